import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Formats {
  /** An exact decimal such as "34.99" with its currency. */
  money(amount: string, currency: string): string;
  day(instant: string): string;
  moment(instant: string): string;
  time(instant: string): string;
}

/** Numbers and dates as the chosen language writes them; what is not a date is shown as it came. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => formatsFor(regional(i18n.language)), [i18n.language]);
}

/** The language as the browser's region writes it: British dates stay British. */
function regional(language: string): string {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language;
}

function formatsFor(language: string): Formats {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return {
    money: (amount, currency) => money(language, amount, currency),
    day: (instant) => written(day, instant),
    moment: (instant) => written(moment, instant),
    time: (instant) => written(time, instant),
  };
}

function money(language: string, amount: string, currency: string): string {
  try {
    // A string keeps every digit; a number would not.
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(
      amount as Intl.StringNumericLiteral,
    );
  } catch {
    return `${amount} ${currency}`;
  }
}

function written(format: Intl.DateTimeFormat, instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : format.format(date);
}

import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import de from '@/locales/de.json';
import en from '@/locales/en.json';
import { stored } from './storage';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'support-desk.language';

/** Chosen before, else the browser's first language that we speak, else English. */
export function preferredLanguage(): Language {
  const wanted = [stored.read(KEY), ...navigator.languages];
  const found = wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}

/** Ready at once: both languages are in the bundle. */
export function createI18n(language: Language): i18n {
  const instance = i18next.createInstance();
  instance.on('languageChanged', (tag) => {
    document.documentElement.lang = tag;
  });
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: en }, de: { translation: de } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

export function rememberLanguage(language: Language): void {
  stored.write(KEY, language);
}

function isLanguage(tag: string | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

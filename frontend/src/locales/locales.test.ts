import { expect, it } from 'vitest';
import { preferredLanguage } from '@/lib/i18n';
import de from './de.json';
import en from './en.json';

it('German and English say the same things', () => {
  expect(keys(de)).toEqual(keys(en));
});

it('German and English fill the same gaps', () => {
  expect(gaps(de)).toEqual(gaps(en));
});

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-GB'], 'en'],
  [['fr'], 'en'],
])('a browser that prefers %j gets %s', (languages, expected) => {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
  expect(preferredLanguage()).toBe(expected);
});

it('what was chosen on the page comes first', () => {
  window.localStorage.setItem('support-desk.language', 'de');
  Object.defineProperty(navigator, 'languages', { value: ['en'], configurable: true });
  expect(preferredLanguage()).toBe('de');
});

function entries(value: unknown, path = ''): [string, string][] {
  return typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => entries(inner, `${path}.${key}`));
}

function keys(value: unknown) {
  return entries(value)
    .map(([key]) => key)
    .toSorted();
}

function gaps(value: unknown) {
  return entries(value)
    .map(([key, text]) => `${key}: ${(text.match(/{{\w+}}/g) ?? []).toSorted().join()}`)
    .toSorted();
}

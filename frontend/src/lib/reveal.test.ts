import { expect, it } from 'vitest';
import { isSuspicious, reveal, revealed } from './reveal';

it.each([
  ['right-to-left override', 'a\u202Eb', 'a[U+202E]b'],
  ['isolates', '\u2066x\u2069', '[U+2066]x[U+2069]'],
  ['zero width space', 'ORD\u200B-1', 'ORD[U+200B]-1'],
  ['soft hyphen', 'a\u00ADb', 'a[U+00AD]b'],
  ['byte order mark', '\uFEFFa', '[U+FEFF]a'],
  ['a control', 'a\u0007b', 'a[U+0007]b'],
  ['a carriage return', 'a\rb', 'a[U+000D]b'],
  ['a line separator', 'a\u2028b', 'a[U+2028]b'],
  ['a tag', 'a\u{E0041}', 'a[U+E0041]'],
  ['a variation selector on a letter', 'a\uFE0F', 'a[U+FE0F]'],
  ['a filler that counts as a letter', 'a\u3164b', 'a[U+3164]b'],
  ['a joiner outside of an emoji', 'a\u200Db', 'a[U+200D]b'],
])('C11: writes out %s', (_, text, shown) => {
  expect(revealed(text)).toBe(shown);
  expect(isSuspicious(text)).toBe(true);
});

it.each([
  'plain text, 34.99 EUR?',
  'two\nlines\tand a tab',
  '👩‍🚀 ❤️ 👍🏽',
  'Ümläut é ñ',
  'שלום עולם',
  'Привет',
  'Αθήνα',
  '',
])('C11: leaves %j as it is', (text) => {
  expect(revealed(text)).toBe(text);
  expect(isSuspicious(text)).toBe(false);
});

it('C11: marks the word that mixes alphabets, and only that', () => {
  expect(reveal('pay p\u0430ypal now')).toEqual([
    { kind: 'plain', text: 'pay ' },
    { kind: 'mixed', text: 'p\u0430ypal' },
    { kind: 'plain', text: ' now' },
  ]);
});

/** A piece of text, or one sign that would not be seen, or a word of mixed alphabets. */
export interface Piece {
  kind: 'plain' | 'hidden' | 'mixed';
  text: string;
}

// Controls, format signs (direction, zero width, tags), line and paragraph separators, private use, lone surrogates,
// and what Unicode counts as letters or marks though it shows nothing.
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u;
const EMOJI_JOINERS = new Set(['\u200D', '\uFE0F']);
const LATIN = /\p{Script=Latin}/u;
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Splits text that somebody else wrote, so that nothing in it can hide, turn round or pass for something else. */
export function reveal(text: string): Piece[] {
  const pieces: Piece[] = [];
  let before = '';
  for (const sign of text) {
    add(
      pieces,
      isHidden(sign, before) ? { kind: 'hidden', text: codePoint(sign) } : { kind: 'plain', text: sign },
    );
    before = sign === '\uFE0F' ? before : sign;
  }
  return pieces.flatMap((piece) => (piece.kind === 'plain' ? markMixedWords(piece.text) : [piece]));
}

/** Whether {@link reveal} would mark anything. */
export function isSuspicious(text: string): boolean {
  return reveal(text).some(({ kind }) => kind !== 'plain');
}

/** The text with every hidden sign written out, for places that take only text (labels, announcements). */
export function revealed(text: string): string {
  return reveal(text)
    .map((piece) => (piece.kind === 'hidden' ? `[${piece.text}]` : piece.text))
    .join('');
}

function isHidden(sign: string, before: string): boolean {
  if (sign === '\n' || sign === '\t' || (EMOJI_JOINERS.has(sign) && EMOJI.test(before))) {
    return false;
  }
  return HIDDEN.test(sign);
}

function codePoint(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function add(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (piece.kind === 'plain' && last?.kind === 'plain') {
    last.text += piece.text;
  } else {
    pieces.push(piece);
  }
}

function markMixedWords(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (LATIN.test(part) && LOOK_ALIKE.test(part)) {
      pieces.push({ kind: 'mixed', text: part });
    } else if (part !== '') {
      add(pieces, { kind: 'plain', text: part });
    }
  }
  return pieces;
}

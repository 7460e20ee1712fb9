import type { Pattern } from '../../../../manifest/schema.js';

const DESCRIPTOR_AT_START = /^@(?:annually|yearly|monthly|weekly|daily|midnight|hourly)/;
const PIECES = 5;

/**
 * The pattern of `schedule` in the CRD. Its alternation splits the anchors, so it means "begins with one of seven
 * descriptors, or ends with five pieces between white space": far more than the parser takes. Five nested repetitions would
 * take for ever on a long text in JavaScript's engine, so the second half is a small state machine.
 */
export const SCHEDULE_PATTERN: Pattern = {
  source: '^(@(annually|yearly|monthly|weekly|daily|midnight|hourly))|((.+)\\s(.+)\\s(.+)\\s(.+)\\s(.+))$',
  test: (text) => DESCRIPTOR_AT_START.test(text) || endsWithFivePieces(text),
};

/** Go's RE2: `\s` is these five characters, and `.` is everything but a line feed. */
const SPACES = new Set(['\t', '\n', '\f', '\r', ' ']);

function endsWithFivePieces(text: string): boolean {
  // inPiece[i]: the text so far can end within piece i; afterSpace[i]: it can end with the space after piece i.
  let inPiece = new Array<boolean>(PIECES).fill(false);
  let afterSpace = new Array<boolean>(PIECES).fill(false);
  for (const character of text) {
    const isPiece = character !== '\n';
    const isSpace = SPACES.has(character);
    const before = inPiece;
    const spaceBefore = afterSpace;
    inPiece = before.map((within, i) => isPiece && (within || i === 0 || spaceBefore[i - 1] === true));
    afterSpace = before.map((within) => isSpace && within);
  }
  return inPiece[PIECES - 1] === true;
}

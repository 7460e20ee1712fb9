/** A range of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What is between the first opening mark and the first closing one behind it, with both; null where none is closed. In one way through
 * the text: the pattern `/\{\{.*?\}\}/` goes to the end again from each mark that nothing closes.
 */
export function firstBetween(text: string, open: string, close: string, from = 0): Span | null {
  const start = text.indexOf(open, from);
  const closed = start < 0 ? -1 : text.indexOf(close, start + open.length);
  return closed < 0 ? null : { start, end: closed + close.length };
}

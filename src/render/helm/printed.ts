/** Whether a text in YAML holds nothing: blank lines and comments, as of a template whose condition does not hold. */
export function isOnlyComments(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
}

/** `web/templates/pool.yaml:3:14` in a word. */
const SPOT = /(?:^|:)([^:]+\/templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;

/** The first place in a template that helm names: its first line where it names none, and an empty path where it names no template. */
export function spotIn(said: string): { template: string; line: number; column: number } {
  const words = said.split(/[\s()]/).map((word) => SPOT.exec(word));
  const [, template = '', line = 1, column = 1] = words.find((found) => found !== null) ?? [];
  return { template, line: Number(line), column: Number(column) };
}

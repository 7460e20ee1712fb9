/** `{{` on a line with no quote and no comment sign before it. */
const ACTION = /^[^#"'\n]*?\{\{/m;

/**
 * Where an unrendered Helm template shows: the offset of the first `{{` that is neither quoted nor in a comment, or null.
 * Two braces are hardly ever meant as YAML (a mapping as the key of a mapping), so in a document that does not parse they
 * are the likely cause.
 */
export function helmActionAt(text: string): number | null {
  const found = ACTION.exec(text);
  return found === null ? null : found.index + found[0].length - 2;
}

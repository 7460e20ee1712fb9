/** `{{`, `{%` (Jinja), `%{` (Terraform) or `<%` (ERB) on a line with no quote and no comment sign before it. */
const MARK = /^[^#"'\n\r\u2028\u2029]*?(\{[{%]|%\{|<%)/m;

/**
 * Where a template shows that nobody filled: the offset of the first mark of one that is neither quoted nor in a comment, or null.
 * Such a pair of signs is hardly ever meant as YAML (two braces are a mapping as the key of a mapping), so in a document that does not
 * parse it is the likely cause.
 */
export function templateMarkAt(text: string): number | null {
  const found = MARK.exec(text);
  return found === null ? null : found.index + found[0].length - 2;
}

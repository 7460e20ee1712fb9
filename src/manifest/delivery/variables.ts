/** `${NAME}` with an operator and its operand, or behind a second `$`, which escapes it. */
const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;

/**
 * Replaces `${NAME}`, `${NAME:=default}` and `${NAME:-default}` as Flux does (postBuild; fluxcd/pkg/envsubst, which takes a default for an
 * empty value, with or without the colon). `$${NAME}` becomes `${NAME}`. Other forms stay as they are, and so does `$NAME`.
 *
 * @param lookup the value of a name; null if it has none (`${NAME}` stays), undefined if it may have one that is not known here
 */
export function substitute(text: string, lookup: (name: string) => string | null | undefined): string {
  return text.replace(VARIABLE, (written: string, name: string, operator?: string, fallback: string = '') => {
    if (written.startsWith('$$')) return written.slice(1);
    const value = lookup(name);
    if (value === undefined || operator === undefined) return value ?? written;
    return /[=-]$/.test(operator) ? value || fallback : written;
  });
}

/** Markup of a page: only the template `markup` makes it, so no string becomes markup. */
export class Html {
  constructor(readonly source: string) {}
}

type Part = Html | readonly Html[] | string | number | null;

/** Markup from a template: its fixed parts are taken as they are; a string that is put in is text. */
export function markup(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(fixed.map((between, i) => between + sourceOf(parts[i] ?? null)).join(''));
}

function sourceOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'number') return part.toLocaleString('en-US');
  if (typeof part !== 'string') return part.map(({ source }) => source).join('');
  // Plain ASCII without commands to a log, so that a page on standard output is the same as in a file.
  return part.replace(
    /[<>&"']|[^ -~]|#(?=\[)/gu,
    (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`,
  );
}

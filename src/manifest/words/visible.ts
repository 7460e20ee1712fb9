/** Characters that change how their neighbours look or that cannot be seen: control, bidirectional, zero-width, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
const MAX_LENGTH = 120;

/** A character as it can be shown: itself, or `\u{202e}` if it could hide or reorder text. */
export function visibleCharacter(character: string): string {
  return character.replace(INVISIBLE, (hidden) => `\\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`);
}

/**
 * Text of unknown origin for use inside a message: on one line, with nothing hidden, at most `maxLength` characters of it.
 * It is not Markdown or HTML; whoever writes those escapes again.
 */
export function visible(text: string, maxLength: number = MAX_LENGTH): string {
  const shown: string[] = [];
  for (const character of text) {
    if (shown.length >= maxLength) return `${shown.join('')}…`;
    shown.push(visibleCharacter(character));
  }
  return shown.join('');
}

/** `Deployment/web`. */
export function titleOf({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${visible(kind)}/${visible(name)}`;
}

/** `Deployment/prod/web`; without a namespace where none is written. */
export function placedTitleOf({
  kind,
  namespace,
  name,
}: {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}): string {
  return [kind, ...(namespace === null ? [] : [namespace]), name].map((part) => visible(part)).join('/');
}

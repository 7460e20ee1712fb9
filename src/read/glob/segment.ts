/** The characters that one position of a path segment may be. */
type Token =
  | { readonly kind: 'text'; readonly character: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'star' }
  | {
      readonly kind: 'class';
      readonly negated: boolean;
      readonly ranges: readonly (readonly [string, string])[];
    };

/** A segment of a pattern: the part between two slashes. */
export interface Segment {
  readonly tokens: readonly Token[];
  /** The text behind the star of a segment such as `*.yaml`; null for any other. */
  readonly suffix: string | null;
}

/** Compiles a segment without braces; null for a character class that is not `[abc]`, `[a-z]` or `[!a-z]`. */
export function compileSegment(pattern: string): Segment | null {
  const characters = Array.from(pattern);
  const tokens: Token[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    if (character === '\\' && at + 1 < characters.length) {
      at += 1;
      tokens.push({ kind: 'text', character: characters[at] ?? '' });
    } else if (character === '*') {
      if (tokens.at(-1)?.kind !== 'star') tokens.push({ kind: 'star' });
    } else if (character === '?') tokens.push({ kind: 'any' });
    else if (character === '[') {
      const end = characters.indexOf(
        ']',
        at + (characters[at + 1] === '!' || characters[at + 1] === '^' ? 3 : 2),
      );
      const token = end < 0 ? null : compileClass(characters.slice(at + 1, end));
      if (token === null) return null;
      tokens.push(token);
      at = end;
    } else tokens.push({ kind: 'text', character });
  }
  return { tokens, suffix: suffixOf(tokens) };
}

function suffixOf([first, ...rest]: readonly Token[]): string | null {
  if (first?.kind !== 'star') return null;
  const characters = rest.flatMap((token) => (token.kind === 'text' ? [token.character] : []));
  return characters.length === rest.length ? characters.join('') : null;
}

function compileClass(inside: readonly string[]): Token | null {
  const negated = inside[0] === '!' || inside[0] === '^';
  const members = negated ? inside.slice(1) : inside;
  if (members.length === 0 || members.includes('[') || members.includes('\\')) return null;
  const ranges: [string, string][] = [];
  for (let at = 0; at < members.length; at += 1) {
    const from = members[at] ?? '';
    const to = members[at + 1] === '-' ? members[at + 2] : undefined;
    ranges.push([from, to ?? from]);
    if (to !== undefined) at += 2;
  }
  return { kind: 'class', negated, ranges };
}

/**
 * True when a segment of a path is what the pattern says. Time is at most the product of both lengths: on a mismatch only
 * the last star takes one character more, which is enough because stars have no memory of each other.
 */
export function matchSegment({ tokens, suffix }: Segment, segment: string): boolean {
  if (suffix !== null) return segment.endsWith(suffix);
  const text = Array.from(segment);
  let token = 0;
  let at = 0;
  let star = -1;
  let starAt = 0;
  while (at < text.length) {
    const expected = tokens[token];
    if (expected?.kind === 'star') {
      star = token;
      starAt = at;
      token += 1;
    } else if (expected !== undefined && accepts(expected, text[at] ?? '')) {
      token += 1;
      at += 1;
    } else if (star >= 0) {
      starAt += 1;
      at = starAt;
      token = star + 1;
    } else return false;
  }
  return tokens.slice(token).every((rest) => rest.kind === 'star');
}

function accepts(token: Token, character: string): boolean {
  switch (token.kind) {
    case 'text':
      return token.character === character;
    case 'any':
    case 'star':
      return true;
    case 'class':
      return token.ranges.some(([from, to]) => isBetween(character, from, to)) !== token.negated;
  }
}

function isBetween(character: string, from: string, to: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= (from.codePointAt(0) ?? 0) && code <= (to.codePointAt(0) ?? 0);
}

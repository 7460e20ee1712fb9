/**
 * True when a glob matches a whole name: `*` is any run of characters but `/`, `?` one of them, `[a-z]` and `[^a-z]` are
 * classes, a backslash takes the next character as it is. A malformed glob matches nothing. Source: Go's path/filepath.Match,
 * which NVIDIA/nodewright v0.15.0 uses for config interrupts.
 */
export function matchesGlob(glob: string, name: string): boolean {
  const tokens = tokensOf(glob);
  return tokens !== null && matches(tokens, Array.from(name));
}

type Token = 'star' | ((character: string) => boolean);

/** Goes back to the last star only, so the work is bounded by the product of the two lengths. */
function matches(tokens: readonly Token[], characters: readonly string[]): boolean {
  let token = 0;
  let character = 0;
  let star: { readonly token: number; character: number } | null = null;
  while (character < characters.length) {
    const wanted = tokens[token];
    const present = characters[character] ?? '';
    if (wanted === 'star') {
      star = { token, character };
      token += 1;
    } else if (wanted?.(present)) {
      token += 1;
      character += 1;
    } else if (star && characters[star.character] !== '/') {
      star.character += 1;
      token = star.token + 1;
      character = star.character;
    } else {
      return false;
    }
  }
  return tokens.slice(token).every((rest) => rest === 'star');
}

/** Null for a glob that is malformed. */
function tokensOf(glob: string): Token[] | null {
  const characters = Array.from(glob);
  const tokens: Token[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at];
    if (character === '*') tokens.push('star');
    else if (character === '?') tokens.push((one) => one !== '/');
    else if (character === '[') {
      const parsed = classAt(characters, at + 1);
      if (!parsed) return null;
      tokens.push(parsed.token);
      at = parsed.end;
    } else {
      if (character === '\\') at += 1;
      const literal = characters[at];
      if (literal === undefined) return null;
      tokens.push((one) => one === literal);
    }
  }
  return tokens;
}

/** A class from the character behind its bracket; `end` is its closing bracket. */
function classAt(characters: readonly string[], start: number): { token: Token; end: number } | null {
  const isNegated = characters[start] === '^';
  let at = isNegated ? start + 1 : start;
  const ranges: [string, string][] = [];
  while (characters[at] !== ']' || ranges.length === 0) {
    const low = memberAt(characters, at);
    if (!low) return null;
    at = low.next;
    let high = low;
    if (characters[at] === '-') {
      const end = memberAt(characters, at + 1);
      if (!end) return null;
      high = end;
      at = end.next;
    }
    ranges.push([low.character, high.character]);
  }
  const isIn = (one: string): boolean => ranges.some(([low, high]) => low <= one && one <= high);
  return { token: (one) => isIn(one) !== isNegated, end: at };
}

function memberAt(characters: readonly string[], at: number): { character: string; next: number } | null {
  const isEscaped = characters[at] === '\\';
  const character = characters[isEscaped ? at + 1 : at];
  if (character === undefined) return null;
  if (!isEscaped && (character === '-' || character === ']')) return null;
  return { character, next: at + (isEscaped ? 2 : 1) };
}

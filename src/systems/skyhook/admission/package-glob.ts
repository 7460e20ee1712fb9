type Token = 'star' | ((character: string) => boolean);

/**
 * True when a glob matches a whole name: `*` is any run of characters but `/`, `?` one of them, `[a-z]` and `[^a-z]` are
 * classes, a backslash takes the next character as it is. A malformed glob matches nothing. Source: Go's path/filepath.Match,
 * which NVIDIA/nodewright v0.15.0 uses for config interrupts.
 */
export function matchesGlob(glob: string, name: string): boolean {
  const tokens = tokensOf(glob);
  if (tokens === null) return false;
  const characters = Array.from(name);
  let [token, at, star, restart] = [0, 0, -1, 0];
  // Going back to the last star only bounds the work by the product of the two lengths.
  while (at < characters.length) {
    const wanted = tokens[token];
    if (wanted === 'star') [star, restart, token] = [token, at, token + 1];
    else if (wanted?.(characters[at] ?? '')) [token, at] = [token + 1, at + 1];
    else if (star >= 0 && characters[restart] !== '/')
      [token, restart, at] = [star + 1, restart + 1, restart + 1];
    else return false;
  }
  return tokens.slice(token).every((rest) => rest === 'star');
}

const TOKEN = /\*|\?|\[\^?(?:(?:\\.|[^\\\]-])(?:-(?:\\.|[^\\\]-]))?)+\]|\\.|[^\\[]/suy;
const RANGE = /(\\.|[^\\\]-])(?:-(\\.|[^\\\]-]))?/gsu;

/** Null for a glob that is malformed. */
function tokensOf(glob: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < glob.length;) {
    TOKEN.lastIndex = at;
    const [text] = TOKEN.exec(glob) ?? [];
    if (text === undefined) return null;
    tokens.push(tokenOf(text));
    at += text.length;
  }
  return tokens;
}

function tokenOf(text: string): Token {
  if (text === '*') return 'star';
  if (text === '?') return (one) => one !== '/';
  if (!text.startsWith('[') || text.length === 1) return (one) => one === unescaped(text);
  const isNegated = text.startsWith('[^');
  const ranges = [...text.slice(isNegated ? 2 : 1, -1).matchAll(RANGE)].map(
    ([, low = '', high = low]) => [unescaped(low), unescaped(high)] as const,
  );
  return (one) => ranges.some(([low, high]) => low <= one && one <= high) !== isNegated;
}

function unescaped(text: string): string {
  return text.startsWith('\\') ? text.slice(1) : text;
}

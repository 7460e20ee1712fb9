/**
 * True when a glob matches a whole name: `*` is any run of characters but `/`, `?` one of them, `[a-z]` and `[^a-z]` are
 * classes, a backslash takes the next character as it is. A malformed glob matches nothing. Source: Go's path/filepath.Match,
 * which NVIDIA/nodewright v0.15.0 uses for config interrupts.
 */
export function matchesGlob(glob: string, name: string): boolean {
  const tokens = glob.match(TOKEN) ?? [];
  if (tokens.join('') !== glob) return false;
  const characters = Array.from(name);
  let [token, at, star, restart] = [0, 0, -1, 0];
  // Going back to the last star only bounds the work by the product of the two lengths.
  while (at < characters.length) {
    const wanted = tokens[token];
    if (wanted === '*') [star, restart, token] = [token, at, token + 1];
    else if (wanted !== undefined && isOne(wanted, characters[at] ?? '')) [token, at] = [token + 1, at + 1];
    else if (star >= 0 && characters[restart] !== '/')
      [token, restart, at] = [star + 1, restart + 1, restart + 1];
    else return false;
  }
  return tokens.slice(token).every((rest) => rest === '*');
}

const TOKEN = /\*|\?|\[\^?(?:(?:\\.|[^\\\]-])(?:-(?:\\.|[^\\\]-]))?)+\]|\\.|[^\\[]/gsu;
const RANGE = /(\\.|[^\\\]-])(?:-(\\.|[^\\\]-]))?/gsu;

function isOne(token: string, character: string): boolean {
  const plain = (text: string): string => text.replace(/^\\(?=.)/su, '');
  if (token === '?') return character !== '/';
  if (!token.startsWith('[')) return character === plain(token);
  const isNegated = token.startsWith('[^');
  const ranges = [...token.slice(isNegated ? 2 : 1, -1).matchAll(RANGE)];
  return (
    ranges.some(([, low = '', high = low]) => plain(low) <= character && character <= plain(high)) !==
    isNegated
  );
}

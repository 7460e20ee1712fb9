/** `{1..3}` and `{a..c}`, which shells expand and this does not. */
const RANGE = /^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/;

/**
 * All texts that `{a,b}` groups stand for, groups inside groups too. Braces without a comma stand for themselves. Null when
 * there are more than `most`, or when a group is a range.
 */
export function expandBraces(pattern: string, most: number): string[] | null {
  const done: string[] = [];
  const open = [pattern];
  while (open.length > 0) {
    const next = open.pop() ?? '';
    const group = lastInnermostGroup(next);
    if (group === 'range') return null;
    if (group === null) done.push(next);
    else for (const choice of group.choices) open.push(group.before + choice + group.after);
    if (done.length + open.length > most) return null;
  }
  return done.reverse();
}

interface Group {
  readonly before: string;
  readonly choices: readonly string[];
  readonly after: string;
}

/** A group with no other group inside; expanding these one by one ends, since each step removes a pair of braces. */
function lastInnermostGroup(pattern: string): Group | 'range' | null {
  let start = -1;
  let commas: number[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === '\\') at += 1;
    else if (character === '{') {
      start = at;
      commas = [];
    } else if (character === ',' && start >= 0) commas.push(at);
    else if (character === '}' && start >= 0) {
      if (commas.length > 0) return groupAt(pattern, start, commas, at);
      if (RANGE.test(pattern.slice(start + 1, at))) return 'range';
      start = -1;
    }
  }
  return null;
}

function groupAt(pattern: string, start: number, commas: readonly number[], end: number): Group {
  const edges = [start, ...commas, end];
  const choices = edges.slice(1).map((edge, index) => pattern.slice((edges[index] ?? 0) + 1, edge));
  return { before: pattern.slice(0, start), choices, after: pattern.slice(end + 1) };
}

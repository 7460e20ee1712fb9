import { counted } from '../manifest/words/plural.js';

/** One glob of a list, and what it was made from. */
export interface GlobLine {
  readonly why: string;
  readonly glob: string;
}

/** From this many on, globs that are alike become one: a list may hold 100. */
const MANY = 40;
/** What one pair of braces may stand for, with three suffixes behind it. */
const IN_BRACES = 60;
const MOST_CHARACTERS = 900;
/** A name that can stand in braces. */
const PLAIN = /^[\w.-]+$/;

/** Many globs that differ in the name of one folder or file, as a few with braces; a short list stays as it is. */
export function joinedGlobs(lines: readonly GlobLine[]): readonly GlobLine[] {
  if (lines.length < MANY) return lines;
  const depth = Math.max(...lines.map(({ glob }) => glob.split('/').length));
  const ways = Array.from({ length: depth }, (_, position) => joinedAt(lines, position));
  return ways.reduce((best, way) => (way.length < best.length ? way : best), lines);
}

interface Member {
  readonly name: string;
  readonly line: GlobLine;
}

/** Joins globs that are equal but for the segment at this position, counted from the end. */
function joinedAt(lines: readonly GlobLine[], position: number): GlobLine[] {
  const groups = new Map<string, Member[]>();
  const result: GlobLine[] = [];
  for (const line of lines) {
    const out = line.glob.startsWith('!') ? '!' : '';
    const segments = line.glob.slice(out.length).split('/');
    const name = segments.at(-1 - position);
    if (name === undefined || !PLAIN.test(name)) result.push(line);
    else {
      const key = JSON.stringify([out, segments.with(-1 - position, '')]);
      groups.set(key, [...(groups.get(key) ?? []), { name, line }]);
    }
  }
  for (const [key, members] of groups) {
    const [out, segments] = JSON.parse(key) as [string, string[]];
    for (const chunk of chunks(members)) result.push(joined(out, segments, position, chunk));
  }
  return result;
}

function joined(
  out: string,
  segments: readonly string[],
  position: number,
  members: readonly [Member, ...Member[]],
): GlobLine {
  const [first, ...others] = members;
  if (others.length === 0) return first.line;
  const names = `{${members.map(({ name }) => name).join(',')}}`;
  return {
    why: `${first.line.why} The same of ${counted(others.length, 'other')}.`,
    glob: `${out}${segments.with(-1 - position, names).join('/')}`,
  };
}

function chunks(members: readonly Member[]): [Member, ...Member[]][] {
  const all: [Member, ...Member[]][] = [];
  let length = 0;
  for (const member of members) {
    const last = all.at(-1);
    length += member.name.length + 1;
    if (last !== undefined && last.length < IN_BRACES && length < MOST_CHARACTERS) last.push(member);
    else {
      all.push([member]);
      length = member.name.length;
    }
  }
  return all;
}

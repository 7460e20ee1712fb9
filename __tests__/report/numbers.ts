/** One number of one thing as some rendering of a report tells it. */
export interface Claim {
  /** What it is of: `title`, `table`, `Skyhook/a`, `Skyhook/a production`. */
  readonly of: string;
  readonly what: string;
  readonly value: string;
}

/** As much of the JSON report as the claims of a comment are about. */
export interface Numbers {
  readonly policies: readonly {
    readonly kind: string;
    readonly namespace: string | null;
    readonly name: string;
    readonly head: EffectNumbers | null;
    readonly base: EffectNumbers | null;
  }[];
}

interface EffectNumbers {
  readonly peakAtOnce: number;
  readonly worstLoss: number;
  readonly groups: readonly GroupNumbers[];
}

interface GroupNumbers {
  readonly name: string;
  readonly matched: number;
  readonly peakAtOnce: number;
  readonly worstLoss: number;
  readonly start: string | null;
  readonly finish: string | null;
  readonly batches: readonly { readonly size: number }[];
}

const SUBJECT_FOLD =
  /^<details><summary><code>([^<]*)<\/code> [^:]*: (?:nothing starts|([\d,]+) batch(?:es)?, peak ([\d,]+), worst loss ([\d,]+))<\/summary>/;
const SUBJECT_TEXT = /^(\S+\/\S+), (?:added|changed|removed)/;
const GROUP = /^(?:\*\*`(.+)`\*\*| {2}group (.+),) ([\d,]+) (?:node|cluster|replica)s?\b/;
const FACT = /^(?:- \*\*([a-z ]+)\*\* | {4}([a-z]+(?: [a-z]+)*) {2,})(.+)$/;
const WHEN = /^\w{3} (\d{4}-\d\d-\d\d \d\d:\d\d) UTC/;

/** What a comment or a report of the terminal says of the rollouts that it shows, in the order in which it says so. */
export function claimsOf(text: string): Claim[] {
  const claims: Claim[] = [];
  let subject = '';
  let of = '';
  for (const line of text.split('\n')) {
    const fold = SUBJECT_FOLD.exec(line);
    const shown = fold ?? SUBJECT_TEXT.exec(line);
    const group = GROUP.exec(line);
    const fact = FACT.exec(line);
    if (fold) {
      // What starts nothing has none of them.
      const [, name = '', batches = '0', peak = '0', loss = '0'] = fold;
      claims.push({ of: name, what: 'batches', value: plain(batches) });
      claims.push({ of: name, what: 'peak', value: plain(peak) });
      claims.push({ of: name, what: 'worst loss', value: plain(loss) });
    }
    if (shown) [, subject = ''] = shown;
    // Every other fold, and every other paragraph of the terminal, is about something else.
    if (/^(?:<details>|\S)/.test(line) && !line.startsWith('-') && !shown && !group) of = '';
    if (shown) of = '';
    if (group && subject !== '') {
      of = `${subject} ${group[1] ?? group[2] ?? ''}`;
      claims.push({ of, what: 'matched', value: plain(group[3] ?? '') });
    }
    if (fact && of !== '') claims.push(...factClaims(of, fact[1] ?? fact[2] ?? '', fact[3] ?? ''));
  }
  return claims;
}

function factClaims(of: string, what: string, says: string): Claim[] {
  if (what === 'peak' || what === 'worst loss') {
    const count = /^[\d,]+/.exec(says)?.[0];
    return count === undefined ? [] : [{ of, what, value: plain(count) }];
  }
  if (what === 'start' || what === 'finish') {
    const at = WHEN.exec(says)?.[1];
    return at === undefined ? [] : [{ of, what, value: at }];
  }
  if (what !== 'batches') return [];
  const sizes = says.replace(/, was .*$/, '');
  const count = /\(([\d,]+) batch/.exec(sizes)?.[1] ?? (/^\d/.test(sizes) ? '1' : '0');
  return [
    { of, what, value: plain(count) },
    ...targetsIn(sizes).map((value) => ({ of, what: 'sum', value })),
  ];
}

/** `1 2 4` and `2, 1 x 40, 5` added up; nothing where the middle is left out, or where the line is broken. */
function targetsIn(sizes: string): string[] {
  if (sizes === 'none') return ['0'];
  if (sizes.includes('...')) return [];
  const items = sizes.replace(/ \(.*$/, '').matchAll(/(\d+)(?: x (\d+))?/g);
  const sum = [...items].reduce((total, [, size, times]) => total + Number(size) * Number(times ?? 1), 0);
  return /^[\dx, ]+(?: \(\d[\d,]* batch.*)?$/.test(sizes) ? [String(sum)] : [];
}

const TITLE = [
  { what: 'worst loss', pattern: /could break ([\d,]+)/ },
  { what: 'peak', pattern: /disrupts up to ([\d,]+) (?:of [\d,]+ )?[a-z]+ at once/ },
];
const ROW =
  /^\| (Peak at once|\w+ broken before the rollout stops \(worst case\)) \|(?:.*\|)? ?\**([\d,]+) of [^|]*\|$/;

/** What the title and the table say of a change that touches one rollout. */
export function headClaimsOf(comment: string): Claim[] {
  const lines = comment.split('\n');
  const title = lines.find((line) => line.startsWith('### ')) ?? '';
  const ofTitle = TITLE.flatMap(({ what, pattern }) => {
    const value = pattern.exec(title)?.[1];
    return value === undefined ? [] : [{ of: 'title', what, value: plain(value) }];
  });
  const ofTable = lines.flatMap((line) => {
    const [, label, value] = ROW.exec(line) ?? [];
    if (label === undefined || value === undefined) return [];
    return [{ of: 'table', what: label === 'Peak at once' ? 'peak' : 'worst loss', value: plain(value) }];
  });
  return [...ofTitle, ...ofTable];
}

/** The claims that the JSON report says otherwise, each with what it says; what it has nothing of is no disagreement. */
export function disagreements(claims: readonly Claim[], report: Numbers): string[] {
  const known = knownOf(report);
  return claims.flatMap(({ of, what, value }) => {
    const values = known.get(`${of}: ${what}`);
    return values === undefined || values.has(value)
      ? []
      : [`${of}: ${what} ${value}, not ${[...values].join(' or ')}`];
  });
}

/** How many of the claims the JSON report has a number for. */
export function checkable(claims: readonly Claim[], report: Numbers): number {
  const known = knownOf(report);
  return claims.filter(({ of, what }) => known.has(`${of}: ${what}`)).length;
}

function knownOf({ policies }: Numbers): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const learn = (of: string, what: string, value: number | string | null): void => {
    if (value === null) return;
    const key = `${of}: ${what}`;
    known.set(key, (known.get(key) ?? new Set()).add(String(value)));
  };
  for (const { kind, namespace, name, head } of policies) {
    for (const of of new Set([`${kind}/${name}`, `${kind}/${namespace ?? ''}/${name}`])) {
      if (!head) continue;
      learn(of, 'peak', head.peakAtOnce);
      learn(of, 'worst loss', head.worstLoss);
      learn(of, 'batches', sum(head.groups.map(({ batches }) => batches.length)));
      for (const group of head.groups) {
        const ofGroup = `${of} ${group.name}`;
        learn(ofGroup, 'matched', group.matched);
        learn(ofGroup, 'peak', group.peakAtOnce);
        learn(ofGroup, 'worst loss', group.worstLoss);
        learn(ofGroup, 'start', minuteOf(group.start));
        learn(ofGroup, 'finish', minuteOf(group.finish));
        learn(ofGroup, 'batches', group.batches.length);
        learn(ofGroup, 'sum', sum(group.batches.map(({ size }) => size)));
      }
    }
  }
  return known;
}

function minuteOf(instant: string | null): string | null {
  return instant === null ? null : instant.slice(0, 16).replace('T', ' ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function plain(count: string): string {
  return count.replaceAll(',', '');
}

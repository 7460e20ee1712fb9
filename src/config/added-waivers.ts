import type { WrittenWaiver } from '../rules/waivers.js';

type Whole = Extract<WrittenWaiver, { kind: 'whole' }>;

/** A waiver that accepts more than before the change, with the steps to its line. */
interface AddedWaiver {
  readonly path: readonly string[];
  readonly before: null;
  readonly after: string;
}

/** Waivers by which something is accepted that was not: new ones, and those that reach further, last longer or accept more. */
export function addedWaivers(
  before: readonly WrittenWaiver[],
  after: readonly WrittenWaiver[],
): AddedWaiver[] {
  const had = before.filter((one) => one.kind === 'whole');
  return after.flatMap((one, index) =>
    one.kind === 'malformed' || had.some((earlier) => includes(earlier, one))
      ? []
      : [{ path: ['waivers', String(index)], before: null, after: textOf(one) }],
  );
}

function includes(earlier: Whole, now: Whole): boolean {
  return (
    earlier.rule === now.rule &&
    earlier.subject.trim() === now.subject.trim() &&
    earlier.expires >= now.expires &&
    (earlier.cluster === null || earlier.cluster === now.cluster) &&
    // A number and what the base has are no order.
    (earlier.max === now.max || (earlier.max !== null && now.max !== null && earlier.max > now.max))
  );
}

function textOf({ rule, subject, owner, expires, max, cluster }: Whole): string {
  const upTo = max === null ? '' : ` up to ${max}`;
  const where = cluster === null ? '' : ` in ${cluster}`;
  return `${rule} for ${subject}${where}${upTo} until ${expires} (${owner})`;
}

/** Sentences on waivers that would not apply, with the steps to their lines. */
export function brokenWaivers(
  all: readonly WrittenWaiver[],
): { readonly path: readonly string[]; readonly message: string }[] {
  return all.flatMap((one, index) =>
    one.kind === 'malformed'
      ? {
          path: ['waivers', String(index)],
          message: `This waiver will not apply: ${one.why}. Write rule, subject, reason, owner and expires.`,
        }
      : [],
  );
}

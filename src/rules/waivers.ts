import { code, NO_TEXT, type Text, text } from '../text/text.js';
import type { Place } from '../manifest/manifest.js';
import type { Finding, Waiver } from '../plan/finding.js';
import type { Plan, WaiverLapse } from '../plan/model.js';
import { refKey, refText } from '../systems/system.js';

/** A waiver as the configuration holds it, or why what it holds is none. */
export type WrittenWaiver =
  | (Waiver & {
      readonly kind: 'whole';
      /** Null: it holds in every cluster. */
      readonly cluster: string | null;
      /** True where it may be for another cluster of the same configuration. */
      readonly isShared: boolean;
    })
  | {
      readonly kind: 'malformed';
      readonly rule: string | null;
      readonly subject: string | null;
      readonly why: Text;
    };

/** A waiver and its line. */
export type PlacedWaiver = WrittenWaiver & { readonly place: Place | null };
type WholeWaiver = Extract<PlacedWaiver, { kind: 'whole' }>;

/** What watches the checks themselves: no check could see a waiver of these. */
export const NEVER_WAIVED: ReadonlySet<string> = new Set(['guard-weakened', 'waiver-lapsed']);

interface Waived {
  /** Findings that an owner accepted, with the waiver that does so. */
  readonly waived: ReadonlyMap<Finding, Waiver>;
  /** Waivers that do not do what they say. */
  readonly lapses: readonly WaiverLapse[];
}

/** Which findings are accepted at the plan's instant, and which waivers accept nothing or no longer. */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly PlacedWaiver[],
  plan: Plan,
): Waived {
  if (waivers.length === 0) return { waived: new Map(), lapses: [] };
  const whole = waivers.filter((one) => one.kind === 'whole');
  const waived = new Map<Finding, Waiver>();
  for (const finding of findings) {
    const found = whole.find((one) => isFor(one, finding) && isInForce(one, plan) && covers(one, finding));
    if (found && finding.status !== 'fixed') waived.set(finding, waiverOf(found));
  }
  const touched = touchedIn(plan);
  const lapses = waivers.flatMap((one) => {
    if (one.kind === 'malformed') return [{ ...lapseOf(one), kind: 'malformed' as const, why: one.why }];
    const own = findings.filter((finding) => isFor(one, finding));
    const open = own.filter((finding) => finding.status !== 'fixed' && !waived.has(finding));
    return ofWhole(one, { own, open, touched, plan });
  });
  return { waived, lapses };
}

interface Matches {
  /** All findings that the waiver is for. */
  readonly own: readonly Finding[];
  /** Those of them that stand and are not accepted. */
  readonly open: readonly Finding[];
  readonly touched: ReadonlySet<string>;
  readonly plan: Plan;
}

function ofWhole(waiver: WholeWaiver, { own, open, touched, plan }: Matches): WaiverLapse[] {
  const [first] = open.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0));
  const lapsed = !isInForce(waiver, plan);
  if (first) {
    const isTouched = open.some(
      ({ status, policy }) => status !== 'unchanged' || (policy !== null && touched.has(refKey(policy))),
    );
    const kind = lapsed ? 'expired' : 'exceeded';
    return [{ ...lapseOf(waiver), kind, isTouched, policy: first.policy, why: whyNot(waiver, first) }];
  }
  // What could not be read may hold what it is for, and what the change fixes was there.
  const isUnsure = plan.problems.some(({ severity }) => severity === 'error') || own.length > 0;
  if ((isUnsure || waiver.isShared) && !lapsed) return [];
  return own.length > 0 ? [] : [{ ...lapseOf(waiver), kind: 'unused', why: null }];
}

function whyNot({ max }: WholeWaiver, { magnitude, status }: Finding): Text {
  if (max === null)
    return status === 'worsened'
      ? text`it has no ${code('max')}, and the change makes the finding worse`
      : NO_TEXT;
  if (magnitude === null)
    return text`it has a ${code('max')} of ${max}, and the finding has no number to compare`;
  return text`it accepts up to ${max}, and the finding comes to ${magnitude}`;
}

function lapseOf(one: PlacedWaiver): Omit<WaiverLapse, 'kind' | 'why'> {
  return {
    rule: one.rule,
    subject: one.subject,
    owner: one.kind === 'whole' ? one.owner : null,
    expires: one.kind === 'whole' ? one.expires : null,
    isTouched: false,
    policy: null,
    place: one.place,
  };
}

/** Policies that the change edits, or whose rollout it makes another one. */
function touchedIn({ policies }: Plan): ReadonlySet<string> {
  return new Set(
    policies
      .filter(
        ({ change, touchedThrough, sameEffect }) =>
          change !== 'unchanged' || touchedThrough.length > 0 || !sameEffect,
      )
      .map(({ ref }) => refKey(ref)),
  );
}

/** The subject is the policy, one of its groups, or the fingerprint of a single finding. */
function isFor({ rule, subject }: WholeWaiver, finding: Finding): boolean {
  return finding.rule === rule && subjectsOf(finding).includes(subject.trim());
}

function subjectsOf({ fingerprint, policy, group }: Finding): string[] {
  if (policy === null) return [fingerprint];
  const name = refText(policy);
  return group === null ? [fingerprint, name] : [fingerprint, name, `${name} group "${group}"`];
}

/** Up to the end of its last day, in UTC. */
function isInForce({ expires }: Waiver, { at }: Plan): boolean {
  return at < endOf(expires);
}

const DAY_MS = 86_400_000;

/** The first instant at which a waiver no longer holds. */
export function endOf(expires: string): number {
  return Date.parse(`${expires}T00:00:00Z`) + DAY_MS;
}

/** Without a number that was accepted, no more than the base has is. */
function covers({ max }: Waiver, { magnitude, status }: Finding): boolean {
  if (max === null) return status !== 'worsened';
  // A fraction only ranks findings of one number.
  return magnitude !== null && Math.floor(magnitude) <= max;
}

function waiverOf({ rule, subject, reason, owner, expires, max }: Waiver): Waiver {
  return { rule, subject, reason, owner, expires, max };
}

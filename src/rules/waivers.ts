import { code, NO_TEXT, type Text, text } from '../text/text.js';
import type { Place } from '../manifest/manifest.js';
import type { Finding, Waiver } from '../plan/finding.js';
import type { Plan, WaiverLapse } from '../plan/model.js';
import { type PolicyRef, refText } from '../systems/system.js';
import { DAY_MS } from '../calendar/days.js';
import { sameRef } from './rule.js';

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

/** Findings that an owner accepted at the plan's instant, each with its waiver, and the waivers that do not do what they say. */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly PlacedWaiver[],
  plan: Plan,
): { readonly waived: ReadonlyMap<Finding, Waiver>; readonly lapses: readonly WaiverLapse[] } {
  const waived = new Map<Finding, Waiver>();
  const whole = waivers.filter((one) => one.kind === 'whole');
  for (const finding of whole.length === 0 ? [] : findings) {
    const found = whole.find((one) => isFor(one, finding) && isInForce(one, plan) && covers(one, finding));
    if (!found || finding.status === 'fixed') continue;
    const { rule, subject, reason, owner, expires, max } = found;
    waived.set(finding, { rule, subject, reason, owner, expires, max });
  }
  const unsure = plan.problems.some(({ severity }) => severity === 'error');
  const lapses = waivers.flatMap((one): WaiverLapse | [] => {
    const { rule, subject, place } = one;
    const nothing = { owner: null, expires: null, isTouched: false, policy: null, why: null };
    const lapse = { rule, subject, place, ...nothing };
    if (one.kind === 'malformed') return { ...lapse, kind: 'malformed', why: one.why };
    const { owner, expires } = one;
    const isOver = !isInForce(one, plan);
    const own = findings.filter((finding) => isFor(one, finding));
    const open = own.filter((finding) => finding.status !== 'fixed' && !waived.has(finding));
    const [first] = open.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0));
    if (first) {
      const isTouched = open.some(
        ({ status, policy }) => status !== 'unchanged' || (policy !== null && isTouchedIn(plan, policy)),
      );
      const why = whyNot(one, first);
      const { policy } = first;
      return { ...lapse, owner, expires, kind: isOver ? 'expired' : 'exceeded', isTouched, policy, why };
    }
    // What could not be read may hold what it is for, and what the change fixes was there.
    if (own.length > 0 || ((one.isShared || unsure) && !isOver)) return [];
    return { ...lapse, owner, expires, kind: 'unused' };
  });
  return { waived, lapses };
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

/** True for a policy that the change edits, or whose rollout it makes another one. */
function isTouchedIn({ policies }: Plan, policy: PolicyRef): boolean {
  const diff = policies.find(({ ref }) => sameRef(ref, policy));
  return (
    diff !== undefined && (diff.change !== 'unchanged' || diff.touchedThrough.length > 0 || !diff.sameEffect)
  );
}

/** The subject is the policy, one of its groups, or the fingerprint of a single finding. */
function isFor({ rule, subject }: WholeWaiver, { rule: own, fingerprint, policy, group }: Finding): boolean {
  const name = policy && refText(policy);
  const subjects = [fingerprint, name, name !== null && group !== null && `${name} group "${group}"`];
  return own === rule && subjects.includes(subject.trim());
}

/** Up to the end of its last day, in UTC. */
function isInForce({ expires }: Waiver, { at }: Plan): boolean {
  return at < endOf(expires);
}

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

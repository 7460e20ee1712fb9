import { code, type Text, text } from '../text/text.js';
import type { Place } from '../manifest/manifest.js';
import type { Finding, Waiver } from '../plan/finding.js';
import type { Plan, WaiverLapse } from '../plan/model.js';
import { fix, refText } from '../systems/system.js';
import { DAY_MS } from '../calendar/days.js';
import { sameRef } from './rule.js';
import { isTouched } from '../plan/outcome-of.js';

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

/** Rules that watch the checks themselves: no check could see a waiver of these. */
export const NEVER_WAIVED: ReadonlySet<string> = new Set(['guard-weakened', 'waiver-lapsed']);

/** Findings that an owner accepted at the plan's instant, each with its waiver, and the waivers that do not do what they say. */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly PlacedWaiver[],
  plan: Plan,
): { readonly waived: ReadonlyMap<Finding, Waiver>; readonly lapses: readonly WaiverLapse[] } {
  const waived = new Map<Finding, Waiver>();
  const whole = waivers.filter((one) => one.kind === 'whole');
  for (const finding of findings) {
    const found = whole.find((one) => isFor(one, finding) && isInForce(one, plan) && covers(one, finding));
    if (!found || finding.status === 'fixed') continue;
    const { rule, subject, reason, owner, expires, max } = found;
    waived.set(finding, { rule, subject, reason, owner, expires, max });
  }
  const unsure = plan.problems.some(({ severity }) => severity === 'error');
  const lapses = waivers.flatMap((one): WaiverLapse | [] => {
    const { rule, subject, place } = one;
    const lapse = { rule, subject, place, owner: null, expires: null, isTouched: false, policy: null };
    if (one.kind === 'malformed')
      return { ...lapse, kind: 'malformed', says: text`does not apply: ${one.why}`, fix: COMPLETE };
    const { owner, expires } = one;
    const isOver = !isInForce(one, plan);
    const own = findings.filter((finding) => isFor(one, finding));
    const open = own.filter((finding) => finding.status !== 'fixed' && !waived.has(finding));
    const [first] = open.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0));
    if (first) {
      const isOfChange = open.some(
        ({ status, policy }) =>
          status !== 'unchanged' ||
          plan.policies.some((diff) => policy && sameRef(diff.ref, policy) && isTouched(diff)),
      );
      const found = { ...lapse, owner, expires, isTouched: isOfChange, policy: first.policy };
      const broken = code(one.rule);
      return isOver
        ? {
            ...{ ...found, kind: 'expired' },
            says: text`expired at the end of ${code(expires)} UTC, and the rule is still broken`,
            fix: fix`Fix ${broken}, or let the owner set a later day.`,
          }
        : {
            ...{ ...found, kind: 'exceeded' },
            says: text`is exceeded: ${whyNot(one, first)}`,
            fix: fix`Fix ${broken}, or let the owner set another ${code('max')}.`,
          };
    }
    // Objects that could not be read may be its subject, and what the change fixes was there.
    if (own.length > 0 || ((one.isShared || unsure) && !isOver)) return [];
    return { ...lapse, owner, expires, kind: 'unused', says: text`matches no finding`, fix: REMOVE };
  });
  return { waived, lapses };
}

const COMPLETE = fix`Write ${code('rule')}, ${code('subject')}, ${code('reason')}, ${code('owner')} and ${code('expires')} (the last day, such as 2027-03-01); ${code('max')} and ${code('cluster')} if needed.`;
const REMOVE = fix`Remove it, or correct its ${code('subject')}: the policy (${code('Kind/name')}), one of its groups (${code('Kind/name group "NAME"')}) or a fingerprint.`;

function whyNot({ max }: WholeWaiver, { magnitude }: Finding): Text {
  if (max === null) return text`it has no ${code('max')}, and the change makes the finding worse`;
  return magnitude === null
    ? text`it has a ${code('max')} of ${max}, and the finding has no number to compare`
    : text`it accepts up to ${max}, and the finding comes to ${magnitude}`;
}

/** The subject is the policy, one of its groups, or the fingerprint of a single finding. */
function isFor({ rule, subject }: WholeWaiver, { rule: own, fingerprint, policy, group }: Finding): boolean {
  const name = policy && refText(policy);
  const subjects = [fingerprint, name, name !== null && group !== null && `${name} group "${group}"`];
  return own === rule && subjects.includes(subject.trim());
}

/** True up to the end of its last day, in UTC. */
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

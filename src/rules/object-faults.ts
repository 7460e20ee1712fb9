import type { SidePlan } from '../plan/model.js';
import { canonicalJson } from '../plan/canonical.js';
import type { ObjectFault } from '../systems/system.js';
import type { Violation } from './rule.js';

const SHOWN = 3;

/** One violation for all objects of which the same is to be said: forty of them are one cause. */
export function faultViolations(side: SidePlan, kind: ObjectFault['kind']): Violation[] {
  const bySentence = new Map<string, { violation: Violation; about: string[] }>();
  for (const policy of side.policies) {
    for (const fault of policy.faults ?? []) {
      if (fault.kind !== kind) continue;
      const group = policy.effect.groups[0]?.name ?? null;
      const key = canonicalJson([group, fault.says]);
      const known = bySentence.get(key);
      if (known) known.about.push(fault.about);
      else {
        const { remediation, place, says } = fault;
        const violation = {
          policy: policy.ref,
          group,
          subject: says,
          message: '',
          remediation,
          place,
          magnitude: 1,
          evidence: {},
          isStandIn: group !== null,
        };
        bySentence.set(key, { violation, about: [fault.about] });
      }
    }
  }
  return [...bySentence.values()].map(({ violation, about }) => {
    const { policy, subject } = violation;
    const more = about.length > SHOWN ? ` and ${about.length - SHOWN} more` : '';
    const kindName = policy?.kind ?? '';
    return {
      ...violation,
      message: `${kindName} ${about.slice(0, SHOWN).join(', ')}${more}: ${subject}.`,
      magnitude: about.length,
      evidence: { about, count: about.length },
    };
  });
}

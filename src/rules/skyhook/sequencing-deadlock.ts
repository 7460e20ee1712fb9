import { few } from '../../manifest/words/listing.js';
import { allOf } from '../../manifest/words/plural.js';
import { count, policyRule } from '../rule.js';
import { type Deadlock, factsOf, refText } from '../../systems/system.js';

export const sequencingDeadlock = policyRule({
  id: 'sequencing-deadlock',
  detects:
    'objects that wait for each other: one for a taint to go, the other, which removes it, for the first to be done',
  systems: ['skyhook'],
  severity: 'error',
  judge: (policy) =>
    factsOf(policy, 'deadlock').map((deadlock) => {
      const self = refText(policy.ref);
      const later = refText(deadlock.later);
      const isMutual = deadlock.kind === 'mutual';
      return {
        subject: later,
        message: isMutual ? mutual(self, later, deadlock) : oneHoldsAll(self, later, deadlock),
        remediation: isMutual
          ? `Set runtimeRequired: true on ${self}, so that it tolerates the taint, or give ${later} the lower priority.`
          : `Set sequencing: node on ${self}.`,
        place: deadlock.place,
        magnitude: deadlock.held,
        evidence: {
          later,
          kind: deadlock.kind,
          shared: deadlock.shared,
          held: deadlock.held,
          keptNow: [...deadlock.now],
        },
        severity: isMutual ? 'error' : 'warning',
      };
    }),
});

function mutual(self: string, later: string, { by, shared, held, now }: Deadlock): string {
  const when =
    now.length > 0
      ? `${few(now)} ${now.length === 1 ? 'has' : 'have'} it now.`
      : `It begins with the first of the ${count(shared)} they share that joins with it.`;
  return (
    `${self}: it does not tolerate ${by}, which stays on a node until ${later} is complete there, and ${later} waits for ${self}: ` +
    `each waits for the other, and ${count(held)} of ${later} ${held === 1 ? 'is' : 'are'} never rolled. ${when}`
  );
}

function oneHoldsAll(self: string, later: string, { by, shared, held }: Deadlock): string {
  return (
    `${self}: with sequencing: all one node that does not complete it keeps ${later} from all of its ${count(held)}, and with that ` +
    `${by} on ${allOf(shared, 'node')} they share: nothing is scheduled there.`
  );
}

import { factsOf, type SharedClaim } from '../../systems/system.js';
import { type Breach, groupRule, groupViolation, type LimitedGroup } from '../rule.js';

export const volumeHeldByOldPod = groupRule({
  id: 'volume-held-by-old-pod',
  detects:
    'a new pod that wants a volume claim of the one it replaces, which goes only when the new one is ready, and pods that share a claim of one node',
  systems: ['kubernetes'],
  severity: 'warning',
  judge: (limited) => {
    const told = limited.group.matched > 1 ? wantedByAll : heldByOld;
    const [first] = factsOf(limited.group, 'shared-claim').flatMap((claim) => told(limited, claim) ?? []);
    return first ?? null;
  },
});

/** For a workload of one replica. Source: kubernetes, persistent volumes, access modes; Azure/AKS#1919. */
function heldByOld(limited: LimitedGroup, { name, mode }: SharedClaim): Breach | null {
  const { group } = limited;
  const isHeld = group.strategy?.['maxUnavailable'] === 0 && group.batches.length > 0;
  if (!isHeld || group.unit !== 'replica' || group.matched !== 1) return null;
  return groupViolation(limited, ['strategy'], {
    says: `the new pod wants the volume claim ${name}, which the old pod keeps until the new one is ready (maxUnavailable is 0 of 1). ${WAITS[mode ?? 'unknown']}`,
    remediation:
      'Set strategy.type: Recreate: the old pod goes first, and the application is out until the new one is ready.',
    ofRollout: true,
    magnitude: 1,
    evidence: { claim: name, maxUnavailable: 0, replicas: group.matched },
  });
}

const WAITS = {
  ReadWriteOnce: 'It is ReadWriteOnce: the new pod waits for ever if it comes to another node.',
  ReadWriteOncePod: 'It is ReadWriteOncePod: the new pod waits for ever on any node.',
  unknown: 'With ReadWriteOnce it waits for ever if it comes to another node, with ReadWriteOncePod on any.',
};

/**
 * Of several pods. A claim that no file shows and that they share already can be had by all of them, or they would not be there, unless one
 * node has them all: then a new pod may be the first to come to another. Source: kubernetes/kubernetes#115997.
 */
function wantedByAll(
  limited: LimitedGroup,
  { name, mode, isAdded, isTogether, place }: SharedClaim,
): Breach | null {
  const { matched, unit } = limited.group;
  if (mode === null && !isAdded && !isTogether) return null;
  const pods = unit === 'node' ? `its pods on ${matched} nodes` : `its ${matched} pods`;
  const isSure = mode === 'ReadWriteOncePod' || (mode === 'ReadWriteOnce' && unit === 'node');
  return groupViolation(limited, ['strategy'], {
    subject: name,
    place,
    says: `${pods} all want the volume claim ${name}${isAdded ? ', which the change adds' : isTogether ? ', and those that are there run on one node' : ''}. ${SHARED[mode ?? 'unknown']} The numbers take it that all get it.`,
    remediation:
      'Use a claim with ReadWriteMany, or one replica with strategy.type: Recreate, or a StatefulSet with volumeClaimTemplates, which makes a claim for each pod.',
    ofRollout: true,
    magnitude: matched,
    evidence: { claim: name, accessMode: mode, replicas: matched },
    severity: isSure ? 'error' : 'warning',
  });
}

const SHARED = {
  ReadWriteOnce:
    'It is ReadWriteOnce: one node has it, and a pod that comes to any other waits for it without end (Multi-Attach error).',
  ReadWriteOncePod: 'It is ReadWriteOncePod: one pod has it, and all others wait for it without end.',
  unknown:
    'No file here says how it may be had: with ReadWriteOnce one node has it, and a pod that comes to any other waits for it without end (Multi-Attach error).',
};

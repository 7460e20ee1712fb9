import { count, policyRule } from '../rule.js';

export const referenceMissing = policyRule({
  id: 'reference-missing',
  detects: 'a policy that names an object which neither the change nor the snapshot holds',
  systems: 'all',
  severity: 'error',
  judge: (policy) =>
    policy.missingReferences.map((reference) => ({
      subject: reference.what,
      says: `${reference.what} ${SAYS[reference.fate ?? 'unknown']}. ${reference.consequence}${heldUp(reference.holdsUp)}`,
      remediation: reference.fix ?? FIXES[reference.fate ?? 'unknown'],
      place: reference.place,
      ...(reference.grade === undefined ? {} : { severity: reference.grade }),
      // What is missing before and after the change is worse where the change makes more depend on it.
      magnitude: reference.holdsUp ?? null,
      evidence: { reference: reference.what },
    })),
});

function heldUp(targets: number | undefined): string {
  return targets === undefined ? '' : ` ${count(targets)} drift, and none of them is replaced.`;
}

type Fate = 'unknown' | 'deleted' | 'terminating' | 'not-ready' | 'in-no-file';

const SAYS: Readonly<Record<Fate, string>> = {
  unknown: 'does not exist, neither here nor in the snapshot',
  deleted: 'is named, and is in these files no more',
  terminating: 'is named, and is being deleted in the cluster',
  'not-ready': 'is named, and is not ready in the cluster',
  'in-no-file': 'is named by the change, and no file holds it',
};

const FIXES: Readonly<Record<Fate, string>> = {
  unknown: 'Add the object to the change, correct the name, or take a snapshot that holds it.',
  deleted: 'Keep the object for as long as something names it.',
  terminating: 'A deletion is not taken back: make the object again under another name, and name that one.',
  'not-ready': 'See what its conditions say in the cluster, and mend that first.',
  'in-no-file':
    'See that it is in the cluster before the merge, correct the name, or add the object to the change.',
};

import { policyRule } from '../rule.js';

export const referenceMissing = policyRule({
  id: 'reference-missing',
  detects: 'a policy that names an object which neither the change nor the snapshot holds',
  systems: 'all',
  severity: 'error',
  judge: (policy) =>
    policy.missingReferences.map((reference) => ({
      subject: reference.what,
      says: `${reference.what} ${SAYS[reference.fate ?? 'unknown']}. ${reference.consequence}`,
      remediation: reference.fix ?? FIXES[reference.fate ?? 'unknown'],
      place: reference.place,
      ...(reference.grade === undefined ? {} : { severity: reference.grade }),
      evidence: { reference: reference.what },
    })),
});

type Fate = 'unknown' | 'deleted';

const SAYS: Readonly<Record<Fate, string>> = {
  unknown: 'does not exist, neither here nor in the snapshot',
  deleted: 'is named, and is in these files no more',
};

const FIXES: Readonly<Record<Fate, string>> = {
  unknown: 'Add the object to the change, correct the name, or take a snapshot that holds it.',
  deleted: 'Keep the object for as long as something names it.',
};

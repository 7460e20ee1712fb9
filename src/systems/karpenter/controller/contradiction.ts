import type { Manifest } from '../../../manifest/manifest.js';
import type { ResolvedPolicy } from '../../system.js';
import { normalizedKey } from './drift/labels.js';
import { combine } from './drift/requirement.js';
import type { NodePool } from '../objects/nodepool.js';

/** Every instance type has these labels: where none may be there, no type fits. */
const OF_EVERY_TYPE: ReadonlySet<string> = new Set([
  'topology.kubernetes.io/zone',
  'kubernetes.io/arch',
  'kubernetes.io/os',
  'karpenter.sh/capacity-type',
  'node.kubernetes.io/instance-type',
]);

/** Requirements on one key that no value fulfils together. */
interface Contradiction {
  readonly says: string;
  /** True where no instance type can fit, so that the pool makes no nodes. */
  readonly fitsNone: boolean;
  /** Which of the requirements is the last on the key. */
  readonly index: number;
}

/**
 * Requirements that contradict each other become "the label is not there", in silence. Source: kubernetes-sigs/karpenter 2266468,
 * pkg/scheduling/requirement.go, Intersection.
 */
export function contradictions({ template: { requirements } }: NodePool): Contradiction[] {
  return [...combine(requirements)].flatMap(([key, { complement, values }]) => {
    const own = requirements.filter((one) => normalizedKey(one.key) === key);
    const isMeant = own.length < 2 || own.some(({ operator }) => operator === 'DoesNotExist');
    if (complement || values.size > 0 || isMeant) return [];
    const written = own.map(({ operator, values: of }) => `${operator} [${of.join(', ')}]`).join(' and ');
    const says = `the requirements on ${key} contradict each other: no value fits ${written}, and Karpenter makes "the label is not there" of it`;
    const index = requirements.findLastIndex((one) => normalizedKey(one.key) === key);
    return [{ says, fitsNone: OF_EVERY_TYPE.has(key), index }];
  });
}

/** Every contradiction as what is stored and does not do what it says. */
export function contradictionsIn(manifest: Manifest, pool: NodePool): ResolvedPolicy['rejections'] {
  return contradictions(pool).map(({ says, fitsNone, index }) => ({
    message: says,
    by: 'karpenter scheduling',
    place: manifest.placeOf(['spec', 'template', 'spec', 'requirements', index]),
    consequence: fitsNone
      ? 'Every instance type has that label, so the pool makes no new nodes until that is corrected.'
      : 'New nodes come without that label.',
  }));
}

import { byIdentity, identityOf } from '../../../manifest/duplicates.js';
import { labelsIn } from '../../../manifest/fields.js';
import { few } from '../../../manifest/words/listing.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { selects } from '../controller/labels.js';
import { visible } from '../../../manifest/words/visible.js';
import type { FilesBeside, Unshown } from '../../system.js';
import { budgetOf } from '../objects/disruption.js';
import type { KubernetesObject } from '../objects/objects.js';

const SHOWN = 3;

/**
 * Pods by themselves that the change puts under a disruption budget: each that is ready counts as healthy, and none as one that is wanted, so
 * that for each of them one more pod of the workload may be evicted. A hook's pod ends. Source: kubernetes, pkg/controller/disruption/disruption.go
 * (getExpectedScale passes over pods without a controller, countHealthyPods does not).
 */
export function decoys(
  { kind, manifest }: KubernetesObject,
  { neighbours = [], neighboursBefore }: FilesBeside,
): Unshown | null {
  if (kind !== 'PodDisruptionBudget' || !neighboursBefore) return null;
  const { selector, namespace } = budgetOf(manifest);
  const isUnder = (pod: Manifest): boolean =>
    selector !== null &&
    namespaceOf(pod) === namespace &&
    selects(selector, labelsIn(pod.object['metadata'], 'labels'));
  const found = ofKindIn(neighbours, 'Pod', namespace).filter((one) => isLonePod(one) && isUnder(one));
  if (found.length === 0) return null;
  const earlier = byIdentity(neighboursBefore);
  const news = found.filter((one) => {
    const was = earlier.get(identityOf(one));
    return was === undefined || !isUnder(was);
  });
  const [first] = news;
  if (first === undefined) return null;
  const names = news.map(({ name }) => `Pod/${visible(name)}`);
  return {
    subject: 'decoys',
    says: `the change puts ${counted(news.length, 'pod')} of no workload under its selector (${few(names, SHOWN)}): ${verb(news.length, 'it counts', 'each counts')} as healthy and stands for nothing that is wanted, so ${counted(news.length, 'more pod')} of what it protects may be evicted at once than it says.`,
    fix: `Give ${verb(news.length, 'it', 'them')} other labels.`,
    place: first.place,
    grade: 'error',
  };
}

function isLonePod({ apiVersion, object }: Manifest): boolean {
  return apiVersion === 'v1' && labelsIn(object['metadata'], 'annotations')['helm.sh/hook'] === undefined;
}

import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { refText, type Unshown } from '../../system.js';
import type { FleetObject } from '../objects/objects.js';
import { clusters as clusterCount } from '../words/why.js';
import { concerns, type Overridden, type OverridePair, rulesFor, selectorsOf } from './overrides.js';

const SCALED: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'ReplicaSet']);
const REPLICAS = '/spec/replicas';

/** What one workload has in some clusters by an override, before and after. */
interface Lowered {
  readonly workload: Manifest;
  readonly from: number;
  readonly to: number;
  readonly clusters: number;
}

/**
 * Overrides that leave a placed workload fewer replicas in member clusters than it has there: the rollout over clusters counts clusters,
 * and the pods that go there stand in no number. Source: kubefleet-dev/kubefleet, pkg/utils/overrider/overrider.go (jsonPatchOverrides);
 * Azure/fleet#1146.
 */
export function fewerReplicas(pairs: readonly OverridePair[], placed: Overridden): Unshown[] {
  return pairs.flatMap((pair) => {
    const shown = pair.after ?? pair.before;
    return shown ? loweredBy(pair, placed).map((lowered) => unshownOf(shown, lowered)) : [];
  });
}

function loweredBy({ before, after }: OverridePair, placed: Overridden): Lowered[] {
  const [was, is] = [before, after].map((one) => (one && concerns(one, placed) ? one : null));
  const shown = is ?? was;
  if (!shown) return [];
  return workloadsOf(shown, placed.manifests).flatMap((workload) => {
    const own = replicasIn(fieldAt(workload.object, 'spec', 'replicas')) ?? 1;
    const steps = placed.clusters.map(({ labels }) => ({
      from: patchedTo(was ?? null, labels) ?? own,
      to: patchedTo(is ?? null, labels) ?? own,
    }));
    const fewer = steps.filter(({ from, to }) => to < from);
    const [first] = [...fewer].sort((a, b) => a.to - b.to || b.from - a.from);
    return first ? [{ workload, ...first, clusters: fewer.length }] : [];
  });
}

/** The objects that it names and that the files hold. */
function workloadsOf({ ref, stored }: FleetObject, manifests: readonly Manifest[]): Manifest[] {
  return selectorsOf(stored).flatMap((selector) => {
    const kind = textIn(selector, 'kind') ?? '';
    const name = textIn(selector, 'name');
    if (!SCALED.has(kind)) return [];
    return manifests.filter(
      (one) => one.kind === kind && one.name === name && namespaceOf(one) === ref.namespace,
    );
  });
}

/** The replicas that the rules for a cluster write, the last one counting; null where none does. */
function patchedTo(override: FleetObject | null, labels: Readonly<Record<string, string>>): number | null {
  const rules = override ? rulesFor(override, labels) : [];
  const patches = rules.flatMap((rule) => itemsIn(rule, 'jsonPatchOverrides'));
  const written = patches.flatMap((patch) =>
    textIn(patch, 'path') === REPLICAS && textIn(patch, 'op') !== 'remove'
      ? [replicasIn(fieldAt(patch, 'value'))]
      : [],
  );
  return written.at(-1) ?? null;
}

function replicasIn(value: Json | undefined): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function unshownOf({ ref, manifest }: FleetObject, { workload, from, to, clusters }: Lowered): Unshown {
  const name = `${workload.kind}/${visible(workload.name)}`;
  const pods = to === 0 ? `no pod of it runs there afterwards` : `${from - to} of its pods go there at once`;
  return {
    subject: `override-replicas ${ref.kind}/${ref.name} ${name}`,
    says: `${refText(ref)} leaves ${name} ${to} of ${from} replicas on ${clusterCount(clusters)}: ${pods} as the rollout reaches it, and the numbers count clusters only.`,
    fix: `Keep ${from} replicas there, and let an override of one cluster alone lower them first.`,
    place: manifest.placeOf(['spec', 'policy', 'overrideRules']),
    ofRollout: true,
  };
}

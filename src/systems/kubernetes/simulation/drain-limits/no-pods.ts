import { type Manifest, namespaceOf } from '../../../../manifest/manifest.js';
import { visible } from '../../../../manifest/words/visible.js';
import { type EmptySelector, refText } from '../../../system.js';
import type { Budget } from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import { selects } from '../../controller/labels.js';
import { type KubernetesObject, objectsIn, refOf } from '../../objects/objects.js';
import { podTemplateOf, templateLabels } from '../../objects/template.js';
import { allowsNone } from './held.js';
import { askText, neverAgrees, type OfUnknownSize } from './unknown-size.js';

/** What is known of one budget of the files. */
export interface BudgetFacts extends OfUnknownSize {
  readonly empty?: EmptySelector;
}

/** What the pods of a budget could be among. */
interface Surroundings {
  /** Workloads of the files. */
  readonly own: readonly KubernetesObject[];
  podsIn(namespace: string): readonly DrainPod[];
}

/** A budget that covers no pod: it protects nothing, or what it is for is not at hand; some never agree, whatever they cover. */
export function withoutPods(manifest: Manifest, budget: Budget, around: Surroundings): BudgetFacts {
  const { ask, selector } = budget;
  if (selector === null) return protectsNothing(manifest);
  const empty = emptyOf(manifest, budget, around);
  if (!neverAgrees(ask)) {
    const says = 'It covers no pod of the files or the snapshot, so what it holds up is not known.';
    return { limit: null, notes: [says], ...empty };
  }
  const numbers = { expectedPods: 0, desiredHealthy: 0, currentHealthy: 0, disruptionsAllowed: 0 };
  return {
    limit: { ...numbers, pods: 0, nodes: 0, held: [allowsNone(manifest, askText(ask))] },
    notes: [],
    ...empty,
  };
}

/** In policy/v1 a budget without a selector selects no pod at all; an empty one, `{}`, every pod of the namespace. */
function protectsNothing(manifest: Manifest): BudgetFacts {
  return {
    limit: null,
    notes: ['It has no selector, so it covers no pod: it protects nothing.'],
    empty: {
      what: 'its selector',
      group: null,
      says: 'it has no selector, and then it covers no pod: drains evict as if it were not there.',
      fix: 'Write a selector with the labels of the pods ({} is every pod of the namespace), or delete the budget.',
      place: manifest.placeOf(['spec']),
    },
  };
}

function emptyOf(manifest: Manifest, budget: Budget, around: Surroundings): Pick<BudgetFacts, 'empty'> {
  if (isMissed(budget, around)) return { empty: missed(manifest) };
  const [stray] = elsewhere(budget, around);
  return stray === undefined ? {} : { empty: outOfReach(manifest, budget, stray) };
}

/** A budget holds pods of its own namespace only. Source: kubernetes 1.28, registry/core/pod/storage/eviction.go, getPodDisruptionBudgets. */
function outOfReach(manifest: Manifest, { namespace }: Budget, stray: KubernetesObject): EmptySelector {
  const theirs = visible(namespaceOf(stray.manifest));
  return {
    what: 'its selector',
    group: null,
    says:
      `its selector matches no pod that is known of namespace ${visible(namespace)}, which is all that it can protect; ` +
      `${refText(refOf(stray.manifest))}, which it would match, is in namespace ${theirs}.`,
    fix: `Write namespace: ${theirs} if it is for those pods, or take the pods of ${visible(namespace)} into the snapshot.`,
    isGuess: true,
    place: manifest.placeOf(['metadata']),
  };
}

/** Workloads of other namespaces that its selector matches, where nothing is known of its own. */
function elsewhere({ namespace, selector }: Budget, around: Surroundings): readonly KubernetesObject[] {
  const isNear = around.podsIn(namespace).length > 0 || objectsIn(around.own, namespace).length > 0;
  // {} is for every pod of its namespace, whatever they are.
  if (isNear || selector === null || selects(selector, {})) return [];
  return around.own.filter(({ manifest }) => selects(selector, templateLabels(podTemplateOf(manifest))));
}

function missed(manifest: Manifest): EmptySelector {
  return {
    what: 'its selector',
    group: null,
    says: 'its selector matches no pod of the files or the snapshot: if they are not elsewhere, it protects nothing.',
    fix: 'Correct the label key or value, or take the pods it is for into the snapshot.',
    isGuess: true,
    place: manifest.placeOf(['spec', 'selector']),
  };
}

/** True where pods of its namespace are known and none of them, and no template (with 0 replicas), is what it is for. */
function isMissed({ namespace, selector }: Budget, around: Surroundings): boolean {
  const near = objectsIn(around.own, namespace);
  const labels = near.map(({ manifest }) => templateLabels(podTemplateOf(manifest)));
  const isKnown = near.length > 0 || around.podsIn(namespace).length > 0;
  return isKnown && selector !== null && !labels.some((one) => selects(selector, one));
}

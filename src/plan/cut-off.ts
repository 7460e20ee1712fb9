import { canonicalJson } from '../manifest/canonical.js';
import { identityOf } from '../manifest/duplicates.js';
import { fieldAt, itemsIn, labelsIn, listIn } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';
import { groupOf, namespaceOf } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { compileSelector, selects } from '../manifest/selector.js';
import { visible } from '../manifest/visible.js';
import { controllerOf, podSpecOf } from './edited-controllers.js';
import { textsOf } from './objects-in.js';

const DIRECTIONS = ['Ingress', 'Egress'] as const;
type Direction = (typeof DIRECTIONS)[number];

/**
 * Network policies that the change adds or edits around a controller of planned objects, so that a connection is closed that was open. One
 * that no longer reaches the API server stands still, and one whose webhook is not reached lets nothing be written. A warning for each:
 * nobody knows which connections it needs. None for what only opens.
 */
export function cutOffControllers(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  if (base === null) return [];
  const was = new Map(base.map((manifest) => [identityOf(manifest), manifest]));
  const controllers = head.flatMap((workload) => {
    const controller = controllerOf(workload);
    return controller && controller.takes === undefined ? [{ workload, title: controller.title }] : [];
  });
  return head.filter(isPolicy).flatMap((policy) => {
    const before = was.get(identityOf(policy)) ?? null;
    const found = controllers.find(
      ({ workload }) =>
        isAround(policy, workload) &&
        DIRECTIONS.some((way) => closes(way, before && isAround(before, workload) ? before : null, policy)),
    );
    return found ? [problem(policy, found.workload, found.title, before === null)] : [];
  });
}

function isPolicy({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === 'networking.k8s.io' && kind === 'NetworkPolicy';
}

/** An empty selector takes every pod of the namespace. */
function isAround(policy: Manifest, workload: Manifest): boolean {
  if (namespaceOf(policy) !== namespaceOf(workload) || podSpecOf(workload) === null) return false;
  const compiled = compileSelector(fieldAt(policy.object, 'spec', 'podSelector') ?? {});
  const labels = labelsIn(fieldAt(workload.object, 'spec', 'template', 'metadata'), 'labels');
  return 'selector' in compiled && selects(compiled.selector, labels);
}

/** True where something of a direction was open by the policy's own doing, or for want of it, and is not any more. */
function closes(way: Direction, before: Manifest | null, after: Manifest): boolean {
  if (!isHeld(way, after)) return false;
  const now = rulesOf(way, after);
  if (now.includes(ALL)) return false;
  return before === null || !isHeld(way, before) || !rulesOf(way, before).every((rule) => now.includes(rule));
}

/** A rule that names nobody lets everybody. */
const ALL = '{}';

/** Source: kubernetes v1.35, pkg/apis/networking/v1/defaults.go, SetDefaults_NetworkPolicy. */
function isHeld(way: Direction, { object }: Manifest): boolean {
  const types = listIn(object['spec'], 'policyTypes');
  if (types !== null && types.length > 0) return textsOf([...types]).includes(way);
  return way === 'Ingress' || itemsIn(object['spec'], 'egress').length > 0;
}

function rulesOf(way: Direction, { object }: Manifest): string[] {
  return itemsIn(object['spec'], way.toLowerCase()).map(canonicalJson);
}

function problem(policy: Manifest, workload: Manifest, title: string, isNew: boolean): Problem {
  const message =
    `NetworkPolicy/${visible(policy.name)} is ${isNew ? 'added' : 'edited'}, and closes connections of ${visible(workload.kind)}/${visible(workload.name)} (${title}) that are open today: ` +
    'a controller that no longer reaches the API server, or whose webhook is not reached, stops in the middle of what it does. The plan is of one that works on.';
  return {
    severity: 'warning',
    code: 'edited-controller',
    message,
    place: policy.place,
    picture: null,
    isUnjudged: true,
  };
}

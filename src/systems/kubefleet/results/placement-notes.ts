import { present } from '../../../manifest/words/present.js';
import { few } from '../../../manifest/words/listing.js';
import { scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import { percentText } from '../../../text/plural.js';
import { requiredTest } from '../controller/affinity.js';
import type { Binding } from '../controller/bindings.js';
import { resolveCeilings } from '../controller/ceilings.js';
import { toleratesAll } from '../controller/tolerations.js';
import type { Fleet } from '../objects/fleet.js';
import type { PlacementSpec } from '../objects/placement.js';
import { targetNumber } from '../objects/policy.js';
import { clusters } from './why.js';
import { taintText } from '../../../snapshot/toleration.js';

/** What a reader of a placement's plan must know, most weighty first. */
export function placementNotes(spec: PlacementSpec, bindings: readonly Binding[], fleet: Fleet): string[] {
  if (spec.onlyReports)
    return ['Its apply strategy is ReportDiff: clusters only report what would differ, nothing is applied.'];
  return present([
    ...(spec.isExternal ? [] : limitNotes(spec, bindings)),
    availabilityNote(spec),
    takeOverNote(spec),
    fleetNote(spec, fleet),
    leftOutNote(spec, bindings, fleet),
  ]);
}

/**
 * Objects that nobody placed are in no snapshot of the hub. Source: kubefleet-dev/kubefleet,
 * apis/placement/v1beta1/clusterresourceplacement_types.go, WhenToTakeOverType; kubefleet-dev/kubefleet#103.
 */
function takeOverNote({ takesOver }: PlacementSpec): string | null {
  if (takesOver === 'Always') return null;
  const which = takesOver === 'Never' ? '' : ' and differs';
  return `whenToTakeOver is ${takesOver}: what is on a cluster already${which}, and was not placed by Fleet, is not touched. Applying it fails there, and the cluster counts as failed until a person acts; the numbers assume that there is none.`;
}

/** `Target number 3: maxUnavailable 25% (the default) is 1 cluster, rounded up; ...`. */
function limitNotes(
  { policy, rolling, writtenMaxUnavailable }: PlacementSpec,
  bindings: readonly Binding[],
): string[] {
  const { target, maxUnavailable, maxSurge, minAvailable } = resolveCeilings(
    rolling,
    targetNumber(policy, bindings),
  );
  const byDefault = writtenMaxUnavailable === null ? ' by default' : '';
  const unavailable = resolved(rolling.maxUnavailable, maxUnavailable, target, byDefault);
  const says = [
    `Target number ${target}: maxUnavailable is ${unavailable}, maxSurge is ${resolved(rolling.maxSurge, maxSurge, target, '')}; ` +
      `at least ${Math.max(0, minAvailable)} of ${target} stay available.`,
  ];
  if (target === 0)
    says.push('Nothing is asked for, so nothing has to stay available: what is placed may all go at once.');
  else if (maxUnavailable === 0) {
    says.push(
      maxSurge === 0
        ? 'maxUnavailable and maxSurge are both 0: no update in place ever starts, and no cluster is bound in place of another. What is beyond the target number is taken away all the same.'
        : 'maxUnavailable is 0: no cluster is ever updated in place; maxSurge counts newly picked clusters only. The Safe Rollout page says that the smallest value is 1; the controller takes 0.',
    );
  }
  if (isOnlyInPlace(bindings) && maxSurge > 0 && maxUnavailable > 0)
    says.push('An update in place makes no use of maxSurge.');
  return says;
}

function resolved(limit: string | number, count: number, target: number, byDefault: string): string {
  if (typeof limit === 'number') return clusters(count);
  const isRounded = scaleIntOrPercent(limit, target, 'down') !== count;
  return `${limit}${byDefault}, which is ${clusters(count)} (${percentText(count, target)} of ${target}${isRounded ? ', rounded up' : ''})`;
}

function isOnlyInPlace(bindings: readonly Binding[]): boolean {
  return bindings.some(({ stale }) => stale) && bindings.every(({ state }) => state === 'Bound');
}

function availabilityNote({ availability, isExternal }: PlacementSpec): string | null {
  const { signal, untracked, seconds } = availability;
  switch (signal) {
    case 'time': {
      const kinds = `${untracked.join(', ')} cannot be tracked`;
      const job = untracked.includes('Job')
        ? ' The Safe Rollout page says that a Job is; the controller does not.'
        : '';
      return isExternal
        ? `${kinds}: a cluster counts as done as soon as it is applied, whether it works or not.${job}`
        : `${kinds}: a cluster counts as available ${seconds ?? 0} seconds after it is applied, whether it works or not.${job}`;
    }
    case 'none':
      // What the change takes away is said of the change.
      if (availability.dropped) return null;
      return 'Everything it places counts as available as soon as it exists: a bad version stops nothing.';
    case 'unknown':
      return 'What its namespace holds is not known here; it is taken to hold something whose availability is tracked.';
    case 'status':
      return null;
  }
}

/** Clusters that no placement can go to, which a reader would otherwise look for. */
function fleetNote({ policy }: PlacementSpec, fleet: Fleet): string | null {
  if (policy.type === 'PickFixed') return taintedNote(policy.clusters, fleet);
  const out = fleet.clusters.filter(({ ineligible }) => ineligible !== null);
  if (out.length === 0) return null;
  const reason = out[0]?.ineligible ?? '';
  const names = few(out.map(({ name }) => name));
  return `${clusters(out.length)} of ${fleet.clusters.length} can take no placement: ${names} (${reason}${out.length > 1 ? ', ...' : ''}).`;
}

/** Clusters that its affinity asks for, and that a taint keeps from being picked. Source: Azure/fleet#699. */
function leftOutNote({ policy }: PlacementSpec, bindings: readonly Binding[], fleet: Fleet): string | null {
  if (policy.type === 'PickFixed') return null;
  const isWanted = requiredTest(policy.required);
  const held = new Set(bindings.map(({ cluster }) => cluster));
  const out = fleet.clusters.filter(
    (cluster) =>
      cluster.ineligible === null &&
      !held.has(cluster.name) &&
      isWanted(cluster) === true &&
      !toleratesAll(cluster.taints, policy.tolerations),
  );
  if (out.length === 0) return null;
  const names = few(out.map(({ name }) => name));
  return `Left out: ${clusters(out.length)} (${names}) with a taint that it does not tolerate (${firstTaint(out)}).`;
}

/** The first taint of the first of some tainted clusters. */
function firstTaint([first, ...others]: Fleet['clusters']): string {
  return `${(first?.taints ?? []).slice(0, 1).map(taintText).join('')}${others.length > 0 ? ', ...' : ''}`;
}

/** Source: Azure/fleet#683 and #699: a PickFixed placement is scheduled without the filters, as a pod with a nodeName. */
function taintedNote(names: readonly string[], fleet: Fleet): string | null {
  const tainted = fleet.clusters.filter(({ name, taints }) => names.includes(name) && taints.length > 0);
  if (tainted.length === 0) return null;
  return `PickFixed looks at no taints: ${few(tainted.map(({ name }) => name))} ${tainted.length === 1 ? 'is' : 'are'} picked although ${tainted.length === 1 ? 'it bears' : 'they bear'} taints (${firstTaint(tainted)}).`;
}

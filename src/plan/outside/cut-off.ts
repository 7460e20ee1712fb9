import { infoAt, type Problem, unjudgedAt } from '../../manifest/problem.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { byIdentity, identityOf } from '../../manifest/duplicates.js';
import { fieldAt, itemsIn, listIn } from '../../manifest/fields.js';
import type { Json, Manifest } from '../../manifest/manifest.js';
import { few } from '../../manifest/words/listing.js';
import { titleOf } from '../../manifest/words/visible.js';
import { controllerOf } from './edited-controllers.js';
import { isAround, isNetworkPolicy, isOtherNetworkPolicy } from './network-policies.js';
import { contentChanges, doneTo, type ObjectChange } from '../objects/object-changes.js';
import { textsOf } from '../objects/objects-in.js';
import { isPlanned } from '../objects/planned-kinds.js';

const DIRECTIONS = ['Ingress', 'Egress'] as const;
type Direction = (typeof DIRECTIONS)[number];

/**
 * Network policies that the change adds, edits or takes away around a controller of planned objects, so that a connection may be closed
 * that was open: what one lets through is gone, or a first one closes what none did. A controller that no longer reaches the API server
 * stands still, and one whose webhook is not reached lets nothing be written. A warning for each policy: nobody knows which connections
 * it needs. None for what only opens.
 */
export function cutOffControllers(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  if (base === null) return [];
  const changed = changedPolicies(base, head);
  if (changed.length === 0) return [];
  const blamed = new Set<Manifest>();
  return head.flatMap((workload) => {
    const controller = controllerOf(workload);
    if (controller === null || controller.takes !== undefined) return [];
    const isCut = closings(workload, { base, head }).length > 0;
    const found = changed.filter(({ manifest, before, after }) => {
      const isNear = [before, after].some((one) => one !== null && isAround(one, workload));
      if (!isNear || blamed.has(manifest)) return false;
      return isNetworkPolicy(manifest) ? isCut : closesOther(after, manifest, head, workload);
    });
    return found.map((change) => {
      blamed.add(change.manifest);
      return problem(change, workload, controller.title);
    });
  });
}

function changedPolicies(base: readonly Manifest[], head: readonly Manifest[]): ObjectChange[] {
  return contentChanges(base, head).filter(
    ({ manifest }) => isNetworkPolicy(manifest) || isOtherNetworkPolicy(manifest),
  );
}

/**
 * The same around a workload that is planned: a policy counts as soon as it is there, for all pods at once and past every limit of a
 * rollout. Nobody knows which connections they need: a first list of who may is a note, all else a warning. Source: kubernetes.io, Network
 * Policies.
 */
export function cutOffPods(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  if (base === null) return [];
  const changed = changedPolicies(base, head).filter(({ before, after }) =>
    [before, after].some((one) => one !== null && isNetworkPolicy(one)),
  );
  if (changed.length === 0) return [];
  const known = byIdentity(base);
  const workloads = head.filter(
    (one) => isPlanned(one) && controllerOf(one) === null && known.has(identityOf(one)),
  );
  return changed.flatMap((change) => closedPods(change, workloads, { base, head }));
}

function closedPods(
  { manifest: policy, before, after }: ObjectChange,
  workloads: readonly Manifest[],
  { base, head }: { readonly base: readonly Manifest[]; readonly head: readonly Manifest[] },
): Problem[] {
  const near = workloads.filter((one) =>
    [before, after].some((side) => side !== null && isAround(side, one)),
  );
  const ways = near.flatMap((workload) => {
    const less = closings(workload, { base, head });
    return less.length === 0
      ? []
      : [{ workload, isShut: less.some((one) => one.is.size === 0), isChosen: less.every(isChosen) }];
  });
  if (ways.length === 0) return [];
  const isShut = ways.some((one) => one.isShut);
  const names = few(
    ways.map(({ workload }) => titleOf(workload)),
    NAMED,
  );
  const message =
    `${titleOf(policy)} is ${doneTo({ before, after })}, and closes ${isShut ? 'every connection of one direction' : 'connections'} of ${names} that ${isShut ? 'is' : 'are'} open today: ` +
    'for all their pods at once, as soon as it is merged, and past every limit of a rollout. A new pod that needs one of them does not get ready, and a rollout or a drain stands still there.';
  return ways.every((one) => one.isChosen)
    ? [infoAt(policy.place, 'closed-to-pods', message)]
    : [unjudgedAt(policy.place, 'closed-to-pods', message)];
}

const NAMED = 3;

/** In which directions less of a workload's connections is open than before. */
function closings(
  workload: Manifest,
  { base, head }: { readonly base: readonly Manifest[]; readonly head: readonly Manifest[] },
): Closing[] {
  const around = (all: readonly Manifest[]): readonly Manifest[] =>
    all.filter((one) => isNetworkPolicy(one) && isAround(one, workload));
  const [before, after] = [around(base), around(head)];
  return DIRECTIONS.map((way) => ({ way, was: openBy(way, before), is: openBy(way, after) })).filter(
    ({ was, is }) => !is.has(ALL) && [...was].some((rule) => !is.has(rule)),
  );
}

interface Closing {
  readonly way: Direction;
  readonly was: ReadonlySet<string>;
  readonly is: ReadonlySet<string>;
}

/**
 * True where nobody had said who may and now somebody lists them: the list is all that a reviewer can go by, and he has it before him.
 * Not where names are no longer resolved, which every list of what goes out has to let through.
 */
function isChosen({ way, was, is }: Closing): boolean {
  if (!was.has(ALL) || is.size === 0) return false;
  return way === 'Ingress' || [...is].some(mayAskForNames);
}

function mayAskForNames(rule: string): boolean {
  const ports = itemsIn(JSON.parse(rule) as Json, 'ports');
  return ports.length === 0 || ports.some(reachesNames);
}

/** A port by its name may be that one. */
function reachesNames(port: Json): boolean {
  const [first, last] = [fieldAt(port, 'port'), fieldAt(port, 'endPort')];
  if (typeof first !== 'number') return true;
  return first <= DNS_PORT && DNS_PORT <= (typeof last === 'number' ? last : first);
}

const DNS_PORT = 53;

/** One that goes opens, unless another one stays that closes what it let through. */
function closesOther(
  after: Manifest | null,
  policy: Manifest,
  head: readonly Manifest[],
  workload: Manifest,
): boolean {
  return (
    after !== null ||
    head.some((one) => one !== policy && isOtherNetworkPolicy(one) && isAround(one, workload))
  );
}

/** A rule that names nobody lets everybody. */
const ALL = '{}';

/** What the policies around a pod let through together: all of it, where none holds the direction. */
function openBy(way: Direction, policies: readonly Manifest[]): ReadonlySet<string> {
  const holding = policies.filter((policy) => isHeld(way, policy));
  return new Set(holding.length === 0 ? [ALL] : holding.flatMap((policy) => rulesOf(way, policy)));
}

/** Source: kubernetes v1.35, pkg/apis/networking/v1/defaults.go, SetDefaults_NetworkPolicy. */
function isHeld(way: Direction, { object }: Manifest): boolean {
  const types = listIn(object['spec'], 'policyTypes');
  if (types !== null && types.length > 0) return textsOf([...types]).includes(way);
  return way === 'Ingress' || itemsIn(object['spec'], 'egress').length > 0;
}

function rulesOf(way: Direction, { object }: Manifest): string[] {
  return itemsIn(object['spec'], way.toLowerCase()).map(canonicalJson);
}

function problem({ manifest: policy, ...sides }: ObjectChange, workload: Manifest, title: string): Problem {
  const closes = isNetworkPolicy(policy) ? 'closes' : 'may close';
  const message =
    `${titleOf(policy)} is ${doneTo(sides)}, and ${closes} connections of ${titleOf(workload)} (${title}) that are open today: ` +
    'a controller that no longer reaches the API server, or whose webhook is not reached, stops in the middle of what it does. The plan is of one that works on.';
  return unjudgedAt(policy.place, 'edited-controller', message);
}

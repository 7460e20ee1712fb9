import { errorAt, type Problem } from '../../manifest/problem.js';
import { CONFIGURED, emptyResolution, type Resolution, type ResolveInput } from '../system.js';
import { budgetPolicy } from './rollout/budget-plan.js';
import { evictionPlan } from './rollout/eviction-plan.js';
import { fleetProblems, heartbeatProblems, targetsOf } from './objects/fleet.js';
import { policyOf } from './results/findings.js';
import { placementPlan } from './rollout/placement-plan.js';
import { runPlans } from './rollout/run-plan.js';
import { Side } from './side.js';
import type { Planned } from './rollout/planned.js';

/** The commit of kubefleet-dev/kubefleet that is modelled: what its releases do otherwise is not known here. */
const MODELLED = 'e160c1cd';

/** Plans one side: which clusters each placement is on, and in which rounds or stages a change gets to them. */
export function resolveKubefleet(input: ResolveInput): Resolution {
  const side = new Side(input);
  if (side.objects.length === 0) return emptyResolution([]);
  const assumed = versionOf(input);
  if ('problem' in assumed) return emptyResolution([assumed.problem]);
  const problems = fleetProblems(side.fleet, input.snapshot);
  if (problems.length > 0) return emptyResolution(problems);
  const staged = runPlans(side);
  const placements = side.placements.map((placed) => placementPlan(placed, side, staged.groups));
  const evictions = side
    .ofKind('ClusterResourcePlacementEviction')
    .map((object) => evictionPlan(object, side));
  const rest = side.objects.filter(
    (object) => !isPlannedAbove(object.ref.kind) && !staged.policies.has(object),
  );
  const refused = side.objects.filter(
    (object) => isPlacement(object.ref.kind) && side.placement(object.ref) === null,
  );
  const planned: readonly Planned[] = [...placements, ...staged.policies.values(), ...evictions];
  return {
    policies: [
      ...planned.map(({ policy }) => policy),
      ...rest.map((object) => budgetPolicy(object, side)),
      ...refused.map((object) => policyOf(object)),
    ],
    targets: targetsOf(side.fleet),
    createControllers: () => planned.flatMap(({ controllers }) => controllers.map((create) => create())),
    assumedVersion: assumed,
    problems: heartbeatProblems(side.fleet),
  };
}

/** Another version is refused: a plan that looked like one of it would be of something else. */
function versionOf({
  options,
}: ResolveInput): NonNullable<Resolution['assumedVersion']> | { readonly problem: Problem } {
  const { version } = options;
  if (version === null) return { version: MODELLED, why: 'it is the one that was modelled' };
  if (version.startsWith(MODELLED)) return { version: MODELLED, why: CONFIGURED };
  const message =
    `systems.kubefleet.version: "${version}" is not known here. One state of KubeFleet is modelled, the commit ${MODELLED}; ` +
    'write that, or leave the setting out.';
  return { problem: errorAt(null, 'unknown-version', message) };
}

function isPlacement(kind: string): boolean {
  return kind === 'ClusterResourcePlacement' || kind === 'ResourcePlacement';
}

function isPlannedAbove(kind: string): boolean {
  return isPlacement(kind) || kind === 'ClusterResourcePlacementEviction';
}

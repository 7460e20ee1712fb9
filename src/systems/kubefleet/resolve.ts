import type { Controller } from '../../rollout/controller.js';
import type { Problem } from '../../manifest/problem.js';
import type { Resolution, ResolvedPolicy, ResolveInput } from '../system.js';
import { budgetPolicy, evictionPlan } from './eviction-plan.js';
import { fleetProblems, targetsOf } from './fleet.js';
import { policyOf } from './findings.js';
import { placementPlan } from './placement-plan.js';
import { runPlans } from './run-plan.js';
import { Side } from './side.js';

/** What one object comes to: a policy, and the controllers of its dry rollout. */
export interface Planned {
  readonly policy: ResolvedPolicy;
  readonly controllers: readonly (() => Controller)[];
}

const VERSION = { version: 'e160c1cd', why: 'it is the one that was modelled' };

/** Plans one side: which clusters each placement is on, and in which rounds or stages a change gets to them. */
export function resolveKubefleet(input: ResolveInput): Resolution {
  const side = new Side(input);
  if (side.objects.length === 0) return nothing([]);
  const problems = fleetProblems(side.fleet, input.snapshot);
  if (problems.length > 0) return nothing(problems);
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
    targets: targetsOf(side.fleet, side.bindings),
    createControllers: () => planned.flatMap(({ controllers }) => controllers.map((create) => create())),
    assumedVersion: VERSION,
    problems,
  };
}

function isPlacement(kind: string): boolean {
  return kind === 'ClusterResourcePlacement' || kind === 'ResourcePlacement';
}

function isPlannedAbove(kind: string): boolean {
  return isPlacement(kind) || kind === 'ClusterResourcePlacementEviction';
}

function nothing(problems: readonly Problem[]): Resolution {
  return { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems };
}

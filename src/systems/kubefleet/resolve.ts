import { code } from '../../text/text.js';
import {
  CONFIGURED,
  emptyResolution,
  type Resolution,
  type ResolveInput,
  unknownVersion,
} from '../system.js';
import { fleetProblems, heartbeatProblems, targetsOf } from './objects/clusters.js';
import { BUDGET, EVICTION, policyOf, refKeyOf } from './objects/objects.js';
import { budgetPolicy, evictionPolicy } from './results/evictions.js';
import { isIdlePlacement, placementPolicy } from './results/placement.js';
import { runPolicy } from './results/run.js';
import { rollingController, rolloutsOf } from './rollout/rolling.js';
import { isSecond, stagedRuns } from './rollout/run.js';
import { stagedController } from './rollout/staged-controller.js';
import { sideOf } from './side.js';

/** The commit of kubefleet-dev/kubefleet that is modeled; its releases may differ. */
const MODELED = 'e160c1cd';

/** Plans one side: the clusters of each placement, and the rounds or stages in which a change reaches them. */
export function resolveKubefleet(input: ResolveInput): Resolution {
  const side = sideOf(input);
  if (side.objects.length === 0) return emptyResolution([]);
  const { version } = input.options;
  if (version !== null && !version.startsWith(MODELED))
    return emptyResolution([unknownVersion('kubefleet', version, code(MODELED))]);
  const problems = fleetProblems(side.fleet, input.snapshot);
  if (problems.length > 0) return emptyResolution(problems);
  const { runs, used } = stagedRuns(side);
  const planned = runs.map((run) => ({ run, policy: runPolicy(run, side) }));
  const placements = side.placements.map((placed) => {
    const key = refKeyOf(placed.object.ref);
    const stages = planned.flatMap(({ run, policy }) =>
      run.placement && !run.follows && refKeyOf(run.placement) === key ? policy.groups : [],
    );
    const isRolled = !placed.unschedulable && !isIdlePlacement(placed, stages) && !placed.spec.isExternal;
    return {
      policy: placementPolicy(placed, side, stages),
      controllers: isRolled ? rolloutsOf(placed).map((one) => () => rollingController(one, side.silent)) : [],
    };
  });
  const controllers = runs
    .filter((run) => !run.isRefused && !isSecond(run))
    .map((run) => () => {
      const next = runs.filter((one) => isSecond(one) && one.follows === run);
      return stagedController([run, ...next], side.silent);
    });
  // A strategy lists the stages of every run that uses it.
  const strategies = [...used].map(([strategy, users]) => {
    const groups = planned.flatMap(({ run, policy }) => {
      if (!users.includes(run)) return [];
      const prefix = users.length === 1 ? '' : `${run.shown.ref.name}/`;
      return policy.groups.map((group) => ({ ...group, name: `${prefix}${group.name}` }));
    });
    return policyOf(strategy, { groups });
  });
  const evictions = side.ofKind(EVICTION).map((object) => evictionPolicy(object, side));
  const policies = [...placements, ...planned, ...evictions].map(({ policy }) => policy);
  const isPlanned = new Set([...policies, ...strategies].map(({ ref }) => refKeyOf(ref)));
  // Objects that roll nothing, and placements that the cluster refuses.
  const rest = side.objects
    .filter(({ ref }) => !isPlanned.has(refKeyOf(ref)))
    .map((object) => (object.ref.kind === BUDGET ? budgetPolicy(object, side) : policyOf(object)));
  const creators = [...controllers, ...[...placements, ...evictions].flatMap((one) => one.controllers)];
  return {
    policies: [...policies, ...strategies, ...rest],
    targets: targetsOf(side.fleet),
    createControllers: () => creators.map((create) => create()),
    assumedVersion: { version: MODELED, why: version === null ? 'the only known version' : CONFIGURED },
    problems: heartbeatProblems(side.fleet),
  };
}

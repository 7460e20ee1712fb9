import { selectedBy } from '../../../manifest/values/labelled.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { type NodeAction, type PolicyFact, stated } from '../../system.js';
import { afterwardsOf, foreignCordons } from '../simulation/afterwards.js';
import { labelledStatus } from './labelled-status.js';
import { leftCordons } from './left-cordons.js';
import type { Assigned } from '../controller/assignment.js';
import { deadlocksOf } from './deadlock.js';
import { rebootReadAsFailure } from './failure-signs.js';
import { nodeOrderOf } from './node-order.js';
import type { SkyhookObject } from '../objects/objects.js';
import { silentOverrides } from './overrides.js';
import { serialOf } from './serial.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';
import type { Transition } from '../change/starting-point.js';
import { unreadableStates } from './unreadable-state.js';
import { unshownOf } from './unshown.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

interface Hazarded {
  readonly object: SkyhookObject<SkyhookSpec>;
  readonly spec: SkyhookSpec;
  readonly policy: SkyhookObject<PolicySpec> | null;
  readonly transition: Transition;
  /** Who gets which of its nodes; null when the policy does not exist. */
  readonly compartments: readonly Assigned[] | null;
  /** As the cluster has it; null where the snapshot does not. */
  readonly live: SkyhookObject<SkyhookSpec> | null;
  /** What an interrupt does to each node; null where the rollout interrupts none. */
  readonly action: NodeAction | null;
  /** Every object of the side. */
  readonly mains: readonly SkyhookObject<SkyhookSpec>[];
  /** Those of the other side of the comparison: what the change deletes is cleaned up by its finalizer. */
  readonly earlier: readonly SkyhookObject<SkyhookSpec>[];
}

/** What can go wrong with an object beside its rollout. */
export function hazardsOf(
  { object, spec, policy, transition, compartments, live, mains, earlier, action }: Hazarded,
  { nodes, objects }: Snapshot,
  version: SkyhookVersion,
): PolicyFact[] {
  const { manifest } = object;
  const targets = selectedBy(nodes, spec.nodeSelectors);
  const worked = { targets, manifest, spec, transition, version, interrupts: action !== null, objects };
  return [
    ...stated('deadlock', deadlocksOf(object, mains, nodes, switchesOf(version))),
    ...stated('silent-override', silentOverrides(object, policy)),
    ...stated('risk', [foreignCordons(worked)]),
    ...stated('unshown', [
      nodeOrderOf({
        manifest,
        hasPolicy: spec.deploymentPolicy !== '',
        compartments,
        live: live?.manifest,
        version,
      }),
      transition.startsNothing ? null : rebootReadAsFailure(manifest, action, version),
      serialOf(manifest, spec, compartments, switchesOf(version)),
      ...unshownOf(manifest, spec, transition, objects),
      live === null ? labelledStatus(manifest, targets, switchesOf(version)) : null,
      unreadableStates(manifest, targets, switchesOf(version)),
      leftCordons({ manifest, targets, names: namesIn([...mains, ...earlier], objects) }),
      ...afterwardsOf(worked),
    ]),
  ];
}

/** Names of the objects of both sides, and of those that the cluster has. */
function namesIn(
  mains: readonly SkyhookObject<SkyhookSpec>[],
  objects: readonly Manifest[],
): ReadonlySet<string> {
  const live = objects.filter(({ kind }) => kind === 'Skyhook' || kind === 'NodeWright');
  return new Set([...mains.map(({ manifest }) => manifest), ...live].map(({ name }) => name));
}

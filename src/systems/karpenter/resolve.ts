import { errorAt, type Problem } from '../../manifest/problem.js';
import type { Manifest } from '../../manifest/manifest.js';
import {
  emptyResolution,
  type Histories,
  newerThanKnown,
  type Resolution,
  type ResolveInput,
} from '../system.js';
import { isPlannedPool } from './objects/apis.js';
import { DELETING, PoolController } from './rollout/controller.js';
import { AtOnceController } from '../../rollout/at-once.js';
import type { NodePool } from './objects/nodepool.js';
import { withoutDrift } from './rollout/pool-rollout.js';
import { PoolSide } from './side.js';
import { readPool, storedPool } from './objects/read-pool.js';
import { unseenWindows } from './rollout/calendar.js';
import { unsupportedVersions } from './objects/unsupported-versions.js';
import { ofUnseenPools } from './objects/node-classes.js';
import { type KarpenterVersion, NEWEST, parseVersion, type Switches, switchesOf } from './versions.js';

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

/** Plans one side: what each NodePool allows and when, which nodes the change replaces or deletes, and in which order. */
export function resolveKarpenter(input: ResolveInput): Resolution {
  const objects = input.objects.only(isPlannedPool);
  const { own, base, live } = objects.texts;
  const { texts } = input.objects;
  const claimed = [...texts.own, ...(texts.base ?? []), ...live];
  const problems = [...unsupportedVersions(input), ...ofUnseenPools(input, claimed)];
  const all = [...own, ...(base ?? []), ...live];
  if (all.length === 0) return emptyResolution(problems);
  const version = versionOf(input);
  if ('problem' in version) return emptyResolution([...problems, version.problem]);
  problems.push(...newerThanKnown('karpenter', input.options.version, parseVersion));
  const until = Math.max(input.until, input.at + LOOK_AHEAD_MS);
  const switches = switchesOf(version.version);
  const side = new PoolSide({ ...input, objects }, switches);
  const pools = side.resolve();
  problems.push(...windowProblems(objects, switches));
  const rollouts = pools.flatMap(({ rollout, policy }) => (rollout ? [{ rollout, ref: policy.ref }] : []));
  const deletions = pools.flatMap(({ deletion }) => (deletion ? [deletion] : []));
  return {
    policies: [...pools.map(({ policy }) => policy), ...side.nodeClassPolicies()],
    targets: [],
    createControllers: (isLeftOut) => {
      const begun = rollouts.map(({ rollout, ref }) => (isLeftOut?.(ref) ? withoutDrift(rollout) : rollout));
      return [
        ...(deletions.length > 0 ? [new AtOnceController(DELETING, deletions)] : []),
        ...(begun.length > 0 ? [PoolController.of(begun, input.at, until)] : []),
      ];
    },
    assumedVersion: version,
    problems,
  };
}

function versionOf({
  options,
}: ResolveInput): { version: KarpenterVersion; why: string } | { problem: Problem } {
  if (options.version === null) return { version: NEWEST, why: 'it is the newest version known here' };
  const parsed = parseVersion(options.version);
  if ('error' in parsed)
    return { problem: errorAt(null, 'unknown-version', `systems.karpenter.version: ${parsed.error}`) };
  return { version: parsed.version, why: 'it is configured' };
}

/** Pools whose windows are not computed as far as they have to be. */
function windowProblems(objects: Histories, switches: Switches): Problem[] {
  const poolOf = (manifest: Manifest): NodePool | null =>
    storedPool(readPool(manifest, null, switches))?.pool ?? null;
  return objects.written.flatMap(({ own, base, live }) => {
    const pool = poolOf(own);
    const was = base ?? live;
    const problem = pool && unseenWindows(own, pool, was && poolOf(was));
    return problem ? [problem] : [];
  });
}

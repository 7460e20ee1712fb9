import { code, foreign, text } from '../../text/text.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import type { Manifest } from '../../manifest/manifest.js';
import {
  CONFIGURED,
  emptyResolution,
  newerThanKnown,
  type Resolution,
  type ResolveInput,
  type Written,
} from '../system.js';
import { DELETING, PoolController } from './rollout/controller.js';
import { AtOnceController } from '../../rollout/at-once.js';
import type { NodePool } from './objects/nodepool.js';
import { withoutDrift } from './rollout/pool-rollout.js';
import { NEWEST, parseVersion, settingsOf, type Switches, switchesOf } from './versions.js';
import { PoolSide } from './side.js';
import { readPool, storedPool } from './objects/read-pool.js';
import { unseenWindows } from './rollout/calendar.js';
import { isPlannedPool, unsupportedVersions } from './objects/unsupported-versions.js';
import { ofUnseenPools } from './objects/node-classes.js';

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

/** Plans one side: what each NodePool allows and when, which nodes the change replaces or deletes, and in which order. */
export function resolveKarpenter(input: ResolveInput): Resolution {
  const { at, options } = input;
  const objects = input.objects.only(isPlannedPool);
  const { own, base, live } = objects.texts;
  const { texts } = input.objects;
  const claimed = [...texts.own, ...(texts.base ?? []), ...live];
  const problems = [...unsupportedVersions(input), ...ofUnseenPools(input, claimed)];
  if (own.length + (base?.length ?? 0) + live.length === 0) return emptyResolution(problems);
  const parsed = parseVersion(options.version ?? NEWEST);
  if ('error' in parsed) {
    const message = text`${code('systems.karpenter.version')}: ${foreign(parsed.error)}`;
    return emptyResolution([...problems, errorAt(null, 'unknown-version', message)]);
  }
  const switches = switchesOf(parsed.version);
  const settings = settingsOf(options);
  const side = new PoolSide({ ...input, objects }, switches, settings);
  const pools = side.resolve();
  const deletions = pools.flatMap(({ deletion }) => deletion ?? []);
  return {
    policies: [...pools.map(({ policy }) => policy), ...side.nodeClassPolicies()],
    targets: [],
    createControllers: (isLeftOut) => {
      const begun = pools.flatMap(({ rollout, policy: { ref } }) =>
        rollout && isLeftOut?.(ref) ? withoutDrift(rollout) : (rollout ?? []),
      );
      const until = Math.max(input.until, at + LOOK_AHEAD_MS);
      return [
        ...(deletions.length > 0 ? [new AtOnceController(DELETING, deletions)] : []),
        ...(begun.length > 0
          ? [PoolController.of(begun, settings, { at, expiriesUntil: input.until, until })]
          : []),
      ];
    },
    assumedVersion: {
      version: parsed.version,
      why: options.version === null ? 'the newest known version' : CONFIGURED,
    },
    problems: [
      ...problems,
      ...newerThanKnown('karpenter', options.version, parseVersion),
      ...objects.written.flatMap((history) => windowProblem(history, switches) ?? []),
    ],
  };
}

/** The problem of a pool whose windows are not computed as far as they have to be. */
function windowProblem({ own, base, live }: Written, switches: Switches): Problem | null {
  const poolOf = (manifest: Manifest): NodePool | null =>
    storedPool(readPool(manifest, null, switches))?.pool ?? null;
  const pool = poolOf(own);
  const was = base ?? live;
  return pool && unseenWindows(own, pool, was && poolOf(was));
}

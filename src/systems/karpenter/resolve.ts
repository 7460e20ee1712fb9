import { errorAt } from '../../manifest/problem.js';
import { AtOnceController } from '../../rollout/at-once.js';
import { code, foreign, text } from '../../text/text.js';
import {
  CONFIGURED,
  emptyResolution,
  newerThanKnown,
  type Resolution,
  type ResolveInput,
} from '../system.js';
import { ofUnseenPools } from './objects/node-classes.js';
import { isPlannedPool, unsupportedVersions } from './objects/unsupported-versions.js';
import { DELETING, PoolController } from './rollout/controller.js';
import { withoutDrift } from './rollout/pool-rollout.js';
import { PoolSide } from './side.js';
import { NEWEST, parseVersion, settingsOf } from './versions.js';

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
  const { version } = parsed;
  const settings = settingsOf(options);
  const side = new PoolSide({ ...input, objects }, version, settings);
  const pools = side.resolve();
  const deletions = pools.flatMap(({ deletion }) => deletion ?? []);
  return {
    policies: [...pools.map(({ policy }) => policy), ...side.nodeClasses()],
    targets: [],
    createControllers: (isLeftOut) => {
      const begun = pools.flatMap(({ rollout, policy: { ref } }) =>
        rollout && isLeftOut?.(ref) ? withoutDrift(rollout) : (rollout ?? []),
      );
      const times = { at, expiriesUntil: input.until, until: Math.max(input.until, at + LOOK_AHEAD_MS) };
      return [
        ...(deletions.length > 0 ? [new AtOnceController(DELETING, deletions)] : []),
        ...(begun.length > 0 ? [PoolController.of(begun, settings, times)] : []),
      ];
    },
    assumedVersion: { version, why: options.version === null ? 'the newest known version' : CONFIGURED },
    problems: [
      ...problems,
      ...newerThanKnown('karpenter', options.version, parseVersion),
      ...pools.flatMap(({ problem }) => problem ?? []),
    ],
  };
}

import { errorAt, type Problem } from '../../manifest/problem.js';
import type { ProblemCode } from '../../manifest/problem-codes.js';
import type { Manifest } from '../../manifest/manifest.js';
import {
  emptyResolution,
  type Histories,
  newerThanKnown,
  type Resolution,
  type ResolveInput,
} from '../system.js';
import { apiOf } from './objects/apis.js';
import { DELETING, PoolController } from './simulation/controller.js';
import { AtOnceController } from '../../rollout/at-once.js';
import { withHeadOfLine } from './simulation/head-of-line.js';
import type { NodePool } from './objects/nodepool.js';
import { withoutDrift } from './simulation/pool-rollout.js';
import { PoolSide } from './side.js';
import { readPool, storedPool } from './objects/read-pool.js';
import { blindSpot } from './words/short-sight.js';
import { strangersOf } from './objects/strangers.js';
import { ofUnseenPools } from './objects/unseen-pools.js';
import { assumeVersion, type KarpenterVersion, parseVersion, type Switches, switchesOf } from './versions.js';

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

/** Plans one side: what each NodePool allows and when, which nodes the change replaces or deletes, and in which order. */
export function resolveKarpenter(input: ResolveInput): Resolution {
  const objects = input.objects.only((manifest) => apiOf(manifest) !== null);
  const { own, base, live } = objects.texts;
  const { texts } = input.objects;
  const claimed = [...texts.own, ...(texts.base ?? []), ...live];
  const problems = [...strangersOf(input), ...ofUnseenPools(input, claimed)];
  const all = [...own, ...(base ?? []), ...live];
  if (all.length === 0) return emptyResolution(problems);
  const version = versionOf(input, own.length > 0 ? own : all);
  if ('problem' in version) return emptyResolution([...problems, version.problem]);
  problems.push(
    ...newerThanKnown('karpenter', input.options.version, parseVersion),
    ...backwards(input, objects),
  );
  const until = Math.max(input.until, input.at + LOOK_AHEAD_MS);
  const switches = switchesOf(version.version);
  const side = new PoolSide({ ...input, objects }, switches, until);
  const pools = withHeadOfLine(side.resolve());
  problems.push(...blindSpots(objects, switches));
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

function versionOf(
  input: ResolveInput,
  manifests: readonly Manifest[],
): { version: KarpenterVersion; why: string } | { problem: Problem } {
  const apis = new Set(manifests.map(apiOf).filter((api) => api !== null));
  if (input.options.version === null) return assumeVersion(apis);
  const parsed = parseVersion(input.options.version);
  if ('error' in parsed)
    return { problem: problem('unknown-version', `systems.karpenter.version: ${parsed.error}`, null) };
  const { serves } = switchesOf(parsed.version);
  const stranger = input.objects.texts.own.find((manifest) => {
    const api = apiOf(manifest);
    return api !== null && !serves.includes(api);
  });
  if (!stranger) return { version: parsed.version, why: 'it is configured' };
  const message =
    `systems.karpenter.version is ${parsed.version}, which does not serve ${stranger.apiVersion}: it would not see this NodePool. ` +
    'Configure the version that runs in the cluster, or move the NodePool to the version of the API that it serves.';
  return { problem: problem('version-mismatch', message, stranger) };
}

/** What the snapshot does not show of the pools in the files. */
function blindSpots(objects: Histories, switches: Switches): Problem[] {
  const poolOf = (manifest: Manifest): NodePool | null =>
    storedPool(readPool(manifest, null, switches))?.pool ?? null;
  return objects.written.flatMap(({ own, base, live }) => {
    const pool = poolOf(own);
    const was = base ?? live;
    const problem = pool && blindSpot(own, pool, was && poolOf(was));
    return problem ? [problem] : [];
  });
}

/** A pool that moves back to an API that newer versions do not serve: nobody can tell which version is there to take it. */
function backwards({ options }: ResolveInput, objects: Histories): Problem[] {
  if (options.version !== null) return [];
  return objects.written
    .filter(({ own, base }) => apiOf(own) === 'v1beta1' && base && apiOf(base) === 'v1')
    .map(({ own }) =>
      problem(
        'version-mismatch',
        `NodePool/${own.name} moves back from karpenter.sh/v1 to v1beta1, which Karpenter 1.1 and later no longer serve: they refuse it. ` +
          'Keep karpenter.sh/v1, or configure systems.karpenter.version (only 1.0 serves both).',
        own,
      ),
    );
}

function problem(code: ProblemCode, message: string, manifest: Manifest | null): Problem {
  return errorAt(manifest?.place ?? null, code, message);
}

import { code, foreign, text } from '../../text/text.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import {
  CONFIGURED,
  emptyResolution,
  newerThanKnown,
  type PolicyRef,
  type Resolution,
  type ResolvedPolicy,
  type ResolveInput,
} from '../system.js';
import { GROUP, LEGACY_GROUP } from './objects/objects.js';
import { Operator } from './controller/operator.js';
import type { RolloutInput } from './controller/state.js';
import { assumedId } from './rollout/policy-users.js';
import { nextRolloutId, rolloutAfterId } from './rollout/rollouts.js';
import { withRebootsDone, withUnderWay } from './rollout/under-way.js';
import { resolveSide } from './side.js';
import { assumeVersion, parseVersion, type SkyhookVersion, switchesOf } from './versions.js';

/** Plans one side: which nodes each Skyhook or NodeWright takes, in which batches, and what the change starts. */
export function resolveSkyhook(given: ResolveInput): Resolution {
  const { own, base, live } = given.objects.texts;
  const all = [...own, ...(base ?? []), ...live];
  if (all.length === 0) return emptyResolution([]);
  const version = versionOf(given, all);
  if ('problem' in version) return emptyResolution([version.problem]);
  const input = withRebootsDone(given);
  const switches = switchesOf(version.version);
  const { mains, policies } = resolveSide(input, switches);
  const { rollouts, out } = withUnderWay(
    mains.flatMap((one) => one.rollouts ?? []),
    given.snapshot.nodes,
    switches,
  );
  const next = rollouts.flatMap((one) => one.next ?? []);
  return {
    policies: [...policies, ...mains].map(({ policy }) => policy),
    targets: [],
    outFromBefore: out,
    createControllers: (isLeftOut) => {
      // What is done, and what a person holds, keeps its place before others.
      const staying = new Set(next.map(({ name }) => name));
      const plays = playing(mains, isLeftOut);
      const begun = rollouts.flatMap(({ merged }) =>
        staying.has(merged.name) || plays(merged) ? [merged] : [],
      );
      const alone = (list: readonly RolloutInput[], idOf: (name: string) => string): Operator[] =>
        list.map((rollout) => Operator.of([rollout], switches, idOf(rollout.name)));
      return [
        ...(begun.length > 0 ? [Operator.of(begun, switches)] : []),
        ...alone(next.filter(plays), nextRolloutId),
        ...alone(rollouts.flatMap(({ after }) => after ?? []).filter(plays), rolloutAfterId),
        ...alone(
          policies.flatMap(({ assumed }) => assumed ?? []).filter(playing(policies, isLeftOut)),
          assumedId,
        ),
      ];
    },
    assumedVersion: version.why === null ? null : { version: version.version, why: version.why },
    problems: newerThanKnown('skyhook', input.options.version, parseVersion),
  };
}

/** True for rollouts of objects that are not left out. */
function playing(
  objects: readonly { readonly policy: Pick<ResolvedPolicy, 'ref'> }[],
  isLeftOut: (policy: PolicyRef) => boolean = () => false,
): (rollout: RolloutInput) => boolean {
  const out = new Set(objects.flatMap(({ policy: { ref } }) => (isLeftOut(ref) ? [ref.name] : [])));
  return ({ name }) => !out.has(name);
}

function versionOf(
  input: ResolveInput,
  all: readonly Manifest[],
): { version: SkyhookVersion; why: string | null } | { problem: Problem } {
  if (input.options.version === null)
    return assumeVersion(all.map((manifest) => groupOf(manifest.apiVersion)));
  const parsed = parseVersion(input.options.version);
  if ('version' in parsed) return served(input, parsed.version);
  const message = text`${code('systems.skyhook.version')}: ${foreign(parsed.error)}`;
  return { problem: errorAt(null, 'unknown-version', message) };
}

/** A version that does not serve the group of the files would refuse them all, and judge nothing: a wrong setting. */
function served(
  input: ResolveInput,
  version: SkyhookVersion,
): { version: SkyhookVersion; why: string } | { problem: Problem } {
  const isTooNew = (manifest: Manifest): boolean => groupOf(manifest.apiVersion) === GROUP;
  const stranger =
    switchesOf(version).group === LEGACY_GROUP ? input.objects.texts.own.find(isTooNew) : undefined;
  if (!stranger) return { version, why: CONFIGURED };
  const message = text`${code('systems.skyhook.version')} is ${code(version)}, and operators before 0.18 do not know ${code(GROUP)}: they would ignore this object. Configure the version that runs in the cluster.`;
  const problem = errorAt(stranger.place, 'version-mismatch', message);
  return { problem };
}

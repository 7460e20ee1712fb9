import { code, foreign, text } from '../../text/text.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { groupOf } from '../../manifest/manifest.js';
import {
  CONFIGURED,
  emptyResolution,
  newerThanKnown,
  type PolicyRef,
  type Resolution,
  type ResolvedPolicy,
  type ResolveInput,
} from '../system.js';
import { GROUP } from './objects/objects.js';
import { Operator } from './controller/operator.js';
import type { RolloutInput } from './controller/state.js';
import { assumedId, nextRolloutId, rolloutAfterId } from './rollout/rollouts.js';
import { withRebootsDone, withUnderWay } from './rollout/under-way.js';
import { resolveSide } from './side.js';
import { assumeVersion, parseVersion, type SkyhookVersion, switchesOf } from './versions.js';

/** Plans one side: which nodes each Skyhook or NodeWright takes, in which batches, and what the change starts. */
export function resolveSkyhook(given: ResolveInput): Resolution {
  const { own, base, live } = given.objects.texts;
  const groups = [...own, ...(base ?? []), ...live].map(({ apiVersion }) => groupOf(apiVersion));
  if (groups.length === 0) return emptyResolution([]);
  const version = versionOf(given, groups);
  if ('problem' in version) return emptyResolution([version.problem]);
  const switches = switchesOf(version.version);
  const { mains, policies } = resolveSide(withRebootsDone(given), switches);
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
      const begun = rollouts.map(({ merged }) => merged).filter((one) => staying.has(one.name) || plays(one));
      const after = rollouts.flatMap((one) => one.after ?? []);
      const assumed = policies.flatMap((one) => one.assumed ?? []);
      const alone = (list: readonly RolloutInput[], idOf: (name: string) => string): Operator[] =>
        list.map((rollout) => Operator.of([rollout], switches, idOf(rollout.name)));
      return [
        ...(begun.length > 0 ? [Operator.of(begun, switches)] : []),
        ...alone(next.filter(plays), nextRolloutId),
        ...alone(after.filter(plays), rolloutAfterId),
        ...alone(assumed.filter(playing(policies, isLeftOut)), assumedId),
      ];
    },
    assumedVersion: version,
    problems: newerThanKnown('skyhook', given.options.version, parseVersion),
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

/** A version that does not serve the group of the files would refuse them all, and judge nothing: a wrong setting. */
function versionOf(
  { options, objects }: ResolveInput,
  groups: readonly string[],
): { version: SkyhookVersion; why: string } | { problem: Problem } {
  if (options.version === null) return assumeVersion(groups);
  const parsed = parseVersion(options.version);
  const setting = code('systems.skyhook.version');
  if ('error' in parsed)
    return { problem: errorAt(null, 'unknown-version', text`${setting}: ${foreign(parsed.error)}`) };
  const { version } = parsed;
  const tooNew = objects.texts.own.find(({ apiVersion }) => groupOf(apiVersion) === GROUP);
  if (switchesOf(version).group === GROUP || !tooNew) return { version, why: CONFIGURED };
  const message = text`${setting} is ${code(version)}, and operators before 0.18 do not know ${code(GROUP)}: they would ignore this object. Configure the version that runs in the cluster.`;
  return { problem: errorAt(tooNew.place, 'version-mismatch', message) };
}

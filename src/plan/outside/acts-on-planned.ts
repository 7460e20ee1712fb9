import { isCalmed, isToldWithWorkload, leavesPods } from '../../systems/system.js';
import { errorAt, type Problem, unjudgedAt } from '../../manifest/problem.js';
import { isSameJson } from '../../manifest/values/canonical.js';
import { entryOf, fieldAt, textIn } from '../../manifest/fields.js';
import { groupOf, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { ofKind } from '../../manifest/lookup/of-kind.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { actingCommands, actsOnNodes, commandsAt, isUnread } from '../commands/commands.js';
import { contentChanges, doneTo, type ObjectChange, type Side } from '../objects/object-changes.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { rewritesPlanned } from '../objects/rewriters.js';

/** Fields that name the workload whose pods another controller restarts, scales or moves. */
const TARGETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'argoproj.io': { Rollout: 'workloadRef' },
  'autoscaling.k8s.io': { VerticalPodAutoscaler: 'targetRef' },
  'flagger.app': { Canary: 'targetRef' },
  'rollouts.kruise.io': { Rollout: 'workloadRef' },
};

/** Of those, the groups whose controllers take a new pod template and roll it out themselves, step by step. */
const ROLLERS: readonly string[] = ['argoproj.io', 'flagger.app', 'rollouts.kruise.io'];

/** How autoscalers of any project name the workload whose replicas they set. */
const SCALED = 'scaleTargetRef';
/** Those whose numbers are planned, or told with the workload. */
const KNOWN_SCALERS: readonly string[] = ['autoscaling', 'keda.sh'];

/**
 * Objects of controllers that are not planned, which the change makes, edits or takes away, and by which planned objects come out
 * otherwise than they are written, or the pods of a planned workload go by other limits: what is planned is then not what happens. An
 * error for each; of what only moves nodes and pods of its own `otherControllers` warns. What is told with its workload is none.
 */
export function actsOnPlanned(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  isToldElsewhere: (manifest: Manifest, target: Manifest) => boolean = isToldWithWorkload,
): Problem[] {
  const planned = [...head, ...(base ?? [])].filter(isPlanned);
  return contentChanges(base, head).flatMap((change) => {
    const { before, after, manifest } = change;
    const mover = movedBy(before, after, planned);
    if (mover !== null && isToldElsewhere(manifest, mover)) return [];
    const why = rewriting(before, after) ?? movingText(mover) ?? commanding(before, after, planned);
    return why === null ? [] : [problem(change, why)];
  });
}

/**
 * Edits of a pod template that another controller rolls out by its own steps, also over pods that are no replicas of the workload:
 * Argo Rollouts scales the Deployment to 0 and makes its pods by `workloadRef`. Warnings, as each new image is one of them. Sources:
 * argo-rollouts, docs/migrating.md; docs.flagger.app, how it works; openkruise.io/rollouts.
 */
export function rolledByOthers(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const rollers = head.filter(({ apiVersion }) => ROLLERS.includes(groupOf(apiVersion)));
  if (rollers.length === 0) return [];
  return contentChanges(base, head).flatMap(({ before, after }) => {
    if (after === null || !isPlanned(after) || isSameTemplate(before, after)) return [];
    const by = rollers.find((one) => targetOf(one, [after]) !== null);
    return by ? [unjudgedAt(after.place, 'other-controller', rolledText(after, by))] : [];
  });
}

function isSameTemplate(before: Side, { object }: Manifest): boolean {
  const templateOf = (one: Manifest['object'] | undefined) => fieldAt(one, 'spec', 'template') ?? null;
  return isSameJson(templateOf(before?.object), templateOf(object));
}

function rolledText(workload: Manifest, by: Manifest): string {
  return `The new pod template of ${titleOf(workload)} is rolled out by ${titleOf(by)} of ${visible(groupOf(by.apiVersion))}, by steps and limits of its own, also over pods that are no replicas of the ${workload.kind}: no number of this plan counts those pods.`;
}

function rewriting(before: Side, after: Side): string | null {
  const one = [after, before].find((side) => side !== null && rewritesPlanned(side));
  if (!one) return null;
  return 'it rewrites, makes or deletes objects of planned kinds in the cluster, so what is there is not what the files say';
}

function movingText(target: Manifest | null): string | null {
  return target === null ? null : `it moves the pods of ${titleOf(target)} by limits of its own`;
}

/** The planned workload whose pods go otherwise by the change of such an object. */
function movedBy(before: Side, after: Side, planned: readonly Manifest[]): Manifest | null {
  if (isCalmed(before, after)) return null;
  return targetOf(after, planned) ?? targetOf(before, planned);
}

/** An edit that leaves the commands as they are runs the same ones again, and is told as that. */
function commanding(before: Side, after: Side, planned: readonly Manifest[]): string | null {
  if (after === null) return null;
  const known = new Set(before === null ? [] : actingCommands(before));
  const news = actingCommands(after).filter((line) => !known.has(line));
  if (news.length === 0) return null;
  if (news.some(isUnread))
    return 'it packs more than 64 MiB of text together, and which commands are in that was not looked at';
  const target = planned.find((one) => news.some((line) => commandsAt(line, one)));
  if (target !== undefined) return `it runs a command that edits or deletes ${titleOf(target)}`;
  return news.some(actsOnNodes)
    ? 'it runs a command that takes, marks or deletes nodes by no limit that is planned'
    : null;
}

function targetOf(side: Side, planned: readonly Manifest[]): Manifest | null {
  if (side === null || leavesPods(side)) return null;
  const group = groupOf(side.apiVersion);
  const known = entryOf(entryOf(TARGETS, group) ?? {}, side.kind);
  const field = known ?? (KNOWN_SCALERS.includes(group) ? undefined : SCALED);
  if (field === undefined) return null;
  const target = fieldAt(side.object, 'spec', field);
  const [kind, name] = [textIn(target, 'kind'), textIn(target, 'name')];
  if (kind === null || name === null) return null;
  const isNear = (one: Manifest): boolean =>
    one.namespace === null || side.namespace === null || namespaceOf(one) === namespaceOf(side);
  return ofKind(planned, kind).find((one) => one.name === name && isNear(one)) ?? null;
}

function problem({ manifest, ...sides }: ObjectChange, why: string): Problem {
  const message =
    `${titleOf(manifest)} is ${doneTo(sides)}, and what that does was not judged: ${why}. ` +
    'Make it a change of its own that its owners review, or take its file out of the globs ' +
    `(\`!${visible(manifest.place.file)}\`) where it reaches none of this fleet.`;
  return errorAt(manifest.place, 'acts-on-planned', message);
}

import { groupOf, isObject, type Manifest } from '../../../manifest/manifest.js';
import { fieldAt } from '../../../manifest/fields.js';
import { byName, present } from '../../../manifest/lookup.js';
import { describeSelector, selectedBy, selects } from '../../../manifest/selector.js';
import { verb } from '../../../text/plural.js';
import { code, count, fewNames, literal, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import { fix, type SystemResult, underCordons } from '../../system.js';
import { blockedBy, isRuntimeTaint, untoleratedOf, runtimeTaint } from '../controller/eligibility.js';
import { taintText } from '../../../snapshot/snapshot.js';
import { dueAmong } from '../controller/work.js';
import { type AnyObject, LEGACY_GROUP, type MainObject } from '../objects/objects.js';
import { freshBatches } from '../rollout/groups.js';
import type { Subject, Transition } from '../rollout/rollouts.js';
import { cordoners } from '../rollout/under-way.js';

/** An object, and what merging does with it. */
interface Rolled extends Subject {
  readonly transition: Transition;
}

/** The results that an object states itself. */
export function resultsOf(rolled: Rolled): SystemResult[] {
  return present([
    resumed(rolled),
    foreignCordons(rolled),
    notSerial(rolled),
    betweenPackages(rolled),
    resetOverridden(rolled),
    podsReleased(rolled),
    ...rolled.sides.requiringRuntime.map((later) => deadlock(rolled, later)),
  ]);
}

function resumed({ object: { manifest }, transition }: Rolled): SystemResult | null {
  const { effect, isUnsure, resumes } = transition;
  if (!resumes) return null;
  return {
    rule: 'held-rollout-starts',
    subject: 'pause',
    says: effect.kind === 'resumes' ? effect.says : text`Merging resumes it. ${effect.says}`,
    fix: isUnsure
      ? fix`Add the ${literal(manifest.kind)} with its status to the snapshot: it shows what each node has.`
      : fix`Keep the annotation that pauses it until the rollout may start.`,
    place: manifest.place,
  };
}

/**
 * Up to 0.19 the operator takes over a cordon that it finds, and removes it when the object is complete; since 0.20 it drains and interrupts
 * under it. Source: NVIDIA/nodewright, internal/wrapper/node.go Cordon and Uncordon at 042b7591; release notes of operator 0.20.0.
 */
function foreignCordons({ object, rollout, transition, nodes, switches }: Rolled): SystemResult | null {
  const { progress, startsNothing, action } = transition;
  const { spec } = rollout;
  if (startsNothing || action === null) return null;
  const cordoned = selectedBy(nodes, spec.nodeSelectors).filter(
    (node) => node.unschedulable && cordoners(node).length === 0 && !blockedBy(node, spec, switches),
  );
  const names = cordoned.map((node) => node.name);
  const due = new Set(dueAmong(progress, spec.packages, names, switches).nodes);
  const found = cordoned.filter((node) => due.has(node.name));
  const isLeft = switches.foreignCordon === 'left';
  const effect = isLeft
    ? text`drained and interrupted like any other, and left cordoned: the operator removes only its own cordon`
    : text`uncordoned when its packages are complete there: pods start there again`;
  return underCordons(found, effect, {
    subject: isLeft ? 'works-under-cordons' : 'uncordons',
    fix: fix`Finish the work it was cordoned for, and uncordon it before the merge. The label ${code(`${switches.group}/ignore: "true"`)} excludes a node, but the rollout then does not complete.`,
    place: object.manifest.placeOf(['spec', 'nodeSelectors']),
  });
}

/** Source: NVIDIA/nodewright docs/user-guide/custom-resource.md and release notes of operator 0.20.0. */
function notSerial({ object, rollout: { spec, compartments }, switches }: Rolled): SystemResult | null {
  if (!spec.serial || switches.serial === 'one-node') return null;
  const sizes = (compartments ?? []).flatMap(({ limits, nodes }) =>
    freshBatches(limits, nodes.length, switches),
  );
  const most = Math.max(0, ...sizes);
  if (most < 2) return null;
  return {
    rule: 'limit-ignored',
    subject: 'serial',
    says: text`${code('serial: true')} limits packages, not nodes: one package runs at a time on each node, and batches still have up to ${count(most, 'node')}.`,
    fix:
      spec.deploymentPolicy === ''
        ? fix`For one node at a time write ${code('interruptionBudget: { count: 1 }')}.`
        : fix`For one node at a time write a fixed strategy with ${{ field: 'initialBatch', value: 1 }} in its policy.`,
    place: object.manifest.placeOf(['spec', 'serial']),
  };
}

/** Before 0.15 a node reads `waiting` between two packages, so that its batch looks finished. Source: NVIDIA/nodewright#183, fixed by b0345407. */
function betweenPackages({ object, rollout: { spec }, switches }: Rolled): SystemResult | null {
  if (switches.stickyMembers !== 'none' || spec.packages.size < 2) return null;
  return {
    rule: 'limit-ignored',
    subject: 'between packages',
    says: text`operators before 0.15 pick new nodes between two packages of a node: more nodes than a batch has may be in progress at once. The plan shows the batches without that.`,
    fix: fix`Upgrade the operator to 0.15 or later.`,
    place: object.manifest.placeOf(['spec', 'packages']),
    severity: 'info',
  };
}

const RESET = 'deploymentPolicyOptions.resetBatchStateOnCompletion';

/**
 * The schema fills `true` into a `deploymentPolicyOptions` that does not set the field, and the option beats the policy.
 * Source: NVIDIA/nodewright v0.15.0, skyhook_types.go.
 */
function resetOverridden({ object: { manifest }, rollout: { spec }, policy }: Rolled): SystemResult | null {
  const isWritten = isObject(fieldAt(manifest.object, 'spec', 'deploymentPolicyOptions') ?? null);
  const isFilled = isWritten && (fieldAt(manifest.object, 'spec', ...RESET.split('.')) ?? null) === null;
  const isBeaten = policy?.spec?.resetBatchStateOnCompletion === false;
  if (!policy || !isFilled || !isBeaten || spec.resetBatchStateOnCompletion !== true) return null;
  return {
    rule: 'ramp-not-reset',
    subject: RESET,
    says: text`${code(RESET)} is not set and defaults to ${code('true')}, which overrides the ${code('false')} of ${titleOf(policy)}: the batch state is reset.`,
    fix: fix`Set ${code('resetBatchStateOnCompletion: false')} there too, or remove ${code('deploymentPolicyOptions')}.`,
    place: manifest.placeOf(['spec', 'deploymentPolicyOptions']),
    evidence: { cause: 'overridden', field: RESET, value: true, beaten: false },
  };
}

/** An interrupt no longer waits for the same pods before it drains a node. */
function podsReleased({ object, rollout: { spec }, before, isMigration }: Rolled): SystemResult | null {
  const [was, now] = [isMigration ? null : before?.spec, spec].map((one) =>
    one?.nonInterrupt ? describeSelector(one.nonInterrupt) : null,
  );
  if (!was || was === now) return null;
  return {
    rule: 'ungoverned-disruption',
    subject: 'waits-for',
    says: text`an interrupt no longer waits for pods with ${code(was)}${now ? text`, but for those with ${code(now)}` : NO_TEXT}: nodes with such pods are drained.`,
    fix: fix`Keep the selector, or make sure that no such pod is left.`,
    place: object.manifest.placeOf(['spec', 'podNonInterruptLabels']),
    severity: 'warning',
    evidence: { before: was, after: now ?? null },
  };
}

/**
 * A node keeps the runtime-required taint until every runtimeRequired object is complete on it. An object before such a one
 * that does not tolerate the taint waits for it there, while the later one waits for this object: without end. With
 * `sequencing: all` one such node holds all of the later object's nodes; and if both are runtimeRequired, one node that
 * does not complete the first keeps the taint on all nodes of both. Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go
 * IsNodeReadyForSkyhook and HandleRuntimeRequired.
 */
function deadlock(
  { object, rollout: { spec }, nodes, switches }: Rolled,
  later: MainObject,
): SystemResult | null {
  const isAll = spec.sequencing === 'all';
  const isMutual = untoleratedOf([runtimeTaint(switches)], spec, switches).length > 0;
  if (!later.spec || spec.disabled || (!isMutual && !(isAll && spec.runtimeRequired))) return null;
  const order = byName(object.manifest.name, later.manifest.name);
  if ((spec.priority - later.spec.priority || order) >= 0) return null;
  const targets = selectedBy(nodes, later.spec.nodeSelectors);
  const shared = targets.filter((node) => selects(spec.nodeSelectors, node.labels));
  if (shared.length === 0) return null;
  const tainted = shared.filter(({ taints }) => taints.some((taint) => isRuntimeTaint(taint, switches)));
  const keptNow = tainted.map((node) => node.name);
  const held = isAll ? targets.length : shared.length;
  const [self, other] = [titleOf(object), titleOf(later)];
  const taint = text`the taint ${code(taintText(runtimeTaint(switches)))}`;
  const when =
    keptNow.length > 0
      ? text`${fewNames('target', keptNow)} ${literal(verb(keptNow.length, 'has', 'have'))} it now.`
      : text`It begins with the first of the ${count(shared.length, 'node')} they share that joins with it.`;
  return {
    rule: 'no-progress',
    subject: `${later.manifest.kind}/${later.manifest.name}`,
    says: isMutual
      ? text`it does not tolerate ${taint}, which stays on a node until ${other} is complete there, and ${other} waits for ${self}: ${count(held, 'node')} of ${other} ${literal(verb(held, 'is', 'are'))} never updated. ${when}`
      : text`with ${code('sequencing: all')} one node that does not complete it keeps ${other} from all of its ${count(held, 'node')}, and ${taint} stays on all ${count(shared.length, 'node')} they share: no pod is scheduled there.`,
    fix: isMutual
      ? fix`Set ${code('runtimeRequired: true')} on ${self}, so that it tolerates the taint, or give ${other} the lower priority.`
      : fix`Set ${code('sequencing: node')} on ${self}.`,
    place: object.manifest.placeOf(['spec', isAll ? 'sequencing' : 'runtimeRequired']),
    magnitude: held,
    evidence: {
      ...{ cause: 'deadlock', later: `${later.manifest.kind}/${later.manifest.name}` },
      ...{ kind: isMutual ? 'mutual' : 'one-holds-all', shared: shared.length, held, keptNow },
    },
    severity: isMutual ? 'error' : 'warning',
  };
}

function titleOf({ manifest }: AnyObject): Text {
  return name('policy', `${manifest.kind}/${manifest.name}`);
}

/** The end of the legacy API group. Source: the operator's migration guide, and legacy_readonly_webhook.go, v0.18.0. */
export function legacyGroup(
  { manifest, admission, live }: AnyObject,
  twin: AnyObject | null,
): SystemResult[] {
  const { apiVersion } = manifest;
  if (live || groupOf(apiVersion) !== LEGACY_GROUP) return [];
  const edit = admission.rejections.find(({ rule }) => rule === 'read-only');
  const refused = twin !== null || edit !== undefined;
  const kind = manifest.kind === 'Skyhook' ? text` and kind to NodeWright` : NO_TEXT;
  const says = twin
    ? text`It exists in both API groups. The operator mirrors the old object over the new one, or backs off.`
    : text`Operators 0.18 and later reject edits in ${literal(LEGACY_GROUP)}, and 0.21 removes the group.`;
  return [
    {
      ...{ rule: 'deprecated-api', subject: refused ? 'refused' : 'leaving', says },
      fix: twin
        ? fix`Keep the object of nodewright.nvidia.com and delete the other.`
        : fix`Change apiVersion to nodewright.nvidia.com/v1alpha1${kind}, and keep the name, its selectors and labels.`,
      place: manifest.placeOf(edit && !twin ? edit.path : ['apiVersion']),
      evidence: { cause: 'api-group', apiVersion, refused },
      severity: refused ? 'error' : 'warning',
    },
  ];
}

/** Assumptions of the numbers, and behavior of one operator version that no number shows. */
export function notesOf(
  { rollout: { spec }, transition: { action }, switches }: Rolled,
  objects: readonly Manifest[],
): Text[] {
  return present([
    spec.paused && text`It is paused: nothing starts, and later objects wait. Planned as if it were resumed.`,
    spec.disabled &&
      text`It is disabled: nothing starts, and later objects do not wait. Planned as if it were enabled.`,
    // Source: NVIDIA/nodewright#633 and release notes of operator 0.20.0.
    action === 'reboot' &&
      switches.erroringAfter === 'failed-attempt' &&
      text`Operators 0.18 and 0.19 may count a successful reboot as a failure, because the shutdown ends the attempt that asked for it: ${code('failureThreshold')} may stop the rollout, and the node stays cordoned.`,
    spec.deploymentPolicy === '' &&
      text`Without a policy the node order is undefined: batch sizes are exact, names are not.`,
    // Source: NVIDIA/nodewright skyhook_controller.go HasNonInterruptWork.
    action !== null &&
      spec.nonInterrupt !== null &&
      !objects.some(({ kind }) => kind === 'Pod') &&
      text`The snapshot has no pods: an interrupt waits without limit for pods that match ${code('podNonInterruptLabels')}, and the plan has no such wait.`,
  ]);
}

import * as z from 'zod';
import { HOUR_MS } from '../calendar/days.js';
import { isSameJson } from '../manifest/canonical.js';
import { pathText } from '../manifest/fields.js';
import type { Severity } from '../manifest/problem.js';
import { isOfPart } from '../plan/refused-edits.js';
import type { PlannedGroup, PlannedPolicy, SidePlan } from '../plan/model.js';
import { fix, STATED_RULES } from '../systems/system.js';
import { toPlain } from '../text/render.js';
import { capital, code, count, duration, literal, name, text } from '../text/text.js';
import { defineRule, policyRule, type Rule, type RuleResult, policyOf, subjectOfPolicy } from './rule.js';

// Rules on what the plan already has: the results of a system on its policies, of the API server on an object, of the run on its configuration.

/** Results of a rule that the systems state of the policies of a side, and of those that it removes. */
export function systemResultsOf(side: SidePlan, base: SidePlan | null, id: string): RuleResult[] {
  const removed = (base?.policies ?? []).flatMap((policy) => {
    const found = policy.live ? [] : systemResults(policy, id, true);
    // A policy that the cluster has and the files of the head do not is live there: it was deleted from them.
    return found.length === 0 || policyOf(side, policy.ref)?.live === false ? [] : found;
  });
  return [...side.policies.flatMap((policy) => systemResults(policy, id)), ...removed];
}

/** Results of a rule that the system of one policy states. */
export function systemResults(policy: PlannedPolicy, id: string, isRemoved = false): RuleResult[] {
  return policy.results
    .filter(({ rule, whenRemoved = false }) => rule === id && whenRemoved === isRemoved)
    .map(({ ofRollout, whenRemoved: _whenRemoved, isWhyStuck: _isWhyStuck, ...found }) => ({
      policy: policy.ref,
      evidence: { cause: found.subject },
      ...found,
      ...subjectOfPolicy(policy, found.subject),
      ...(ofRollout === true ? { rolls: [policy.ref] } : {}),
    }));
}

/** Rules whose results all come from the systems. */
const BY_SYSTEMS = {
  'abandoned-midway': ['warning', 'work in progress that the change deletes, or whose nodes it takes away'],
  'config-not-rolled': ['info', 'an edited ConfigMap or Secret that no rollout brings to the pods'],
  'consolidation-widened': ['warning', 'an edit that lets consolidation disrupt more nodes, or sooner'],
  'held-rollout-starts': ['warning', 'an edit that releases a held rollout, such as a pause that ends'],
  'limit-ignored': ['warning', 'a limit, or a wait, that the controller ignores'],
  'membership-may-change': [
    'warning',
    'a rollout that is aborted when a target joins, leaves or is relabeled',
  ],
  'safeguard-removed': ['warning', 'an edit that loosens what protects a node during its work'],
  'selector-matches-nothing': ['error', 'a selector that matches no target of the snapshot'],
  'stage-coverage': ['error', 'a cluster in no stage of its rollout or in two, or a stage without clusters'],
  'version-not-pinned': ['warning', 'a version that no file names: rollouts begin without a pull request'],
} as const satisfies Partial<Record<(typeof STATED_RULES)[number], readonly [Severity, string]>>;

export function systemRule(id: keyof typeof BY_SYSTEMS): Rule {
  const [severity, detects] = BY_SYSTEMS[id];
  return defineRule({ id, detects, severity, evaluate: () => [] });
}

export const invalidPolicy = policyRule({
  id: 'invalid-policy',
  detects: "an object that the controller's own admission rules refuse, or that is stored and cannot work",
  severity: 'error',
  evaluate: ({ ref, written, rejections }, { base }) => {
    const before = policyOf(base, ref);
    const isEdited = before !== undefined && !isSameJson(before.written, written);
    return rejections.map(({ consequence, fix: advice = fix`Correct the field.`, ...rejection }, i) => {
      const { by, message, place } = rejection;
      const common = { subject: `${by}#${i}`, place, evidence: { by, reason: toPlain(message) } };
      if (consequence !== undefined) {
        const says = text`stored but cannot work (${literal(by)}): ${message}. ${consequence}`;
        return { ...common, says, fix: advice, rolls: [ref], isOfWaiting: true };
      }
      return {
        ...common,
        says: text`refused (${literal(by)}): ${message}.`,
        fix: fix`${advice} Until then the cluster keeps its object, and this change has no effect.`,
        // The edit has no effect, whether or not the policy worked before. For a part this is unknown, and a problem.
        isEdited: isEdited && !(isOfPart(rejection) && before.rejections.some(isOfPart)),
      };
    });
  },
});

/** Sections in which a dropped setting is a missing limit. */
const LIMITING =
  /(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/;

export const unknownField = policyRule({
  id: 'unknown-field',
  detects: 'a field that the API server drops silently: the setting has no effect',
  severity: 'warning',
  evaluate: ({ unknownFields, apiVersion }) =>
    unknownFields.map(({ path, suggestion, idleValue, place }) => {
      // An annotation is kept by the API server, and has no effect all the same.
      const fate = path.startsWith('metadata.annotations.')
        ? text`is no annotation that the controller of ${code(apiVersion)} reads: it has no effect.`
        : text`is not a field of ${code(apiVersion)}; the API server drops it silently.`;
      const meant = suggestion && pathText(suggestion);
      return {
        subject: path,
        says: text`${code(path)} ${idleValue === undefined ? fate : text`is ${code(JSON.stringify(idleValue))}, which has no effect.`}`,
        fix: meant ? fix`Did you mean ${code(meant)}? Otherwise remove it.` : fix`Remove it.`,
        place,
        evidence: { path, suggestion: meant },
        severity: LIMITING.test(path) || LIMITING.test(`${suggestion?.at(-1)}`) ? 'error' : 'warning',
      };
    }),
});

export const referenceMissing = policyRule({
  id: 'reference-missing',
  detects: 'a policy that references an object or node that is neither in the change nor in the snapshot',
  severity: 'error',
  evaluate: ({ missingReferences }) =>
    missingReferences.map(({ what, fate, consequence, fix: advice, place }) => {
      const isDeleted = fate === 'deleted';
      const state = isDeleted
        ? text`is referenced, and this change removes it`
        : text`is neither in the files nor in the snapshot`;
      const add = isDeleted
        ? fix`Keep the object as long as it is referenced.`
        : fix`Add the object to the change, correct the name, or take a snapshot that has it.`;
      const says = text`${name('object', what)} ${state}. ${consequence}`;
      return { subject: what, says, fix: advice ?? add, place, evidence: { reference: what } };
    }),
});

export const selectorMatchesEverything = policyRule({
  id: 'selector-matches-everything',
  detects: 'a selector that no label restricts: it selects every target, including future ones',
  severity: 'error',
  options: z.strictObject({
    /** Smaller fleets are left alone. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  evaluate: ({ selectors = [], effect }, { options }) =>
    selectors
      .filter(({ isSelective, matched, outOf }) => !isSelective && matched === outOf)
      .filter(({ outOf }) => outOf >= options.fromTargets)
      .map(({ what, text: written, isWritten, group, matched, outOf, place }) => {
        const unit = effect.groups[0]?.unit ?? 'node';
        const state = written === '' ? text`is empty` : text`(${code(written)}) excludes nothing here`;
        return {
          group,
          subject: 'everything',
          says: text`${what} ${isWritten ? state : text`is not set`}, so it selects all ${count(outOf, unit)} of the snapshot (100%) and every ${literal(unit)} that joins.`,
          fix: fix`Select by a label that only the intended ${literal(unit)}s have.`,
          place,
          evidence: { selector: written, matched, outOf },
        };
      }),
});

export const drainDeadlock = policyRule({
  id: 'drain-deadlock',
  detects: 'a disruption budget under which pods can never be evicted: a drain of their nodes never ends',
  severity: 'error',
  evaluate: ({ drainLimit: limit }, { side }) =>
    limit?.held.map(({ cause, forGood, pods, nodes: held, says, fix: advice, place, parts }) => {
      const nodes = held.length;
      const on = nodes > 0 && text` on ${count(nodes, 'node')}`;
      // A drain that the change starts waits for pods that are not ready now; one that never ends is reported of its rollout.
      const waits = ({ drains, targets }: PlannedGroup): boolean =>
        drains === true && !forGood && targets.some((target) => held.includes(target));
      const who = pods === 0 ? text`the pods it covers` : text`${count(pods, 'pod')}${on}`;
      const { expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed } = limit;
      return {
        subject: cause,
        says: forGood
          ? text`${who} can never be evicted. A drain of a node with one of them does not end by itself.`
          : text`${who} cannot be evicted now. A drain of a node with one of them waits.`,
        why: text`${capital(says)}.`,
        fix: advice,
        place,
        ...(parts ? { parts } : {}),
        magnitude: pods,
        evidence: {
          ...{ cause, forGood, pods, nodes },
          ...{ expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed },
        },
        severity: forGood ? 'error' : 'warning',
        rolls: side.policies
          .filter(({ effect, forcedDrain }) => !forcedDrain && effect.groups.some(waits))
          .map(({ ref }) => ref),
      };
    }) ?? [],
});

export const inventoryStale = defineRule({
  id: 'inventory-stale',
  detects: 'a snapshot so old that the fleet may have changed since',
  severity: 'warning',
  options: z.strictObject({
    /** A snapshot older than this is a warning. */
    warnAfterHours: z.number().min(0).default(24),
    /** And older than this an error. */
    errorAfterHours: z.number().min(0).default(168),
  }),
  evaluate: ({ side, plan: { snapshot, at, head }, options: { warnAfterHours, errorAfterHours } }) => {
    const { takenAt, nodes, clusters } = snapshot;
    // The age belongs to this run and not to one side: it is never pre-existing.
    if (takenAt === null || side !== head || side.policies.length === 0) return null;
    const hours = (at - takenAt) / HOUR_MS;
    if (hours <= warnAfterHours) return null;
    // A snapshot of a KubeFleet hub may have no nodes.
    const isHub = nodes === 0 && clusters > 0;
    return {
      subject: 'age',
      about: null,
      says: text`The snapshot is ${duration(at - takenAt)} old at the start of this plan: nodes and clusters that joined, left or were relabeled since are not in it.`,
      fix: isHub
        ? fix`Take a new snapshot on the hub, of all the kinds that ${code('docs/snapshots.md')} lists for KubeFleet.`
        : fix`Take a new snapshot of the kinds that ${code('docs/snapshots.md')} lists, such as ${code('kubectl get nodes -o json | fleetplan snapshot')}.`,
      evidence: { ageHours: Math.floor(hours), warnAfterHours },
      severity: hours > errorAfterHours ? 'error' : 'warning',
    };
  },
});

export const guardWeakened = defineRule({
  id: 'guard-weakened',
  detects: 'a change of the configuration that makes the checks looser from its merge on',
  severity: 'error',
  evaluate: ({ side, plan: { head, configEdits = [] } }) =>
    configEdits
      .filter(({ isLooser }) => isLooser && side === head)
      .map(({ setting, before, after, place }) => {
        const gets = before === null ? text`gets` : text`changes from ${code(before)} to`;
        const edit = after === null ? text`loses ${code(before ?? '')}` : text`${gets} ${code(after)}`;
        return {
          subject: `${setting} ${before ?? ''} ${after ?? ''}`,
          about: null,
          says: text`The configuration becomes looser: ${code(setting)} ${edit}. This change is evaluated by the old configuration, later changes by the new one.`,
          fix: fix`Put it in a separate change that the owners of the checks review.`,
          place,
          evidence: { setting, before, after },
        };
      }),
});

/** A waiver of the configuration in force. The finding that it no longer covers is reported again; this one gives the reason. */
export const waiverLapsed = defineRule({
  id: 'waiver-lapsed',
  detects: 'a waiver that is expired, exceeded, unused or incomplete',
  severity: 'error',
  evaluate: ({ side, plan }) =>
    (plan.lapses ?? [])
      // A lapse that the change does not touch is pre-existing.
      .filter(({ isTouched }) => side === plan.head || !isTouched)
      .map(({ kind, rule, subject, owner, expires, policy, place, says, fix: advice }) => {
        const of = rule === null ? text`A waiver` : text`The waiver of ${code(rule)}`;
        const on = subject !== null && text` for ${name('policy', subject)}`;
        const by = owner !== null && text` (owner ${name('object', owner)})`;
        return {
          policy,
          subject: JSON.stringify([rule, subject, owner, expires]),
          about: null,
          says: text`${of}${on}${by} ${says}.`,
          fix: advice,
          place,
          // An expired or exceeded waiver leaves a broken rule; an unused or incomplete one does no harm.
          severity: kind === 'expired' || kind === 'exceeded' ? 'error' : 'warning',
          evidence: { waiver: kind, rule, subject, owner, expires },
        };
      }),
});

import { keptVersion } from '../controller/hash.js';
import { readPlan } from '../objects/plan.js';
import { objectIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { listing } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../text/plural.js';
import { compileSelector, type LabelSelector } from '../../../manifest/values/selector.js';
import { visible } from '../../../manifest/words/visible.js';
import { type ChangeEffect, REFUSED_EDIT } from '../../system.js';
import { isCandidate } from '../controller/selection.js';
import { neverOpens } from '../controller/window.js';
import type { SidePlan } from '../side.js';
import { atWork, type Reach } from '../simulation/reach.js';

/** What merging does, in one sentence; null for a Plan that only the cluster has and that does nothing. */
export function changeOf(plan: SidePlan, reach: Reach): ChangeEffect | null {
  const told = kindOf(plan, reach);
  return (
    told && { ...told, batched: true, targetsAtOnce: 0, place: plan.manifest.placeOf(['spec', 'version']) }
  );
}

function kindOf(
  plan: SidePlan,
  { due, isAssumed, selector, selected, turns }: Reach,
): Pick<ChangeEffect, 'kind' | 'says'> | null {
  const nodes = counted(due.length, 'node');
  if (plan.violations.length > 0)
    return { kind: 'none', says: plan.object ? REFUSED_EDIT : 'The Plan is refused: nothing is upgraded.' };
  if (plan.isLive && isAssumed) return null;
  const isHeld = neverOpens(plan.spec.window) || plan.spec.concurrency <= 0;
  const isStopped = !selector.written || selected.length === 0 || (isHeld && turns[0]?.length === 0);
  if (isStopped && plan.isHashChanged && plan.before !== null) {
    const why = selector.written && selected.length === 0 ? ': the Plan selects none' : '';
    return { kind: 'package-version', says: `${versionSentence(plan)}, and no node is upgraded${why}.` };
  }
  if (plan.before === null && !isAssumed)
    return {
      kind: 'first-rollout',
      says: `The Plan is new: ${nodes} ${due.length === 1 ? 'is' : 'are'} upgraded${toVersion(plan)}.${delayText(plan)}`,
    };
  if (plan.isHashChanged && !isAssumed)
    return {
      kind: 'package-version',
      says: `${versionSentence(plan)}: ${nodes} ${due.length === 1 ? 'is' : 'are'} upgraded, those that were finished as well.${delayText(plan)}`,
    };
  if (isAssumed)
    return {
      kind: 'next-rollout',
      says:
        due.length === 0
          ? 'No node is upgraded: the Plan selects none.'
          : 'No node is upgraded: all are finished. The next version is planned.',
    };
  const joined = joinedBy(plan, due);
  if (joined > 0)
    return {
      kind: 'new-nodes',
      says: `The selector takes ${counted(joined, 'more node')}, which the Plan has not upgraded yet.`,
    };
  return {
    kind: 'continues',
    says: `${nodes} ${due.length === 1 ? 'is' : 'are'} not finished yet${goesOn(plan, due)}.`,
  };
}

/** Lowering concurrency stops no node that has a place; 0, or less, is the emergency stop. Source: rancher/system-upgrade-controller#169. */
function goesOn({ spec, applying }: SidePlan, due: Reach['due']): string {
  if (spec.concurrency > 0) return ': the rollout goes on';
  const names = atWork(due, applying);
  const { length } = names;
  if (length === 0) return `, and none begins: concurrency is ${spec.concurrency}`;
  return `: concurrency is ${spec.concurrency}, so that ${listing(names)}, which ${verb(length, 'has its', 'have their')} place already, ${verb(length, 'ends', 'end')}, and no other begins`;
}

function toVersion({ version }: SidePlan): string {
  return version === null ? '' : ` to ${visible(version)}`;
}

/** Why it takes longer than the Jobs do; '' where the next one starts at once. */
function delayText({ spec: { delayMs }, manifest }: SidePlan): string {
  const written = textIn(objectIn(manifest.object, 'spec'), 'postCompleteDelay');
  if (delayMs <= 0 || written === null) return '';
  return ` Each keeps its place for ${visible(written)} after its Job (postCompleteDelay).`;
}

function versionSentence({ version, versionBefore, spec, secretsChanged, before }: SidePlan): string {
  if (secretsChanged.length > 0 && (version ?? versionBefore) === versionBefore)
    return `What ${counted(secretsChanged.length, 'secret')} of the Plan ${secretsChanged.length === 1 ? 'holds' : 'hold'} changes (${listing(secretsChanged.map((name) => visible(name)))})`;
  if (version === null) return `What channel ${visible(spec.channel ?? '')} gives counts from now on`;
  return versionBefore !== null && versionBefore !== version
    ? `Version ${visible(asWritten(versionBefore, before))} becomes ${visible(spec.version ?? version)}`
    : 'The hash of the Plan changes (version, service account, secrets, digest)';
}

/** With the `+` that the controller has no use for, where the Plan before says so: it is what a person looks for. */
function asWritten(version: string, before: JsonObject | null): string {
  const spec = before && readPlan(before);
  return spec?.version && keptVersion(spec.version) === version ? spec.version : version;
}

/** How many of the nodes that are due the Plan did not select before. */
export function joinedBy({ before }: SidePlan, due: Reach['due']): number {
  if (before === null) return 0;
  const earlier = compiledOf(before);
  return earlier === null ? 0 : due.filter((node) => !isCandidate(node, earlier)).length;
}

function compiledOf(object: JsonObject): LabelSelector | null {
  const compiled = compileSelector(objectIn(object, 'spec')?.['nodeSelector']);
  return 'error' in compiled ? null : compiled.selector;
}

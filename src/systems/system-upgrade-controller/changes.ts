import { objectIn, textIn } from '../../manifest/fields.js';
import type { JsonObject } from '../../manifest/manifest.js';
import { verb } from '../../text/plural.js';
import { asText, code, count, list, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, REFUSED_EDIT } from '../system.js';
import { keptVersion } from './controller/hash.js';
import { neverOpens } from './controller/window.js';
import { readPlan } from './objects/plan.js';
import { atWork, joinedBy, nodeList, type Reach } from './rollout/reach.js';
import type { SidePlan } from './side.js';

/** What merging does; null for a Plan that only the cluster has and that does nothing. */
export function changeOf(plan: SidePlan, reach: Reach): ChangeEffect<Text> | null {
  const change = kindOf(plan, reach);
  if (change === null) return null;
  const [kind, says] = change;
  return { kind, says, batched: true, targetsAtOnce: 0, place: plan.manifest.placeOf(['spec', 'version']) };
}

function kindOf(plan: SidePlan, reach: Reach): readonly [ChangeKind, Text] | null {
  const { due, isAssumed, selector, selected, turns } = reach;
  const { spec, before, isHashChanged, version } = plan;
  const upgraded = text`${count(due.length, 'node')} ${literal(verb(due.length, 'is', 'are'))}`;
  if (plan.violations.length > 0)
    return ['none', plan.object ? asText(REFUSED_EDIT) : text`The Plan is refused: nothing is upgraded.`];
  if (plan.isLive && isAssumed) return null;
  const isHeld = neverOpens(spec.window) || spec.concurrency <= 0;
  const isStopped = !selector.written || selected.length === 0 || (isHeld && turns[0]?.length === 0);
  if (isStopped && isHashChanged && before !== null) {
    const why = selector.written && selected.length === 0 ? text`: the Plan selects none` : NO_TEXT;
    return ['package-version', text`${versionText(plan)}, and no node is upgraded${why}.`];
  }
  if (before === null && !isAssumed) {
    const to = version === null ? NO_TEXT : text` to ${code(version)}`;
    return ['first-rollout', text`The Plan is new: ${upgraded} upgraded${to}.${delayText(plan)}`];
  }
  if (isHashChanged && !isAssumed)
    return [
      'package-version',
      text`${versionText(plan)}: ${upgraded} upgraded, including those already done.${delayText(plan)}`,
    ];
  if (isAssumed)
    return [
      'next-rollout',
      due.length === 0
        ? text`No node is upgraded: the Plan selects none.`
        : text`No node is upgraded: all are finished. The next version is planned.`,
    ];
  const joined = joinedBy(plan, due);
  if (joined > 0)
    return [
      'new-nodes',
      text`The selector takes ${count(joined, 'more node')}, which the Plan has not upgraded yet.`,
    ];
  return ['continues', text`${upgraded} not finished yet${progressText(plan, due)}.`];
}

/** Lowering concurrency stops no node that has a slot; 0, or less, is the emergency stop. Source: rancher/system-upgrade-controller#169. */
function progressText(plan: SidePlan, due: Reach['due']): Text {
  const { concurrency } = plan.spec;
  if (concurrency > 0) return text`: the rollout goes on`;
  const working = atWork(due, plan);
  return working.length === 0
    ? text`, and none starts: concurrency is ${concurrency}`
    : text`: concurrency is ${concurrency}, so only ${nodeList(working)} ${literal(verb(working.length, 'ends', 'end'))} (concurrency slot held), and no other starts`;
}

/** Why it takes longer than the Jobs do; nothing where the next one starts at once. */
function delayText({ spec, manifest }: SidePlan): Text {
  const written = textIn(objectIn(manifest.object, 'spec'), 'postCompleteDelay');
  if (spec.delayMs <= 0 || written === null) return NO_TEXT;
  return text` Each keeps its concurrency slot for ${code(written)} after its Job (postCompleteDelay).`;
}

function versionText({ version, versionBefore, spec, secretsChanged, before }: SidePlan): Text {
  if (secretsChanged.length > 0 && (version ?? versionBefore) === versionBefore) {
    const secrets = list(secretsChanged.map((one) => name('object', one)));
    return text`The content of ${count(secretsChanged.length, 'secret')} of the Plan changes (${secrets})`;
  }
  if (version === null) return text`The version is now that of channel ${code(spec.channel ?? '')}`;
  return versionBefore !== null && versionBefore !== version
    ? text`Version ${code(asWritten(versionBefore, before))} becomes ${code(spec.version ?? version)}`
    : text`The hash of the Plan changes (version, service account, secrets, digest)`;
}

/** With the `+` that the controller replaces, where the Plan before has it: that is what people look for. */
function asWritten(version: string, before: JsonObject | null): string {
  const spec = before && readPlan(before);
  return spec?.version && keptVersion(spec.version) === version ? spec.version : version;
}

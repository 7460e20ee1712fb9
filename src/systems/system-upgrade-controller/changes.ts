import { textIn } from '../../manifest/fields.js';
import { code, count, list, name, NO_TEXT, type Text, text, verbFor } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, REFUSED_EDIT } from '../system.js';
import { neverOpens } from './controller/window.js';
import { atWork, joinedBy, nodeList, type Planned } from './rollout/plans.js';

/** What merging does; null for a Plan that only the cluster has and that does nothing. */
export function changeOf(plan: Planned): ChangeEffect | null {
  const change = kindOf(plan);
  return change && inBatches(...change, plan.manifest.placeOf(['spec', 'version']));
}

function kindOf(plan: Planned): readonly [ChangeKind, Text] | null {
  const { due, begun, isAssumed, selector, selected, spec, before, isHashChanged, version } = plan;
  const upgraded = text`${count(due.length, 'node')} ${verbFor(due.length, 'is', 'are')}`;
  if (plan.violations.length > 0)
    return ['none', plan.object ? REFUSED_EDIT : text`The Plan is refused: nothing is upgraded.`];
  if (plan.isLive && isAssumed) return null;
  const isHeld = (neverOpens(spec.window) || spec.concurrency <= 0) && (isAssumed ? due.length : begun) === 0;
  const isStopped = !selector.written || selected.length === 0 || isHeld;
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
  const joined = joinedBy(plan);
  return joined > 0
    ? [
        'new-nodes',
        text`The selector takes ${count(joined, 'more node')}, which the Plan has not upgraded yet.`,
      ]
    : ['continues', text`${upgraded} not finished yet${progressText(plan)}.`];
}

/** Lowering concurrency stops no node that has a slot; 0, or less, is the emergency stop. Source: rancher/system-upgrade-controller#169. */
function progressText(plan: Planned): Text {
  const { concurrency } = plan.spec;
  if (concurrency > 0) return text`: the rollout goes on`;
  const working = atWork(plan.due, plan);
  return working.length === 0
    ? text`, and none starts: concurrency is ${concurrency}`
    : text`: concurrency is ${concurrency}, so only ${nodeList(working)} ${verbFor(working.length, 'ends', 'end')} (concurrency slot held), and no other starts`;
}

/** Why it takes longer than the Jobs do; nothing where the next one starts at once. */
function delayText({ spec, manifest }: Planned): Text {
  const written = textIn(manifest.object['spec'], 'postCompleteDelay');
  if (spec.delayMs <= 0 || written === null) return NO_TEXT;
  return text` Each keeps its concurrency slot for ${code(written)} after its Job (postCompleteDelay).`;
}

function versionText({ version, versionBefore, spec, secretsChanged, before, manifest }: Planned): Text {
  if (secretsChanged.length > 0 && (version ?? versionBefore) === versionBefore) {
    const secrets = list(secretsChanged.map((one) => name('object', one)));
    return text`The content of ${count(secretsChanged.length, 'secret')} of the Plan changes (${secrets})`;
  }
  if (version === null) return text`The version is now that of channel ${code(spec.channel ?? '')}`;
  if (versionBefore === null || versionBefore === version)
    return text`The hash of the Plan changes (version, service account, secrets, digest)`;
  // With the `+` that the controller replaces: that is what people look for.
  const [was, is] = [before, manifest.object].map((object) => textIn(object?.['spec'], 'version') ?? '');
  const isWritten = was?.replaceAll('+', '-') === versionBefore;
  return text`Version ${code(isWritten && was ? was : versionBefore)} becomes ${code(is || version)}`;
}

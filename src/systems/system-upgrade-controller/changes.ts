import { textIn } from '../../manifest/fields.js';
import { code, count, NO_TEXT, type Text, text, verbFor } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, REFUSED_EDIT } from '../system.js';
import { neverOpens } from './controller/window.js';
import type { Planned } from './rollout/blockers.js';

/** What merging does; null for a Plan that only the cluster has and that does nothing. */
export function changeOf(plan: Planned): ChangeEffect | null {
  const change = kindOf(plan);
  return change && inBatches(...change, plan.manifest.placeOf(['spec', 'version']));
}

function kindOf(plan: Planned): readonly [ChangeKind, Text] | null {
  const { due, working, isAssumed, selector, selected, spec, before, isHashChanged, version, joined } = plan;
  const upgraded = text`${count(due.length, 'node')} ${verbFor(due.length, 'is', 'are')}`;
  if (plan.violations.length > 0)
    return ['none', plan.object ? REFUSED_EDIT : text`The Plan is refused: nothing is upgraded.`];
  if (plan.isLive && isAssumed) return null;
  const isHeld =
    (neverOpens(spec.window) || spec.concurrency <= 0) && (isAssumed ? due : working).length === 0;
  const isStopped = !selector.written || selected.length === 0 || isHeld;
  if (isStopped && isHashChanged && before !== null)
    return ['package-version', text`${versionText(plan)}, and no node is upgraded.`];
  if (before === null && !isAssumed) {
    const to = version === null ? NO_TEXT : text` to ${code(version)}`;
    return ['first-rollout', text`The Plan is new: ${upgraded} upgraded${to}.`];
  }
  if (isHashChanged && !isAssumed)
    return [
      'package-version',
      text`${versionText(plan)}: ${upgraded} upgraded, including those already done.`,
    ];
  if (isAssumed)
    return due.length === 0
      ? ['next-rollout', text`No node is upgraded: the Plan selects none.`]
      : ['next-rollout', text`No node is upgraded: all are finished. The next version is planned.`];
  return joined > 0
    ? [
        'new-nodes',
        text`The selector takes ${count(joined, 'more node')}, which the Plan has not upgraded yet.`,
      ]
    : ['continues', text`${upgraded} not finished yet.`];
}

/** With the `+` that the controller replaces: that is what people look for. */
function versionText({ version, versionBefore, spec, before, manifest }: Planned): Text {
  if (version === null) return text`The version is now that of channel ${code(spec.channel ?? '')}`;
  if (versionBefore === null || versionBefore === version)
    return text`The hash of the Plan changes (version, service account, secrets, digest)`;
  const was = textIn(before, 'spec', 'version');
  const is = textIn(manifest.object, 'spec', 'version');
  return text`Version ${code(was?.replaceAll('+', '-') === versionBefore ? was : versionBefore)} becomes ${code(is || version)}`;
}

import { textIn } from '../../manifest/fields.js';
import { code, count, literal, NO_TEXT, type Text, text, verbFor } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, REFUSED_EDIT } from '../system.js';
import { neverOpens } from './controller/window.js';
import type { Planned } from './rollout/blockers.js';

/** The effect of merging; null for a Plan that only the cluster has and that does nothing. */
export function changeOf(plan: Planned): ChangeEffect | null {
  const { due, working, isAssumed, selector, selected, spec, before, isHashChanged, version, joined } = plan;
  const is = (kind: ChangeKind, says: Text): ChangeEffect =>
    inBatches(kind, says, plan.manifest.placeOf(['spec', 'version']));
  if (plan.violations.length > 0)
    return is('none', plan.object ? REFUSED_EDIT : text`The Plan is refused: nothing is upgraded.`);
  if (plan.isLive && isAssumed) return null;
  const upgraded = text`${count(due.length, 'node')} ${verbFor(due.length, 'is', 'are')}`;
  const isHeld =
    (neverOpens(spec.window) || spec.concurrency <= 0) && (isAssumed ? due : working).length === 0;
  const isStopped = !selector.written || selected.length === 0 || isHeld;
  if (isStopped && isHashChanged && before !== null)
    return is('package-version', text`${versionText(plan)}, and no node is upgraded.`);
  if (isAssumed) {
    const why = due.length === 0 ? 'the Plan selects none' : 'all are finished. The next version is planned';
    return is('next-rollout', text`No node is upgraded: ${literal(why)}.`);
  }
  if (before === null) {
    const to = version === null ? NO_TEXT : text` to ${code(version)}`;
    return is('first-rollout', text`The Plan is new: ${upgraded} upgraded${to}.`);
  }
  if (isHashChanged)
    return is(
      'package-version',
      text`${versionText(plan)}: ${upgraded} upgraded, including those already done.`,
    );
  return joined > 0
    ? is(
        'new-nodes',
        text`The selector takes ${count(joined, 'more node')}, which the Plan has not upgraded yet.`,
      )
    : is('continues', text`${upgraded} not finished yet.`);
}

/** With the `+` that the controller replaces: that is what people look for. */
function versionText({ version, versionBefore, spec, before, manifest }: Planned): Text {
  if (version === null) return text`The version is now that of channel ${code(spec.channel ?? '')}`;
  if (versionBefore === null || versionBefore === version)
    return text`The hash of the Plan changes (version, service account, secrets, digest)`;
  const [was, is] = [before ?? undefined, manifest.object].map((of) => textIn(of, 'spec', 'version'));
  return text`Version ${code(was?.replaceAll('+', '-') === versionBefore ? was : versionBefore)} becomes ${code(is || version)}`;
}

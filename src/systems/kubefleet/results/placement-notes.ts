import { present } from '../../../manifest/lookup.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import { taintText } from '../../../snapshot/snapshot.js';
import { code, count, isEmpty, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { Transition } from '../changes/transition.js';
import { pickedOf } from '../controller/bindings.js';
import { resolveCeilings } from '../controller/rolling-update.js';
import { targetNumber } from '../objects/policy.js';
import { clusterNames, verbText } from '../objects/texts.js';
import type { PlacedObject, Side } from '../side.js';
import { notPickedText } from './picked.js';

/** Objects that look like workloads of this cluster, and are only templates. */
export function copiedNotes({ selection }: PlacedObject, side: Side): Text[] {
  const copied = selection.of(side.input.copied ?? []);
  const [first, ...others] = copied.map((one) => name('object', placedTitleOf(one)));
  if (first === undefined) return [];
  const all = others.length === 0 ? first : text`${first} and ${count(others.length, 'other object')}`;
  return [
    text`${all} ${verbText(copied, 'is a template', 'are templates')} that the placement copies: nothing runs on the hub, and no rollout is planned there.`,
  ];
}

export function placementNotes(placed: PlacedObject, { bindings }: Transition, side: Side): Text[] {
  const { spec } = placed;
  const { policy, rolling, writtenMaxUnavailable, takesOver } = spec;
  if (spec.onlyReports) return [];
  const { target, maxUnavailable, maxSurge, minAvailable } = resolveCeilings(
    rolling,
    targetNumber(policy, pickedOf(bindings).length),
  );
  const written = (value: string | number): Text =>
    typeof value === 'number' ? NO_TEXT : text` (${code(value)} of ${target}, rounded up)`;
  const byDefault = writtenMaxUnavailable === null ? text` by default` : NO_TEXT;
  const limits = text`Target number ${target}: maxUnavailable is ${count(maxUnavailable, 'cluster')}${written(rolling.maxUnavailable)}${byDefault}, so at least ${Math.max(0, minAvailable)} of ${target} stay available; maxSurge is ${count(maxSurge, 'cluster')}${written(rolling.maxSurge)} and counts newly picked clusters only.`;
  const differs = takesOver === 'Never' ? NO_TEXT : text` with a difference`;
  const taken = text`whenToTakeOver is ${code(takesOver)}: an existing object${differs} that Fleet did not place fails to apply, and its cluster counts as failed. The numbers assume that no cluster has one.`;
  const names = policy.type === 'PickFixed' ? policy.clusters : [];
  const tainted = side.fleet.clusters.filter((one) => names.includes(one.name) && one.taints.length > 0);
  const taints = tainted
    .flatMap((one) => one.taints)
    .slice(0, 1)
    .map((taint) => code(taintText(taint)));
  const notPicked = notPickedText(placed, side);
  return present([
    spec.isExternal ? null : limits,
    takesOver === 'Always' ? null : taken,
    isEmpty(notPicked) ? null : text`Not picked: ${notPicked}.`,
    tainted.length > 0 &&
      text`PickFixed ignores taints: ${clusterNames(tainted.map((one) => one.name))} (${taints[0] ?? NO_TEXT}${tainted.length > 1 ? text`, ...` : NO_TEXT}).`,
  ]);
}

import type { Report } from '../src/plan/finding.js';
import type { PlannedGroup } from '../src/plan/model.js';
import { refText } from '../src/systems/system.js';

/** Laws of every plan that a report breaks, each with the group. */
export function brokenLaws({ plan, findings, verdict }: Report): string[] {
  const broken: string[] = [];
  const holds = (isTrue: boolean, law: string): void => void (isTrue || broken.push(law));
  for (const side of [plan.base, plan.head])
    for (const { ref, effect } of side?.policies ?? [])
      for (const group of effect.groups) {
        const of = `${refText(ref)}/${group.name}`;
        for (const law of brokenInGroup(group)) broken.push(`${of}: ${law}`);
        holds(group.peakAtOnce <= effect.peakAtOnce, `${of}: its peak is no higher than the policy's`);
        holds(group.worstLoss <= effect.worstLoss, `${of}: its worst loss is no higher than the policy's`);
      }
  for (const { rule, breaks } of findings) holds(breaks[0] === rule, `${rule} leads what its finding breaks`);
  const isBad = findings.some(
    ({ severity, status, waiver }) =>
      severity === 'error' && (status === 'new' || status === 'worsened') && waiver === null,
  );
  holds(!isBad || verdict === 'fail' || verdict === 'unknown', 'a new error is never green');
  return broken;
}

function brokenInGroup(group: PlannedGroup): string[] {
  const { targets, matched, worstLoss, peakAtOnce, batches, allowed, expiries } = group;
  const laws: [isTrue: boolean, law: string][] = [
    [targets.length === matched && new Set(targets).size === matched, 'each target is there once'],
    [worstLoss <= matched, 'no more break than there are'],
    // Nodes that expire are replaced, and the replacements expire too.
    [peakAtOnce <= matched || expiries !== undefined, 'no more are out than there are'],
    [batches.every(({ size, targets: names }) => names.length === size), 'a batch has its targets'],
    [batches.every(({ start, end }) => end === null || start <= end), 'a batch ends after it starts'],
  ];
  const earlier = new Map<string | null, (typeof allowed)[number]>();
  for (const span of allowed) {
    const { reason, from, limit, remaining } = span;
    const last = earlier.get(reason);
    earlier.set(reason, span);
    laws.push([last === undefined || last.to === from, 'no gap between spans']);
    laws.push([last?.limit !== limit || last.remaining !== remaining, 'neighbors differ']);
    laws.push([
      limit === null || remaining === null || remaining <= limit,
      'no more remain than are allowed',
    ]);
  }
  return laws.flatMap(([isTrue, law]) => (isTrue ? [] : law));
}

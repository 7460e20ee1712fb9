import { setupOfPage } from '../cases/page.js';
import type { Setup } from '../cases/setup.js';

/** An example that a reader begins with. */
interface Preset {
  /** Its part of an address: `#example=karpenter`. */
  readonly id: string;
  readonly title: string;
  readonly setup: Setup;
}

/** The examples of a heading: pages of `presets/`, and those of rules under another title. */
const LISTED = {
  Systems: [
    ['skyhook', 'Skyhook / NodeWright: larger batches', 'peak-jump'],
    ['kubefleet', 'KubeFleet: stages, and an approval less', 'approval-removed'],
    ['pika', 'NVIDIA PIKA: maintenances beside a rollout', 'combined-peak-above-limit'],
    'karpenter',
    'kubernetes',
    'system-upgrade-controller',
  ],
  Surprises: [
    ['growing-batch', 'A growing batch does not stop at the budget', 'budget-not-a-cap'],
    ['range-of-hours', 'A range of hours in a schedule never closes', 'window-not-as-written'],
    ['expiry', 'Nodes expire past every budget', 'expiry-bypasses-budget'],
    ['keeps-all', 'A budget that keeps every pod stops every drain', 'drain-deadlock'],
    ['stateful-set', 'A StatefulSet takes one pod at a time, whatever it says', 'limit-ignored'],
    '29-of-100',
    'windows-are-utc',
    'rounds-up',
    'host-port',
    'concurrency-zero',
  ],
} as const;

type Pages = Readonly<Record<string, string>>;

function presetOf(id: string, title: string, page = ''): Preset | [] {
  const setup = setupOfPage(page);
  return setup === null ? [] : { id, title, setup };
}

/** Everything to choose from, by heading: each system, what surprises teams most, each rule. `own`: the pages of `presets/`. */
export function presetsBy(
  rules: Pages,
  own: Pages,
): readonly (readonly [heading: string, presets: readonly Preset[]])[] {
  const titleOf = (id: string): string => /^# (.*)/.exec(own[id] ?? '')?.[1] ?? id;
  const listed = Object.entries(LISTED).map(([heading, all]) => {
    const presets = all.flatMap((one) =>
      typeof one === 'string'
        ? presetOf(one, titleOf(one), own[one])
        : presetOf(one[0], one[1], rules[one[2]]),
    );
    return [heading, presets] as const;
  });
  return [...listed, ['Rules', Object.entries(rules).flatMap(([rule, page]) => presetOf(rule, rule, page))]];
}

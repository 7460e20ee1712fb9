import { Document } from 'yaml';
import { spanText } from '../calendar/week.js';
import type { DurationsBlock, Measured, Setting, StepDurations } from '../durations.js';
import type { TimedWork } from '../systems/recorded-time.js';
import { counted } from '../text/plural.js';

/** The objects and the time span that measure each wait. */
const WAITS: Readonly<Partial<Record<TimedWork, readonly [thing: string, what: string]>>> = {
  'karpenter.readyAfter': ['node claim', 'from its creation until it was Initialized'],
  'kubernetes.podReadyAfter': ['pod', 'from its creation until it was ready'],
  'pika.steps.scheduled': ['maintenance', 'from Scheduled to Started'],
  'pika.steps.drain': ['maintenance', 'from Started to ObjectsDrained'],
  'pika.steps.maintenance': ['maintenance', 'from ObjectsDrained to Validating'],
};

/** The block as YAML that a configuration takes as it is. */
export function renderDurations({ durations, waits }: DurationsBlock): string {
  const document = new Document({});
  const set = (path: readonly (string | number)[], value: unknown, comment: string | null = null): void => {
    const node = document.createNode(value, { flow: true });
    if (comment !== null) node.comment = ` ${comment}`;
    document.setIn(path, node);
  };
  const setSteps = (path: readonly (string | number)[], steps: StepDurations | null): void => {
    if (steps !== null) set([...path, 'steps'], steps);
  };
  if (durations !== null) {
    const { groups, steps } = durations;
    set(['durations', 'default'], durations.default.value, originOf(durations.default));
    setSteps(['durations'], steps);
    groups.forEach((group, i) => {
      const path = ['durations', 'groups', i];
      set([...path, 'selector'], group.selector);
      if (group.value !== null) set([...path, 'duration'], group.value, originOf(group));
      setSteps(path, group.steps);
    });
  }
  for (const { work, measured } of waits) {
    const [thing, what] = WAITS[work] ?? [work, ''];
    set(['systems', ...work.split('.')], measured.value, `${measuredText(measured, thing)}, ${what}`);
  }
  return document.toString({ lineWidth: 0 });
}

function originOf({ measured }: Setting): string {
  return measured === null
    ? 'as it is configured: nothing is recorded'
    : measuredText(measured, 'member cluster');
}

function measuredText({ count, medianMs, percentile90Ms }: Measured, thing: string): string {
  return `${counted(count, thing)}: median ${spanText(medianMs)}, 90th percentile ${spanText(percentile90Ms)}`;
}

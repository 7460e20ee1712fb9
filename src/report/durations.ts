import type { DurationsBlock, Group, Measured, Setting, StepDurations } from '../durations.js';
import { counted } from '../text/plural.js';
import type { TimedWork } from '../systems/recorded-time.js';
import { jsonText } from './json/written.js';

/** The formats of measured durations: a block to paste, or the same as data. */
export const DURATIONS_FORMATS = ['text', 'json'] as const;

type DurationsFormat = (typeof DURATIONS_FORMATS)[number];

const INDENT = '  ';
/** What a wait of a system was measured on. */
const WAITS: Readonly<
  Record<
    Exclude<TimedWork, 'node' | 'cluster' | 'kubernetes.daemonSetPods'>,
    readonly [thing: string, what: string]
  >
> = {
  'karpenter.readyAfter': ['node claim', 'from its creation until it was Initialized'],
  'kubernetes.podReadyAfter': ['pod', 'from its creation until it was ready'],
  'pika.steps.scheduled': ['maintenance', 'from Scheduled to Started'],
  'pika.steps.drain': ['maintenance', 'from Started to ObjectsDrained'],
  'pika.steps.maintenance': ['maintenance', 'from ObjectsDrained to Validating'],
};

/** The block in a format, as text that ends with a line feed; the text is YAML that a configuration takes as it is. */
export function renderDurations(block: DurationsBlock, format: DurationsFormat): string {
  return format === 'json' ? durationsJson(block) : `${yamlLines(block).join('\n')}\n`;
}

function yamlLines({ durations, waits }: DurationsBlock): string[] {
  return [...(durations ? targetLines(durations) : []), ...waitLines(waits)];
}

function targetLines(durations: NonNullable<DurationsBlock['durations']>): string[] {
  const { clusters, groups, steps } = durations;
  return [
    'durations:',
    ...settingLines('default', durations.default).map(indented),
    ...(clusters === null
      ? []
      : [
          `# ${measuredText(clusters, 'member cluster')}: ${clusters.value}. They need a group with a selector of their labels, as the default is that of nodes.`,
        ].map(indented)),
    ...(steps === null ? [] : [`steps: ${stepsText(steps)}`].map(indented)),
    ...(groups.length === 0 ? [] : [`groups:`, ...groups.flatMap(groupLines).map(indented)].map(indented)),
  ];
}

function groupLines(group: Group): string[] {
  const [first, ...rest] = [
    `selector: ${JSON.stringify(group.selector)}`,
    ...(group.value === null ? [] : settingLines('duration', group)),
    ...(group.steps === null ? [] : [`steps: ${stepsText(group.steps)}`]),
  ];
  return [`- ${first}`, ...rest.map(indented)];
}

function settingLines(name: string, { measured, thing, value }: Setting): string[] {
  const why = measured === null ? 'as it is configured: nothing is recorded' : measuredText(measured, thing);
  return [`# ${why}`, `${name}: ${value ?? ''}`];
}

/** `pika.steps.drain` under `pika:` and `steps:`, each written once. */
function waitLines(waits: DurationsBlock['waits']): string[] {
  const lines: string[] = [];
  let open: readonly string[] = [];
  for (const { work, measured } of waits) {
    const path = ['systems', ...work.split('.')];
    const shared = path.findIndex((step, index) => step !== open[index]);
    const depth = path.length - 1;
    for (const [index, step] of path.slice(0, depth).entries())
      if (index >= shared) lines.push(`${INDENT.repeat(index)}${step}:`);
    const [thing, what] = WAITS[work as keyof typeof WAITS];
    lines.push(
      `${INDENT.repeat(depth)}# ${measuredText(measured, thing)}, ${what}`,
      `${INDENT.repeat(depth)}${path[depth] ?? ''}: ${measured.value}`,
    );
    open = path.slice(0, depth);
  }
  return lines;
}

export function measuredText({ count, medianMs, percentile90Ms }: Measured, thing: string): string {
  return `${counted(count, thing)}: median ${exactText(medianMs)}, 90th percentile ${exactText(percentile90Ms)}`;
}

/** `1h 5m 30s`: what was measured, to the second. */
export function exactText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const parts = [
    [Math.floor(seconds / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'm'],
    [seconds % 60, 's'],
  ] as const;
  const text = parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value}${unit}`)
    .join(' ');
  return text === '' ? '0s' : text;
}

function stepsText(steps: StepDurations): string {
  const written = Object.entries(steps).map(([name, value]) => `${name}: ${value}`);
  return `{ ${written.join(', ')} }`;
}

function indented(line: string): string {
  return `${INDENT}${line}`;
}

function durationsJson(block: DurationsBlock): string {
  const { durations, waits, daemonSetPods, held, tooFarApart, backwards } = block;
  const targets = durations === null ? [] : [{ ...durations.default, selector: null }, ...durations.groups];
  return jsonText({
    measured: [
      ...targets.flatMap(({ measured, thing, selector }) =>
        measured === null ? [] : [{ setting: 'durations', thing, selector, ...figures(measured) }],
      ),
      ...waits.map(({ work, measured }) => ({
        setting: `systems.${work}`,
        thing: WAITS[work as keyof typeof WAITS][0],
        selector: null,
        ...figures(measured),
      })),
    ],
    daemonSetPods: daemonSetPods && figures(daemonSetPods),
    held: held.map(({ name, ms }) => ({ name, seconds: ms / 1_000 })),
    tooFarApart,
    backwards,
    block: `${yamlLines(block).join('\n')}\n`,
  });
}

function figures({ count, medianMs, percentile90Ms, value }: Measured) {
  return { count, medianSeconds: medianMs / 1_000, percentile90Seconds: percentile90Ms / 1_000, value };
}

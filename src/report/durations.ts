import type { DurationsBlock, Measured, Setting, StepDurations } from '../durations.js';
import { groupedBy } from '../manifest/lookup.js';
import type { TimedWork } from '../systems/recorded-time.js';
import { counted } from '../text/plural.js';
import { jsonText } from '../plan/json/written.js';

/** The formats of measured durations: a block to paste, or the same as data. */
export const DURATIONS_FORMATS = ['text', 'json'] as const;

type DurationsFormat = (typeof DURATIONS_FORMATS)[number];

/** The objects and the time span that measure each wait. */
const WAITS: Readonly<Partial<Record<TimedWork, readonly [thing: string, what: string]>>> = {
  'karpenter.readyAfter': ['node claim', 'from its creation until it was Initialized'],
  'kubernetes.podReadyAfter': ['pod', 'from its creation until it was ready'],
  'pika.steps.scheduled': ['maintenance', 'from Scheduled to Started'],
  'pika.steps.drain': ['maintenance', 'from Started to ObjectsDrained'],
  'pika.steps.maintenance': ['maintenance', 'from ObjectsDrained to Validating'],
};

/** The block in a format, as text that ends with a line feed; the text is YAML that a configuration takes as it is. */
export function renderDurations(block: DurationsBlock, format: DurationsFormat): string {
  const waits = block.waits.map((wait) => ({ ...wait, path: ['systems', ...wait.work.split('.')] }));
  const yaml = `${[...targetLines(block), ...waitLines(waits, 0)].join('\n')}\n`;
  return format === 'json' ? durationsJson(block, yaml) : yaml;
}

function targetLines({ durations }: DurationsBlock): string[] {
  if (durations === null) return [];
  const { groups, steps } = durations;
  const ofGroups = groups.flatMap((group) => [
    `- selector: ${JSON.stringify(group.selector)}`,
    ...indented(group.value === null ? [] : settingLines('duration', group)),
    ...indented(stepsLines(group.steps)),
  ]);
  return [
    'durations:',
    ...indented([
      ...settingLines('default', durations.default),
      ...stepsLines(steps),
      ...(groups.length > 0 ? ['groups:', ...indented(ofGroups)] : []),
    ]),
  ];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function settingLines(name: string, { measured, thing, value }: Setting): string[] {
  const why = measured === null ? 'as it is configured: nothing is recorded' : measuredText(measured, thing);
  return [`# ${why}`, `${name}: ${value ?? ''}`];
}

function stepsLines(steps: StepDurations | null): string[] {
  if (steps === null) return [];
  const written = Object.entries(steps).map(([name, value]) => `${name}: ${value}`);
  return [`steps: { ${written.join(', ')} }`];
}

type Wait = DurationsBlock['waits'][number] & { readonly path: readonly string[] };

/** Settings below what they share: `pika:`, `steps:` and `drain` each once. */
function waitLines(waits: readonly Wait[], depth: number): string[] {
  return [...groupedBy(waits, ({ path }) => path[depth] ?? '')].flatMap(([key, same]) => {
    const [{ work, measured, path }] = same;
    if (depth < path.length - 1) return [`${key}:`, ...indented(waitLines(same, depth + 1))];
    const [thing, what] = WAITS[work] ?? [work, ''];
    return [`# ${measuredText(measured, thing)}, ${what}`, `${key}: ${measured.value}`];
  });
}

function measuredText({ count, medianMs, percentile90Ms }: Measured, thing: string): string {
  return `${counted(count, thing)}: median ${exactText(medianMs)}, 90th percentile ${exactText(percentile90Ms)}`;
}

/** `1h 5m 30s`: what was measured, to the second. */
function exactText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const parts = [
    [Math.floor(seconds / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'm'],
    [seconds % 60, 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`);
  return shown.length === 0 ? '0s' : shown.join(' ');
}

function durationsJson(block: DurationsBlock, yaml: string): string {
  const { durations, waits, leftOut } = block;
  const targets = durations === null ? [] : [{ ...durations.default, selector: null }, ...durations.groups];
  return jsonText({
    measured: [
      ...targets.flatMap(({ measured, thing, selector }) =>
        measured === null ? [] : [{ setting: 'durations', thing, selector, ...figures(measured) }],
      ),
      ...waits.map(({ work, measured }) => ({
        ...{ setting: `systems.${work}`, thing: WAITS[work]?.[0], selector: null },
        ...figures(measured),
      })),
    ],
    leftOut,
    block: yaml,
  });
}

function figures({ count, medianMs, percentile90Ms, value }: Measured) {
  return { count, medianSeconds: medianMs / 1_000, percentile90Seconds: percentile90Ms / 1_000, value };
}

import { code, literal, type Text, text } from '../text/text.js';
import { type Problem, warningAt } from '../manifest/problem.js';
import { describeSelector, type LabelSelector, selects } from '../manifest/selector.js';
import { defaultConfig, type ReadConfig } from './read.js';
import type { Config } from './schema.js';

/** A node, or whatever else a system rolls out over. */
interface Labelled {
  readonly labels: Readonly<Record<string, string>>;
}

interface Setting {
  readonly path: readonly PropertyKey[];
  /** What it matches nothing with. */
  readonly what: Text;
  /** What does not happen because of it. */
  readonly so: string;
  readonly applies: (target: Labelled) => boolean;
}

/**
 * Warnings for settings that apply to nothing in the snapshot. A misspelled label must not loosen every limit of production, or
 * switch off a failure domain, in silence. The default domains are for clouds of all kinds, and no cluster has them all.
 */
export function settingsOfNothing(
  config: Config,
  placeOf: ReadConfig['placeOf'] | null,
  targets: readonly Labelled[],
): Problem[] {
  if (targets.length === 0) return [];
  const settings = [...production(config), ...durations(config), ...domains(config)];
  return settings
    .filter(({ applies }) => !targets.some(applies))
    .map(({ path, what, so }) =>
      warningAt(
        placeOf && placeOf(path),
        'setting-matches-nothing',
        text`${code(path.join('.'))}: ${what} matches nothing in the snapshot, so ${literal(so)}. Check the label and its value.`,
      ),
    );
}

function production(config: Config): Setting[] {
  const so = 'it marks nothing as production and the stricter limits do not apply';
  return config.production.map((selector, index) => ofSelector(['production', index], selector, so));
}

function durations(config: Config): Setting[] {
  const so = 'its duration applies to nothing';
  return config.durations.groups.map(({ selector }, index) =>
    ofSelector(['durations', 'groups', index, 'selector'], selector, so),
  );
}

function domains(config: Config): Setting[] {
  const defaults = new Set(defaultConfig().domains);
  return config.domains.flatMap((label, index) => {
    if (defaults.has(label)) return [];
    const applies = ({ labels }: Labelled): boolean => Object.hasOwn(labels, label);
    return {
      path: ['domains', index],
      what: text`the label ${code(label)}`,
      so: 'no failure domain of it is judged',
      applies,
    };
  });
}

function ofSelector(path: readonly PropertyKey[], selector: LabelSelector, so: string): Setting {
  const applies = ({ labels }: Labelled): boolean => selects(selector, labels);
  return { path, what: text`the selector ${code(describeSelector(selector))}`, so, applies };
}

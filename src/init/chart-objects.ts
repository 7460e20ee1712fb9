import type { Chart } from './charts.js';
import { mappingsOf, valueIn } from './documents.js';
import { plannedKind } from './kinds.js';
import type { PlannedObject } from './planned-objects.js';
import type { Repository } from './repository.js';

/** An object begins with its fields at the left, or in the text of a template behind an action. */
const KIND = /^kind:[ \t]*["']?(\w+)["']?[ \t]*$/m;
const VERSION = /^apiVersion:[ \t]*["']?([\w./-]+)["']?[ \t]*$/m;
const NAME = /^metadata:[ \t]*\n(?:[ \t]+(?![ \t]|name:)[^\n]*\n|\n)*?[ \t]{1,8}name:[ \t]*([^\n]+)$/m;
const OF_VALUES = /^\{\{-?\s*\.Values\.([\w.]+)\s*-?\}\}$/;
const OF_RELEASE = /^\{\{-?\s*\.Release\.Name\s*-?\}\}$/;

/**
 * The planned objects of a chart whose names stand in its templates, or in its values, as far as nobody says which release it is. They only
 * tell that something else in the repository describes the same: what the chart makes is known when it is rendered.
 */
export function objectsOfChart(chart: Chart, repository: Repository): readonly PlannedObject[] {
  const values = `${chart.folder === '' ? '' : `${chart.folder}/`}values.yaml`;
  const [defaults] = mappingsOf(values, repository.textOf(values) ?? '');
  const nameOf = (written: string): string | null => {
    const bare = written.trim().replace(/^(["'])(.*)\1$/, '$2');
    const [, path] = OF_VALUES.exec(bare) ?? [];
    const value = path === undefined ? null : valueIn(defaults, ...path.split('.'));
    if (typeof value === 'string') return value;
    if (OF_RELEASE.test(bare)) return chart.name;
    return /^[a-z0-9][a-z0-9.-]*$/.test(bare) ? bare : null;
  };
  const templates = [...chart.files].filter((file) => /(?:^|\/)templates\/[^]*\.ya?ml$/.test(file));
  return templates.flatMap((file) =>
    (repository.textOf(file) ?? '').split(/^---.*$/m).flatMap((document) => {
      const planned = plannedKind(KIND.exec(document)?.[1] ?? '');
      const apiVersion = VERSION.exec(document)?.[1] ?? planned?.apiVersion;
      const name = nameOf(NAME.exec(document)?.[1] ?? '');
      if (planned === null || apiVersion === undefined || name === null) return [];
      const { system, kind } = planned;
      return [{ system, apiVersion, kind, namespace: null, name, file, variables: [] }];
    }),
  );
}

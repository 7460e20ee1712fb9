import { parsedJson } from '../manifest/json.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { notRendered, NotRendered } from './render-error.js';
import type { Renderer } from './renderer.js';

/** Parameters of a generator: nested for Go templates, by dotted keys for plain ones. */
export type Parameters = JsonObject;

/** Why templates cannot be filled in. */
export function unknownTemplate(): NotRendered {
  return notRendered`its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give`;
}

/** Argo CD's own function (applicationset/utils, SanitizeName), as a template that a pipeline can end in. */
const NORMALIZE =
  '{{- define "normalize" }}{{ regexReplaceAll "[^a-z0-9.-]" (lower .) "-" | trunc 253 | trimAll "-." }}{{ end -}}\n';

/**
 * A value filled in for each set of parameters. Helm evaluates Go templates: Argo CD uses the same language and functions (Sprig). Throws
 * `NotRendered` for an invalid template, and for a printed parameter that no generator gives.
 */
export async function filled(
  renderer: Renderer,
  value: Json,
  sets: readonly Parameters[],
  isGo: boolean,
): Promise<readonly Json[]> {
  if (!isGo) return sets.map((set) => plainlyFilled(value, set));
  const found = new Set<string>();
  replaced(value, (text) => {
    if (text.includes('{{')) found.add(text);
    return text;
  });
  const texts = [...found];
  if (texts.length === 0 || sets.length === 0) return sets.map(() => value);
  const defines = texts.map((text, at) => {
    const known = text.replaceAll(/\{\{[^]*?\}\}/g, (action) =>
      action.replaceAll(/(?<![\w."$-])normalize(?![\w"-])/g, 'include "normalize"'),
    );
    return `{{- define "text-${at}" }}${known}{{ end -}}\n`;
  });
  const list = texts.map((_, at) => `{{ include "text-${at}" $set | toJson }}`).join(', ');
  const answer = await renderer.run('helm', (chart) => {
    chart.write('Chart.yaml', 'apiVersion: v2\nname: templates\nversion: 0.0.0\n');
    chart.write('values.yaml', JSON.stringify({ sets }));
    chart.write('templates/_texts.tpl', [NORMALIZE, ...defines].join(''));
    chart.write('templates/sets.yaml', `sets:\n{{- range $set := .Values.sets }}\n- [${list}]\n{{- end }}\n`);
    return ['template', 'texts', chart.absolute('')];
  });
  if (!answer.ok) throw unknownTemplate();
  const rows = answer.stdout
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? [parsedJson(line.slice(2))] : []));
  const isRow = (row: Json | undefined): row is string[] =>
    Array.isArray(row) && row.every((one) => typeof one === 'string' && !one.includes('<no value>'));
  if (rows.length !== sets.length || !rows.every(isRow)) throw unknownTemplate();
  return rows.map((row) => replaced(value, (text) => row[texts.indexOf(text)] ?? text));
}

/** `{{name}}`; one that no generator gives stays, as Argo CD leaves it. */
function plainlyFilled(value: Json, set: Parameters): Json {
  const flat = flattened(set);
  return replaced(value, (text) =>
    text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name: string) => flat.get(name.trim()) ?? written),
  );
}

function replaced(value: Json, textOf: (text: string) => string): Json {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, textOf));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [textOf(key), replaced(one, textOf)]));
}

/** Keys as plain templates write them: `path.basename`, `path[0]`. The value of a mapping itself is at the empty key. */
export function flattened(value: Json, prefix = ''): Map<string, string> {
  if (value === null) return new Map();
  if (!Array.isArray(value) && !isObject(value)) return new Map([[prefix, String(value)]]);
  const keyOf = (key: string): string => {
    if (Array.isArray(value) || (prefix !== '' && /^\d+$/.test(key))) return `${prefix}[${key}]`;
    return key === '' || prefix === '' ? prefix + key : `${prefix}.${key}`;
  };
  return new Map(Object.entries(value).flatMap(([key, one]) => [...flattened(one, keyOf(key))]));
}

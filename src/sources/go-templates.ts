import { valueAt } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { parsedJson } from '../manifest/json.js';
import { notRendered, NotRendered } from './render-error.js';
import type { Renderer } from './renderer.js';

/** Parameters of a generator: nested for Go templates, by dotted keys for the others. */
export type Parameters = JsonObject;

/** Why templates cannot be filled in. */
export function unknownTemplate(): NotRendered {
  return notRendered`its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give`;
}

/**
 * A value filled in for each set of parameters. Throws `NotRendered` if a template is invalid or asks for a parameter that its generators
 * do not give.
 *
 * @param isStrict true for `missingkey=error`
 */
export async function filled(
  renderer: Renderer,
  value: Json,
  sets: readonly Parameters[],
  { isGo, isStrict }: { readonly isGo: boolean; readonly isStrict: boolean },
): Promise<readonly Json[]> {
  if (!isGo) return sets.map((one) => replaced(value, plainTexts(one)));
  const texts = [...new Set(textsIn(value))].filter((text) => text.includes('{{'));
  if (texts.length === 0 || sets.length === 0) return sets.map(() => value);
  if (isStrict && sets.some((set) => texts.some((text) => asksForMissing(text, set))))
    throw unknownTemplate();
  const results = await evaluated(renderer, texts, sets);
  return results.map((row) => {
    const byText = new Map(texts.map((text, at) => [text, row[at] ?? '']));
    return replaced(value, (text) => byText.get(text) ?? text);
  });
}

/** Helm evaluates each text with each set: Argo CD uses the same template language and functions (Sprig). */
async function evaluated(
  renderer: Renderer,
  texts: readonly string[],
  sets: readonly Parameters[],
): Promise<readonly (readonly string[])[]> {
  const defines = texts.map((text, at) => `{{- define "text-${at}" }}${withNormalize(text)}{{ end -}}\n`);
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
  return rows;
}

/** Argo CD's own function (applicationset/utils, SanitizeName), as a template that a pipeline can end in. */
const NORMALIZE =
  '{{- define "normalize" }}{{ regexReplaceAll "[^a-z0-9.-]" (lower .) "-" | trunc 253 | trimAll "-." }}{{ end -}}\n';

function withNormalize(text: string): string {
  return text.replaceAll(/\{\{[^]*?\}\}/g, (action) =>
    action.replaceAll(/(?<![\w."$-])normalize(?![\w"-])/g, 'include "normalize"'),
  );
}

/**
 * True for a text that reads a field which a set does not have, and does not ask for with `hasKey`. Fields inside of `range` and `with` are
 * not looked at.
 */
function asksForMissing(text: string, set: Parameters): boolean {
  if (/\{\{-?\s*(?:range|with)\b/.test(text)) return false;
  const actions = Array.from(text.matchAll(/\{\{([^]*?)\}\}/g), ([, action = '']) => action);
  const fields = actions
    .map((action) => action.replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|\/\*[^]*?\*\//g, '""'))
    .flatMap((action) =>
      Array.from(action.matchAll(/(?<![\w)\]."$])((?:\.[A-Za-z_]\w*)+)/g), ([, path = '']) => path),
    );
  const asked = new Set(Array.from(text.matchAll(/\bhasKey\s+[.$]\s+"(\w+)"/g), ([, key = '']) => key));
  return fields
    .map((path) => path.slice(1).split('.'))
    .some((steps) => !asked.has(steps[0] ?? '') && valueAt(set, steps) === undefined);
}

/** `{{name}}`; one that no generator gives stays, as Argo CD leaves it. */
function plainTexts(parameters: Parameters): (text: string) => string {
  const flat = flattened(parameters);
  return (text) =>
    text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name: string) => flat.get(name.trim()) ?? written);
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]) : [];
}

function replaced(value: Json, textOf: (text: string) => string): Json {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, textOf));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [textOf(key), replaced(one, textOf)]));
}

/** Keys as the plain templates have them: `path.basename`, `path[0]`. */
export function flattened(value: Json, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  if (isObject(value)) {
    for (const [key, one] of Object.entries(value))
      for (const entry of flattened(one, keyIn(prefix, key))) flat.set(...entry);
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const entry of flattened(one, `${prefix}[${index}]`)) flat.set(...entry);
  } else if (value !== null) flat.set(prefix, String(value));
  return flat;
}

/** The value of a mapping itself is at the empty key, and numbers are the steps of a path. */
function keyIn(prefix: string, key: string): string {
  if (key === '' || prefix === '') return prefix + key;
  return /^\d+$/.test(key) ? `${prefix}[${key}]` : `${prefix}.${key}`;
}

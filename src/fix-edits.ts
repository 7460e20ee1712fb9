import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';
import { type Edit, STRATEGIES, THRESHOLDS, withEdits } from './edits.js';
import { remembered } from './manifest/lookup.js';
import type { FieldPath, Place } from './manifest/manifest.js';
import type { SourceFile } from './manifest/source-file.js';
import { type Fix, type Setting, settingsOf } from './systems/system.js';

/** The text of a file with the settings of a fix written into the object at a place; null where one of them has no place there. */
export function withFix(file: Pick<SourceFile, 'text'>, place: Place, fix: Fix): string | null {
  const { documents, lines } = parsed(file);
  const at = (lines.lineStarts[place.line - 1] ?? 0) + place.column - 1;
  const index = documents.findLastIndex(({ contents }) => (contents?.range?.[0] ?? Infinity) <= at);
  const settings = settingsOf(fix);
  const fields = fieldsIn(documents[index]?.contents);
  const around = fields.findLast(({ range }) => range[0] <= at && at < range[1])?.path ?? [];
  // A strategy that replaces another one takes the thresholds of the fix with it.
  const isReplaced = settings.some(({ inPlaceOf }) => inPlaceOf !== undefined);
  const edits = settings
    .filter(({ field }) => !isReplaced || !THRESHOLDS.includes(field))
    .map((setting) => editOf(setting, settings, (...names) => nearest(fields, around, names)));
  const found = edits.filter((edit) => edit !== null);
  return found.length === 0 || found.length < edits.length
    ? null
    : withEdits(file.text, (all) => all[index], found, documents);
}

/** The documents of a file, parsed once for all fixes; none if one of them has an error. */
const parsed = remembered(({ text }: Pick<SourceFile, 'text'>) => {
  const lines = new LineCounter();
  const documents: readonly Document[] = parseAllDocuments(text, { lineCounter: lines });
  return { lines, documents: documents.every(({ errors }) => errors.length === 0) ? documents : [] };
});

/** A field of a document; its range begins with the key and ends with the value. */
interface Field {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly range: readonly [from: number, to: number];
}

function fieldsIn(node: unknown, above: FieldPath = []): Field[] {
  if (isSeq(node)) return node.items.flatMap((item, i) => fieldsIn(item, [...above, i]));
  if (!isMap(node)) return [];
  return (node.items as { key: Node; value: Node | null }[]).flatMap(({ key, value }) => {
    const path = [...above, String(isScalar(key) ? key.value : key)];
    const range = [key.range?.[0] ?? 0, (value ?? key).range?.[2] ?? 0] as const;
    return [{ path, value, range }, ...fieldsIn(value, path)];
  });
}

/** The only field of these names in the innermost value around a place that has one; undefined where none is, or several are. */
function nearest(fields: readonly Field[], around: FieldPath, names: readonly string[]): Field | undefined {
  const named = fields.filter(({ path }) => names.includes(String(path.at(-1))));
  for (let depth = around.length; depth >= 0; depth--) {
    const found = named.filter(({ path }) => around.slice(0, depth).every((step, i) => path[i] === step));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

function editOf(
  { field, value, isText, beside, inPlaceOf }: Setting,
  settings: readonly Setting[],
  find: (...names: readonly string[]) => Field | undefined,
): Edit | null {
  const written = isText ? `"${value}"` : String(value);
  if (inPlaceOf !== undefined) {
    const replaced = find(inPlaceOf);
    const before = isMap(replaced?.value) ? Object.entries(replaced.value.toJSON() as object) : [];
    const both = [...before, ...settings.map((one) => [one.field, one.value] as const)];
    const kept = new Map(both.filter(([name]) => THRESHOLDS.includes(name)));
    const entries = [[field, written], ...kept].map(([name, set]) => `${name}: ${String(set)}`);
    return replaced ? { path: replaced.path, renamed: 'fixed', value: `{ ${entries.join(', ')} }` } : null;
  }
  const own = find(field);
  const budgets = field === 'nodes' && !own ? find('budgets') : undefined;
  // Another budget without a schedule: the smallest of the active ones holds.
  if (isSeq(budgets?.value))
    return {
      path: [...budgets.path, budgets.value.items.length],
      value: `{nodes: ${written}${beside ? `, ${beside}` : ''}}`,
    };
  // A threshold of another group is none of this one's.
  const strategy = THRESHOLDS.includes(field) ? find(...STRATEGIES) : undefined;
  const path = isMap(strategy?.value) ? [...strategy.path, field] : own?.path;
  return path ? { path, value: written } : null;
}

import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Place } from './manifest/manifest.js';
import { type Fix, type Setting, settingsOf, settingText } from './systems/system.js';

/** A stretch of a file's text and what to write in its place. */
interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Fields of the automatic stop, which any strategy may have. */
const THRESHOLDS = ['failureThreshold', 'safetyLimit', 'batchThreshold'];

/** The text of a file with the settings of a fix written into the object at a place; null where one of them has no place there. */
export function withFix(text: string, place: Place, fix: Fix): string | null {
  const settings = settingsOf(fix);
  const scopes = scopesAt(text, place);
  if (settings.length === 0 || scopes.length === 0) return null;
  const replaced = settings.find(({ inPlaceOf }) => inPlaceOf !== undefined);
  const splices = replaced
    ? [strategySplice(text, scopes, replaced, settings)]
    : settings.map((setting) => spliceOf(text, scopes, setting));
  if (splices.includes(null)) return null;
  const sorted = splices.filter((one) => one !== null).sort((a, b) => b.from - a.from);
  return sorted.reduce(
    (edited, { from, to, text: now }) => edited.slice(0, from) + now + edited.slice(to),
    text,
  );
}

/** The pairs and collections around a place, the innermost first: where a field is looked for. */
function scopesAt(text: string, { line, column }: Place): Node[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines });
  const at = (lines.lineStarts[line - 1] ?? 0) + column - 1;
  if (!Array.isArray(documents)) return [];
  const root = documents.find(
    ({ contents, errors }) => errors.length === 0 && contents !== null && holds(contents, at),
  );
  const scopes: Node[] = [];
  for (let node: Node | null = root?.contents ?? null; isCollection(node);) {
    scopes.unshift(node);
    const [inner, own] = innerAt(node, at);
    // A place is that of a key: what is written under it is nearer than what is beside it.
    if (own && inner && scopes[0] !== inner) scopes.unshift(inner);
    if (own) break;
    node = inner;
  }
  return scopes;
}

/** The item of a collection that holds an offset, and true where its key does. */
function innerAt(node: YAMLMap | YAMLSeq, at: number): [Node | null, boolean] {
  for (const item of node.items) {
    if (!isPair(item)) {
      if (holds(item as Node, at)) return [item as Node, (item as Node).range?.[0] === at];
      continue;
    }
    const { key, value } = item as Pair<Node, Node | null>;
    if (holds(key, at)) return [value, true];
    if (value && holds(value, at)) return [value, false];
  }
  return [null, false];
}

function holds({ range }: Node, at: number): boolean {
  return range !== null && range !== undefined && at >= range[0] && at < Math.max(range[2], range[0] + 1);
}

type Field = Pair<Node, Node | null>;

/** The only pair of this name in the innermost scope that has one; null where it is not there, or twice. */
function fieldIn(scopes: readonly Node[], name: string): Field | null {
  for (const scope of scopes) {
    const found = fieldsIn(scope, name);
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

function fieldsIn(node: Node | null | undefined, name: string): Field[] {
  if (!isCollection(node)) return [];
  return node.items.flatMap((item): Field[] => {
    if (!isPair(item)) return fieldsIn(item as Node, name);
    const pair = item as Field;
    return [...(isScalar(pair.key) && pair.key.value === name ? [pair] : []), ...fieldsIn(pair.value, name)];
  });
}

function spliceOf(text: string, scopes: readonly Node[], setting: Setting): Splice | null {
  if (setting.field === 'nodes') return budgetSplice(text, scopes, setting);
  const there = fieldIn(scopes, setting.field);
  if (there) {
    const range = there.value?.range;
    return range ? { from: range[0], to: range[1], text: valueText(setting) } : null;
  }
  if (!THRESHOLDS.includes(setting.field)) return null;
  const strategy = ['fixed', 'linear', 'exponential'].flatMap((kind) => fieldIn(scopes, kind) ?? []);
  const [only, another] = strategy;
  return only && !another && isMap(only.value) ? firstInMap(only.value, settingText(setting)) : null;
}

function valueText({ value, isText }: Setting): string {
  return isText ? `"${value}"` : String(value);
}

/** One more budget without a schedule: the smallest of those that are active holds. */
function budgetSplice(text: string, scopes: readonly Node[], setting: Setting): Splice | null {
  const budgets = fieldIn(scopes, 'budgets')?.value;
  if (!isSeq(budgets) || !budgets.range) return null;
  const budget = `{${settingText(setting)}}`;
  if (budgets.flow)
    return insertion(budgets.range[0] + 1, `${budget}${budgets.items.length > 0 ? ', ' : ''}`);
  const [first] = budgets.items as Node[];
  return first?.range ? insertion(first.range[0], `${budget}\n${dashBefore(text, first.range[0])}`) : null;
}

function firstInMap(map: YAMLMap, setting: string): Splice | null {
  if (!map.range) return null;
  if (map.flow) return insertion(map.range[0] + 1, map.items.length > 0 ? ` ${setting},` : setting);
  return null;
}

function insertion(at: number, text: string): Splice {
  return { from: at, to: at, text };
}

/** The text before the first item of a block sequence on its line: indentation and dash. */
function dashBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}

/** Another strategy with the thresholds of the one that it replaces, and with those that the fix sets. */
function strategySplice(
  text: string,
  scopes: readonly Node[],
  setting: Setting,
  all: readonly Setting[],
): Splice | null {
  const written = fieldIn(scopes, setting.inPlaceOf ?? '');
  const [from, to] = [written?.key.range?.[0], written?.value?.range?.[1]];
  if (!written || from === undefined || to === undefined) return null;
  const thresholds = THRESHOLDS.flatMap((field) => {
    const set = all.find((one) => one.field === field);
    if (set) return [settingText(set)];
    const [kept] = fieldsIn(written.value, field);
    return kept?.value?.range ? [`${field}: ${text.slice(kept.value.range[0], kept.value.range[1])}`] : [];
  });
  const ends = text.slice(from, to).endsWith('\n') ? '\n' : '';
  return {
    from,
    to,
    text: `fixed: { ${[`${setting.field}: ${setting.value}`, ...thresholds].join(', ')} }${ends}`,
  };
}

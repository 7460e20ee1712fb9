import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
  visit,
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
  return splices
    .filter((one) => one !== null)
    .sort((a, b) => b.from - a.from)
    .reduce((edited, { from, to, text: now }) => edited.slice(0, from) + now + edited.slice(to), text);
}

/** The collections around a place, the innermost first: where a field is looked for. */
function scopesAt(text: string, { line, column }: Place): Node[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines });
  const at = (lines.lineStarts[line - 1] ?? 0) + column - 1;
  const scopes: Node[] = [];
  for (const document of Array.isArray(documents) ? documents : [])
    if (document.errors.length === 0)
      visit(document, {
        Collection: (_key, node, path) => {
          if (!holds(node, at)) return visit.SKIP;
          scopes.unshift(node);
          // The place of an item is that of its first key.
          return isSeq(path.at(-1)) && node.range?.[0] === at ? visit.BREAK : undefined;
        },
        Pair: (_key, { key, value }) => {
          if (!isNode(key) || !holds(key, at)) return undefined;
          // A place is that of a key: what is written under it is nearer than what is beside it.
          if (isCollection(value)) scopes.unshift(value);
          return visit.BREAK;
        },
      });
  return scopes;
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
  const found: Field[] = [];
  if (isCollection(node))
    visit(node, {
      Pair: (_key, pair) => {
        if (isScalar(pair.key) && pair.key.value === name) found.push(pair as Field);
      },
    });
  return found;
}

function spliceOf(text: string, scopes: readonly Node[], setting: Setting): Splice | null {
  const { field, value, isText } = setting;
  if (field === 'nodes') return budgetSplice(text, scopes, setting);
  const there = fieldIn(scopes, field);
  if (there) {
    const range = there.value?.range;
    return range ? { from: range[0], to: range[1], text: isText ? `"${value}"` : String(value) } : null;
  }
  if (!THRESHOLDS.includes(field)) return null;
  const strategies = ['fixed', 'linear', 'exponential'].flatMap((kind) => fieldIn(scopes, kind) ?? []);
  const [{ value: map } = { value: null }, another] = strategies;
  if (another || !isMap(map) || !map.range || !map.flow) return null;
  return insertion(
    map.range[0] + 1,
    map.items.length > 0 ? ` ${settingText(setting)},` : settingText(setting),
  );
}

/** One more budget without a schedule: the smallest of those that are active holds. */
function budgetSplice(text: string, scopes: readonly Node[], setting: Setting): Splice | null {
  const budgets = fieldIn(scopes, 'budgets')?.value;
  if (!isSeq(budgets) || !budgets.range) return null;
  const budget = `{${settingText(setting)}}`;
  if (budgets.flow)
    return insertion(budgets.range[0] + 1, `${budget}${budgets.items.length > 0 ? ', ' : ''}`);
  const [first] = budgets.items as Node[];
  if (!first?.range) return null;
  const [at] = first.range;
  // Indentation and dash of the first item.
  const dash = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return insertion(at, `${budget}\n${dash}`);
}

function insertion(at: number, text: string): Splice {
  return { from: at, to: at, text };
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

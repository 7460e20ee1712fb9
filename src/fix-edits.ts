import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Place } from './manifest/manifest.js';
import { type Fix, type Setting, settingsOf } from './systems/system.js';

/** Fields of the automatic stop, which any strategy may have. */
const THRESHOLDS = ['failureThreshold', 'safetyLimit', 'batchThreshold'];

/**
 * The text of a file with the settings of a fix written into the object at a place; null where one of them has no place there. Values that are
 * written already are replaced where they are; for all else the file is formatted anew.
 */
export function withFix(text: string, place: Place, fix: Fix): string | null {
  const settings = settingsOf(fix);
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines });
  const documents = Array.isArray(parsed) ? parsed.filter(({ errors }) => errors.length === 0) : [];
  const at = (lines.lineStarts[place.line - 1] ?? 0) + place.column - 1;
  const scopes = documents.flatMap((document) => scopesAt(document, at));
  if (settings.length === 0 || documents.length < parsed.length) return null;
  const there = settings.flatMap((setting) => {
    const value = fieldIn(scopes, setting.field)?.value;
    return isScalar(value) && value.range ? { setting, range: value.range } : [];
  });
  if (there.length === settings.length && settings.every(({ inPlaceOf }) => inPlaceOf === undefined))
    return there
      .sort((a, b) => b.range[0] - a.range[0])
      .reduce(
        (edited, { setting: { value, isText }, range: [from, to] }) =>
          edited.slice(0, from) + (isText ? `"${value}"` : String(value)) + edited.slice(to),
        text,
      );
  return settings.every((setting) => write(scopes, setting))
    ? documents.map((document) => document.toString({ lineWidth: 0 })).join('')
    : null;
}

/** The collections around a place, the innermost first: where a field is looked for. */
function scopesAt(document: Document, at: number): Node[] {
  const scopes: Node[] = [];
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

/** A value, and the map that has it. */
interface Field {
  readonly owner: YAMLMap;
  readonly value: unknown;
}

/** The only field of this name in the innermost scope that has one; null where it is not there, or twice. */
function fieldIn(scopes: readonly Node[], name: string): Field | null {
  for (const scope of scopes) {
    const found: Field[] = [];
    visit(scope, {
      Map: (_key, owner) => {
        for (const { key, value } of owner.items)
          // A key that a fix has written is no scalar yet.
          if ((isScalar(key) ? key.value : key) === name) found.push({ owner, value });
      },
    });
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** Writes a setting into the document of its scopes; false if it has no place there. */
function write(scopes: readonly Node[], { field, value, isText, inPlaceOf }: Setting): boolean {
  const written = isText ? String(value) : value;
  const budgets = field === 'nodes' ? fieldIn(scopes, 'budgets')?.value : null;
  if (isSeq(budgets)) {
    // One more budget without a schedule: the smallest of those that are active holds.
    budgets.add({ nodes: written });
    return true;
  }
  if (inPlaceOf !== undefined) {
    // Another strategy, with the thresholds of the one that it replaces.
    const replaced = fieldIn(scopes, inPlaceOf);
    const fields = isMap(replaced?.value) ? Object.entries(replaced.value.toJSON() as object) : [];
    const kept = Object.fromEntries(fields.filter(([name]) => THRESHOLDS.includes(name)));
    replaced?.owner.delete(inPlaceOf);
    replaced?.owner.set('fixed', new Document({ [field]: written, ...kept }).contents);
    return replaced !== null;
  }
  const strategy = THRESHOLDS.includes(field) ? strategyIn(scopes) : null;
  const owner = isMap(strategy) ? strategy : fieldIn(scopes, field)?.owner;
  owner?.set(field, written);
  return owner !== undefined;
}

/** The only strategy in the innermost scope that has one: a threshold of another group is none of this one's. */
function strategyIn(scopes: readonly Node[]): unknown {
  for (const scope of scopes) {
    const found = ['fixed', 'linear', 'exponential'].flatMap((kind) => fieldIn([scope], kind)?.value ?? []);
    if (found.length > 0) return found.length === 1 ? found[0] : null;
  }
  return null;
}

import type { OutsideFile } from '../../manifest/source-file.js';
import { mayHoldPlanned } from '../planned-kinds.js';

type Text = Pick<OutsideFile, 'path' | 'text'>;

const TEMPLATES = /(?:^|\/)templates\//;
/** A template that another one names; of a name that is put together nobody can say which one it is. */
const TAKES = /\b(?:include|template)\s+(?:"([^"]*)"|`([^`]*)`|(\S))/g;
/** The text of a whole file of the chart, as templates take it for a checksum. */
const OF_FILE = 'BasePath';
/** What it is about and no more of it, as the templates of an alert say that are a value here. */
const ITSELF =
  /^\{\{-?\s*(?:(?:if|with|range)\s+)?\.\s*(?:\|(?![^}]*\b(?:to[A-Z]|print|get|index|dig|pluck|values|pick|omit|tpl))[^}]*)?\}\}/;
const NAMED = /\{\{-?\s*(?:define|block)\s+["`]([^"`]*)["`]/g;

/**
 * Tells whether a part of a file of a chart comes to an object that is planned: it stands in its template, in one that this takes
 * by name, or in a text that is read as a template (`tpl`). What can not be told does.
 */
export function reachedByPlanned(files: readonly Text[]): (file: Text, part: string) => boolean {
  const templates = files.filter(({ path }) => TEMPLATES.test(path));
  const bodies = new Map<string, string[]>();
  for (const { text } of templates)
    for (const [name, body] of namedIn(text ?? '')) bodies.set(name, [...(bodies.get(name) ?? []), body]);
  const names = new Set<string>();
  let takesAny = false;
  let readsTexts = templates.length === 0;
  const queue = templates.flatMap(({ text }) => (text !== null && mayHoldPlanned(text) ? [text] : []));
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    readsTexts ||= /\btpl\b/.test(text);
    for (const match of text.matchAll(TAKES)) {
      const name = match[1] ?? match[2];
      if (name === undefined) takesAny ||= !text.slice(match.index, match.index + 80).includes(OF_FILE);
      else if (!names.has(name)) {
        names.add(name);
        queue.push(...(bodies.get(name) ?? []));
      }
    }
  }
  return ({ path, text }, part) => {
    if (text === null || mayHoldPlanned(text)) return true;
    if (!TEMPLATES.test(path)) return readsTexts && !ITSELF.test(part);
    const own = namedIn(text).filter(([, body]) => body.includes(part));
    return takesAny || own.some(([name]) => names.has(name));
  };
}

/** The templates that a file names, each up to the next one. */
function namedIn(text: string): [name: string, body: string][] {
  const starts = [...text.matchAll(NAMED)];
  return starts.map((match, i) => [match[1] ?? '', text.slice(match.index, starts[i + 1]?.index)]);
}

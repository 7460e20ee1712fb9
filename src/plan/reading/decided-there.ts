import { addTo } from '../../manifest/lookup/grouped.js';
import { present } from '../../manifest/words/present.js';
import { decidedThere } from '../../manifest/delivery/decided-there.js';
import type { Problem } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { problemOf } from '../../manifest/source-text.js';
import { visible } from '../../manifest/words/visible.js';
import { mayHoldPlanned } from '../objects/planned-kinds.js';

/** Parts that the change brings into a rendered template and whose value nobody can see here. Null where it brings none. */
function newlyDecidedThere({ before, text }: OutsideFile): readonly string[] | null {
  if (text === null || !text.includes('{{')) return null;
  const known = new Set(decidedThere(before ?? ''));
  const brought = decidedThere(text).filter((part) => !known.has(part));
  return brought.length === 0 ? null : brought;
}

/**
 * What the change brings of it in files that are rendered. Where it comes to objects that are planned it is an error, as what was judged
 * is only what Helm makes of it without a cluster; elsewhere it is told. `unchanged`: the templates around them.
 */
export function decidedThereProblems(
  files: readonly OutsideFile[],
  unchanged: readonly OutsideFile[] = [],
): Problem[] {
  const isReached = reachedByPlanned([...files, ...unchanged]);
  const bodies = bodiesIn([...files, ...unchanged].filter(({ path }) => TEMPLATES.test(path)));
  const brought = files.flatMap((file) => {
    const parts = [...(newlyDecidedThere(file) ?? []), ...newlyTaken(file, bodies)];
    const reached = parts.find((one) => isReached(file, one));
    const part = reached ?? parts[0];
    return part === undefined
      ? []
      : [{ ...file, isReached: reached !== undefined, action: `${part.split('}}')[0] ?? ''}}}` }];
  });
  const others = brought.filter((file) => !file.isReached);
  const [first] = others;
  return present([
    ...brought
      .filter((file) => file.isReached)
      .map(({ path, action }) => problemOf(path, 'decided-in-cluster', sentence(path, action, ''))),
    first === undefined
      ? null
      : problemOf(
          first.path,
          'decided-in-cluster',
          sentence(first.path, first.action, others.length > 1 ? `, as ${others.length - 1} more do,` : ''),
          'warning',
        ),
  ]);
}

function sentence(path: string, action: string, more: string): string {
  return (
    `${visible(path)} makes${more} something else in the cluster than here: \`${visible(action)}\` is decided there, by what the API holds, ` +
    `by the clock or by chance, and what was judged is only what Helm makes of it without a cluster. ${EACH_TIME.test(action) ? AGAIN : ''}Decide it by a value of the chart.`
  );
}

/** Another value at each render. */
const EACH_TIME = /\b(?:now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen[A-Z]\w*)\b/;
const AGAIN =
  'It is another at each render: in a pod template it restarts all pods with every upgrade, and with every refresh of Argo CD, which keeps nothing of the render before. ';

/** What is another at each render in templates that a planned object takes from now on: a checksum of a new certificate restarts its pods. */
function newlyTaken({ before, text }: OutsideFile, bodies: Bodies): string[] {
  if (text === null || text === before || !mayHoldPlanned(text)) return [];
  const had = reachedFrom(before ?? '', bodies);
  return [...reachedFrom(text, bodies)]
    .filter((name) => !had.has(name))
    .flatMap((name) => (bodies.get(name) ?? []).flatMap(decidedThere))
    .filter((part) => EACH_TIME.test(part));
}

function reachedFrom(text: string, bodies: Bodies): ReadonlySet<string> {
  const names = new Set<string>();
  const queue = [text];
  for (let one = queue.pop(); one !== undefined; one = queue.pop())
    for (const [, name, raw = name] of one.matchAll(TAKES)) {
      if (raw === undefined || names.has(raw)) continue;
      names.add(raw);
      queue.push(...(bodies.get(raw) ?? []));
    }
  return names;
}

/** What each named template is. */
type Bodies = ReadonlyMap<string, readonly string[]>;

function bodiesIn(templates: readonly Text[]): Bodies {
  const bodies = new Map<string, [string, ...string[]]>();
  for (const { text } of templates) for (const [name, body] of namedIn(text ?? '')) addTo(bodies, name, body);
  return bodies;
}

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
function reachedByPlanned(files: readonly Text[]): (file: Text, part: string) => boolean {
  const templates = files.filter(({ path }) => TEMPLATES.test(path));
  const bodies = bodiesIn(templates);
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

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import { parsedJson } from '../manifest/json.js';
import { groupedBy } from '../manifest/lookup.js';
import { isObject, type Json, type Place } from '../manifest/manifest.js';
import { folderOf, inside, nameOf } from '../manifest/path.js';
import type { Carrier } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { name } from '../text/text.js';
import { MOST_BYTES, packedFiles } from './remote-charts/archive.js';
import type { Tree } from './tree.js';

/** A file of a chart as Helm reads it. */
export interface ChartFile {
  /** Below the folder of the chart; of a packed chart below `charts/NAME`. */
  readonly path: string;
  readonly text: string;
}

const SCHEMA = 'values.schema.json';
const VALUES = 'values.yaml';

/** A chart in another one counts like itself. */
function ownPath(path: string): string {
  return path.replace(/^(?:charts\/[^/]+\/)+/, '');
}

/** True for a file that a template reads by `.Files`. */
function isOther(path: string): boolean {
  const own = ownPath(path);
  return own !== VALUES && nameOf(own) !== SCHEMA && !/^(?:templates|crds|charts)(?:\/|$)/.test(own);
}

/**
 * Templates, default values and schemas of a chart on the disk, and other files with actions that `tpl` may evaluate; with those of the
 * charts in it, also packed ones. Throws a `Refusal`.
 */
export function chartFiles(folder: string): ChartFile[] {
  const files: ChartFile[] = [];
  let bytesLeft = MOST_BYTES;
  const add = (path: string, content: () => Buffer): void => {
    const own = ownPath(path);
    if (/^charts\/[^/]+\.tgz$/.test(own)) {
      for (const inner of packedFiles(content(), bytesLeft)) {
        bytesLeft -= inner.content.length;
        add(inside(folderOf(path), inner.path), () => inner.content);
      }
      return;
    }
    const isRead = own === SCHEMA || own === VALUES || /^templates\/.*\.(?:ya?ml|tpl)$/.test(own);
    const text = isRead || isOther(path) ? content().toString('utf8') : '';
    if (isRead || text.includes('{{')) files.push({ path, text });
  };
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (statSync(join(folder, path)).isFile()) add(path, () => readFileSync(join(folder, path)));
  return files;
}

/** True if Helm would ask another host, or a file of the machine, for a part of a schema. */
export function hasRemoteSchema(files: readonly ChartFile[]): boolean {
  return files.some(({ path, text }) => nameOf(path) === SCHEMA && refersElsewhere(parsedJson(text) ?? null));
}

function refersElsewhere(schema: Json): boolean {
  if (Array.isArray(schema)) return schema.some(refersElsewhere);
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(([key, value]) => {
    if (!/^\$(?:ref|dynamicRef|recursiveRef|schema)$/.test(key) || typeof value !== 'string')
      return refersElsewhere(value);
    return !value.startsWith('#') && !(key === '$schema' && /^https?:\/\/json-schema\.org\//.test(value));
  });
}

interface Rendered {
  /** Namespace and name of the release. */
  readonly release: string;
  /** Templates, default values and other files, with those of the charts in it. */
  readonly files: readonly ChartFile[];
  /** Values of the release over the defaults, and the file of the tree that they are written in; null for inline ones. */
  readonly values: readonly { readonly file: string | null; readonly text: string }[];
  /** The file of the tree for a path of the chart; null for a packed or fetched one. */
  readonly writtenAt: (path: string) => string | null;
  /** The location of what is in no file of the tree. */
  readonly place: Place | null;
  /** Digest of all inputs. */
  readonly digest: string;
  readonly mayHoldPlanned: (text: string) => boolean;
}

/**
 * Templates of planned objects and named templates that they include, with the actions in them that ask the cluster, the clock or chance;
 * and values and files that they evaluate with such an action.
 */
export function clusterDependent(tree: Pick<Tree, 'text'>, chart: Rendered): Carrier[] {
  const { release, files, digest, writtenAt } = chart;
  const carrier = (by: string, path: string, file: string | null, actions: readonly string[]): Carrier[] => {
    const [first] = actions;
    if (first === undefined) return [];
    const why = name('file', visible(file ?? path));
    return [
      {
        ...{
          identity: `${by} ${file ?? path} of ${release}`,
          digest,
          route: '',
          sync: 'automatic',
          takes: [],
        },
        place: file === null ? chart.place : placeIn(tree, file, first),
        outcome: { declared: 'decided in the cluster', why, actions },
      },
    ];
  };
  const planned = plannedParts(files, chart.mayHoldPlanned);
  const templates = [...groupedBy(planned, ({ path }) => path)].flatMap(([path, own]) => {
    const actions = own.flatMap(({ text }) => decidedThere(text).filter((one) => !isAnnotation(text, one)));
    return carrier('template', path, writtenAt(path), actions);
  });
  const evaluating = planned.find(({ text }) => /\btpl\b/.test(text));
  if (evaluating === undefined) return templates;
  const { path } = evaluating;
  const readsFiles = planned.some(({ text }) => /\.Files\b/.test(text));
  const evaluated = files.flatMap((one) => {
    const by = isOther(one.path)
      ? readsFiles
        ? 'file'
        : null
      : nameOf(one.path) === VALUES
        ? 'values'
        : null;
    return by === null ? [] : carrier(by, one.path, writtenAt(one.path), decidedThere(one.text));
  });
  const given = chart.values.flatMap(({ file, text }) =>
    carrier('values', path, file ?? writtenAt(path), decidedThere(text)),
  );
  return [...templates, ...evaluated, ...given];
}

interface Part extends ChartFile {
  /** Name of a named template; null for the text outside of one. */
  readonly name: string | null;
}

/** The parts of templates that planned objects are made of: their documents, and named templates that these include. */
function plannedParts(files: readonly ChartFile[], mayHoldPlanned: (text: string) => boolean): Part[] {
  const isTemplate = ({ path }: ChartFile): boolean => !isOther(path) && /(?:^|\/)templates\//.test(path);
  const parts = files.filter(isTemplate).flatMap(partsOf);
  const planned = new Set(parts.filter(({ text }) => mayHoldPlanned(text)));
  for (const { text } of planned) {
    // The name of a template may be put together.
    const isOpen = /\b(?:include|template)\s+[^"\s]/.test(text);
    for (const part of parts)
      if (part.name !== null && (isOpen || text.includes(`"${part.name}"`))) planned.add(part);
  }
  return [...planned];
}

const DEFINE = /\{\{-?\s*define\s+"([^"]*)"/g;

/** Named templates of a file, each up to the next one, and the documents before them. */
function partsOf({ path, text }: ChartFile): Part[] {
  const starts = [...text.matchAll(DEFINE)];
  const ends = [...starts.map(({ index }) => index), text.length];
  const documents = text.slice(0, ends[0]).split(/^(?=---)/m);
  return [
    ...documents.map((document) => ({ path, text: document, name: null })),
    ...starts.map(({ index, 1: name = '' }, at) => ({ path, text: text.slice(index, ends[at + 1]), name })),
  ];
}

/** True for an action below the key `annotations`: no limit depends on it. */
function isAnnotation(text: string, action: string): boolean {
  const lines = text.slice(0, text.indexOf(action)).split('\n');
  let indent = (/^ */.exec(lines.pop() ?? '')?.[0] ?? '').length;
  for (const line of lines.toReversed()) {
    const [, spaces = '', key = ''] = /^( *)([\w-]+):\s*$/.exec(line) ?? [];
    if (key === '' || spaces.length >= indent) continue;
    if (key === 'annotations') return true;
    indent = spaces.length;
  }
  return false;
}

/** The location of an action; the first line for an action that the file does not hold. */
function placeIn(tree: Pick<Tree, 'text'>, file: string, action: string): Place {
  const text = tree.text(file) ?? '';
  const before = text.slice(0, Math.max(text.indexOf(action), 0));
  return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

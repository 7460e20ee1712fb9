import type { Carrier } from '../manifest/source-file.js';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Place } from '../manifest/manifest.js';
import { nameOf } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { name } from '../text/text.js';
import { type ChartFile, isOther, VALUES } from './chart-files.js';
import type { Tree } from './tree.js';

/** Values of a release over the defaults, and the file of the tree that they are written in; null for inline ones. */
interface ValuesText {
  readonly file: string | null;
  readonly text: string;
}

interface Chart {
  /** Namespace and name of the release. */
  readonly release: string;
  /** Templates, default values and other files, with those of the charts in it. */
  readonly files: readonly ChartFile[];
  readonly values: readonly ValuesText[];
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
export function clusterDependent(tree: Pick<Tree, 'text'>, chart: Chart): Carrier[] {
  const isTemplate = ({ path }: ChartFile): boolean => !isOther(path) && /(?:^|\/)templates\//.test(path);
  const parts = chart.files.filter(isTemplate).flatMap(partsOf);
  const planned = new Set(parts.filter(({ text }) => chart.mayHoldPlanned(text)));
  for (const { text } of planned) {
    // The name of a template may be put together.
    const isOpen = /\b(?:include|template)\s+[^"\s]/.test(text);
    for (const part of parts)
      if (part.name !== null && (isOpen || text.includes(`"${part.name}"`))) planned.add(part);
  }
  const carrier = (by: string, path: string, file: string | null, actions: readonly string[]): Carrier[] => {
    const [first] = actions;
    if (first === undefined) return [];
    return [
      {
        identity: `${by} ${file ?? path} of ${chart.release}`,
        ...{ digest: chart.digest, route: '', sync: 'automatic', takes: [] },
        place: file === null ? chart.place : placeIn(tree, file, first),
        outcome: { declared: 'decided in the cluster', why: name('file', visible(file ?? path)), actions },
      },
    ];
  };
  const templates = [...groupedBy(planned, ({ path }) => path)].flatMap(([path, own]) => {
    const actions = own.flatMap(({ text }) => decidedThere(text).filter((one) => !isAnnotation(text, one)));
    return carrier('template', path, chart.writtenAt(path), actions);
  });
  const evaluating = [...planned].find(({ text }) => /\btpl\b/.test(text));
  if (evaluating === undefined) return templates;
  const { path } = evaluating;
  const defaults = chart.files.filter((one) => !isOther(one.path) && nameOf(one.path) === VALUES);
  const readsFiles = [...planned].some(({ text }) => /\.Files\b/.test(text));
  const others = readsFiles ? chart.files.filter((one) => isOther(one.path)) : [];
  return [
    ...templates,
    ...defaults.flatMap((one) =>
      carrier('values', one.path, chart.writtenAt(one.path), decidedThere(one.text)),
    ),
    ...others.flatMap((one) => carrier('file', one.path, chart.writtenAt(one.path), decidedThere(one.text))),
    ...chart.values.flatMap(({ file, text }) =>
      carrier('values', path, file ?? chart.writtenAt(path), decidedThere(text)),
    ),
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

interface Part extends ChartFile {
  /** Name of a named template; null for the text outside of one. */
  readonly name: string | null;
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

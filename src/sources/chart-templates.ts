import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import { parsedJson } from '../manifest/json.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Place } from '../manifest/manifest.js';
import { folderOf, inside } from '../manifest/path.js';
import type { Carrier } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { name } from '../text/text.js';
import { type Chart, writtenAt } from './chart.js';
import { MOST_BYTES, packedFiles } from './remote-charts/archive.js';
import type { Tree } from './tree.js';

type Role = 'template' | 'values' | 'schema' | 'file';

/** A file of a chart as Helm reads it. */
export interface ChartFile {
  /** Below the folder of the chart; of a packed chart below `charts/NAME`. */
  readonly path: string;
  readonly text: string;
  /** `file`: templates read it by `.Files`. */
  readonly role: Role;
}

/** A chart in another one counts like itself. */
function roleOf(path: string): Role | 'packed' | null {
  const own = path.replace(/^(?:charts\/[^/]+\/)+/, '');
  if (own === 'values.yaml') return 'values';
  if (own === 'values.schema.json') return 'schema';
  if (/^templates\/.*\.(?:ya?ml|tpl)$/.test(own)) return 'template';
  if (/^charts\/[^/]+\.tgz$/.test(own)) return 'packed';
  return /^(?:templates|crds|charts)\//.test(own) ? null : 'file';
}

/**
 * Templates, default values and schemas of a chart on the disk, and other files with actions that `tpl` may evaluate; with those of the
 * charts in it, also packed ones. Throws a `Refusal`.
 */
export function chartFiles(folder: string): ChartFile[] {
  const files: ChartFile[] = [];
  let bytesLeft = MOST_BYTES;
  const add = (path: string, content: () => Buffer): void => {
    const role = roleOf(path);
    if (role === 'packed')
      for (const inner of packedFiles(content(), bytesLeft)) {
        bytesLeft -= inner.content.length;
        add(inside(folderOf(path), inner.path), () => inner.content);
      }
    else if (role !== null) {
      const text = content().toString('utf8');
      if (role !== 'file' || text.includes('{{')) files.push({ path, text, role });
    }
  };
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (statSync(join(folder, path)).isFile()) add(path, () => readFileSync(join(folder, path)));
  return files;
}

/** A reference of a schema to anything but itself; that of the standard is known to Helm. */
const ELSEWHERE =
  /"\$(?:(?:ref|dynamicRef|recursiveRef)":"(?!#)|schema":"(?!#|https?:\/\/json-schema\.org\/))/;

/** True if Helm would ask another host, or a file of the machine, for a part of a schema. */
export function hasRemoteSchema(files: readonly ChartFile[]): boolean {
  return files.some(
    ({ role, text }) => role === 'schema' && ELSEWHERE.test(JSON.stringify(parsedJson(text) ?? null)),
  );
}

interface Rendered {
  readonly chart: Chart;
  /** Namespace and name of the release. */
  readonly release: string;
  readonly files: readonly ChartFile[];
  /** Values of the release over the defaults, and the file of the tree that they are written in; null for inline ones. */
  readonly values: readonly { readonly file: string | null; readonly text: string }[];
  /** Digest of all inputs. */
  readonly digest: string;
  readonly mayHoldPlanned: (text: string) => boolean;
}

/**
 * Templates of planned objects and named templates that they include, with the actions in them that ask the cluster, the clock or chance;
 * and values and files that they evaluate (`tpl`) with such an action.
 */
export function clusterDependent(tree: Tree, rendered: Rendered): Carrier[] {
  const { chart, release, files, digest, values, mayHoldPlanned } = rendered;
  const planned = plannedParts(files, mayHoldPlanned);
  const evaluating = planned.find(({ text }) => /\btpl\b/.test(text));
  const readsFiles = planned.some(({ text }) => /\.Files\b/.test(text));
  const evaluated = files.filter(({ role }) => role === 'values' || (role === 'file' && readsFiles));
  const found = [
    ...Array.from(
      groupedBy(planned, ({ path }) => path),
      ([path, parts]) => ({
        ...{ by: 'template', path, file: null },
        actions: parts.flatMap(({ text }) => decidedThere(text).filter((one) => !isAnnotation(text, one))),
      }),
    ),
    ...(evaluating === undefined
      ? []
      : [
          ...evaluated.map(({ path, role, text }) => ({ by: role, path, file: null, text })),
          ...values.map((one) => ({ ...one, by: 'values', path: evaluating.path })),
        ].map((one) => ({ ...one, actions: decidedThere(one.text) }))),
  ];
  const chartFile = inside(chart.folder, 'Chart.yaml');
  const place = tree.isFile(chartFile) ? { file: chartFile, line: 1, column: 1 } : null;
  return found.flatMap(({ by, path, actions, ...one }): Carrier[] => {
    const [first] = actions;
    if (first === undefined) return [];
    const file = one.file ?? writtenAt(tree, chart, path);
    const why = name('file', visible(file ?? path));
    return [
      {
        ...{ identity: `${by} ${file ?? path} of ${release}`, digest, route: '', takes: [] },
        sync: 'automatic',
        place: file === null ? place : placeIn(tree, file, first),
        outcome: { declared: 'decided in the cluster', why, actions },
      },
    ];
  });
}

interface Part extends ChartFile {
  /** Name of a named template; null for the text outside of one. */
  readonly name: string | null;
}

/** The parts of templates that planned objects are made of: their documents, and named templates that these include. */
function plannedParts(files: readonly ChartFile[], mayHoldPlanned: (text: string) => boolean): Part[] {
  const parts = files.filter(({ role }) => role === 'template').flatMap(partsOf);
  const planned = new Set(parts.filter(({ text }) => mayHoldPlanned(text)));
  for (const { text } of planned) {
    // The name of a template may be put together.
    const isOpen = /\b(?:include|template)\s+[^"\s]/.test(text);
    for (const part of parts)
      if (part.name !== null && (isOpen || text.includes(`"${part.name}"`))) planned.add(part);
  }
  return [...planned];
}

/** Named templates of a file, each up to the next one, and the documents before them. */
function partsOf(file: ChartFile): Part[] {
  // No text is split before its first character.
  const [before = '', ...defines] = `\n${file.text}`.split(/(?=\{\{-?\s*define\s+")/);
  return [
    ...before.split(/^(?=---)/m).map((text) => ({ ...file, text, name: null })),
    ...defines.map((text) => ({ ...file, text, name: /define\s+"([^"]*)"/.exec(text)?.[1] ?? null })),
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
function placeIn(tree: Tree, file: string, action: string): Place {
  const text = tree.text(file) ?? '';
  const before = text.slice(0, Math.max(text.indexOf(action), 0));
  return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

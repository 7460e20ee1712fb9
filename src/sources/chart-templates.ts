import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import { parsedJson } from '../manifest/json.js';
import { groupedBy } from '../manifest/lookup.js';
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
 * Templates, default values and schemas of a chart on the disk, a folder or packed, and other files with actions that `tpl` may evaluate; with
 * those of the charts in it. Throws a `Refusal`.
 */
export function chartFiles(chart: string): ChartFile[] {
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
  if (statSync(chart).isFile()) add('charts/packed.tgz', () => readFileSync(chart));
  else
    for (const path of readdirSync(chart, { recursive: true, encoding: 'utf8' }).toSorted())
      if (statSync(join(chart, path)).isFile()) add(path, () => readFileSync(join(chart, path)));
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
  const asked = [
    ...planned.map(({ path, text }) => ({
      ...{ by: 'template', path, file: null },
      actions: decidedThere(text).filter((one) => !isAnnotation(text, one)),
    })),
    ...(evaluating === undefined
      ? []
      : [
          ...evaluated.map(({ path, role, text }) => ({ by: role, path, file: null, text })),
          ...values.map((one) => ({ ...one, by: 'values', path: evaluating.path })),
        ].map(({ text, ...one }) => ({ ...one, actions: decidedThere(text) }))),
  ];
  const located = asked.map((one) => ({ ...one, file: one.file ?? writtenAt(tree, chart, one.path) }));
  const chartFile = inside(chart.path, 'Chart.yaml');
  const top = tree.isFile(chartFile) ? { file: chartFile, line: 1, column: 1 } : null;
  const byFile = groupedBy(located, ({ by, path, file }) => `${by} ${file ?? path} of ${release}`);
  return Array.from(byFile).flatMap(([identity, all]): Carrier[] => {
    const actions = all.flatMap((one) => one.actions);
    const [{ file, path }] = all;
    if (actions[0] === undefined) return [];
    const text = file === null ? '' : (tree.text(file) ?? '');
    const before = text.slice(0, Math.max(text.indexOf(actions[0]), 0));
    const at = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
    const why = name('file', visible(file ?? path));
    return [
      {
        ...{ identity, digest, route: '', takes: [], sync: 'automatic' },
        place: file === null ? top : { file, ...at },
        outcome: { declared: 'decided in the cluster', why, actions },
      },
    ];
  });
}

/** Documents and named templates that planned objects are made of. */
function plannedParts(files: readonly ChartFile[], mayHoldPlanned: (text: string) => boolean) {
  const parts = files.flatMap((file) => {
    if (file.role !== 'template') return [];
    // A named template ends where the next one begins. No text is split before its first character.
    const [before = '', ...defines] = `\n${file.text}`.split(/(?=\{\{-?\s*define\s+")/);
    return [
      ...before.split(/^(?=---)/m).map((text) => ({ ...file, text, name: null })),
      ...defines.map((text) => ({ ...file, text, name: /define\s+"([^"]*)"/.exec(text)?.[1] ?? null })),
    ];
  });
  const planned = new Set(parts.filter(({ text }) => mayHoldPlanned(text)));
  for (const { text } of planned) {
    // The name of a template may be put together.
    const isOpen = /\b(?:include|template)\s+[^"\s]/.test(text);
    for (const part of parts)
      if (part.name !== null && (isOpen || text.includes(`"${part.name}"`))) planned.add(part);
  }
  return [...planned];
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

import type { Carrier } from '../manifest/carrier.js';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import type { Place } from '../manifest/manifest.js';
import type { ChartFile } from './chart-files.js';
import type { Tree } from './tree.js';

/** Values of a release, and the file of the tree that they are written in; null for inline ones. */
interface ValuesText {
  readonly file: string | null;
  readonly text: string;
}

interface Chart {
  /** Templates with those of the charts in it. */
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
 * Templates of planned objects and named templates that they include, if an action in them asks the cluster, the clock or chance; and values
 * that they evaluate with such an action. Versions of Kubernetes and APIs count as known.
 */
export function clusterDependent(tree: Pick<Tree, 'text'>, chart: Chart): Carrier[] {
  const parts = chart.files.filter(({ path }) => /(?:^|\/)templates\//.test(path)).flatMap(partsOf);
  const planned = new Set(parts.filter(({ text }) => chart.mayHoldPlanned(text)));
  for (const { text } of planned)
    for (const part of parts) if (part.name !== null && text.includes(`"${part.name}"`)) planned.add(part);
  const carrier = (
    by: 'template' | 'values',
    file: string,
    actions: readonly string[],
    place: Place | null,
  ) => ({
    ...{ identity: `${by} ${file} ${actions.join('')}`, place, digest: chart.digest, route: '', takes: [] },
    sync: 'automatic' as const,
    outcome: { declared: 'decided in the cluster', why: file, by } as const,
  });
  const templates = [...planned].flatMap(({ path, text }): Carrier | [] => {
    const action = decidedThere(text).find((one) => ASKS.test(one) && !isAnnotation(text, one));
    if (action === undefined) return [];
    const file = chart.writtenAt(path);
    return carrier('template', file ?? path, [], file === null ? chart.place : placeIn(tree, file, action));
  });
  const evaluating = [...planned].find(({ text }) => /\btpl\b/.test(text));
  if (evaluating === undefined) return templates;
  const values = chart.values.flatMap(({ file, text }): Carrier | [] => {
    const actions = decidedThere(text);
    const [first] = actions;
    const at = file ?? chart.writtenAt(evaluating.path);
    if (first === undefined) return [];
    return carrier(
      'values',
      at ?? evaluating.path,
      actions,
      at === null ? chart.place : placeIn(tree, at, first),
    );
  });
  return [...templates, ...values];
}

/** Functions and objects of Helm whose result differs in the cluster. A version is the same whatever is edited. */
const ASKS =
  /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision)\b/;

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

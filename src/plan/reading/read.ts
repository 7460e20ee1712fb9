import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { mayHoldCarrier } from '../objects/carrier-kinds.js';
import { holdsSettings, refersToAny } from '../objects/planned-kinds.js';
import { unrenderedCarriers } from './carriers.js';
import { Edits, keyOf } from './edits.js';
import { contentsOf, type FileContent, isEvaluated, type SideReading } from './files.js';
import type { Gap } from './gap.js';
import { Kustomizations } from './kustomizations.js';
import { inputOf } from './parts.js';
import { partialObject } from './partial.js';
import type { ReadSide, Side } from './side.js';
import { textAt } from './text-at.js';
import { onceEach } from './twice.js';

/** Base and head, read as one change. */
interface ReadSides {
  readonly base: ReadSide | null;
  readonly head: ReadSide;
}

interface Reading {
  readonly snapshot: Snapshot;
  readonly config: {
    /** The namespace of objects that write none; null: none is given. */
    readonly namespace: string | null;
    readonly variables: Readonly<Record<string, string>>;
  };
  /** Keys and values of all files of a side; absent: the default limit. */
  readonly nodesPerSide?: number;
}

/** Reads the objects of both sides, and what of each side was not evaluated. */
export function readSides(
  writtenBase: Side | null,
  writtenHead: Side,
  { snapshot, config, ...limits }: Reading,
): ReadSides {
  const was = writtenBase && placedAs(writtenBase, config);
  const is = placedAs(writtenHead, config);
  const readsAll = refersElsewhere([...(was?.files ?? []), ...is.files], snapshot);
  const [ofBase, ofHead] = [new Edits(is.files), new Edits(was && was.files)];
  const editsSettings = (side: Side, edits: Edits): boolean =>
    side.files.some((file) => edits.isEdited(file) && holdsSettings(file.text));
  const readsSettings = was !== null && (editsSettings(was, ofBase) || editsSettings(is, ofHead));
  const shared = { readsAll, readsSettings, ...limits };
  const base = was && readSide(was, { edits: ofBase, before: null, ...shared });
  const before = base && new Map(base.contents.map((content) => [content.file, content]));
  return { base, head: readSide(is, { edits: ofHead, before, ...shared }) };
}

function readSide(side: Side, reading: SideReading): ReadSide {
  const { files: contents, problem } = contentsOf(side.files, reading);
  const kustomizations = new Kustomizations(side.files);
  const isInput = inputOf(side.renderedPaths ?? []);
  const whole: Manifest[] = [];
  const partial: Gap[] = [];
  for (const { file, manifests } of contents) {
    const isBuilt = file.renderedBy !== undefined;
    for (const manifest of manifests) {
      if (!isBuilt && isBuiltElsewhere(manifest, kustomizations, isInput)) continue;
      const gap = partialObject(manifest, file, isBuilt ? null : kustomizations);
      if (gap === null) whole.push(manifest);
      else partial.push(gap);
    }
  }
  return {
    side,
    contents,
    kustomizations,
    ...onceEach(whole),
    unread: [...unreadSources(side), ...(problem ? [gapOf(problem)] : []), ...contents.flatMap(unreadIn)],
    partial,
    carriers: unrenderedCarriers(side, contents, kustomizations),
  };
}

/** True for an object of a file that a kustomization takes which is built by another source. */
function isBuiltElsewhere(
  { place: { file } }: Manifest,
  kustomizations: Kustomizations,
  isInput: (path: string) => boolean,
): boolean {
  return [...kustomizations.patching(file), ...kustomizations.transforming(file)].some(({ path }) =>
    isInput(path),
  );
}

/** Problems of finding and rendering the files. A link or a submodule is known by what it leads to. */
function unreadSources({ problems, files }: Side): Gap[] {
  return problems.map((problem) => ({
    ...gapOf(problem),
    key: keyAt(problem, files),
    content: problem.entry ?? null,
  }));
}

function keyAt({ place, code }: Problem, files: readonly SourceFile[]): string {
  if (place === null) return code;
  for (const { path, key } of files) {
    const root = key !== undefined && path.endsWith(key) ? path.slice(0, path.length - key.length) : '';
    if (root !== '' && place.file.startsWith(root)) return place.file.slice(root.length);
  }
  return place.file;
}

function gapOf(problem: Problem): Gap {
  return { problem, key: problem.place?.file ?? problem.code, content: null };
}

function unreadIn({ file, problems }: FileContent): Gap[] {
  return problems.map((problem) => ({ problem, key: keyOf(file), content: textAt(file, problem) }));
}

/** The configuration's namespace and variables hold for files without their own. */
function placedAs(side: Side, { namespace, variables }: Reading['config']): Side {
  if (namespace === null && Object.keys(variables).length === 0) return side;
  const files = side.files.map((file) => ({
    ...(namespace === null ? {} : { namespace }),
    ...file,
    variables: { ...variables, ...file.variables },
  }));
  return { ...side, files };
}

/** True if a policy may refer to an object of any kind. */
function refersElsewhere(files: readonly SourceFile[], snapshot: Snapshot): boolean {
  return (
    snapshot.objects.some(({ apiVersion }) => refersToAny(apiVersion)) ||
    files.some(({ text }) => refersToAny(text))
  );
}

/** The paths of the files without evaluated objects and problems; files of Flux and Argo CD that were rendered are not among them. */
export function skippedFiles({ contents }: ReadSide): string[] {
  return contents.flatMap(({ file, manifests, problems }) =>
    problems.length > 0 || manifests.some(isEvaluated) || isDelivery(file) ? [] : file.path,
  );
}

/** True for objects of Flux or Argo CD that were followed to what they render. */
function isDelivery({ text, followed, renderedBy }: SourceFile): boolean {
  return (followed !== undefined || renderedBy !== undefined) && mayHoldCarrier(text);
}

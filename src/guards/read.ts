import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { groupedBy } from '../manifest/lookup.js';
import { LIMITS, NODES_PER_SIDE } from '../manifest/limits.js';
import type { Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { withinAny } from '../manifest/path.js';
import { type Problem, type ProblemCode, problemOf } from '../manifest/problem.js';
import { atOrigin, keyOf, type SourceFile } from '../manifest/source-file.js';
import { mayHoldCarrier } from '../plan/objects/carrier-kinds.js';
import { isClusterScoped } from '../plan/objects/cluster-scoped.js';
import { inGivenNamespace } from '../plan/objects/namespaces.js';
import {
  holdsSettings,
  INTEREST,
  isEvaluated,
  mentionsNeighbour,
  refersToAny,
} from '../plan/objects/planned-kinds.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { toPlain } from '../text/render.js';
import { text } from '../text/text.js';
import { carrierGaps } from './carriers.js';
import type { FileContent, Gap, ReadChange, ReadSide, Side } from './change.js';
import { Kustomizations } from './kustomizations.js';
import { partialObject } from './partial.js';
import { onceEach } from './twice.js';

interface Settings {
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
export function readSides(base: Side | null, head: Side, settings: Settings): ReadChange {
  const { snapshot, config, nodesPerSide = NODES_PER_SIDE } = settings;
  const was = base && placedAs(base, config);
  const is = placedAs(head, config);
  const files = [...(was?.files ?? []), ...is.files];
  const [before, after] = [was && groupedBy(was.files, keyOf), groupedBy(is.files, keyOf)];
  // A policy may refer to an object of any kind.
  const readsAll =
    snapshot.objects.some(({ apiVersion }) => refersToAny(apiVersion)) ||
    files.some((file) => refersToAny(file.text));
  // ConfigMaps and Secrets that the change leaves alone matter only if it edits one.
  const isEdited = (file: SourceFile): boolean =>
    [before, after].some((all) => !all?.get(keyOf(file))?.some((other) => isSame(file, other)));
  const readsSettings = was !== null && files.some((file) => holdsSettings(file.text) && isEdited(file));
  const mayMatter = (written: string): boolean =>
    readsAll ||
    mentionsNeighbour(written) ||
    (readsSettings && holdsSettings(written)) ||
    (was === null && mayHoldCarrier(written));
  const shared = { mayMatter, nodesPerSide };
  const readBase = was && readSide(was, was, { ...shared, others: after, read: null });
  const read = readBase && new Map(readBase.contents.map((content) => [content.file, content]));
  return { base: readBase, head: readSide(is, was, { ...shared, others: before, read }) };
}

/** The configuration's namespace and variables hold for files without their own. */
function placedAs(side: Side, { namespace, variables }: Settings['config']): Side {
  if (namespace === null && Object.keys(variables).length === 0) return side;
  const files = side.files.map((file) => ({
    ...(namespace === null ? {} : { namespace }),
    ...file,
    variables: { ...variables, ...file.variables },
  }));
  return { ...side, files };
}

/** True for the same text in the same namespace and with the same variables. */
function isSame(a: SourceFile, b: SourceFile): boolean {
  return a.text === b.text && isSameJson(placingOf(a), placingOf(b));
}

function placingOf({ namespace, variables, renderedBy }: SourceFile): readonly unknown[] {
  return [namespace ?? null, variables ?? null, renderedBy !== undefined];
}

interface Reading {
  /** The files of the other side; null without one. */
  readonly others: ReadonlyMap<string, readonly SourceFile[]> | null;
  /** The other side, if it is read already: equal texts are read once. */
  readonly read: ReadonlyMap<SourceFile, FileContent> | null;
  /** False for a text without objects that shape the plan. */
  readonly mayMatter: (written: string) => boolean;
  readonly nodesPerSide: number;
}

function readSide(side: Side, base: Side | null, reading: Reading): ReadSide {
  const read = contentsOf(side.files, reading);
  const contents = 'tooMany' in read ? [] : read;
  const kustomizations = new Kustomizations(side.files);
  const isInput = withinAny(side.renderedPaths ?? []);
  const whole: Manifest[] = [];
  const partial: Gap[] = [];
  for (const { file, manifests } of contents)
    for (const manifest of manifests) {
      const isPlain = file.renderedBy === undefined;
      const { place } = manifest;
      // The object is rendered by another source too.
      if (
        isPlain &&
        [...kustomizations.patching(place.file), ...kustomizations.transforming(place.file)].some(
          ({ path }) => isInput(path),
        )
      )
        continue;
      const gap = partialObject(manifest, file, isPlain ? kustomizations : null);
      if (gap === null) whole.push(manifest);
      else partial.push(gap);
    }
  const unread = [
    // A link or a submodule is known by its target.
    ...[...side.problems, ...('tooMany' in read ? [read.tooMany] : [])].map((problem) => ({
      ...{ problem, key: keyAt(problem, side.files), content: problem.entry ?? null },
    })),
    ...contents.flatMap(({ file, problems }) =>
      problems.map((problem) => ({ problem, key: keyOf(file), content: textAt(file, problem) })),
    ),
  ];
  const carriers = carrierGaps({ side, base, contents, kustomizations });
  return { side, contents, kustomizations, ...onceEach(whole), unread, partial, carriers };
}

/** The file of a problem without the folder that its side was read from. */
function keyAt({ place, code }: Problem, files: readonly SourceFile[]): string {
  if (place === null) return code;
  for (const { path, key } of files) {
    const root = key !== undefined && path.endsWith(key) ? path.slice(0, path.length - key.length) : '';
    if (root !== '' && place.file.startsWith(root)) return place.file.slice(root.length);
  }
  return place.file;
}

/**
 * The files with their objects. A document that both sides hold, without planned objects and objects that shape them, is not parsed: a
 * search for a few words takes a hundredth of the time.
 */
function contentsOf(
  files: readonly SourceFile[],
  { others, read: known, mayMatter, nodesPerSide }: Reading,
): readonly FileContent[] | { readonly tooMany: Problem } {
  const contents: FileContent[] = [];
  let nodes = 0;
  for (const file of files) {
    const counterparts = others?.get(keyOf(file)) ?? [];
    const same = counterparts.find((other) => isSame(file, other));
    const isEdited = same === undefined;
    const isNew = isEdited && others !== null;
    const earlier = same && known?.get(same);
    // Variables may put words in.
    const maySkip = !isNew && !file.text.includes('${') && !mayMatter(file.text);
    if (earlier ? earlier.read === undefined : maySkip) {
      contents.push({ file, isEdited, manifests: [], problems: [] });
      continue;
    }
    const parsed = (): NonNullable<FileContent['read']> => {
      // Text in place of a policy is what became of it, whatever it looks like.
      const isLost = isNew && counterparts.some((other) => known?.get(other)?.manifests.some(isEvaluated));
      const interest = isLost ? { concerns: () => true, mayHold: () => true } : INTEREST;
      let before: ReadonlySet<string> | null = null;
      const skips = (document: string): boolean => {
        if (mayMatter(document)) return false;
        before ??= new Set(counterparts.flatMap((other) => other.text.split(MARKER_LINE)));
        return !isNew || before.has(document);
      };
      const limits = { ...LIMITS, isClusterScoped, interest: { ...interest, skips } };
      return parseManifests(file.text, file.path, limits, file.variables);
    };
    // The same objects for both sides, so that results by `object` hold for both; a manifest belongs to one side.
    const read =
      same?.path === file.path && earlier?.read
        ? { ...earlier.read, manifests: earlier.read.manifests.map((one) => ({ ...one })) }
        : parsed();
    nodes += read.nodes;
    if (nodes > nodesPerSide) {
      const message = text`With this file the policies hold more than ${nodesPerSide} keys and values; none of them was read. Narrow the policy globs.`;
      return { tooMany: problemOf(file.path, 'too-many-nodes', message) };
    }
    const { manifests, problems } = atOrigin(read, file);
    const { namespace } = file;
    const placed =
      namespace === undefined ? manifests : manifests.map((one) => inGivenNamespace(one, namespace));
    contents.push({ file, isEdited, problems, read, manifests: placed });
  }
  return contents;
}

/** Problems that keep one document from being read, and no other of its file. */
const OF_ONE_DOCUMENT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['yaml-syntax', 'helm-template', 'duplicate-key', 'bad-number', 'not-a-manifest'] as const),
  ...(['missing-name', 'missing-kind', 'missing-api-version'] as const),
]);
const MARKER_LINE = /^---.*$/m;
/** Template control: it decides which documents there are. */
const CONTROL = /\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;

/** The text that a problem of a file is about: one document if no other one has a part in it, else the file. */
export function textAt(file: SourceFile, { severity, code, message, place }: Problem): string {
  // A warning that the base has too is known.
  if (severity !== 'error') return `${code} ${toPlain(message)}`;
  const isOfOne = file.origin === undefined && OF_ONE_DOCUMENT.has(code) && !CONTROL.test(file.text);
  const before = file.text.split('\n', (place?.line ?? 1) - 1).join('\n');
  const document = file.text.split(MARKER_LINE)[before.split(MARKER_LINE).length - 1] ?? '';
  // Without empty lines at either end: the first and last document of a file equal one in the middle.
  const about = isOfOne && place ? document.replace(/^[\r\n]+/, '').trimEnd() : file.text;
  return canonicalJson(placingOf(file)) + about;
}

/** The paths of the files without evaluated objects and problems; files of Flux and Argo CD that were rendered are not among them. */
export function skippedFiles({ contents }: ReadSide): string[] {
  const isDelivery = ({ text: written, followed, renderedBy }: SourceFile): boolean =>
    (followed !== undefined || renderedBy !== undefined) && mayHoldCarrier(written);
  return contents.flatMap(({ file, manifests, problems }) =>
    problems.length > 0 || manifests.some(isEvaluated) || isDelivery(file) ? [] : file.path,
  );
}

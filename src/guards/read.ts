import type { Config } from '../config/schema.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { groupedBy, lazily } from '../manifest/lookup.js';
import { type Interest, LIMITS, NODES_PER_SIDE } from '../manifest/limits.js';
import type { Manifest } from '../manifest/manifest.js';
import { type ParsedFile, parseManifests } from '../manifest/parse.js';
import { withinAny } from '../manifest/path.js';
import { type Problem, type ProblemCode, problemOf } from '../manifest/problem.js';
import { atOrigin, keyOf, type SourceFile, type Side } from '../manifest/source-file.js';
import { mayHoldCarrier } from '../plan/objects/carrier-kinds.js';
import { inGivenNamespace } from '../plan/objects/namespaces.js';
import {
  holdsSettings,
  INTEREST,
  isEvaluated,
  mentionsNeighbor,
  refersToAny,
} from '../plan/objects/planned-kinds.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { toPlain } from '../text/render.js';
import { text } from '../text/text.js';
import { carrierGaps } from './carriers.js';
import { type FileContent, type Gap, keyAt, type ReadChange, type ReadSide } from './change.js';
import { Kustomizations } from './kustomizations.js';
import { partialObject } from './later-values.js';
import { onceEach } from './twice.js';
import { isClusterScoped } from '../snapshot/kept.js';

interface Settings {
  readonly snapshot: Snapshot;
  readonly config: Pick<Config, 'namespace' | 'variables'>;
}

/** Reads the objects of both sides, and what of each side was not evaluated. */
export function readSides(base: Side | null, head: Side, { snapshot, config }: Settings): ReadChange {
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
    mentionsNeighbor(written) ||
    (readsSettings && holdsSettings(written)) ||
    (was === null && mayHoldCarrier(written));
  const readBase = was && readSide(was, was, { mayMatter, others: after, read: null });
  const read = readBase && new Map(readBase.contents.map((content) => [content.file, content]));
  return { base: readBase, head: readSide(is, was, { mayMatter, others: before, read }) };
}

/** The configuration's namespace and variables hold for files without their own. */
function placedAs(side: Side, { namespace, variables }: Settings['config']): Side {
  if (namespace === null && Object.keys(variables).length === 0) return side;
  const placing = namespace === null ? {} : { namespace };
  const files = side.files.map((one) => ({
    ...placing,
    ...one,
    variables: { ...variables, ...one.variables },
  }));
  return { ...side, files };
}

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
}

function readSide(side: Side, base: Side | null, reading: Reading): ReadSide {
  const { contents, problems } = contentsOf(side.files, reading);
  const kustomizations = new Kustomizations(side.files);
  const isInput = withinAny(side.renderedPaths);
  const whole: Manifest[] = [];
  // A link or a submodule is known by its target.
  const gaps: Gap[] = [...side.problems, ...problems].map((problem) => {
    const key = keyAt(side, problem.place?.file ?? problem.code);
    return { of: 'text', problem, key, content: problem.entry ?? null };
  });
  for (const { file, manifests, problems: found } of contents) {
    for (const problem of found)
      gaps.push({ of: 'text', problem, key: keyOf(file), content: textAt(file, problem) });
    for (const manifest of manifests) {
      const changing = file.renderedBy === undefined ? kustomizations.changing(manifest.place.file) : [];
      // Another source renders the object.
      if (changing.some(({ path }) => isInput(path))) continue;
      const gap = partialObject(manifest, file, changing);
      if (gap === null) whole.push(manifest);
      else gaps.push(gap);
    }
  }
  const read = { side, contents, kustomizations };
  const { manifests, gaps: twice } = onceEach(whole);
  return { ...read, manifests, gaps: [...gaps, ...twice, ...carrierGaps(read, base)] };
}

/** Shared: most files of a repository are skipped. */
const SKIPPED: ParsedFile = { manifests: [], problems: [], nodes: 0 };
const ANYTHING: Interest = { concerns: () => true, mayHold: () => true };

/**
 * The files with their objects; none if all together exceed a limit. A document that both sides hold, without planned objects and objects
 * that shape them, is not parsed: a search for a few words takes a hundredth of the time.
 */
function contentsOf(files: readonly SourceFile[], { others, read: known, mayMatter }: Reading) {
  const contents: FileContent[] = [];
  let nodes = 0;
  for (const file of files) {
    const { path, text: written, namespace, variables } = file;
    const counterparts = others?.get(keyOf(file)) ?? [];
    const same = counterparts.find((other) => isSame(file, other));
    const isNew = others !== null && same === undefined;
    const documents = lazily(() => new Set(counterparts.flatMap((other) => other.text.split(MARKER_LINE))));
    const skips = (document: string): boolean =>
      !mayMatter(document) && (!isNew || documents().has(document));
    const parsed = (): ParsedFile => {
      // Text in place of a policy is what became of it, whatever it looks like.
      const isLost = isNew && counterparts.some((other) => known?.get(other)?.manifests.some(isEvaluated));
      const interest = { ...(isLost ? ANYTHING : INTEREST), skips };
      return parseManifests(written, path, { ...LIMITS, isClusterScoped, interest }, variables);
    };
    // The same objects for both sides, so that results by `object` hold for both; a manifest belongs to one side.
    const earlier = same?.path === path ? known?.get(same)?.read : undefined;
    const copied = earlier && { ...earlier, manifests: earlier.manifests.map((one) => ({ ...one })) };
    // Variables may put words in.
    const isSkipped = !isNew && !written.includes('${') && !mayMatter(written);
    const read = isSkipped ? SKIPPED : (copied ?? parsed());
    nodes += read.nodes;
    if (nodes > NODES_PER_SIDE) {
      const message = text`With this file the policies hold more than ${NODES_PER_SIDE} keys and values; none of them was read. Narrow the policy globs.`;
      return { contents: [], problems: [problemOf(path, 'too-many-nodes', message)] };
    }
    const { manifests, problems } = atOrigin(read, file);
    const placed =
      namespace === undefined ? manifests : manifests.map((one) => inGivenNamespace(one, namespace));
    contents.push({ file, isEdited: same === undefined, problems, read, manifests: placed });
  }
  return { contents, problems: [] };
}

/** Problems that keep one document from being read, and no other of its file. */
const OF_ONE_DOCUMENT: readonly ProblemCode[] = [
  ...(['yaml-syntax', 'helm-template', 'duplicate-key', 'bad-number', 'not-a-manifest'] as const),
  ...(['missing-name', 'missing-kind', 'missing-api-version'] as const),
];
const MARKER_LINE = /^---.*$/m;
/** Template control: it decides which documents there are. */
const CONTROL = /\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;

/** The text that a problem of a file is about: one document if no other one has a part in it, else the file. */
export function textAt(file: SourceFile, { severity, code, message, place }: Problem): string {
  // A warning that the base has too is known.
  if (severity !== 'error') return `${code} ${toPlain(message)}`;
  const { text: written, origin } = file;
  const placing = canonicalJson(placingOf(file));
  if (place === null || origin !== undefined || !OF_ONE_DOCUMENT.includes(code) || CONTROL.test(written))
    return placing + written;
  const index = written.split('\n', place.line - 1).filter((one) => MARKER_LINE.test(one)).length;
  const document = written.split(MARKER_LINE)[index] ?? '';
  // Without empty lines at either end: the first and last document of a file equal one in the middle.
  return placing + document.replace(/^[\r\n]+/, '').trimEnd();
}

/** The paths of the files without evaluated objects and problems; files of Flux and Argo CD that were rendered are not among them. */
export function skippedFiles({ contents }: ReadSide): string[] {
  const isDelivery = ({ text: written, followed, renderedBy }: SourceFile): boolean =>
    (followed !== undefined || renderedBy !== undefined) && mayHoldCarrier(written);
  return contents.flatMap(({ file, manifests, problems }) =>
    problems.length > 0 || manifests.some(isEvaluated) || isDelivery(file) ? [] : file.path,
  );
}

import { text } from '../../text/text.js';
import { type Interest, type Limits, LIMITS, NODES_PER_SIDE } from '../../manifest/limits.js';
import type { Manifest } from '../../manifest/manifest.js';
import { atOrigin, type SourceFile } from '../../manifest/source-file.js';
import { type ParsedFile, parseFile } from '../../manifest/parse.js';
import { type Problem, problemOf } from '../../manifest/problem.js';
import { mayHoldCarrier } from '../objects/carrier-kinds.js';
import { isClusterScoped } from '../objects/cluster-scoped.js';
import { inGivenNamespace } from '../objects/namespaces.js';
import { holdsSettings, INTEREST, isPlanned, mentionsNeighbour } from '../objects/planned-kinds.js';
import type { Edits } from './edits.js';

/** One file and its objects. */
export interface FileContent {
  readonly file: SourceFile;
  /** False if the other side holds the same text. */
  readonly isEdited: boolean;
  /** True if nothing in it was read. */
  readonly isSkipped: boolean;
  readonly manifests: readonly Manifest[];
  readonly problems: readonly Problem[];
  /** What the text alone holds; absent if nothing in it was read. */
  readonly read?: ParsedFile;
}

interface Contents {
  readonly files: readonly FileContent[];
  /** Set if all files together exceed a limit: none of them is used. */
  readonly problem: Problem | null;
}

export interface SideReading {
  readonly edits: Edits;
  /** True if a policy may refer to an object of any kind: no document is skipped. */
  readonly readsAll: boolean;
  /** True if the change edits a ConfigMap or Secret, or what makes one: those that it leaves alone matter only then. */
  readonly readsSettings: boolean;
  /** The other side, if it is read already: equal texts are read once. */
  readonly before: ReadonlyMap<SourceFile, FileContent> | null;
  /** Keys and values of all files together; absent: the default limit. */
  readonly nodesPerSide?: number;
}

/** One value for all: most files of a repository are skipped. */
const SKIPPED = { isSkipped: true, manifests: [], problems: [] } as const;

/**
 * Reads the files of one side. A document that both sides hold, without planned objects and objects that shape them, is not parsed: a
 * search for a few words takes a hundredth of the time.
 */
export function contentsOf(files: readonly SourceFile[], reading: SideReading): Contents {
  const { edits, before, nodesPerSide = NODES_PER_SIDE } = reading;
  const contents: FileContent[] = [];
  let nodes = 0;
  for (const file of files) {
    const same = edits.same(file);
    const isEdited = same === undefined;
    const other = same && before?.get(same);
    if (other?.isSkipped ?? isSkipped(file, isEdited, reading)) {
      contents.push({ file, isEdited, ...SKIPPED });
      continue;
    }
    const read = same?.path === file.path && other?.read ? copyOf(other.read) : parsed(file, reading);
    nodes += read.nodes;
    if (nodes > nodesPerSide) {
      const message = text`With this file the policies hold more than ${nodesPerSide} keys and values; none of them was read. Narrow the policy globs.`;
      return { files: [], problem: problemOf(file.path, 'too-many-nodes', message) };
    }
    const { manifests, problems } = atOrigin(read, file);
    const { namespace } = file;
    contents.push({
      ...{ file, isEdited, isSkipped: false, problems, read },
      manifests:
        namespace === undefined ? manifests : manifests.map((one) => inGivenNamespace(one, namespace)),
    });
  }
  return { files: contents, problem: null };
}

/** True for an object of a kind that is planned, or that decides about one. */
export function isEvaluated(manifest: Manifest): boolean {
  return isPlanned(manifest) || INTEREST.concerns(manifest.apiVersion, manifest.kind);
}

/** The same objects for both sides, so that results by `object` hold for both; a manifest belongs to one side. */
function copyOf(read: ParsedFile): ParsedFile {
  return { ...read, manifests: read.manifests.map((one) => ({ ...one })) };
}

function parsed(file: SourceFile, reading: SideReading): ParsedFile {
  return parseFile(file.text, file.path, limitsFor(file, reading), file.variables);
}

/** True for text that may hold an object which shapes a plan. */
function mayHold(text: string, { readsSettings }: SideReading): boolean {
  return mentionsNeighbour(text) || (readsSettings && holdsSettings(text));
}

/** True for a file whose documents would all be skipped. Variables may put words in. */
function isSkipped({ text }: SourceFile, isEdited: boolean, reading: SideReading): boolean {
  const { edits, readsAll } = reading;
  if (readsAll || (edits.hasOther && isEdited)) return false;
  return !text.includes('${') && !mayHold(text, reading) && (edits.hasOther || !mayHoldCarrier(text));
}

function limitsFor(file: SourceFile, reading: SideReading): Limits {
  const { edits, readsAll, before } = reading;
  const others = edits.counterparts(file);
  // Text in place of a policy is what became of it, whatever it looks like.
  const isLost =
    edits.isEdited(file) && others.some((other) => before?.get(other)?.manifests.some(isEvaluated) === true);
  const interest: Interest = isLost ? { concerns: () => true, mayHold: () => true } : INTEREST;
  return {
    ...LIMITS,
    isClusterScoped,
    interest: readsAll ? interest : { ...interest, skips: skipper(file, reading) },
  };
}

/** Tells the documents that need not be parsed. Without a base carriers are named in any case. */
function skipper(file: SourceFile, reading: SideReading): (document: string) => boolean {
  const { edits } = reading;
  if (!edits.hasOther) return (document) => !mayHold(document, reading) && !mayHoldCarrier(document);
  if (!edits.isEdited(file)) return (document) => !mayHold(document, reading);
  let before: ReadonlySet<string> | null = null;
  return (document) => {
    if (mayHold(document, reading)) return false;
    before ??= new Set(edits.counterparts(file).flatMap(({ text }) => text.split(/^---.*$/m)));
    return before.has(document);
  };
}

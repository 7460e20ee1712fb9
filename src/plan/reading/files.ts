import type { Interest } from '../../manifest/interest.js';
import { type Limits, LIMITS, NODES_PER_SIDE } from '../../manifest/limits.js';
import { isClusterScoped } from '../objects/cluster-scoped.js';
import type { Manifest } from '../../manifest/manifest.js';
import { atOrigin } from '../../manifest/origin.js';
import { type Parsed, type ParsedFile, parseFile } from '../../manifest/parse.js';
import type { Problem } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { problemOf } from '../../manifest/source-text.js';
import { visible } from '../../manifest/words/visible.js';
import { INTEREST, holdsSettings, mentionsNeighbour } from '../objects/planned-kinds.js';
import { inGivenNamespace } from '../objects/namespaces.js';
import { bySomething } from '../../manifest/advice.js';
import type { Edits } from './edits.js';
import { mayHoldCarrier } from '../objects/carrier-kinds.js';
import { ofSameDocuments } from './same-documents.js';

/** One file and what is in it. */
export interface FileContent {
  readonly file: SourceFile;
  /** False where the other side holds the same text. */
  readonly isEdited: boolean;
  /** True where nothing in it was read. */
  readonly isPassedWhole: boolean;
  readonly manifests: readonly Manifest[];
  /** What the change brings, and what a person should know in any case. */
  readonly problems: readonly Problem[];
  /** Errors of a file, or of a document, that the other side holds with the same text: no part of the change. */
  readonly before: readonly Problem[];
  /** What the text alone came to; absent where nothing in it was read. */
  readonly read?: ParsedFile;
}

interface Contents {
  readonly files: readonly FileContent[];
  /** A limit on all files together that was passed: nothing of them is used then. */
  readonly problem: Problem | null;
}

export interface SideReading {
  readonly edits: Edits;
  /** True where any object may be referred to, so that none is skipped. */
  readonly readsAll: boolean;
  /** The files of the other side that were passed over whole, where it is read already; null where not. */
  readonly passedBefore: ReadonlySet<SourceFile> | null;
  /** What the texts of the other side came to, where it is read already: the same text is read once. */
  readonly readBefore?: ReadonlyMap<SourceFile, ParsedFile>;
  /** Files of the other side in which something planned was found. */
  readonly heldBefore: ReadonlySet<SourceFile>;
  /** Keys and values of all files together; absent: as many as are allowed. */
  readonly nodesPerSide?: number;
}

/** True for a text that may hold something that decides about what is planned. */
function mayHold(text: string): boolean {
  return mentionsNeighbour(text) || holdsSettings(text);
}

/** One for all: most files of a repository are passed over. */
const PASSED = { isPassedWhole: true, manifests: [], problems: [], before: [] } as const;

/**
 * What is in the files of one side. A document that both sides hold, and that has neither a planned object in it nor one that shapes
 * how those are planned, is not read: looking for a few words in a text takes a hundredth of the time.
 */
export function contentsOf(files: readonly SourceFile[], reading: SideReading): Contents {
  const { edits, nodesPerSide = NODES_PER_SIDE } = reading;
  const contents: FileContent[] = [];
  let nodes = 0;
  for (const file of files) {
    const same = edits.same(file);
    const isEdited = same === undefined;
    if (isPassedWhole(file, same, reading)) {
      contents.push({ file, isEdited, ...PASSED });
      continue;
    }
    const read =
      readAlready(file, same, reading) ??
      parseFile(file.text, file.path, limitsFor(file, reading), file.variables);
    const parsed = atOrigin(withoutYtt(read, file), file);
    nodes += read.nodes;
    if (nodes > nodesPerSide) {
      const message =
        `With this file the policies hold more than ${nodesPerSide} keys and values; none of them was read. ` +
        'Narrow the policy globs.';
      return { files: [], problem: problemOf(file.path, 'too-many-nodes', message) };
    }
    const { namespace } = file;
    const manifests =
      namespace === undefined
        ? parsed.manifests
        : parsed.manifests.map((one) => inGivenNamespace(one, namespace));
    const isBefore = isEdited ? ofSameDocuments(file, edits.counterparts(file)) : isError;
    contents.push({
      file,
      isEdited,
      isPassedWhole: false,
      manifests,
      problems: parsed.problems.filter((problem) => !isBefore(problem)),
      before: parsed.problems.filter(isBefore),
      read,
    });
  }
  return { files: contents, problem: null };
}

/** The same objects for both sides, so that what is found out of one (by `object`) holds for the other; a manifest is of one side only. */
function readAlready(
  { path }: SourceFile,
  same: SourceFile | undefined,
  { readBefore }: SideReading,
): ParsedFile | null {
  const read = same?.path === path ? readBefore?.get(same) : undefined;
  return read === undefined ? null : { ...read, manifests: read.manifests.map((one) => ({ ...one })) };
}

/** Code of ytt stands in comments: what is left without it is YAML, and not what the cluster gets. */
const YTT = /^[ \t]*#@|[ \t]#@[ \t]/m;

function withoutYtt(read: Parsed, { path, text }: SourceFile): Parsed {
  if (!YTT.test(text) || !read.manifests.some(({ apiVersion, kind }) => INTEREST.concerns(apiVersion, kind)))
    return read;
  const message = `${visible(path)} is a template of ytt (\`#@\`), and what it makes of its objects was not judged. ${bySomething('ytt -f')}`;
  return { manifests: [], problems: [...read.problems, problemOf(path, 'ytt-template', message)] };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/**
 * True for a file of which every document would be skipped: then it need not be taken apart. Variables may put words in, and of a file
 * that the change edits the documents that are new are read.
 */
function isPassedWhole(
  file: SourceFile,
  same: SourceFile | undefined,
  { edits, readsAll, passedBefore }: SideReading,
): boolean {
  if (readsAll || (edits.hasOther && same === undefined)) return false;
  if (passedBefore !== null && same !== undefined) return passedBefore.has(same);
  return !file.text.includes('${') && !mayHold(file.text) && (edits.hasOther || !mayHoldCarrier(file.text));
}

function limitsFor(file: SourceFile, { edits, readsAll, heldBefore }: SideReading): Limits {
  // What stood where a policy was is what became of it, whatever it looks like.
  const isLost = edits.counterparts(file).some((other) => heldBefore.has(other)) && edits.isEdited(file);
  const interest: Interest = isLost ? { concerns: () => true, mayHold: () => true } : INTEREST;
  return {
    ...LIMITS,
    isClusterScoped,
    interest: readsAll ? interest : { ...interest, skips: skipper(file, edits) },
  };
}

/** Tells which documents of an edited file the change leaves alone. */
function skipper(file: SourceFile, edits: Edits): (document: string) => boolean {
  // Where nothing is compared, carriers are named in any case.
  if (!edits.hasOther) return (document) => !mayHold(document) && !mayHoldCarrier(document);
  if (!edits.isEdited(file)) return (document) => !mayHold(document);
  let before: ReadonlySet<string> | null = null;
  return (document) => {
    if (mayHold(document)) return false;
    before ??= new Set(edits.counterparts(file).flatMap(({ text }) => text.split(/^---.*$/m)));
    return before.has(document);
  };
}

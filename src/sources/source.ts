import type { PolicySource } from '../config/policy-sources.js';
import { once } from '../manifest/lookup.js';
import type { Manifest, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import { errorAt, type Problem, type ProblemCode, ProblemError } from '../manifest/problem.js';
import type { Carrier, NotEvaluated, Outcome, Side, SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import type { Root } from '../read/root.js';
import { code, literal, name, type Text, text } from '../text/text.js';

export interface Sourced {
  /** One file per printed object, or the files as written. */
  readonly objects: readonly SourceFile[];
  /** Files and folders of the tree that were read. */
  readonly inputs: readonly string[];
  readonly coverage: readonly Carrier[];
  readonly problems: readonly Problem[];
}

/** Copy of a fetched chart, packed; no file of the tree. */
export const REMOTE = '.remote/chart.tgz';

export const NOTHING: Sourced = { objects: [], inputs: [], coverage: [], problems: [] };

/** The folder or revision of one side. */
export interface Origin {
  /** Its name for people: 'main@a1b2c3d'. */
  readonly label: string;
  /** Comes before paths of the tree in reports; '' or with `/` at its end. */
  readonly prefix: string;
  readonly root: Root;
}

/** A value for each side; null for an absent base. */
export interface Both<T> {
  readonly base: T | null;
  readonly head: T;
}

export type Origins = Both<Origin>;

/** The share of a side that entries of `policies` give. */
export type Part = Required<Pick<Side, 'files' | 'problems' | 'renderedPaths' | 'coverage' | 'charts'>>;

export const NONE: Part = { files: [], problems: [], renderedPaths: [], coverage: [], charts: [] };

/** The namespace and variables of the entry of `policies`. */
export function placed(file: SourceFile, { namespace, variables }: PolicySource): SourceFile {
  return {
    ...file,
    ...(namespace === null || file.namespace !== undefined ? {} : { namespace }),
    ...(Object.keys(variables).length === 0 ? {} : { variables: { ...variables, ...file.variables } }),
  };
}

export interface FileObject {
  readonly file: SourceFile;
  readonly manifest: Manifest;
}

/** The first object of a printed document, at its location; null if it has none of these kinds. */
export function objectOf(file: SourceFile, kinds: ReadonlySet<string>): FileObject | null {
  const kind = /^kind: (\S+)$/m.exec(file.text)?.[1];
  const first = kind !== undefined && kinds.has(kind) ? firstIn(file.path)(file.text) : undefined;
  return first === undefined ? null : { file, manifest: file.origin?.(first) ?? first };
}

/** Both sides, and several clusters, print the same documents. */
const firstIn = once((path: string) => once((text: string) => parseManifests(text, path).manifests[0]));

/** True for an address of `OWNER/NAME`, over any protocol; null: any address may be the one of the repository. */
export function isRepository(url: string, repository: string | null): boolean {
  if (repository === null) return true;
  const path = url
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
  return [':', '/'].some((mark) => path.endsWith(mark + repository.toLowerCase()));
}

/** True for a commit or a version: it does not follow the branch that the change is merged into. */
export function isPinned(revision: string): boolean {
  return /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/.test(revision);
}

/** The documents of printed YAML, each without its `---`. Text in a value is indented, so no line of it looks like one. */
export function documentsIn(printed: string): string[] {
  return printed
    .split(/^---[ \t]*(?:#.*)?\r?\n/m)
    .map((text) => (/\s$/.test(text) ? `${text.trimEnd()}\n` : text))
    .filter((text) => text.trim() !== '');
}

/** Keeps a carrier from being rendered. */
export class RenderError extends ProblemError {
  constructor(
    problem: Problem,
    /** Files and folders that were read so far. */
    public inputs: readonly string[] = [],
    /** The reason that the configuration or the repository declares; null: it failed. */
    readonly declared: NotEvaluated | null = null,
    /** Everything that is rendered with a remote chart: equal on both sides if the change does not touch it. */
    readonly use: string | null = null,
  ) {
    super(problem);
  }

  /** The outcome of the carrier; a problem without a location is at its own. */
  outcomeAt(place: Place | null): Exclude<Outcome, 'evaluated'> {
    return this.declared ?? { failed: { ...this.problem, place: this.problem.place ?? place } };
  }
}

/** An error of a source; `place` may be a path: its first line. */
export function renderError(
  code: ProblemCode,
  message: Text,
  place: Place | string | null,
  inputs: readonly string[] = [],
): RenderError {
  const where = typeof place === 'string' ? { file: place, line: 1, column: 1 } : place;
  return new RenderError(errorAt(where, code, message), inputs);
}

/** Nothing here renders an object or its source. The reason ends a sentence, and may hold texts of the input. */
export function notRendered(
  literals: TemplateStringsArray,
  ...values: readonly (string | number)[]
): RenderError {
  const shown = values.map((one) => (typeof one === 'number' ? one : code(visible(one))));
  const why = text(literals, ...shown);
  return new RenderError(errorAt(null, 'not-rendered', why), [], { declared: 'no source renders it', why });
}

/** A path of the tree, as it is written in a folder. Throws for one that leads out. */
export function inTree(folder: string, written: string, place: Place | null, fix: Text): string {
  const path = joined(folder, written);
  if (path !== null) return path;
  const message = text`"${name('file', visible(written))}" leads out of the repository; nothing outside of it is read. ${fix}`;
  throw renderError('outside', message, place);
}

/** A folder for a reader; the root in words. */
export function folderText(folder: string, root: string): Text {
  return folder === '' ? literal(root) : name('file', visible(folder));
}

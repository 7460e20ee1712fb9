import type { ProblemCode } from '../manifest/problem-codes.js';
import { isWithin } from '../manifest/path.js';
import { compileGlobs } from '../read/glob/globs.js';
import type { PolicySource } from '../config/policy-sources.js';
import type { OutsideFile, SourceFile } from '../manifest/source-file.js';
import type { ChangedOutside, Outside } from '../read/outside.js';
import type { ReadResult } from '../read/source.js';
import { type CommitFiles, unmatchedIn, withUnmatched } from '../read/unmatched.js';
import { inPathOrder } from '../read/text.js';
import { atEnd } from '../read/at-end.js';
import { atPrefix } from './prefix.js';
import { type Attempts, ofTheBase, ofTheHead } from './failures.js';
import { type Failure, type RenderCache, type Rendered, rendererOf, type RenderOptions } from './renderer.js';
import type { Charts } from '../sources/remote-charts/allowed.js';
import type { Carrier } from '../manifest/carrier.js';
import { isRendered, namedIn, type RenderedSource, renderSource } from './source.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/words/visible.js';
import { renderProblem } from './problems.js';
import { retained } from './retained.js';
import { RenderError, type Tree } from './tree.js';
import { Workspace } from './workspace.js';

/** Where the sources of one side are read from. */
export interface Origin {
  /** What a person calls it: 'main@a1b2c3d'. */
  readonly label: string;
  /** Put before paths of the tree to have them as a person finds them; '' or with `/` at its end. */
  readonly prefix: string;
  /** Files as they are, by globs. */
  readonly readFiles: (globs: readonly string[]) => Promise<CommitFiles>;
  /** Everything there is, for the tools. Throws a `RenderError`. */
  readonly tree: () => Tree | Promise<Tree>;
}

/** The policy files of one side; what the pipeline takes. */
export interface SourcedSide extends ReadResult {
  readonly label: string;
  readonly renderedPaths: readonly string[];
  /** Files and folders of the tree of which nothing is made here, as a person has decided, or as another cluster's plan judges them. */
  readonly leftOut?: readonly string[];
  readonly outside?: readonly OutsideFile[];
  readonly coverage?: readonly Carrier[];
  /** Remote charts that it was rendered from, with their digests. */
  readonly charts?: readonly string[];
}

export interface SourcedSides {
  readonly base: SourcedSide | null;
  readonly head: SourcedSide;
}

/**
 * The policy files of both sides, from every source of `policies`: files as they are, and what the tools make of the trees. A side that
 * can not be rendered has a problem and the files of its other sources. Nothing is left on the disk.
 */
export async function sidesOf(
  sources: readonly PolicySource[],
  head: Origin,
  base: Origin | null,
  options: RenderOptions = {},
): Promise<SourcedSides> {
  const run: Run = { cache: options.cache ?? new Map(), options };
  // The base first: it names the repositories that the head may fetch from.
  const ofBefore = base && (await rendered(sources, base, run, 'base'));
  const ofAfter = await rendered(sources, head, run, base === null ? 'base' : 'head');
  const { head: after, base: before } = withAbsent(ofAfter, ofBefore);
  const ofHead = ofTheHead(withoutRoots(after, before), before);
  const ofBase = before && ofTheBase(before, after);
  const plain = await Promise.all(
    sources
      .filter((source) => !isRendered(source) && !(sources.length > 1 && onlyTakesOut(source)))
      .map((source) => plainSides(source, head, base)),
  );
  const is = joined(head.label, [...plain.map((one) => one.head), ofHead]);
  const was = base && joined(base.label, [...plain.map((one) => one.base ?? NOTHING), ofBase ?? NOTHING]);
  const left = was && retained(was, { ...after, ...is }, options.mayHoldPlanned ?? (() => true));
  return withoutEchoes({ head: { ...is, problems: [...is.problems, ...(left ?? [])] }, base: was });
}

/** True for globs that name no file, and take out what the other sources have no say in. */
function onlyTakesOut(source: PolicySource): boolean {
  return source.kind === 'path' && source.globs.every((glob) => glob.startsWith('!'));
}

/** What is put before the paths of each side's tree. */
interface Prefixes {
  readonly base: string;
  readonly head: string;
}

/** The sides, and what the change does to files that neither of them read. What can not be looked at is told, unless a side did so. */
export async function withOutside(
  sides: SourcedSides,
  sources: readonly PolicySource[],
  changed: (outside: Outside) => Promise<ChangedOutside> | ChangedOutside,
  prefixes: Prefixes = { base: '', head: '' },
  /** Policies of other clusters: what they take is judged with those. */
  others: readonly PolicySource[] = [],
): Promise<SourcedSides> {
  if (sides.base === null) return sides;
  const read = new Set<string>();
  addWritten(read, sides.head, prefixes.head);
  addWritten(read, sides.base, prefixes.base);
  const exclusions = sources.flatMap((source) =>
    source.kind === 'path' ? source.globs.filter((glob) => glob.startsWith('!')) : [],
  );
  const { files, problem } = await changed({ read, exclusions });
  const takes = others.map(taking);
  // What the change itself takes out was among the policies before, and is told as gone from them.
  const leftOut = [...(sides.head.leftOut ?? []), ...(sides.base.leftOut ?? [])];
  const outside = files.map((file) => ({
    ...file,
    path: prefixes.head + file.path,
    ...(file.before === null || prefixes.base === prefixes.head ? {} : { was: prefixes.base + file.path }),
    isTakenOut:
      file.isTakenOut ||
      takes.some((isTaken) => isTaken(file.path)) ||
      leftOut.some((folder) => isWithin(folder, file.path)),
  }));
  const { head, base } = sides;
  const isSaid = [...head.problems, ...base.problems].some(({ code }) => code === problem?.code);
  const unseen =
    problem === null || isSaid
      ? []
      : [
          {
            ...problem,
            message: `What the change does to files that \`policies\` does not take could not be looked at: ${problem.message}`,
          },
        ];
  const problems = [...head.problems, ...unseen];
  return { ...sides, head: { ...head, problems, outside } };
}

/** Tells which files a source takes, as far as that is written in it. */
function taking(source: PolicySource): (path: string) => boolean {
  if ('folder' in source) return (path) => isWithin(source.folder, path);
  const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
  if (chart !== null) return (path) => isWithin(chart.chart, path) || chart.values.includes(path);
  const { globs } = compileGlobs('globs' in source ? source.globs : []);
  return (path) => globs.matches(path);
}

/** Adds the files that were read as they are, counted from the root of their tree: no list of them all is made for it. */
function addWritten(read: Set<string>, { files }: SourcedSide, prefix: string): void {
  for (const { path, renderedBy } of files) if (renderedBy === undefined) read.add(path.slice(prefix.length));
  // Behind all paths, as a message names the first that it is about.
  for (const { real, renderedBy } of files)
    if (real !== undefined && renderedBy === undefined) read.add(real);
}

/** What is wrong with the machine or the configuration is the same for every source and both sides: it is said once, of the head. */
const SAID_ONCE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['no-tool', 'several-destinations']);

function withoutEchoes({ base, head }: SourcedSides): SourcedSides {
  const said = new Set<string>();
  const once = (side: SourcedSide): SourcedSide => ({
    ...side,
    problems: side.problems.filter(({ code, message }) => {
      const isEcho = SAID_ONCE.has(code) && said.has(message);
      said.add(message);
      return !isEcho;
    }),
  });
  // The head first: a base without its error is never planned alone, as the error of the head leaves nothing judged.
  const after = once(head);
  return { head: after, base: base && once(base) };
}

/** What base and head share. */
interface Run {
  readonly cache: RenderCache;
  readonly options: RenderOptions;
}

interface Part extends Attempts {
  readonly roots?: readonly string[];
  readonly sent?: ReadonlySet<string>;
  readonly files: readonly SourceFile[];
  readonly unmatched: CommitFiles['unmatched'];
  readonly renderedPaths: readonly string[];
  readonly leftOut?: readonly string[];
  readonly coverage?: readonly Carrier[];
  /** Remote charts that it was rendered from, with their digests. */
  readonly charts?: readonly string[];
}

const NOTHING: Part = { files: [], problems: [], renderedPaths: [], unmatched: [] };

async function plainSides(
  source: PolicySource,
  head: Origin,
  base: Origin | null,
): Promise<{ head: Part; base: Part | null }> {
  const globs = source.kind === 'path' ? source.globs : 'folder' in source ? [`${source.folder}/`] : [];
  const sides = withUnmatched(await head.readFiles(globs), base && (await base.readFiles(globs)));
  const part = (read: CommitFiles, origin: Origin): Part => ({
    ...read,
    files: read.files.map((file) => inPlace(file, source)),
    renderedPaths: source.kind === 'rendered' ? [origin.prefix + source.folder] : [],
  });
  return { head: part(sides.head, head), base: base && sides.base && part(sides.base, base) };
}

/** Says of what `policies` names, and neither side has, that it is not there; that it is no chart either is no second fault. */
function withAbsent(head: Part, base: Part | null): { readonly head: Part; readonly base: Part | null } {
  const sides = withUnmatched(head, base);
  const absent = new Set(sides.head.unmatched.map(({ glob }) => glob));
  if (sides.head.problems.length === head.problems.length) return sides;
  const isEcho = ({ problem: { code, place } }: Failure): boolean =>
    code === 'no-chart' && absent.has(`${place?.file ?? ''}/`);
  const once = (part: Part): Part => ({
    ...part,
    failures: part.failures?.filter((one) => !isEcho(one)) ?? [],
  });
  return { head: once(sides.head), base: sides.base && once(sides.base) };
}

/**
 * With an error for each folder that the change takes away with the object that has Flux apply it: the one in the cluster goes on to ask for
 * that path, and no merge tells it another. Source: kustomize-controller, `ArtifactFailed` of a path that is not found.
 */
function withoutRoots(head: Part, base: Part | null): Part {
  const gone = head.unmatched.filter(({ folder }) => base?.roots?.includes(folder) === true);
  const problems = gone.map(({ folder }): Problem => {
    const message = `${visible(folder)}, which \`policies\` gives to Flux, is gone with the change. The Kustomization in the cluster goes on to ask for that path: it finds none, and neither applies nor deletes anything until somebody gives it another one by hand (\`flux bootstrap\`). What it makes then was not judged. Merge the new folder beside the old one, let Flux and \`policies\` take it, and remove the old one after that.`;
    return renderProblem('moved-delivery', message, null);
  });
  return { ...head, problems: [...head.problems, ...problems] };
}

function inPlace(file: SourceFile, { namespace, variables }: PolicySource): SourceFile {
  if (namespace === null && Object.keys(variables).length === 0) return file;
  return {
    ...file,
    ...(namespace === null ? {} : { namespace }),
    ...(Object.keys(variables).length === 0 ? {} : { variables }),
  };
}

async function rendered(
  sources: readonly PolicySource[],
  origin: Origin,
  run: Run,
  side: 'base' | 'head',
): Promise<Part> {
  const wanted = sources.filter(isRendered);
  if (wanted.length === 0) return NOTHING;
  try {
    return await inWorkspace(wanted, origin, run, run.options.charts?.side(side) ?? null);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    return { ...NOTHING, problems: [error.problem] };
  }
}

async function inWorkspace(
  sources: readonly RenderedSource[],
  origin: Origin,
  run: Run,
  charts: Charts | null,
): Promise<Part> {
  const workspace = Workspace.make(await origin.tree());
  const undo = atEnd(() => {
    workspace.remove();
  });
  try {
    const renderer = rendererOf(workspace, run.cache, run.options, charts);
    const parts: Rendered[] = [];
    // One after the other: a tool takes as much memory as it may.
    for (const source of sources) parts.push(await renderSource(source, renderer));
    return {
      files: parts.flatMap(({ files }) => files.map((file) => atPrefix(file, origin.prefix))),
      problems: parts.flatMap(({ problems = [] }) => problems.map((one) => atPrefix(one, origin.prefix))),
      attempted: new Set(parts.flatMap(({ attempted = [] }) => attempted)),
      sent: new Set(parts.flatMap(({ sent = [] }) => sent)),
      failures: parts.flatMap(({ failures = [] }) =>
        failures.map((one) => ({ ...one, problem: atPrefix(one.problem, origin.prefix) })),
      ),
      renderedPaths: parts.flatMap(({ paths }) => paths.map((path) => origin.prefix + path)),
      leftOut: parts.flatMap(({ leftOut = [] }) => leftOut),
      roots: parts.flatMap(({ roots = [] }) => roots),
      coverage: parts.flatMap(({ coverage = [] }) => coverage),
      charts: charts?.resolved() ?? [],
      unmatched: sources.flatMap((source) => unmatchedIn(workspace.entries, namedIn(source))),
    };
  } finally {
    undo();
    workspace.remove();
  }
}

/** Most often one part alone has any, and they are many. */
function allFiles(parts: readonly Part[]): readonly SourceFile[] {
  const [first, ...more] = parts.flatMap(({ files }) => (files.length === 0 ? [] : [files]));
  return more.length === 0 ? (first ?? []) : [first ?? [], ...more].flat();
}

function joined(label: string, parts: readonly Part[]): SourcedSide {
  return {
    label,
    files: inPathOrder(allFiles(parts)),
    problems: parts.flatMap(({ problems }) => problems),
    renderedPaths: parts.flatMap(({ renderedPaths }) => renderedPaths),
    leftOut: parts.flatMap(({ leftOut = [] }) => leftOut),
    coverage: parts.flatMap(({ coverage = [] }) => coverage),
    charts: parts.flatMap(({ charts = [] }) => charts),
  };
}

import type { PolicySource } from '../config/policy-sources.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { lazily } from '../manifest/lookup.js';
import { folderOf as parentOf, isWithin } from '../manifest/path.js';
import type { ProblemCode } from '../manifest/problem.js';
import type { Carrier, Outcome, OutsideFile, SourceFile } from '../manifest/source-file.js';
import { compileGlobs, isPattern } from '../read/globs.js';
import { revisionRoot } from '../read/git.js';
import { type ChangedOutside, changedOutside, type Outside } from '../read/outside.js';
import { readRoot } from '../read/policy-files.js';
import { atPrefix } from '../read/prefix.js';
import type { ReadResult, Root } from '../read/root.js';
import { inPathOrder } from '../read/text.js';
import { type CommitFiles, unmatchedIn, withUnmatched } from '../read/unmatched.js';
import { toPlain } from '../text/render.js';
import { code, NO_TEXT, text } from '../text/text.js';
import { argocd } from './argocd.js';
import { sha256 } from './expansion.js';
import { flux } from './flux.js';
import { helm } from './helm.js';
import { kustomize } from './kustomize.js';
import { matchesSteps } from './patterns.js';
import type { Charts } from './remote-charts/allowed.js';
import { inTree, RenderError } from './render-error.js';
import { type Renderer, type RenderOptions, withRenderer } from './renderer.js';
import { NOTHING, type Sourced } from './source.js';
import { Tree } from './tree.js';

/** Where the sources of one side are read from. */
export interface Origin {
  /** What a person calls it: 'main@a1b2c3d'. */
  readonly label: string;
  /** Comes before paths of the tree in reports; '' or with `/` at its end. */
  readonly prefix: string;
  /** Files as they are, by globs. */
  readonly readFiles: (globs: readonly string[]) => Promise<CommitFiles>;
  /** Everything there is, for the tools. */
  readonly root: Root;
}

/** The policy files of one side, as the pipeline takes them. */
export interface SourcedSide extends ReadResult {
  readonly label: string;
  /** Files and folders that the sources read. */
  readonly renderedPaths: readonly string[];
  readonly outside?: readonly OutsideFile[];
  readonly coverage?: readonly Carrier[];
  /** Remote charts that it was rendered from, with their digests. */
  readonly charts?: readonly string[];
}

export interface SourcedSides {
  readonly base: SourcedSide | null;
  readonly head: SourcedSide;
}

export type RenderedSource = Exclude<PolicySource, { readonly kind: 'path' | 'rendered' }>;

/** True for a source that a tool prints, false for files as they are written. */
export function isRendered(source: PolicySource): source is RenderedSource {
  return source.kind !== 'path' && source.kind !== 'rendered';
}

/** A commit of a clone, and what a person calls it: 'main@a1b2c3d'. */
export interface NamedCommit {
  readonly commit: string;
  readonly label: string;
}

/** Reads the policies of both commits of a change. */
export function commitSides(
  repo: string,
  { base, head }: { readonly base: NamedCommit | null; readonly head: NamedCommit },
  policies: readonly PolicySource[],
  options: RenderOptions,
): Promise<SourcedSides> {
  const originOf = ({ commit, label }: NamedCommit): Origin => {
    const root = revisionRoot(repo, commit);
    return { label, prefix: '', readFiles: (globs) => Promise.resolve(readRoot(root, globs)), root };
  };
  return sidesOf(policies, originOf(head), base && originOf(base), options);
}

/**
 * Both sides from every source of `policies`, with the changes of files that no source reads. A source that cannot be rendered has a
 * problem and does not hide the others. Nothing is left on the disk.
 */
export async function sidesOf(
  sources: readonly PolicySource[],
  head: Origin,
  base: Origin | null,
  options: RenderOptions = {},
): Promise<SourcedSides> {
  const run = { ...options, cache: options.cache ?? new Map() };
  const rendered = await bothRendered(sources, head, base, run);
  const plain = sources.filter((one) => !isRendered(one) && !(sources.length > 1 && onlyExcludes(one)));
  const sideOf = async (origin: Origin, part: Part): Promise<SourcedSide & CommitFiles> => {
    const files = await Promise.all(plain.map((source) => written(source, origin)));
    return joinedParts(origin.label, [...files, part]);
  };
  const was = base && rendered.base && (await sideOf(base, rendered.base));
  const both = withUnmatched(await sideOf(head, rendered.head), was);
  const sides = withoutEchoes(both);
  if (base === null) return sides;
  const others = options.cluster?.others.flatMap((one) => one.policies) ?? [];
  const changed = (outside: Outside): ChangedOutside => changedOutside(base.root, head.root, outside);
  return withOutside(sides, sources, changed, { base: base.prefix, head: head.prefix }, others);
}

/** Both sides, rendered. The base comes first: it names the repositories that the head may fetch from. */
async function bothRendered(
  sources: readonly PolicySource[],
  head: Origin,
  base: Origin | null,
  options: RenderOptions,
): Promise<{ readonly base: Part | null; readonly head: Part }> {
  const { charts } = options;
  const renders = (origin: Origin): ((side: Charts | null) => Promise<Part>) => {
    const tree = lazily(() => new Tree(origin.root));
    return (side) => rendered(sources, tree, origin.prefix, options, side);
  };
  const after = renders(head);
  if (base === null) return { base: null, head: await after(charts?.side('base') ?? null) };
  const before = renders(base);
  // First without a remote chart: only the charts that the change touches are fetched.
  const nothing: ReadonlySet<string> = new Set();
  const [was, is] = [charts?.side('base', nothing) ?? null, charts?.side('head', nothing) ?? null];
  const without = { base: await before(was), head: await after(is) };
  if (charts === undefined || was === null || is === null) return without;
  const isShared = (use: string): boolean => was.uses.has(use) && is.uses.has(use);
  const only = new Set([...was.uses, ...is.uses].filter((use) => !isShared(use)));
  if (only.size === 0) return without;
  const ofBase = await before(charts.side('base', only));
  return { base: ofBase, head: await after(charts.side('head', only)) };
}

/** What some sources of one side give. */
interface Part extends CommitFiles {
  readonly inputs: readonly string[];
  readonly coverage: readonly Carrier[];
  readonly charts: readonly string[];
}

const NONE: Part = { files: [], problems: [], inputs: [], coverage: [], charts: [], unmatched: [] };

function joinedParts(label: string, parts: readonly Part[]): SourcedSide & CommitFiles {
  // Most often one part alone has files, and they are many.
  const [first = NONE, ...more] = parts.filter(({ files }) => files.length > 0);
  const files = more.length === 0 ? first.files : [first, ...more].flatMap((one) => one.files);
  return {
    label,
    files: inPathOrder(files),
    problems: parts.flatMap(({ problems }) => problems),
    renderedPaths: parts.flatMap(({ inputs }) => inputs),
    coverage: parts.flatMap(({ coverage }) => coverage),
    charts: parts.flatMap(({ charts }) => charts),
    unmatched: parts.flatMap(({ unmatched }) => unmatched),
  };
}

/** Files of a source as they are written. */
async function written(source: PolicySource, origin: Origin): Promise<Part> {
  const globs = source.kind === 'path' ? source.globs : 'folder' in source ? [`${source.folder}/`] : [];
  const read = await origin.readFiles(globs);
  const inputs = source.kind === 'rendered' ? [origin.prefix + source.folder] : [];
  return { ...NONE, ...read, files: read.files.map((file) => placed(file, source)), inputs };
}

/** True for globs that only take files out. */
function onlyExcludes(source: PolicySource): boolean {
  return source.kind === 'path' && source.globs.every((glob) => glob.startsWith('!'));
}

/** The namespace and variables of the entry of `policies`. */
function placed(file: SourceFile, { namespace, variables }: PolicySource): SourceFile {
  return {
    ...file,
    ...(namespace === null || file.namespace !== undefined ? {} : { namespace }),
    ...(Object.keys(variables).length === 0 ? {} : { variables: { ...variables, ...file.variables } }),
  };
}

async function rendered(
  sources: readonly PolicySource[],
  tree: () => Tree,
  prefix: string,
  options: RenderOptions,
  charts: Charts | null,
): Promise<Part> {
  if (!sources.some(isRendered)) return NONE;
  try {
    return await withRenderer(tree(), options, charts, async (renderer) => {
      const wanted = sources.filter(isRendered).flatMap((source) => eachOf(source, renderer.tree));
      for (const source of wanted)
        if (source.kind === 'kustomize') renderer.ahead(async () => byKind(source, renderer));
      const parts: Sourced[] = [];
      for (const source of wanted) parts.push(await renderSource(source, renderer));
      return {
        files: parts.flatMap(({ objects }) => objects.map((file) => atPrefix(file, prefix))),
        problems: parts.flatMap(({ problems }) => problems.map((one) => atPrefix(one, prefix))),
        inputs: parts.flatMap(({ inputs }) => inputs.map((path) => prefix + path)),
        coverage: parts.flatMap(({ coverage }) => coverage.map((one) => carrierAt(one, prefix))),
        charts: charts?.resolved() ?? [],
        unmatched: wanted.flatMap((source) => unmatchedIn(renderer.tree.entries, namedIn(source))),
      };
    });
  } catch (error) {
    if (error instanceof RenderError) return { ...NONE, problems: [error.problem] };
    throw error;
  }
}

/** The kustomizations that a pattern of an entry names; the entry itself if there are none, which is an error. */
function eachOf(source: RenderedSource, tree: Tree): readonly RenderedSource[] {
  if (source.kind !== 'kustomize' || !source.folder.includes('*')) return [source];
  const files = tree.files().filter(isKustomization);
  const folders = [...new Set(files.map(parentOf))].filter((one) => matchesSteps(source.folder, one));
  return folders.length === 0 ? [source] : folders.toSorted().map((folder) => ({ ...source, folder }));
}

/** Globs of what a source names, to report one that names nothing. A missing kustomization or chart is an error by itself. */
function namedIn(source: RenderedSource): readonly string[] {
  if (source.kind === 'flux') return [`${source.folder}/`];
  return source.kind === 'argocd' ? source.globs : [];
}

function carrierAt(carrier: Carrier, prefix: string): Carrier {
  const { outcome, place, takes } = carrier;
  const isFailed = outcome !== 'evaluated' && 'failed' in outcome;
  return {
    ...carrier,
    place: place && { ...place, file: prefix + place.file },
    takes: takes.map((path) => prefix + path),
    outcome: isFailed ? { failed: atPrefix(outcome.failed, prefix) } : outcome,
  };
}

/** Renders one source. What keeps it from being rendered is the outcome of its carrier. */
export async function renderSource(source: RenderedSource, renderer: Renderer): Promise<Sourced> {
  const { tree, mayHoldPlanned } = renderer;
  try {
    const sourced = await byKind(source, renderer);
    const objects = sourced.objects.map((file) => placed(file, source));
    const own = carrierOf(source, 'evaluated', tree.digest(sourced.inputs));
    const takes = objects.some((one) => mayHoldPlanned(one.text)) ? sourced.inputs : [];
    return { ...sourced, objects, coverage: [{ ...own, takes }, ...sourced.coverage] };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { problem } = error;
    if (problem.code === 'no-tool') return { ...NOTHING, problems: [problem] };
    const inputs = error.inputs.filter((path) => tree.holds(path));
    const own = carrierOf(source, error.outcomeAt(null), tree.digest(inputs));
    return { ...NOTHING, inputs, coverage: [{ ...own, place: problem.place }] };
  }
}

function byKind(source: RenderedSource, renderer: Renderer): Promise<Sourced> {
  if (source.kind === 'argocd') return argocd(renderer, source);
  if (source.kind === 'helm') return helm(renderer, { ...source, name: source.release });
  const folder = inTree('', source.folder, null, text`Correct \`policies\` in the configuration.`);
  return source.kind === 'kustomize'
    ? kustomize(renderer, folder)
    : flux(renderer, folder, source.destination);
}

/** The entry of `policies` as a carrier. */
function carrierOf(source: RenderedSource, outcome: Outcome, digest: string): Carrier {
  const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
  const named = chart && `${chart.chart} (release ${chart.release})`;
  const written = 'folder' in source ? source.folder : 'globs' in source ? source.globs.join(', ') : '';
  const of = { identity: `${source.kind}: ${named ?? written}`, place: null, route: '', takes: [] };
  return { ...of, digest: sha256([JSON.stringify(source), digest]), sync: 'automatic', outcome };
}

/** Problems of the machine or the configuration are the same for every source and side: they are reported once. */
const ONCE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['no-tool', 'several-destinations']);

function withoutEchoes({ base, head }: SourcedSides): SourcedSides {
  const reported = new Set<string>();
  const once = ({ problems, ...side }: SourcedSide): SourcedSide => ({
    ...side,
    problems: problems.filter(({ code: id, message }) => {
      const isEcho = ONCE.has(id) && reported.has(toPlain(message));
      reported.add(toPlain(message));
      return !isEcho;
    }),
  });
  const after = once(head);
  return { head: after, base: base && once(base) };
}

/** The sides with the changes of files that neither of them read. `others` are policies of other clusters. */
export function withOutside(
  sides: SourcedSides,
  sources: readonly PolicySource[],
  changed: (outside: Outside) => ChangedOutside,
  prefixes: { readonly base: string; readonly head: string },
  others: readonly PolicySource[] = [],
): SourcedSides {
  const { base, head } = sides;
  if (base === null) return sides;
  const read = new Set<string>();
  for (const [side, prefix] of [[head, prefixes.head] as const, [base, prefixes.base] as const])
    for (const { path, real, renderedBy } of side.files)
      if (renderedBy === undefined)
        read.add(path.slice(prefix.length)).add(real ?? path.slice(prefix.length));
  const globs = sources.flatMap((source) => (source.kind === 'path' ? source.globs : []));
  const { files, problem } = changed({ read, exclusions: globs.filter((glob) => glob.startsWith('!')) });
  const takes = others.map(taking);
  const outside = files.map((file) => ({
    ...file,
    path: prefixes.head + file.path,
    ...(file.before === null || prefixes.base === prefixes.head ? {} : { was: prefixes.base + file.path }),
    isTakenOut: file.isTakenOut || takes.some((isTaken) => isTaken(file.path)),
  }));
  const isReported = [...head.problems, ...base.problems].some((one) => one.code === problem?.code);
  const message = text`Changed files that no entry of ${code('policies')} takes could not be read: ${problem?.message ?? NO_TEXT}`;
  const unread = problem === null || isReported ? [] : [{ ...problem, message }];
  return { ...sides, head: { ...head, problems: [...head.problems, ...unread], outside } };
}

/** True for the files that a source names. */
function taking(source: PolicySource): (path: string) => boolean {
  const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
  const named = 'folder' in source ? [source.folder] : chart === null ? [] : [chart.chart, ...chart.values];
  const folders = named.filter(isPattern).map((folder) => `${folder}/**`);
  const { globs } = compileGlobs('globs' in source ? source.globs : folders);
  return (path) => named.some((one) => isWithin(one, path)) || globs.matches(path);
}

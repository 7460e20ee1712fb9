import { lazily } from '../manifest/lookup.js';
import type { PolicySource } from '../config/policy-sources.js';
import type { Carrier, OutsideFile, SourceFile } from '../manifest/source-file.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { folderOf as parentOf, isWithin, joined } from '../manifest/path.js';
import type { Problem, ProblemCode } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { compileGlobs } from '../read/globs.js';
import type { ChangedOutside, Outside } from '../read/outside.js';
import type { Root } from '../read/root.js';
import type { ReadResult } from '../read/source.js';
import { inPathOrder } from '../read/text.js';
import { type CommitFiles, unmatchedIn, withUnmatched } from '../read/unmatched.js';
import { argocd } from './argocd.js';
import { atEnd } from '../read/at-end.js';
import { sha256 } from './expansion.js';
import { flux } from './flux.js';
import { helm } from './helm.js';
import { kustomize } from './kustomize.js';
import { matchesSteps } from './patterns.js';
import { atPrefix } from '../read/prefix.js';
import type { Charts } from './remote-charts/allowed.js';
import { RenderError, renderProblem } from './render-error.js';
import { type Renderer, rendererOf, type RenderOptions } from './renderer.js';
import { NOTHING, type Sourced } from './source.js';
import { Tree } from './tree.js';
import { Workspace } from './workspace.js';
import { code, name, NO_TEXT, text } from '../text/text.js';
import { toPlain } from '../text/render.js';

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

/** A source that a tool prints. */
export type RenderedSource = Exclude<PolicySource, { readonly kind: 'path' | 'rendered' }>;

/** True for a source that a tool prints, false for files as they are written. */
export function isRendered(source: PolicySource): source is RenderedSource {
  return source.kind !== 'path' && source.kind !== 'rendered';
}

/**
 * The policy files of both sides, from every source of `policies`. A source that cannot be rendered has a problem and does not hide the
 * others. Nothing is left on the disk.
 */
export async function sidesOf(
  sources: readonly PolicySource[],
  head: Origin,
  base: Origin | null,
  options: RenderOptions = {},
): Promise<SourcedSides> {
  const run = { ...options, cache: options.cache ?? new Map() };
  const { base: ofBase, head: ofHead } = await bothRendered(sources, head, base, run);
  const { head: after, base: before } = withUnmatched(ofHead, ofBase);
  const roots = removedRoots(sources, after, before);
  const plain = await Promise.all(
    sources
      .filter((source) => !isRendered(source) && !(sources.length > 1 && onlyExcludes(source)))
      .map((source) => plainSides(source, head, base)),
  );
  const is = joinedParts(head.label, [...plain.map((one) => one.head), after], roots);
  const was = base && joinedParts(base.label, [...plain.map((one) => one.base ?? NONE), before ?? NONE], []);
  return withoutEchoes({ head: is, base: was });
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
    return async (side) => rendered(sources, tree, origin.prefix, { ...options, side });
  };
  const after = renders(head);
  if (base === null) return { base: null, head: await after(charts?.side('base') ?? null) };
  const before = renders(base);
  // First without a remote chart: only the charts that the change touches are fetched.
  const nothing: ReadonlySet<string> = new Set();
  const [was, is] = [charts?.side('base', nothing) ?? null, charts?.side('head', nothing) ?? null];
  const without = { base: await before(was), head: await after(is) };
  if (charts === undefined || was === null || is === null) return without;
  const only = new Set([
    ...[...was.uses].filter((use) => !is.uses.has(use)),
    ...[...is.uses].filter((use) => !was.uses.has(use)),
  ]);
  if (only.size === 0) return without;
  const ofBase = await before(charts.side('base', only));
  return { base: ofBase, head: await after(charts.side('head', only)) };
}

/**
 * Folders that the change removes with the Kustomization in them that applies the folder: the one in the cluster goes on to ask for the
 * path. Source: kustomize-controller, `ArtifactFailed` of a path that is not found.
 */
function removedRoots(sources: readonly PolicySource[], head: Part, base: Part | null): Problem[] {
  const folders = sources.flatMap((source) =>
    source.kind === 'flux' ? (joined('', source.folder) ?? []) : [],
  );
  const gone = folders.filter((folder) => head.unmatched.some((one) => one.glob.startsWith(`${folder}/`)));
  return gone.flatMap((folder): Problem | [] => {
    const applies = ({ identity, place, takes }: Carrier): boolean =>
      identity.startsWith('Kustomization/') &&
      [place?.file ?? '', takes[0] ?? ''].every((path) => isWithin(folder, path));
    if (base?.coverage.some(applies) !== true) return [];
    const message = text`${name('file', visible(folder))}, which Flux applies, is removed by the change. The Kustomization in the cluster goes on to ask for that path, and neither applies nor deletes anything until it gets another path (\`flux bootstrap\`). Merge the new folder beside the old one, let Flux and \`policies\` take it, and remove the old one after that.`;
    return renderProblem('moved-delivery', message, null);
  });
}

/** True for globs that only take files out. */
function onlyExcludes(source: PolicySource): boolean {
  return source.kind === 'path' && source.globs.every((glob) => glob.startsWith('!'));
}

interface Prefixes {
  readonly base: string;
  readonly head: string;
}

/** The sides with the changes of files that neither of them read. */
export async function withOutside(
  sides: SourcedSides,
  sources: readonly PolicySource[],
  changed: (outside: Outside) => Promise<ChangedOutside> | ChangedOutside,
  prefixes: Prefixes = { base: '', head: '' },
  /** Policies of other clusters. */
  others: readonly PolicySource[] = [],
): Promise<SourcedSides> {
  const { base, head } = sides;
  if (base === null) return sides;
  const read = new Set<string>();
  for (const [side, prefix] of [[head, prefixes.head] as const, [base, prefixes.base] as const])
    for (const { path, real, renderedBy } of side.files)
      if (renderedBy === undefined)
        read.add(path.slice(prefix.length)).add(real ?? path.slice(prefix.length));
  const exclusions = sources.flatMap((source) =>
    source.kind === 'path' ? source.globs.filter((glob) => glob.startsWith('!')) : [],
  );
  const { files, problem } = await changed({ read, exclusions });
  const takes = others.map(taking);
  const outside = files.map((file) => ({
    ...file,
    path: prefixes.head + file.path,
    ...(file.before === null || prefixes.base === prefixes.head ? {} : { was: prefixes.base + file.path }),
    isTakenOut: file.isTakenOut || takes.some((isTaken) => isTaken(file.path)),
  }));
  const isReported = [...head.problems, ...base.problems].some(({ code }) => code === problem?.code);
  const message = text`Changed files that no entry of ${code('policies')} takes could not be read: ${problem?.message ?? NO_TEXT}`;
  const unread = problem === null || isReported ? [] : [{ ...problem, message }];
  return { ...sides, head: { ...head, problems: [...head.problems, ...unread], outside } };
}

/** True for the files that a source names. */
function taking(source: PolicySource): (path: string) => boolean {
  if (source.kind === 'kustomize' && source.folder.includes('*')) {
    const { globs } = compileGlobs([`${source.folder}/**`]);
    return (path) => globs.matches(path);
  }
  if ('folder' in source) return (path) => isWithin(source.folder, path);
  const chart = source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
  if (chart !== null) return (path) => isWithin(chart.chart, path) || chart.values.includes(path);
  const { globs } = compileGlobs('globs' in source ? source.globs : []);
  return (path) => globs.matches(path);
}

/** What is wrong with the machine or the configuration is the same for every source and side: it is reported once. */
const ONCE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['no-tool', 'several-destinations']);

function withoutEchoes({ base, head }: SourcedSides): SourcedSides {
  const reported = new Set<string>();
  const once = (side: SourcedSide): SourcedSide => ({
    ...side,
    problems: side.problems.filter(({ code: id, message }) => {
      const shown = toPlain(message);
      const isEcho = ONCE.has(id) && reported.has(shown);
      reported.add(shown);
      return !isEcho;
    }),
  });
  const after = once(head);
  return { head: after, base: base && once(base) };
}

interface Part extends CommitFiles {
  readonly inputs: readonly string[];
  readonly coverage: readonly Carrier[];
  readonly charts: readonly string[];
}

const NONE: Part = { files: [], problems: [], inputs: [], coverage: [], charts: [], unmatched: [] };

async function plainSides(
  source: PolicySource,
  head: Origin,
  base: Origin | null,
): Promise<{ head: Part; base: Part | null }> {
  const globs = source.kind === 'path' ? source.globs : 'folder' in source ? [`${source.folder}/`] : [];
  const sides = withUnmatched(await head.readFiles(globs), base && (await base.readFiles(globs)));
  const part = (read: CommitFiles, origin: Origin): Part => ({
    ...NONE,
    ...read,
    files: read.files.map((file) => placed(file, source)),
    inputs: source.kind === 'rendered' ? [origin.prefix + source.folder] : [],
  });
  return { head: part(sides.head, head), base: base && sides.base && part(sides.base, base) };
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
  { side, ...options }: RenderOptions & { readonly side: Charts | null },
): Promise<Part> {
  if (!sources.some(isRendered)) return NONE;
  try {
    const workspace = Workspace.make(tree());
    const undo = atEnd(() => {
      workspace.remove();
    });
    const renderer = rendererOf(workspace, options, side);
    try {
      const wanted = sources.filter(isRendered).flatMap((source) => eachOf(source, renderer.tree));
      const parts: Sourced[] = [];
      for (const { kind, ...source } of wanted)
        if (kind === 'kustomize' && 'folder' in source)
          renderer.ahead(() => kustomize(renderer, folderOf(source.folder)));
      for (const source of wanted) parts.push(await renderSource(source, renderer));
      return partOf(parts, wanted, renderer, prefix);
    } finally {
      await renderer.idle();
      undo();
      workspace.remove();
    }
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    return { ...NONE, problems: [error.problem] };
  }
}

/** The kustomizations that a pattern of an entry names; the entry itself if there are none, which is an error. */
function eachOf(source: RenderedSource, tree: Tree): readonly RenderedSource[] {
  if (source.kind !== 'kustomize' || !source.folder.includes('*')) return [source];
  const files = tree.files().filter(isKustomization);
  const folders = [...new Set(files.map(parentOf))].filter((one) => matchesSteps(source.folder, one));
  return folders.length === 0 ? [source] : folders.toSorted().map((folder) => ({ ...source, folder }));
}

function partOf(
  parts: readonly Sourced[],
  wanted: readonly RenderedSource[],
  { tree, charts }: Renderer,
  prefix: string,
): Part {
  return {
    files: parts.flatMap(({ objects }) => objects.map((file) => atPrefix(file, prefix))),
    problems: parts.flatMap(({ problems }) => problems.map((one) => atPrefix(one, prefix))),
    inputs: parts.flatMap(({ inputs }) => inputs.map((path) => prefix + path)),
    coverage: parts.flatMap(({ coverage }) => coverage.map((one) => carrierAt(one, prefix))),
    charts: charts?.resolved() ?? [],
    unmatched: wanted.flatMap((source) => unmatchedIn(tree.entries, namedIn(source))),
  };
}

function carrierAt(carrier: Carrier, prefix: string): Carrier {
  const { outcome, place } = carrier;
  return {
    ...carrier,
    place: place && { ...place, file: prefix + place.file },
    takes: carrier.takes.map((path) => prefix + path),
    ...(outcome !== 'evaluated' && 'failed' in outcome
      ? { outcome: { failed: atPrefix(outcome.failed, prefix) } }
      : {}),
  };
}

/** Renders one source. What keeps it from being rendered is the outcome of its carrier. */
export async function renderSource(source: RenderedSource, renderer: Renderer): Promise<Sourced> {
  try {
    const sourced = await byKind(source, renderer);
    const objects = sourced.objects.map((file) => placed(file, source));
    const isPlanned = objects.some(({ text }) => renderer.mayHoldPlanned(text));
    const own = {
      ...carrierOf(source, 'evaluated', renderer.tree.digest(sourced.inputs)),
      takes: isPlanned ? sourced.inputs : [],
    };
    return { ...sourced, objects, coverage: [own, ...sourced.coverage] };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { problem } = error;
    if (problem.code === 'no-tool') return { ...NOTHING, problems: [problem] };
    const inputs = error.inputs.filter((path) => renderer.tree.holds(path));
    const own = carrierOf(source, error.outcomeAt(null), renderer.tree.digest(inputs));
    return { ...NOTHING, inputs, coverage: [{ ...own, place: problem.place }] };
  }
}

function byKind(source: RenderedSource, renderer: Renderer): Promise<Sourced> {
  if (source.kind === 'kustomize') return kustomize(renderer, folderOf(source.folder));
  if (source.kind === 'flux') return flux(renderer, folderOf(source.folder), source.destination);
  if (source.kind === 'argocd') return argocd(renderer, source);
  const { chart, release: name, namespace, values, set } = source;
  return helm(renderer, { chart, name, namespace, values, set });
}

function folderOf(written: string): string {
  const folder = joined('', written);
  if (folder !== null) return folder;
  const message = text`"${name('file', visible(written))}" leads out of the repository; nothing outside of it is read. Correct \`policies\` in the configuration.`;
  throw new RenderError(renderProblem('outside', message, null));
}

function carrierOf(source: RenderedSource, outcome: Carrier['outcome'], digest: string): Carrier {
  const identity = identityOf(source);
  const own = sha256([JSON.stringify(source), digest]);
  return { identity, place: null, digest: own, route: '', sync: 'automatic', takes: [], outcome };
}

/** The entry of `policies`. */
function identityOf(source: RenderedSource): string {
  if (source.kind === 'kustomize' || source.kind === 'flux') return `${source.kind}: ${source.folder}`;
  if (source.kind === 'helm') return `helm: ${source.chart} (release ${source.release})`;
  const { chart, globs } = source;
  return `argocd: ${chart === null ? globs.join(', ') : `${chart.chart} (release ${chart.release})`}`;
}

/** Globs of what a source names, to report one that names nothing. A missing kustomization or chart is an error by itself. */
function namedIn(source: RenderedSource): readonly string[] {
  if (source.kind === 'flux') return [`${source.folder}/`];
  return source.kind === 'argocd' ? source.globs : [];
}

/** Most often one part alone has files, and they are many. */
function allFiles(parts: readonly Part[]): readonly SourceFile[] {
  const [first, ...more] = parts.flatMap(({ files }) => (files.length === 0 ? [] : [files]));
  return more.length === 0 ? (first ?? []) : [first ?? [], ...more].flat();
}

function joinedParts(label: string, parts: readonly Part[], problems: readonly Problem[]): SourcedSide {
  return {
    label,
    files: inPathOrder(allFiles(parts)),
    problems: [...parts.flatMap((one) => one.problems), ...problems],
    renderedPaths: parts.flatMap(({ inputs }) => inputs),
    coverage: parts.flatMap(({ coverage }) => coverage),
    charts: parts.flatMap(({ charts }) => charts),
  };
}

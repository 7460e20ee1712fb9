import { posix } from 'node:path';
import { NO_CLUSTER, type TargetCluster } from '../config/clusters.js';
import type { PolicySource } from '../config/policy-sources.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { lazily } from '../manifest/lookup.js';
import { folderOf, isWithin, withinAny } from '../manifest/path.js';
import type { ProblemCode } from '../manifest/problem.js';
import type { Carrier, Side, SourceFile } from '../manifest/source-file.js';
import { inPathOrder } from '../read/file.js';
import { revisionRoot } from '../read/git.js';
import { compileGlobs, isPattern, matchesPath } from '../read/globs.js';
import { changedOutside } from '../read/outside.js';
import { readRoot, slipsIn } from '../read/policy-files.js';
import { atPrefix, ReadError, type Root } from '../read/root.js';
import { toPlain } from '../text/render.js';
import { code, NO_TEXT, text } from '../text/text.js';
import { argocd } from './argocd.js';
import { sha256 } from './expansion.js';
import { flux } from './flux.js';
import { helm, installed } from './helm.js';
import { kustomize } from './kustomize.js';
import type { Charts } from './remote-charts/allowed.js';
import { type Renderer, type RenderOptions, withRenderer } from './renderer.js';
import { inTree, NOTHING, RenderError, type Sourced } from './source.js';
import { Tree } from './tree.js';

/** The folder or revision of one side. */
export interface Origin {
  /** Its name for people: 'main@a1b2c3d'. */
  readonly label: string;
  /** Comes before paths of the tree in reports; '' or with `/` at its end. */
  readonly prefix: string;
  readonly root: Root;
}

interface Origins {
  readonly base: Origin | null;
  readonly head: Origin;
}

export interface SourcedSides {
  readonly base: Side | null;
  readonly head: Side;
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

export function commitOrigin(repo: string, { commit, label }: NamedCommit): Origin {
  return { label, prefix: '', root: revisionRoot(repo, commit) };
}

/**
 * Both sides from every source of `policies`, with the changes of files that no source reads. A source that cannot be rendered has a
 * problem and does not hide the others. Nothing is left on the disk.
 */
export async function sidesOf(
  sources: readonly PolicySource[],
  head: Origin,
  base: Origin | null,
  given: RenderOptions = {},
): Promise<SourcedSides> {
  const options = { ...given, cache: given.cache ?? new Map() };
  const rendered = await renderedParts(sources, { base, head }, options);
  // Globs that only take files out belong to the other entries.
  const plain = sources.filter(
    (one) => !isRendered(one) && !(sources.length > 1 && globsOf(one).every((glob) => glob.startsWith('!'))),
  );
  const slips = [...plain, ...sources.filter(isRendered)].map((source) => {
    // A missing kustomization or chart is an error by itself.
    const named =
      source.kind === 'flux' || source.kind === 'rendered' ? [`${source.folder}/`] : globsOf(source);
    return slipsIn(named, head.root, base?.root ?? null);
  });
  const sideOf = (side: 'base' | 'head', { label, root, prefix }: Origin): Side => {
    const parts = plain.map((source): Part => {
      const folder = source.kind === 'rendered' ? source.folder : null;
      const read = readRoot(root, folder === null ? globsOf(source) : [`${folder}/`], { prefix });
      const files = read.files.map((file) => placed(file, source));
      return { ...NONE, ...read, files, renderedPaths: folder === null ? [] : [prefix + folder] };
    });
    const { problems, ...all } = joined([...parts, rendered[side] ?? NONE]);
    return { label, ...all, problems: [...problems, ...slips.flatMap((one) => one[side])] };
  };
  const after = sideOf('head', head);
  if (base === null) return { head: after, base: null };
  const before = sideOf('base', base);
  const reported = new Set(after.problems.map(({ message }) => toPlain(message)));
  const problems = before.problems.filter(
    (one) => !ONCE.has(one.code) || !reported.has(toPlain(one.message)),
  );
  const sides = { head: after, base: { ...before, problems } };
  const found = withOutside(sides, { base, head }, sources, options.cluster);
  const isElsewhere = withinAny(await inputsElsewhere(found.head, sources, { head, base }, options));
  const outside = found.head.outside?.map((file) => ({
    ...file,
    isTakenOut: file.isTakenOut || isElsewhere(file.text === null ? (file.was ?? file.path) : file.path),
  }));
  return { ...found, head: { ...found.head, ...(outside && { outside }) } };
}

/** Problems of the machine and the configuration are those of both sides. */
const ONCE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['no-tool', 'several-destinations']);

type Part = Required<Pick<Side, 'files' | 'problems' | 'renderedPaths' | 'coverage' | 'charts'>>;

const NONE: Part = { files: [], problems: [], renderedPaths: [], coverage: [], charts: [] };

function joined(parts: readonly Part[]): Part {
  const of = <K extends keyof Part>(key: K) => parts.flatMap((part) => part[key] as Part[K][number][]);
  return {
    files: inPathOrder(of('files')),
    problems: of('problems'),
    renderedPaths: of('renderedPaths'),
    coverage: of('coverage'),
    charts: of('charts'),
  };
}

function globsOf(source: PolicySource): readonly string[] {
  return 'globs' in source ? source.globs : [];
}

/** The namespace and variables of the entry of `policies`. */
function placed(file: SourceFile, { namespace, variables }: PolicySource): SourceFile {
  return {
    ...file,
    ...(namespace === null || file.namespace !== undefined ? {} : { namespace }),
    ...(Object.keys(variables).length === 0 ? {} : { variables: { ...variables, ...file.variables } }),
  };
}

/** Inputs of the other clusters of the configuration, which a run of one cluster renders if it would name a changed file. */
async function inputsElsewhere(
  { outside = [] }: Side,
  own: readonly PolicySource[],
  origins: Origins,
  { cluster, charts: _charts, ...options }: RenderOptions,
): Promise<readonly string[]> {
  const isOpen = outside.some(
    ({ path, isTakenOut }) => !isTakenOut && (isKustomization(path) || /\.(?:ya?ml|json|tpl)$/.test(path)),
  );
  if (cluster?.isAlone !== true || !isOpen) return [];
  const all = [...cluster.others, { ...cluster, policies: own }];
  const found: string[] = [];
  for (const other of cluster.others) {
    const target = { ...other, labels: null, others: all.filter((one) => one !== other) };
    const parts = await renderedParts(other.policies, origins, { ...options, cluster: target });
    found.push(...joined([parts.head, parts.base ?? NONE]).renderedPaths);
  }
  return found;
}

/** Renders both sides. The base comes first: it names the repositories that the head may fetch from. */
async function renderedParts(
  sources: readonly PolicySource[],
  { head, base }: Origins,
  options: RenderOptions,
): Promise<{ readonly base: Part | null; readonly head: Part }> {
  const wanted = sources.filter(isRendered);
  if (wanted.length === 0) return { base: base && NONE, head: NONE };
  const { charts } = options;
  const renderOf = ({ root, prefix }: Origin) => {
    const tree = lazily(() => new Tree(root));
    return async (side: Charts | null): Promise<Part> => {
      try {
        return await withRenderer(tree(), options, side, (renderer) => rendered(wanted, renderer, prefix));
      } catch (error) {
        if (!(error instanceof RenderError || error instanceof ReadError)) throw error;
        return { ...NONE, problems: [error.problem] };
      }
    };
  };
  const ofHead = renderOf(head);
  if (base === null) return { base: null, head: await ofHead(charts?.side('base') ?? null) };
  const ofBase = renderOf(base);
  // First without a remote chart: only the charts that the change touches are fetched.
  const [was, is] = (['base', 'head'] as const).map((side) => charts?.side(side, new Set()) ?? null);
  const without = { base: await ofBase(was ?? null), head: await ofHead(is ?? null) };
  if (charts === undefined || !was || !is) return without;
  const touched = new Set([...was.uses, ...is.uses].filter((use) => !was.uses.has(use) || !is.uses.has(use)));
  if (touched.size === 0) return without;
  return {
    base: await ofBase(charts.side('base', touched)),
    head: await ofHead(charts.side('head', touched)),
  };
}

async function rendered(sources: readonly RenderedSource[], renderer: Renderer, prefix: string) {
  const wanted = sources.flatMap((source): readonly RenderedSource[] => {
    if (source.kind !== 'kustomize' || !source.folder.includes('*')) return [source];
    const folders = new Set(renderer.tree.files().filter(isKustomization).map(folderOf));
    const named = [...folders].filter((one) => matchesPath(source.folder, one)).toSorted();
    // A pattern that names none is an error.
    return named.length === 0 ? [source] : named.map((folder) => ({ ...source, folder }));
  });
  for (const source of wanted)
    if (source.kind === 'kustomize') renderer.ahead(() => byKind(source, renderer));
  const parts: Sourced[] = [];
  for (const source of wanted) parts.push(await renderSource(source, renderer));
  const coverage = parts.flatMap((part) => part.coverage);
  return {
    files: parts.flatMap(({ objects }) => objects.map((file) => atPrefix(file, prefix))),
    problems: parts.flatMap(({ problems }) => problems.map((one) => atPrefix(one, prefix))),
    renderedPaths: parts.flatMap(({ inputs }) => inputs.map((path) => prefix + path)),
    coverage: coverage.map((carrier) => {
      const { outcome, place, takes } = carrier;
      const isFailed = outcome !== 'evaluated' && 'failed' in outcome;
      return {
        ...carrier,
        place: place && { ...place, file: prefix + place.file },
        takes: takes.map((path) => prefix + path),
        outcome: isFailed ? { failed: atPrefix(outcome.failed, prefix) } : outcome,
      };
    }),
    charts: renderer.charts?.resolved() ?? [],
  };
}

/** The chart that an entry of `policies` names; null for any other entry. */
function chartIn(source: PolicySource) {
  return source.kind === 'helm' ? source : source.kind === 'argocd' ? source.chart : null;
}

/** Renders one source. What keeps it from being rendered is the outcome of its carrier; throws a `RenderError` for an absent tool. */
export async function renderSource(source: RenderedSource, renderer: Renderer): Promise<Sourced> {
  const { tree, mayHoldPlanned } = renderer;
  const chart = chartIn(source);
  const written = 'folder' in source ? source.folder : globsOf(source).join(', ');
  const named = chart === null ? written : `${chart.chart} (release ${chart.release})`;
  const carrierOf = (inputs: readonly string[]) => ({
    ...{ identity: `${source.kind}: ${named}`, place: null, route: '', sync: 'automatic' as const },
    ...{ digest: sha256([JSON.stringify(source), tree.digest(inputs)]), takes: [] },
  });
  try {
    const sourced = await byKind(source, renderer);
    const objects = sourced.objects.map((file) => placed(file, source));
    const takes = objects.some((one) => mayHoldPlanned(one.text)) ? sourced.inputs : [];
    const own: Carrier = { ...carrierOf(sourced.inputs), takes, outcome: 'evaluated' };
    return { ...sourced, objects, coverage: [own, ...sourced.coverage] };
  } catch (error) {
    if (!(error instanceof RenderError) || error.problem.code === 'no-tool') throw error;
    const inputs = error.inputs.filter((path) => tree.holds(path));
    const { place } = error.problem;
    return {
      ...NOTHING,
      inputs,
      coverage: [{ ...carrierOf(inputs), place, outcome: error.outcomeAt(null) }],
    };
  }
}

async function byKind(source: RenderedSource, renderer: Renderer): Promise<Sourced> {
  if (source.kind === 'argocd') return argocd(renderer, source);
  if (source.kind === 'helm') return helm(renderer, installed(source));
  const folder = inTree('', source.folder, null, text`Correct ${code('policies')} in the configuration.`);
  return source.kind === 'kustomize'
    ? kustomize(renderer, folder)
    : flux(renderer, folder, source.destination);
}

/** The sides with the changes of files that neither of them read; snapshots and what other clusters take are taken out. */
export function withOutside(
  sides: Readonly<Record<'base' | 'head', Side>>,
  { base, head }: Readonly<Record<'base' | 'head', Origin>>,
  sources: readonly PolicySource[],
  { others, snapshots = [] }: Pick<TargetCluster, 'others' | 'snapshots'> = NO_CLUSTER,
): SourcedSides {
  const read = new Set(
    (['base', 'head'] as const).flatMap((side) => {
      const start = { base, head }[side].prefix.length;
      const plain = sides[side].files.filter(({ renderedBy }) => renderedBy === undefined);
      return plain.flatMap(({ path, real = path.slice(start) }) => [path.slice(start), real]);
    }),
  );
  const globs = sources.flatMap((source) => (source.kind === 'path' ? source.globs : []));
  const excluded = compileGlobs(globs.filter((glob) => glob.startsWith('!'))).globs;
  const own = sources.map(taking);
  const theirs = others.flatMap(({ policies }) => policies.map(taking));
  const fleet = new Set(snapshots.map((one) => posix.normalize(one)));
  // A file in a folder of both is not left to the other one.
  const isTakenOut = (path: string): boolean =>
    excluded.isExcluded(path) ||
    fleet.has(head.prefix + path) ||
    (!own.some((isTaken) => isTaken(path)) && theirs.some((isTaken) => isTaken(path)));
  const { files, problem } = changedOutside(base.root, head.root, read, isTakenOut);
  const outside = files.map((file) => ({
    ...file,
    path: head.prefix + file.path,
    ...(file.before === null || base.prefix === head.prefix ? {} : { was: base.prefix + file.path }),
  }));
  const isKnown = [...sides.head.problems, ...sides.base.problems].some((one) => one.code === problem?.code);
  const message = text`Changed files that no entry of ${code('policies')} takes could not be read: ${problem?.message ?? NO_TEXT}`;
  const problems = problem === null || isKnown ? [] : [{ ...problem, message }];
  return { ...sides, head: { ...sides.head, outside, problems: [...sides.head.problems, ...problems] } };
}

/** True for the files that a source names. */
function taking(source: PolicySource): (path: string) => boolean {
  const chart = chartIn(source);
  const named = 'folder' in source ? [source.folder] : chart === null ? [] : [chart.chart, ...chart.values];
  const folders = named.filter(isPattern).map((folder) => `${folder}/**`);
  const { globs } = compileGlobs('globs' in source ? source.globs : folders);
  return (path) => named.some((one) => isWithin(one, path)) || globs.matches(path);
}

import { posix } from 'node:path';
import { NO_CLUSTER, type TargetCluster } from '../config/clusters.js';
import { chartIn, globsOf, isRendered, type PolicySource } from '../config/policy-sources.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { isWithin, withinAny } from '../manifest/path.js';
import type { ProblemCode } from '../manifest/problem.js';
import type { Side } from '../manifest/source-file.js';
import { inPathOrder } from '../read/file.js';
import { revisionRoot } from '../read/git.js';
import { compileGlobs, isPattern } from '../read/globs.js';
import { changedOutside } from '../read/outside.js';
import { readRoot, slipsIn } from '../read/policy-files.js';
import { toPlain } from '../text/render.js';
import { code, NO_TEXT, text } from '../text/text.js';
import type { RenderOptions } from './renderer.js';
import { type Both, NONE, type Origin, type Origins, type Part, placed } from './source.js';

export type SourcedSides = Both<Side>;

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

/** Both sides of the sources that a tool prints. A plan of files as they are written loads nothing of tools, charts and network. */
async function renderedParts(sources: readonly PolicySource[], origins: Origins, options: RenderOptions) {
  const wanted = sources.filter(isRendered);
  if (wanted.length === 0) return { base: origins.base && NONE, head: NONE };
  const { renderedSides } = await import('./rendered.js');
  return renderedSides(wanted, origins, options);
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

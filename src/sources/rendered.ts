import { chartIn, globsOf, type RenderedSource } from '../config/policy-sources.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { lazily } from '../manifest/lookup.js';
import { folderOf } from '../manifest/path.js';
import type { Carrier } from '../manifest/source-file.js';
import { matchesPath } from '../read/globs.js';
import { atPrefix, ReadError } from '../read/root.js';
import { code, text } from '../text/text.js';
import { argocd } from './argocd.js';
import { sha256 } from './expansion.js';
import { flux } from './flux.js';
import { helm, installed } from './helm.js';
import { kustomize } from './kustomize.js';
import type { Charts } from './remote-charts/allowed.js';
import { type Renderer, type RenderOptions, withRenderer } from './renderer.js';
import { inTree, NONE, NOTHING, type Origins, placed, RenderError, type Sourced } from './source.js';
import { Tree } from './tree.js';

export type { RenderedSource } from '../config/policy-sources.js';

/** Renders both sides. The base comes first: it names the repositories that the head may fetch from. */
export async function renderedSides(
  sources: readonly RenderedSource[],
  { head, base }: Origins,
  options: RenderOptions,
) {
  const charts = await options.charts?.();
  const renderOf = ({ root, prefix }: Origins['head']) => {
    const tree = lazily(() => new Tree(root));
    return async (side: Charts | null): Promise<typeof NONE> => {
      try {
        return await withRenderer(tree(), options, side, (renderer) => rendered(sources, renderer, prefix));
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

/** Renders one source. What keeps it from being rendered is the outcome of its carrier; throws a `RenderError` for an absent tool. */
export async function renderSource(source: RenderedSource, renderer: Renderer): Promise<Sourced> {
  const { tree, mayHoldPlanned } = renderer;
  const chart = chartIn(source);
  const written = 'folder' in source ? source.folder : globsOf(source).join(', ');
  const named = chart === null ? written : `${chart.chart} (release ${chart.release})`;
  const carrierOf = (inputs: readonly string[], use: string | null = null) => ({
    ...{ identity: `${source.kind}: ${named}`, place: null, route: '', sync: 'automatic' as const },
    ...{ digest: sha256([JSON.stringify(source), tree.digest(inputs), use]), takes: [] },
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
      coverage: [{ ...carrierOf(inputs, error.use), place, outcome: error.outcomeAt(null) }],
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

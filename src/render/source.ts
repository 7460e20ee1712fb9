import { joined } from '../manifest/path.js';
import type { PolicySource } from '../config/policy-sources.js';
import { visible } from '../manifest/words/visible.js';
import { createHash } from 'node:crypto';
import type { Carrier } from '../manifest/carrier.js';
import { renderArgo } from './argocd/render.js';
import { renderFlux } from './flux/render.js';
import { renderChart } from './helm/template.js';
import { buildKustomization } from './kustomize/build.js';
import { renderProblem } from './problems.js';
import type { Rendered, Renderer } from './renderer.js';
import { RenderError } from './tree.js';

/** A source that only a tool can read. */
export type RenderedSource = Exclude<PolicySource, { readonly kind: 'path' | 'rendered' }>;

/** True for objects that a tool printed, not for files that people write. */
export function isRendered(source: PolicySource): source is RenderedSource {
  return source.kind !== 'path' && source.kind !== 'rendered';
}

/**
 * The globs of what a source names, of which a slip of the pen would render nothing in silence. A kustomization that is not there is an
 * error by itself.
 */
export function namedIn(source: RenderedSource): readonly string[] {
  if (source.kind === 'kustomize') return [];
  if (source.kind === 'flux') return [`${source.folder}/`];
  if (source.kind === 'helm') return [`${source.chart}/`];
  return source.chart === null ? source.globs : [`${source.chart.chart}/`];
}

/**
 * The manifests of one source. What keeps it from being rendered is told, and the other sources go on: a change has no part in what
 * fails over the same content without it.
 */
export async function renderSource(source: RenderedSource, renderer: Renderer): Promise<Rendered> {
  try {
    const rendered = await byKind(source, renderer);
    return {
      ...placed(rendered, source),
      coverage: [carrierOf(source, 'evaluated'), ...(rendered.coverage ?? [])],
    };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { problem, of, paths } = error;
    const failed = carrierOf(source, { failed: problem }, of);
    const nothing = { files: [], paths, coverage: [failed] };
    return of === undefined
      ? { ...nothing, problems: [problem] }
      : { ...nothing, failures: [{ problem, of }] };
  }
}

function carrierOf(source: RenderedSource, outcome: Carrier['outcome'], of = ''): Carrier {
  const identity = identityOf(source);
  const digest = createHash('sha256')
    .update(JSON.stringify([source, of]))
    .digest('hex');
  return { identity, place: null, digest, route: '', sync: 'automatic', outcome };
}

/** The entry of `policies`. */
function identityOf(source: RenderedSource): string {
  if (source.kind === 'kustomize' || source.kind === 'flux') return `${source.kind}: ${source.folder}`;
  if (source.kind === 'helm') return `helm: ${source.chart} (release ${source.release})`;
  const { chart, globs } = source;
  return `argocd: ${chart === null ? globs.join(', ') : `${chart.chart} (release ${chart.release})`}`;
}

function byKind(source: RenderedSource, renderer: Renderer): Promise<Rendered> {
  switch (source.kind) {
    case 'kustomize':
      return buildKustomization(renderer, folderOf(source.folder));
    case 'helm': {
      const { chart, release: name, namespace, values, set } = source;
      return renderChart(renderer, { chart, name, namespace, values, set });
    }
    case 'flux':
      return renderFlux(renderer, folderOf(source.folder), source.destination);
    case 'argocd':
      return renderArgo(renderer, source);
  }
}

function placed(rendered: Rendered, { namespace, variables }: PolicySource): Rendered {
  const files = rendered.files.map((file) => ({
    ...file,
    ...(namespace === null || file.namespace !== undefined ? {} : { namespace }),
    ...(Object.keys(variables).length === 0 ? {} : { variables: { ...variables, ...file.variables } }),
  }));
  return { ...rendered, files };
}

function folderOf(written: string): string {
  const folder = joined('', written);
  if (folder !== null) return folder;
  const message = `"${visible(written)}" leads out of the repository; nothing outside of it is read. Correct \`policies\` in the configuration.`;
  throw new RenderError(renderProblem('outside', message, null));
}

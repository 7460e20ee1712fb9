import { literal, text } from '../text/text.js';
import { NO_CLUSTER, type TargetCluster } from '../config/clusters.js';
import type { Charts, ClusterCharts } from './remote-charts/allowed.js';
import { RenderError, renderProblem } from './render-error.js';
import type { Sourced } from './source.js';
import { findTool, runTool, TOOL_LIMITS, type ToolAnswer, type ToolLimits } from './tool.js';
import type { Tree } from './tree.js';
import type { Workspace } from './workspace.js';

export type ToolName = 'kustomize' | 'helm';

/**
 * Results of one run, by their inputs: base and head, and several clusters, render the same content once. A key names no cluster, as no
 * tool is told of one.
 */
export type RenderCache = Map<string, Promise<Sourced>>;

export interface RenderOptions {
  readonly limits?: ToolLimits;
  /** Absent: no cluster is named, and no other one is planned. */
  readonly cluster?: TargetCluster;
  /** The branch that the change is merged into; absent: the one of the runner. */
  readonly branch?: string | null;
  /** Earlier results of the same run. */
  readonly cache?: RenderCache;
  /** False for a text without planned objects; absent: any text may hold some. */
  readonly mayHoldPlanned?: (text: string) => boolean;
  /** Absent: no remote chart is fetched. */
  readonly charts?: ClusterCharts;
}

/** Renders the sources of one side. */
export interface Renderer {
  readonly tree: Tree;
  readonly workspace: Workspace;
  /** OWNER/NAME of the repository; null if unknown. */
  readonly repository: string | null;
  /** The branch that the change is merged into; null if unknown. */
  readonly branch: string | null;
  readonly cluster: TargetCluster;
  readonly mayHoldPlanned: (text: string) => boolean;
  /** Remote charts for this side; null: none is fetched. */
  readonly charts: Charts | null;
  readonly run: (tool: ToolName, args: readonly string[]) => Promise<ToolAnswer>;
  /** Starts to render what is asked for later: several tools run at once. */
  readonly ahead: (render: () => Promise<unknown>) => void;
  /** Waits for what was started ahead. */
  readonly idle: () => Promise<void>;
  readonly cached: (key: string, render: () => Promise<Sourced>) => Promise<Sourced>;
}

/** A renderer for one side. Repository and branch come from the environment of the runner by default. */
export function rendererOf(
  workspace: Workspace,
  options: RenderOptions = {},
  charts: Charts | null = null,
): Renderer {
  const { limits = TOOL_LIMITS, cache = new Map<string, Promise<Sourced>>(), branch } = options;
  const started: Promise<unknown>[] = [];
  return {
    tree: workspace.tree,
    workspace,
    repository: process.env['GITHUB_REPOSITORY'] ?? null,
    branch: branch ?? (process.env['GITHUB_BASE_REF'] || null),
    cluster: options.cluster ?? NO_CLUSTER,
    mayHoldPlanned: options.mayHoldPlanned ?? (() => true),
    charts,
    run(tool, args) {
      const [file, ...first] = TOOLS[tool]();
      return runTool(file, [...first, ...args], workspace.home, limits);
    },
    ahead(render) {
      // Whoever asks for it gets the same error.
      started.push((async () => render())().catch(() => null));
    },
    async idle() {
      await Promise.all(started);
    },
    cached(key, render) {
      const known = cache.get(key) ?? render();
      cache.set(key, known);
      return known;
    },
  };
}

const TOOLS: Readonly<Record<ToolName, () => [string, ...string[]]>> = {
  kustomize() {
    const kustomize = findTool('kustomize');
    if (kustomize !== null) return [kustomize, 'build'];
    const kubectl = findTool('kubectl');
    if (kubectl !== null) return [kubectl, 'kustomize'];
    throw absent('Neither kustomize nor kubectl is', 'one of them');
  },
  helm() {
    const helm = findTool('helm');
    if (helm !== null) return [helm];
    throw absent('helm is not', 'it');
  },
};

function absent(what: string, which: string): RenderError {
  const message = text`${literal(what)} on the PATH of this machine, and a source in \`policies\` needs it. Install ${literal(which)} in a step before this one.`;
  return new RenderError(renderProblem('no-tool', message, null));
}

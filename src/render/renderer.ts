import { NO_CLUSTER, type TargetCluster } from '../config/clusters.js';
import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import type { Charts, ClusterCharts } from '../sources/remote-charts/allowed.js';
import type { Carrier } from '../manifest/carrier.js';
import { renderProblem } from './problems.js';
import { findTool, runTool, TOOL_LIMITS, type ToolAnswer, type ToolLimits } from './tool.js';
import { RenderError } from './tree.js';
import type { Workspace } from './workspace.js';

/** What one source holds when it is rendered. */
export interface Rendered {
  readonly files: readonly SourceFile[];
  /** Files and folders of the tree that it was made from. */
  readonly paths: readonly string[];
  /** Files and folders of which nothing is made here, as a person has decided, or as another cluster's plan judges them. */
  readonly leftOut?: readonly string[];
  /** Folders with the object that has its controller apply them. */
  readonly roots?: readonly string[];
  /** What could not be rendered, or be told for sure. */
  readonly problems?: readonly Problem[];
  /** What could not be rendered among much else; no error where base and head fail over the same content. */
  readonly failures?: readonly Failure[];
  /** Kind, namespace and name of the objects that were to render something, whatever came of it. */
  readonly attempted?: readonly string[];
  /** Those of them that apply to a cluster that is not planned here. */
  readonly sent?: readonly string[];
  readonly coverage?: readonly Carrier[];
}

/** One thing that could not be rendered; `of` identifies its content, null where that is not known. */
export interface Failure {
  readonly problem: Problem;
  readonly of: string | null;
  /** True for what is told only where the change has a part in it. */
  readonly isQuiet?: boolean;
  /** The cluster that it is for, where that is one that nobody plans. */
  readonly destination?: string;
  /** What was rendered without it: the kustomization that takes it. */
  readonly partOf?: string;
  /** True for what is wrong with a part of what was rendered all the same: nothing goes with it. */
  readonly isHarmless?: boolean;
  /** The object that would have rendered it: one of `attempted`. */
  readonly object?: string;
  /** The object that is there on both sides, of `attempted` too: told only where the change edits `of` of it. */
  readonly moves?: string;
}

export type ToolName = 'kustomize' | 'helm';

/**
 * Results of one run, by what went in: what base and head have in common, and what several clusters take, is rendered once. No cluster is
 * part of a key, as none of the tools is told of one.
 */
export type RenderCache = Map<string, Promise<Rendered>>;

/** How sources are rendered, whatever they are. */
export interface RenderOptions {
  readonly limits?: ToolLimits;
  /** Absent: nobody named it, and no other one is planned. */
  readonly cluster?: TargetCluster;
  /** The branch that the change goes to; absent: as the runner says. */
  readonly branch?: string | null;
  /** What was rendered before in the same run; absent: nothing. */
  readonly cache?: RenderCache;
  /** False for a text that can not hold an object that is planned; absent: any may. */
  readonly mayHoldPlanned?: (text: string) => boolean;
  /** Absent: no remote chart is fetched. */
  readonly charts?: ClusterCharts;
}

/** What sources of one side are rendered with. */
export interface Renderer {
  readonly workspace: Workspace;
  /** OWNER/NAME of the repository that is judged; null where nobody says. */
  readonly repository: string | null;
  /** The branch that the change goes to; null where nobody says. */
  readonly branch: string | null;
  readonly cluster: TargetCluster;
  readonly mayHoldPlanned: (text: string) => boolean;
  /** Remote charts for this side; null: none is fetched. */
  readonly charts: Charts | null;
  readonly run: (tool: ToolName, args: readonly string[]) => Promise<ToolAnswer>;
  /** The earlier result of the same content and parameters, or a new one. */
  readonly cached: (key: string, render: () => Promise<Rendered>) => Promise<Rendered>;
}

/** A renderer for the sources of one side. Repository and branch come from the environment of the runner where nobody names them. */
export function rendererOf(
  workspace: Workspace,
  cache: RenderCache,
  { limits = TOOL_LIMITS, cluster = NO_CLUSTER, branch, mayHoldPlanned = () => true }: RenderOptions = {},
  charts: Charts | null = null,
): Renderer {
  return {
    workspace,
    repository: process.env['GITHUB_REPOSITORY'] ?? null,
    branch: branch ?? (process.env['GITHUB_BASE_REF'] || null),
    cluster,
    mayHoldPlanned,
    charts,
    run(tool, args) {
      const [file, ...first] = TOOLS[tool]();
      return runTool(file, [...first, ...args], workspace.home, limits);
    },
    cached(key, render) {
      const known = cache.get(key);
      if (known !== undefined) return known;
      const result = render();
      cache.set(key, result);
      return result;
    },
  };
}

const TOOLS: Readonly<Record<ToolName, () => [string, ...string[]]>> = {
  kustomize() {
    const kustomize = findTool('kustomize');
    if (kustomize !== null) return [kustomize, 'build'];
    const kubectl = findTool('kubectl');
    if (kubectl !== null) return [kubectl, 'kustomize'];
    throw new RenderError(absent('Neither kustomize nor kubectl is found', 'one of them'));
  },
  helm() {
    const helm = findTool('helm');
    if (helm !== null) return [helm];
    throw new RenderError(absent('helm is not found', 'it'));
  },
};

function absent(what: string, which: string): Problem {
  const message = `${what} on this machine's PATH, and \`policies\` names what only that renders. Install ${which} in a step before this one.`;
  return renderProblem('no-tool', message, null);
}

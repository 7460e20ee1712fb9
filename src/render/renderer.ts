import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { renderProblem } from './problems.js';
import type { ToolAnswer, ToolLimits } from './tool.js';
import { findTool, runTool, TOOL_LIMITS } from './tool.js';
import { RenderError } from './tree.js';
import type { Workspace } from './workspace.js';

/** What one source holds when it is rendered. */
export interface Rendered {
  readonly files: readonly SourceFile[];
  /** Files and folders of the tree that it was made from. */
  readonly paths: readonly string[];
  /** What could not be rendered, or be told for sure. */
  readonly problems?: readonly Problem[];
}

export type ToolName = 'kustomize' | 'helm';

/** Results of one run, by what went in: a side that the change does not touch is rendered once. */
export type RenderCache = Map<string, Promise<Rendered>>;

/** What sources of one side are rendered with. */
export interface Renderer {
  readonly workspace: Workspace;
  readonly run: (tool: ToolName, args: readonly string[]) => Promise<ToolAnswer>;
  /** The earlier result of the same content and parameters, or a new one. */
  readonly cached: (key: string, render: () => Promise<Rendered>) => Promise<Rendered>;
}

export function rendererOf(
  workspace: Workspace,
  cache: RenderCache,
  limits: ToolLimits = TOOL_LIMITS,
): Renderer {
  return {
    workspace,
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

import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NO_CLUSTER, type TargetCluster } from '../config/clusters.js';
import { canonicalJson } from '../manifest/canonical.js';
import type { Json } from '../manifest/manifest.js';
import { inside } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { atEnd } from '../read/at-end.js';
import { code, literal, name, text } from '../text/text.js';
import type { Charts, ClusterCharts } from './remote-charts/allowed.js';
import { RenderError, renderError } from './source.js';
import { findTool, runTool, TOOL_LIMITS, type ToolAnswer, type ToolLimits } from './tool.js';
import type { Tree } from './tree.js';

export type ToolName = 'kustomize' | 'helm';

/**
 * Results of one run, by their inputs: base and head, and several clusters, render the same content once. A key names no cluster, as no
 * tool is told of one.
 */
export type RenderCache = Map<string, Promise<unknown>>;

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
  readonly charts?: () => Promise<ClusterCharts>;
}

/** Renders with a private folder, which is removed whatever happens. */
export async function withRenderer<T>(
  tree: Tree,
  options: RenderOptions,
  charts: Charts | null,
  render: (renderer: Renderer) => Promise<T>,
): Promise<T> {
  const renderer = new Renderer(tree, options, charts);
  const undo = atEnd(() => {
    renderer.remove();
  });
  try {
    return await render(renderer);
  } finally {
    await Promise.all(renderer.started);
    undo();
    renderer.remove();
  }
}

/** Renders the sources of one side, in a folder that only this user can enter. `remove` must follow. */
export class Renderer {
  /** OWNER/NAME of the repository; null if unknown. */
  readonly repository = process.env['GITHUB_REPOSITORY'] ?? null;
  /** The branch that the change is merged into; null if unknown. */
  readonly branch: string | null;
  readonly cluster: TargetCluster;
  readonly mayHoldPlanned: (text: string) => boolean;
  private readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'fleetplan-')));
  /** An empty folder for the tools. */
  readonly home = join(this.folder, 'home');
  private readonly cache: RenderCache;
  /** Work that was started ahead. */
  readonly started: Promise<unknown>[] = [];

  constructor(
    readonly tree: Tree,
    private readonly options: RenderOptions = {},
    /** Remote charts for this side; null: none is fetched. */
    readonly charts: Charts | null = null,
  ) {
    const { cluster = NO_CLUSTER, branch, mayHoldPlanned = () => true } = options;
    this.branch = branch ?? (process.env['GITHUB_BASE_REF'] || null);
    this.cluster = cluster;
    this.mayHoldPlanned = mayHoldPlanned;
    this.cache = options.cache ?? new Map();
    mkdirSync(this.home);
  }

  /**
   * Runs a tool over a new folder, which is removed afterwards. `prepare` copies its inputs and gives its arguments; an error of it has read
   * the files `read`.
   */
  run(
    tool: ToolName,
    read: readonly string[],
    prepare: (inputs: Inputs) => readonly string[],
  ): Promise<ToolAnswer> {
    return atOnce(async () => {
      const [file, ...first] = commandOf(tool);
      const folder = mkdtempSync(join(this.folder, 'inputs-'));
      try {
        const args = [...first, ...prepare(new Inputs(folder, this.tree))];
        const answer = await runTool(file, args, this.home, this.options.limits ?? TOOL_LIMITS);
        if (answer.ok) return answer;
        // With the paths of the repository.
        return { ok: false, reason: answer.reason.replaceAll(`${folder}/`, '').replaceAll(folder, '.') };
      } catch (error) {
        if (error instanceof RenderError) error.inputs = read;
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  /** Starts to render what is asked for later: several tools run at once. Whoever asks for it gets the same error. */
  ahead(render: () => Promise<unknown>): void {
    this.started.push((async () => render())().catch(() => null));
  }

  /** @param key of everything that the result depends on */
  cached<T extends object>(key: Json, render: () => Promise<T>): Promise<T> {
    const id = canonicalJson(key);
    const known = (this.cache.get(id) as Promise<T> | undefined) ?? render();
    this.cache.set(id, known);
    return known;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Tools at once: each takes a processor, as much memory as it may, and a copy of its inputs. */
const lanes = Array.from({ length: Math.min(4, availableParallelism()) }, () =>
  Promise.resolve<unknown>(null),
);

/** Runs after what was given to the same lane before; the lanes take turns. */
function atOnce<T>(run: () => Promise<T>): Promise<T> {
  const result = (lanes.shift() ?? Promise.resolve()).then(run);
  lanes.push(result.catch(() => null));
  return result;
}

const MOST_BYTES = 100 * 1024 ** 2;

/**
 * A folder with copies of the inputs of one run of a tool. The tool sees nothing else: a file that no source names is not there, and nothing
 * is written into the tree.
 */
export class Inputs {
  private bytes = 0;

  constructor(
    private readonly folder: string,
    private readonly tree: Tree,
  ) {}

  absolute(path: string): string {
    return join(this.folder, path);
  }

  /** Copies a file or folder, to the same path or another one; links as what they lead to. */
  copy(from: string, to = from): void {
    const wanted = this.tree.below(from);
    this.tree.load(wanted);
    for (const path of wanted) {
      const bytes = this.tree.bytes(path) ?? Buffer.alloc(0);
      this.bytes += bytes.length;
      if (this.bytes > MOST_BYTES) {
        const message = text`The sources need more than ${MOST_BYTES / 1024 ** 2} MiB of the repository; nothing of ${name('file', visible(path))} was rendered. Name smaller folders in ${code('policies')}.`;
        throw renderError('too-large', message, path);
      }
      this.write(path === from ? to : inside(to, from === '' ? path : path.slice(from.length + 1)), bytes);
    }
  }

  place(from: string, to: string): void {
    cpSync(from, this.absolute(to));
  }

  write(path: string, content: Buffer | string): void {
    try {
      // A name that would leave the folder, or belong to git.
      if (path.split('/').some((step) => /^(?:|\.|\.\.|\.git)$/i.test(step))) throw new RangeError(path);
      mkdirSync(dirname(this.absolute(path)), { recursive: true });
      writeFileSync(this.absolute(path), content);
    } catch {
      const message = text`${name('file', visible(path))} is not a path that can be written on this machine. Rename the file.`;
      throw renderError('bad-path', message, path);
    }
  }
}

function commandOf(tool: ToolName): readonly [string, ...string[]] {
  const own = findTool(tool);
  if (own !== null) return tool === 'kustomize' ? [own, 'build'] : [own];
  const kubectl = tool === 'kustomize' ? findTool('kubectl') : null;
  if (kubectl !== null) return [kubectl, 'kustomize'];
  const what = tool === 'helm' ? 'helm is not' : 'Neither kustomize nor kubectl is';
  const message = text`${literal(what)} on the PATH of this machine, and a source in ${code('policies')} needs ${literal(tool === 'helm' ? 'it' : 'one of them')}. Install it in a step before this one.`;
  throw renderError('no-tool', message, null);
}

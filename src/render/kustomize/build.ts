import { joined } from '../../manifest/path.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bySomething } from '../../manifest/advice.js';
import type { JsonObject } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/source-file.js';
import type { Problem } from '../../manifest/problem.js';
import { visible } from '../../manifest/words/visible.js';
import { documentsIn } from '../documents.js';
import { identityIn, placedIn, type Setting } from '../places.js';
import { renderProblem } from '../problems.js';
import type { Failure, Rendered, Renderer } from '../renderer.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';
import { type Closure, closureOf } from './closure.js';
import { localPart } from './local-part.js';
import { settingsOf } from './settings.js';
import { originsByName } from './written-objects.js';

interface BuildOptions {
  /** The kustomization that a controller puts in place of the one of the folder, or where there is none. */
  readonly instead?: JsonObject;
  /** True for controllers that let a kustomization read any file of the repository. */
  readonly readsAnywhere?: boolean;
}

/** What `kustomize build` prints of a folder, each object with the file that kustomize took it from. */
export async function buildKustomization(
  renderer: Renderer,
  folder: string,
  options: BuildOptions = {},
): Promise<Rendered> {
  const { workspace } = renderer;
  const closure = closureOf(workspace, folder, options.instead);
  const { root, paths } = closure;
  const command = `kustomize build ${folder || '.'}`;
  const key = JSON.stringify([command, options, workspace.contentId(paths)]);
  const without = withoutMissing(workspace, closure, key);
  return renderer.cached(key, async () => {
    workspace.need(paths);
    const instead = options.instead && JSON.stringify(options.instead);
    const texts = new Map([
      ...(instead === undefined ? [] : [[root, instead] as const]),
      ...without.replaced,
    ]);
    const failed = without.failures[0]?.problem;
    const { printed, origins } = await replacingAll(workspace, [...texts], async () => {
      const documents = documentsIn(await build(renderer, { folder, root, options, key, paths, failed }));
      const byName = originsByName(workspace, closure.kustomizations, documents.map(identityIn));
      return { printed: documents, origins: byName ?? (await originsOf(renderer, folder, options)) };
    });
    const known = workspace.isFile(root) ? root : null;
    const settings = settingsOf(workspace, closure.kustomizations);
    const files = printed.map((text) => {
      const source = origins.get(identityIn(text)) ?? known ?? (folder || '.');
      return fileOf(workspace, { text, source, settings, command });
    });
    return { files, paths, failures: without.failures };
  });
}

/** What is built in place of a kustomization that takes objects from elsewhere; nothing for one that takes none. */
function withoutMissing(
  workspace: Workspace,
  closure: Closure,
  key: string,
): { readonly replaced: ReadonlyMap<string, string>; readonly failures: readonly Failure[] } {
  const [first] = closure.missing;
  if (first === undefined) return { replaced: new Map(), failures: [] };
  const local = localPart(workspace, closure);
  if (local === null) throw new RenderError(first.problem, key);
  const message = `${first.problem.message} Only the objects of this repository are built and evaluated.`;
  const failure = {
    problem: { ...first.problem, message },
    of: local.ofOthers,
    isQuiet: true,
    partOf: closure.root,
  };
  return { replaced: local.replaced, failures: [failure] };
}

/** Runs something while some files of the copy have other texts. */
function replacingAll<T>(
  workspace: Workspace,
  [first, ...others]: readonly (readonly [path: string, text: string])[],
  run: () => Promise<T>,
): Promise<T> {
  if (first === undefined) return run();
  return workspace.replacing(first[0], first[1], () => replacingAll(workspace, others, run));
}

function flagsOf({ readsAnywhere }: BuildOptions): string[] {
  return readsAnywhere === true ? ['--load-restrictor=LoadRestrictionsNone'] : [];
}

interface Printed {
  readonly text: string;
  readonly source: string;
  readonly settings: readonly Setting[];
  readonly command: string;
}

function fileOf(workspace: Workspace, { text, source, settings, command }: Printed): SourceFile {
  return {
    path: source,
    text,
    key: `${command} ${identityIn(text)}`,
    renderedBy: command,
    origin: placedIn({ file: source, text: workspace.text(source) ?? '', settings }),
  };
}

interface Building {
  readonly folder: string;
  readonly root: string;
  readonly options: BuildOptions;
  readonly key: string;
  readonly paths: readonly string[];
  /** Why only a part of it is built: what there is may need the rest. */
  readonly failed: Problem | undefined;
}

async function build({ run, workspace }: Renderer, building: Building): Promise<string> {
  const { folder, root, options, key, paths, failed } = building;
  const answer = await run('kustomize', [...flagsOf(options), workspace.absolute(folder)]);
  if (answer.ok) return answer.stdout;
  const reason = visible(workspace.shown(answer.reason), 600);
  if (failed !== undefined) throw new RenderError(alsoFailed(failed, reason), key, paths);
  const message = `kustomize can not build this: ${reason}. ${fixOf(answer.reason)}`;
  throw new RenderError(
    renderProblem('kustomize-failed', message, namedIn(answer.reason, workspace, folder) ?? root),
    key,
    paths,
  );
}

/** What is missing comes first, as the rest may need it; the rest may be at fault by itself. */
function alsoFailed(missing: Problem, reason: string): Problem {
  return {
    ...missing,
    message: `${missing.message} What is here does not build without it: ${reason}.`,
  };
}

function fixOf(reason: string): string {
  if (reason.includes('already registered id'))
    return 'Where the two are for two clusters, list those in `clusters` of the configuration, each with its own folder in `policies`; else remove one.';
  // It may pass with the program at hand, which is not run for a change that is yet to be judged.
  if (reason.includes('external plugins disabled'))
    return bySomething('kustomize build --enable-alpha-plugins --enable-exec');
  return 'Correct it so that `kustomize build` passes.';
}

/** The last file that kustomize names in what it says; null where it names none of the folder. */
function namedIn(said: string, workspace: Workspace, folder: string): string | null {
  const named = Array.from(
    said.matchAll(/'([^'\n]+)'|File: (\S+)/g),
    ([, quoted, file]) => quoted ?? file ?? '',
  );
  return named.flatMap((one) => joined(folder, one) ?? []).findLast((path) => workspace.isFile(path)) ?? null;
}

const ORIGIN = /^ {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;

/**
 * The file of each object where names do not tell it, as kustomize does when a kustomization around the folder asks. The bytes that are judged are those of the
 * folder alone, so nothing has to be taken out of them again. Empty where the tool can not say.
 */
async function originsOf(
  { workspace, run }: Renderer,
  folder: string,
  options: BuildOptions,
): Promise<ReadonlyMap<string, string>> {
  const around = workspace.scratch();
  const target = relative(around, workspace.absolute(folder));
  mkdirSync(around, { recursive: true });
  const wrapper = { resources: [target], buildMetadata: ['originAnnotations'] };
  writeFileSync(join(around, 'kustomization.yaml'), JSON.stringify(wrapper));
  const answer = await run('kustomize', [...flagsOf(options), around]);
  const origins = new Map<string, string>();
  if (!answer.ok) return origins;
  const toTree = relative(around, workspace.absolute(''));
  for (const text of documentsIn(answer.stdout)) {
    const path = /^ {6}(?:path|configuredIn): (.+)$/m.exec(ORIGIN.exec(text)?.[1] ?? '')?.[1];
    if (path === undefined || !path.startsWith(`${toTree}/`)) continue;
    const inside = joined('', path.slice(toTree.length + 1));
    if (inside !== null && workspace.isFile(inside)) origins.set(identityIn(text), inside);
  }
  return origins;
}

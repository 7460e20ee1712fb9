import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bySomething } from '../../manifest/advice.js';
import type { JsonObject } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/visible.js';
import { documentsIn } from '../documents.js';
import { from } from '../paths.js';
import { identityIn, placedIn } from '../places.js';
import { renderProblem } from '../problems.js';
import type { Rendered, Renderer } from '../renderer.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';
import { closureOf } from './closure.js';

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
  const { root, paths, patches } = closureOf(workspace, folder, options.instead);
  const command = `kustomize build ${folder || '.'}`;
  const key = JSON.stringify([command, options, workspace.contentId(paths)]);
  return renderer.cached(key, async () => {
    workspace.need(paths);
    const run = (): Promise<[string, ReadonlyMap<string, string>]> =>
      Promise.all([build(renderer, folder, root, options, key), originsOf(renderer, folder, options)]);
    const instead = options.instead && JSON.stringify(options.instead);
    const [printed, origins] = await (instead === undefined
      ? run()
      : workspace.replacing(root, instead, run));
    const known = workspace.isFile(root) ? root : null;
    const files = documentsIn(printed).map((text) => {
      const source = origins.get(identityIn(text)) ?? known ?? (folder || '.');
      return fileOf(workspace, { text, source, patches, command });
    });
    return { files, paths };
  });
}

function flagsOf({ readsAnywhere }: BuildOptions): string[] {
  return readsAnywhere === true ? ['--load-restrictor=LoadRestrictionsNone'] : [];
}

interface Printed {
  readonly text: string;
  readonly source: string;
  readonly patches: readonly string[];
  readonly command: string;
}

function fileOf(workspace: Workspace, { text, source, patches, command }: Printed): SourceFile {
  return {
    path: source,
    text,
    key: `${command} ${identityIn(text)}`,
    renderedBy: command,
    origin: placedIn({ file: source, patches, text: workspace.texts([source, ...patches]) }),
  };
}

async function build(
  { run, workspace }: Renderer,
  folder: string,
  root: string,
  options: BuildOptions,
  key: string,
): Promise<string> {
  const answer = await run('kustomize', [...flagsOf(options), workspace.absolute(folder)]);
  if (answer.ok) return answer.stdout;
  const message = `kustomize can not build this: ${visible(workspace.shown(answer.reason), 600)}. ${fixOf(answer.reason)}`;
  throw new RenderError(
    renderProblem('kustomize-failed', message, namedIn(answer.reason, workspace, folder) ?? root),
    key,
  );
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
  return named.flatMap((one) => from(folder, one) ?? []).findLast((path) => workspace.isFile(path)) ?? null;
}

const ORIGIN = /^ {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;

/**
 * The file of each object, as kustomize tells it when a kustomization around the folder asks. The bytes that are judged are those of the
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
    const inside = from('', path.slice(toTree.length + 1));
    if (inside !== null && workspace.isFile(inside)) origins.set(identityIn(text), inside);
  }
  return origins;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { documentsIn } from '../documents.js';
import { identityIn } from '../places.js';
import { renderProblem } from '../problems.js';
import type { Renderer } from '../renderer.js';
import { RenderError } from '../tree.js';

/** What a chart printed, with the patches and images that a HelmRelease puts over it (spec.postRenderers). */
export async function postRendered(
  renderer: Renderer,
  files: readonly SourceFile[],
  postRenderers: readonly Json[],
): Promise<readonly SourceFile[]> {
  let result = files;
  for (const one of postRenderers) {
    const kustomize = field(one, 'kustomize');
    if (kustomize !== undefined && result.length > 0) result = await patched(renderer, result, kustomize);
  }
  return result;
}

async function patched(
  { workspace, run }: Renderer,
  files: readonly SourceFile[],
  kustomize: Json,
): Promise<readonly SourceFile[]> {
  const folder = workspace.scratch();
  mkdirSync(folder);
  writeFileSync(join(folder, 'all.yaml'), files.map(({ text }) => text).join('---\n'));
  const [path] = itemsIn(kustomize, 'patches').flatMap((one) => textIn(one, 'path') ?? []);
  if (path !== undefined) {
    const message = `The postRenderers name a file (${visible(path)}), and helm-controller has none to read. Write the patch itself.`;
    throw new RenderError(renderProblem('outside', message, files[0]?.path ?? null));
  }
  const keys = ['patches', 'images', 'patchesStrategicMerge', 'patchesJson6902'] as const;
  const over = Object.fromEntries(keys.map((key) => [key, inline(key, itemsIn(kustomize, key))]));
  writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify({ resources: ['all.yaml'], ...over }));
  const answer = await run('kustomize', [folder]);
  if (!answer.ok) {
    const message = `kustomize can not put the postRenderers over this chart: ${visible(workspace.shown(answer.reason), 600)}.`;
    throw new RenderError(renderProblem('kustomize-failed', message, files[0]?.path ?? null));
  }
  const before = new Map(files.map((file) => [identityIn(file.text), file]));
  const [first] = files;
  return documentsIn(answer.stdout).flatMap((text) => {
    const file = before.get(identityIn(text)) ?? first;
    return file === undefined ? [] : [{ ...file, text }];
  });
}

/** Flux writes patches as objects or text; a path to a file has no meaning there. */
function inline(key: string, entries: readonly Json[]): Json[] {
  return entries.map((one) => {
    if (key === 'patchesStrategicMerge') return JSON.stringify(one);
    if (key !== 'patchesJson6902') return one;
    return { target: field(one, 'target') ?? null, patch: JSON.stringify(field(one, 'patch') ?? null) };
  });
}

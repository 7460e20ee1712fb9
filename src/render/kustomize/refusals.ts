import type { FieldPath } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import { visible } from '../../manifest/words/visible.js';
import type { PlacedYaml } from '../../manifest/placed-yaml.js';
import { renderProblem } from '../problems.js';

/** `helmCharts` and its kin: kustomize would run Helm over a chart that it may fetch. */
export function chartIn(key: string, document: PlacedYaml, at: FieldPath): Problem {
  const message = `${key} has kustomize run Helm over a chart that it may fetch, which is not done for a change that is yet to be judged. Name the chart in \`policies\` by itself: \`- helm: {chart: FOLDER}\`.`;
  return renderProblem('kustomize-chart', message, document.placeOf(at));
}

/** A path that leads out of the repository. */
export function outside(written: string, document: PlacedYaml, at: FieldPath): Problem {
  const message = `"${visible(written)}" leads out of the repository; nothing outside of it is read. Put the file into the repository.`;
  return renderProblem('outside', message, document.placeOf(at));
}

/** A remote base, or a path that is nowhere: nothing is fetched for a change that is yet to be judged. */
export function notInTree(written: string, document: PlacedYaml, at: FieldPath): Problem {
  const message = `"${visible(written)}" is no file or folder of this repository, and nothing is fetched to judge a change. Put what it names into the repository (a vendored copy), or correct the path.`;
  return renderProblem('remote-base', message, document.placeOf(at));
}

/** A folder without a kustomization; the place is where another one names it, else the folder. */
export function noKustomization(folder: string, document?: PlacedYaml, at: FieldPath = []): Problem {
  const where = visible(folder) || 'The root of the repository';
  const message = `${where} holds no kustomization.yaml, so there is nothing to build. Correct the folder.`;
  return renderProblem('no-kustomization', message, document?.placeOf(at) ?? (folder || null));
}

/** A file that kustomize reads and that is no mapping: what it names is not known. */
export function noMapping(file: string): Problem {
  const message = `${visible(file)} is no mapping, so nobody can tell what kustomize would read. Write it as a kustomization, in UTF-8.`;
  return renderProblem('kustomize-failed', message, file);
}

/** A file that kustomize reads and that cannot be read here; the place is that of its first problem. */
export function unread(file: string, { message, place }: Problem): Problem {
  const said = `${visible(file)} can not be read whole, and what kustomize makes of it may name anything: ${message}`;
  return renderProblem('kustomize-failed', said, place ?? file);
}

/** A key in other letters: Go takes `Resources` for `resources`, and a check that goes by letters would miss it. */
export function otherCase(key: string, document: PlacedYaml): Problem {
  const message = `"${visible(key)}" is a key that kustomize knows in other letters, and takes for it. Write it as the documentation of kustomize does.`;
  return renderProblem('kustomize-failed', message, document.placeOf([]));
}

/** A list of generators or transformers that the change edits: each may read any file. */
export function changedPlugins(
  file: string,
  key: string,
  { document, at }: { document: PlacedYaml; at: FieldPath },
): Problem {
  const message = `${visible(file)} changes the generators or transformers that it lists (${visible(key)}), and nobody can tell what they read. List them as they are.`;
  return renderProblem('kustomize-plugin', message, document.placeOf(at));
}

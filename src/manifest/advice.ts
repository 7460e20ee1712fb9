import { visible } from './visible.js';
import { code, literal, NO_TEXT, type Text, text } from '../text/text.js';

/** Fixes for files that are not evaluated as they are. Each sentence can be followed as it is. */

/** For what no entry of `policies` renders; `command` prints the manifests, where it is known. */
export function bySomething(command: string | null = null): Text {
  const how = command === null ? NO_TEXT : text` (${code(command)})`;
  return text`Render it${how} in an earlier step, for base and head, and give the two folders: \`base-path\` and \`head-path\` in the action, \`--base\` and \`--head\` on the command line.`;
}

/** For files of which only a build of their folder shows the objects. */
export function byKustomize(folder: string): Text {
  return byPolicies('the folder', `kustomize: ${shown(folder)}`);
}

/** For a folder that Flux applies. */
export function byFlux(folder: string): Text {
  return byPolicies('the folder', `flux: ${shown(folder)}`);
}

/** For a file with Applications or ApplicationSets of Argo CD. */
export function byArgo(path: string): Text {
  return byPolicies('the file', `argocd: ${visible(path)}`);
}

function byPolicies(what: string, entry: string): Text {
  return text`List ${literal(what)} in \`policies\` of the configuration instead of plain files: ${code(`- ${entry}`)}.`;
}

/** For a template, which is not a manifest before it is rendered: of a chart, or of another tool. */
export function byTemplate(path: string): Text {
  const at = `/${path}`.lastIndexOf('/templates/');
  return at < 0
    ? bySomething()
    : byPolicies('the chart', `helm: {chart: ${shown(path.slice(0, Math.max(0, at - 1)))}}`);
}

function shown(folder: string): string {
  return visible(folder) || '.';
}

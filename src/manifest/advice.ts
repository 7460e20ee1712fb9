import { folderOf } from './path.js';
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

/** `values`: a values file beside that of the chart itself. */
function byHelm(chart: string, values: string | null = null): Text {
  const entry = `chart: ${shown(chart)}${values === null ? '' : `, values: [${visible(values)}]`}`;
  return byPolicies('the chart', `helm: {${entry}}`);
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

/** For a template, which is not a manifest before it is rendered. */
export function byTemplate(path: string, template: string): Text {
  return isOfChart(path, template) ? byHelm(chartOfTemplate(path)) : bySomething();
}

/** How an action of Go's templates begins; those of Jinja, which Kapitan and Ansible fill, begin with the name of a variable. */
const GO_ACTION =
  /\{\{-?\s*(?:[.$("`]|\/\*|(?:if|else|end|with|range|include|template|define|block|toYaml|tpl|quote|default|printf|required|lookup|fail|index|not)\b)/;

/** True for a template that Helm can fill. */
function isOfChart(path: string, template: string): boolean {
  return /(?:^|\/)templates\//.test(path) && GO_ACTION.test(template);
}

/** The folder of the chart that a template belongs to. */
function chartOfTemplate(path: string): string {
  const at = path.lastIndexOf('/templates/');
  return at < 0 ? folderOf(folderOf(path)) : path.slice(0, at);
}

function shown(folder: string): string {
  return visible(folder) || '.';
}

import { folderOf } from './path.js';
import { visible } from './words/visible.js';

/** What gives a verdict on files that are not judged as they are. Each sentence can be followed as it stands. */

/** For what no entry of `policies` renders; `command` is what prints the manifests, where that is known. */
export function bySomething(command: string | null = null): string {
  const what = command === null ? 'it' : `it (\`${command}\`)`;
  return `Render ${what} in a step before, for base and head, and give fleetplan the two folders: \`base-path\` and \`head-path\` of the action, \`--base\` and \`--head\` of the command line.`;
}

/** The fix where files are judged that only a build of their folder tells: a sentence with the line of the configuration. */
export function byKustomize(folder: string): string {
  return `Name the folder in \`policies\` of the configuration (\`- kustomize: ${shown(folder)}\`) in place of its files, and it is built before it is judged.`;
}

/** `values`: a file with values beside those of the chart itself. */
function byHelm(chart: string, values: string | null = null): string {
  const entry = `chart: ${shown(chart)}${values === null ? '' : `, values: [${visible(values)}]`}`;
  return `Name the chart in \`policies\` of the configuration (\`- helm: {${entry}}\`) in place of its files, and it is rendered before it is judged.`;
}

/** The same for a folder that Flux applies. */
export function byFlux(folder: string): string {
  return `Name its folder in \`policies\` of the configuration (\`- flux: ${shown(folder)}\`) in place of its files, and what it applies is judged.`;
}

/** The same for a file with Applications or ApplicationSets of Argo CD. */
export function byArgo(path: string): string {
  return `Name it in \`policies\` of the configuration (\`- argocd: ${visible(path)}\`) in place of its file, and what it applies is judged.`;
}

/** For text that is no manifest before something fills it. */
export function byTemplate(path: string, text: string): string {
  return isOfChart(path, text) ? byHelm(chartOfTemplate(path)) : bySomething();
}

/** How an action of Go's templates begins; those of Jinja, which Kapitan and Ansible fill, begin with the name of a variable. */
const GO_ACTION =
  /\{\{-?\s*(?:[.$("`]|\/\*|(?:if|else|end|with|range|include|template|define|block|toYaml|tpl|quote|default|printf|required|lookup|fail|index|not)\b)/;

/** True for a template that Helm can fill. */
function isOfChart(path: string, text: string): boolean {
  return /(?:^|\/)templates\//.test(path) && GO_ACTION.test(text);
}

/** The folder of the chart that a template belongs to. */
function chartOfTemplate(path: string): string {
  const at = path.lastIndexOf('/templates/');
  return at < 0 ? folderOf(folderOf(path)) : path.slice(0, at);
}

function shown(folder: string): string {
  return visible(folder) || '.';
}

import { visible } from './visible.js';
import { code, type Text, text } from '../text/text.js';

/** Fixes for files that are not evaluated as they are. Each sentence can be followed as it is. */

/** For what no entry of `policies` renders; `command` prints the manifests, where it is known. */
export function bySomething(command: string | null = null): Text {
  const how = command !== null && text` (${code(command)})`;
  return text`Render it${how} in an earlier step, for base and head, and give the two folders: ${code('base-path')} and ${code('head-path')} in the action, ${code('--base')} and ${code('--head')} on the command line.`;
}

/** For what an entry of `policies` of another type renders; '' is the root of the repository. */
export function byEntry(type: 'kustomize' | 'flux' | 'argocd', path: string): Text {
  return byPolicies(`${type}: ${visible(path) || '.'}`);
}

/** For a template, which is not a manifest before it is rendered: of a chart, or of another tool. */
export function byTemplate(path: string, type: 'helm' | 'argocd' = 'helm'): Text {
  const at = `/${path}`.lastIndexOf('/templates/');
  return at < 0
    ? bySomething()
    : byPolicies(`${type}: {chart: ${visible(path.slice(0, Math.max(0, at - 1))) || '.'}}`);
}

function byPolicies(entry: string): Text {
  return text`List it in ${code('policies')} of the configuration instead of plain files: ${code(`- ${entry}`)}.`;
}

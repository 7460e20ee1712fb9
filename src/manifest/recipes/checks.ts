import { COMMAND } from './tools.js';

/** What says, looks or tries, and changes nothing: https://kubernetes.io/docs/reference/kubectl/generated/kubectl_apply/ (--dry-run). */
const TRIES =
  /--dry-run(?:=["']?(?:client|server|true)\b|(?=[\s"'`)]|$))|\b(?:kubectl|oc)\b[^\n|]*\sdiff\b|\b(?:kustomize\b[^\n|]*?\sbuild|kubectl\s+kustomize|helm\b[^\n|]*?\stemplate)\s[^\n|;&]*>\s*\/dev\/null|^[\s@(-]*(?:run:|script:)?[\s@"']*(?:echo|printf|yamllint|kubeconform|kubeval|kube-linter|kube-score|conftest|datree|polaris|pluto|trivy|checkov)\b/;
const MOST_OF_LINE = 500;
/** What a line writes into a file, or has run within what it says. */
const DOES =
  />(?!\s*(?:\/dev\/null|&\d))|\b(?:tee|xargs)\b|(?:\$\(|`)[^)`]*\b(?:kubectl|oc|helm|helmfile|kapp|argocd)\b/;

/**
 * A script without its lines that give nothing to a cluster, whatever they name: checks, trials, messages, and lines of comments. A line of
 * which a part is piped to what does something, or written into a file, stays whole.
 */
export function withoutChecks(text: string): string {
  const lines = text.split('\n');
  return lines
    .filter((line, at) => !isCheck(line, lines[at + 1] ?? ''))
    .map(withoutMessages)
    .join('\n');
}

/** A message of a shell that stands before another command of its line, or after one: words, and no more than variables in them. */
const MESSAGE =
  /(^[ \t@-]*(?:(?:run|script):[ \t]*)?|(?:&&|;|\b(?:then|do|else)\b)[ \t]*)echo(?:[ \t]+(?:"(?:[^"`$\\]|\$\w|\$\{\w+\})*"|'[^']*'|(?:[^\s"'`$|&;<>()\\#]|\$\w)+))*[ \t]*(?=&&|;|$)/g;

function withoutMessages(line: string): string {
  const isSaid = line.length <= MOST_OF_LINE && line.includes('echo') && COMMAND.test(line);
  return isSaid ? line.replace(MESSAGE, '$1echo ') : line;
}

function isCheck(line: string, next: string): boolean {
  if (/^\s*#/.test(line)) return true;
  // Nobody writes one that long, and the patterns look at each beginning of a command in it.
  if (line.length > MOST_OF_LINE) return false;
  if (/\|\s*$/.test(line) || /^\s*\|/.test(next) || DOES.test(line)) return false;
  const parts = line.split(/&&|[;|]+/);
  const others = parts.filter((part) => !TRIES.test(part));
  return others.length < parts.length && !others.some((part) => COMMAND.test(part) || /[=`]|\$\(/.test(part));
}

import { folderOf, isWithin, joined } from '../../manifest/path.js';
import { withoutChecks } from '../../manifest/recipes/checks.js';
import { isLike, isNamed, namesIn } from '../../manifest/recipes/names.js';

/** What a text says of paths in one go: a line of a script, a document, or all of it. */
interface Part {
  readonly names: readonly string[];
  /** Names of files that are taken, or left out, of a folder that it names; they count from there. */
  readonly patterns: readonly string[];
  /** True where what lies below a folder that it names is taken too. */
  readonly isDeep: boolean;
}

/**
 * How a text comes to a path: equal for two paths of which its tool takes both in the same way, or neither; empty where nothing of it names the
 * path. A folder that is named is taken with its own files, and what lies deeper in it only where that is said.
 * @param isScript each line of which is a command of its own
 */
export function reachIn(path: string, text: string, isScript: boolean): (other: string) => string {
  const separator = isScript ? /\n/ : /^---.*$/m;
  const whole = isScript ? withoutChecks(text.replace(/\\\r?\n[ \t]*/g, ' ')) : text;
  const parts = whole.split(separator).map((part) => partOf(path, part));
  return (other) => {
    const found = parts.flatMap((part) => howNamed(part, other));
    return [...new Set(found)].sort().join(' ');
  };
}

/**
 * What is taken with all that lies in it: `kubectl apply -R`, `directory.recurse` of Argo CD, and by themselves Kustomizations of Flux, Config Sync
 * and Rancher Fleet.
 */
const DEEP =
  /(?:^|\s)(?:-[a-z]*R[a-z]*|--recursive)(?=[\s=]|$)|\brecurs(?:e|ive)["']?:\s*(?:true|yes)\b|\b(?:kustomize\.toolkit\.fluxcd\.io|configsync\.gke\.io|fleet\.cattle\.io)\//;
/** `directory.include` and `exclude` of Argo CD: https://argo-cd.readthedocs.io/en/stable/user-guide/directory/ */
const PATTERN = /\b(include|exclude)["']?:[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))/g;

function partOf(path: string, part: string): Part {
  const said = part.replace(PATTERN, '');
  const isMentioned = (word: string): boolean => /^[\w.*-][\w./*-]*$/.test(word);
  const names = foldersOf(path).flatMap((folder) => namesIn(folder, said, isMentioned));
  const patterns = Array.from(part.matchAll(PATTERN), ([, , double, single, plain]) =>
    (double ?? single ?? plain ?? '').replace(/^\{|\}$/g, '').split(','),
  ).flat();
  return { names: [...new Set(names)], patterns, isDeep: DEEP.test(part) };
}

/** Where paths of a file count from; those of a role of Ansible also from its `files` and `templates`. */
function foldersOf(path: string): string[] {
  const folder = folderOf(path);
  const beside = /(?:^|\/)tasks$/.test(folder) ? ['../files', '../templates'] : ['files', 'templates'];
  const ofAnsible = /\.ya?ml$/.test(path) ? beside.flatMap((one) => joined(folder, one) ?? []) : [];
  return [folder, ...ofAnsible];
}

function howNamed({ names, patterns, isDeep }: Part, other: string): string[] {
  return names
    .filter((name) => isNamed(name, other))
    .map((name) => {
      const taken = patterns.map((pattern) => Number(isTaken(name, pattern, other))).join('');
      if (isDeep || name.includes('**')) return `below ${taken}`;
      const depth = other.split('/').length - name.split('/').length;
      return `${depth}${name.includes('*') ? ' of a pattern' : ''} ${taken}`;
    });
}

/** A star of Argo CD stands for slashes too. */
function isTaken(folder: string, pattern: string, other: string): boolean {
  const rest = isWithin(folder, other) ? other.slice(folder.length + 1) : other;
  return isLike(rest, pattern.replace(/\*+/g, '*'));
}

import { isProgram, isTemplate } from '../../manifest/delivery/generators.js';
import { isObject, type Json } from '../../manifest/manifest.js';
import { parseManifests, parseWhole } from '../../manifest/parse.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { placeholderIn } from '../../manifest/delivery/unresolved.js';
import { claimedAs } from '../../systems/claimed.js';
import { namesPlanned } from './generators.js';

/** A template that nobody fills in here, and what something else has to give it. */
export interface Template {
  readonly path: string;
  readonly names: ReadonlySet<string>;
}

interface Text {
  readonly path: string;
  readonly text: string | null;
  /** What is put in here. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Marks that are filled in: `{{ .Cluster.ConfigItems.budget }}`, `{% if budget %}`, `<%= budget %>`, `${BUDGET}`, `${{BUDGET}}`, `$(BUDGET)`,
 * `%{budget}`, `#{budget}#`, `((budget))`, `@BUDGET@`, `%%BUDGET%%`, `__BUDGET__`.
 */
const MARKS = [
  /\{\{([^{}]{1,300})\}\}/g,
  /\{%([^{}%]{1,300})%\}/g,
  /<%([^<>%]{1,300})%>/g,
  /[$%#][{(]{1,2}([A-Za-z_][\w.-]*)/g,
  /\(\(([\w./-]{1,300})\)\)/g,
  /(?:@{1,2}|%%|\b__)([A-Za-z][\w-]*?)(?:@|%%|__\b)/g,
];
const WORD = /[A-Za-z_][\w-]*/g;
/** Texts of templates are none of their names, but where something is looked up by one: `index .Values "pool_budget"`, `item['budget']`. */
const QUOTED = /"([^"]*)"|'([^']*)'/g;
const LOOKS_UP = /\b(?:index|get\w*|env|requiredEnv|lookup|fetch|dig|key)\b|\[/i;
/** A name of several words, or in capitals: `pool_budget`, `maxUnavailable`, `REPLICAS`. Others, such as `name`, are in any file. */
const OWN_NAME = /[a-z0-9][A-Z]|\w[-_]\w|^[A-Z][A-Z0-9]+$/;

/** True for the name of a setting that is hardly in any other file. */
export function isOwnName(name: string): boolean {
  return OWN_NAME.test(name);
}

/** Files that give names values, and are no manifests. */
const DATA =
  /(?:\.(?:ya?ml|json|toml|ini|properties|env|tfvars|hcl|conf|cfg|mk|sh|bash|ps1|bzl|bazel)|(?:^|\/)(?:\.env[^/]*|env\.(?!md$)[^/]+))$/;
/** What a limit is most often: a number, or a percentage; `node:20` is none. */
const AMOUNT = /(?:[\s=,]|^[^:,]*:)["']?\d+%?["']?[\],;]*$/;
/** One line of such a file: `name: value`, `"name": value,`, `export NAME=value`. */
const LINE = /^([ \t]*)(?:- +)?(?:export +)?["']?([\w.-]+)["']?[ \t]*[?:+]?[:=](.*)$/;

/** What helmfile fills in for charts: it names no kind, and decides about those that the charts hold. */
const HELMFILE_VALUES = /\.gotmpl$/;

/** The templates of planned objects among texts that nothing renders. */
export function templatesIn(texts: readonly Text[]): readonly Template[] {
  return texts.flatMap(({ path, text, variables = {} }) => {
    if (text === null || isProgram(path) || !MARKS.some((mark) => text.search(mark) >= 0)) return [];
    if (!(namesPlanned(text) || HELMFILE_VALUES.test(path)) || !isLeftOpen(path, text)) return [];
    const marks = MARKS.flatMap((mark) => Array.from(text.matchAll(mark), ([, inside = '']) => inside));
    const names = marks.flatMap(namesIn);
    return [{ path, names: new Set(names.filter((name) => !Object.hasOwn(variables, name))) }];
  });
}

function namesIn(mark: string): readonly string[] {
  const isLookup = LOOKS_UP.test(mark);
  const bare = mark.replace(QUOTED, (_, double: string | undefined, single: string | undefined) =>
    isLookup ? ` ${double ?? single ?? ''} ` : '',
  );
  return bare.match(WORD) ?? [];
}

/** False for manifests that are judged as they stand, as their marks are text for the pods. */
function isLeftOpen(path: string, text: string): boolean {
  if (isTemplate(path)) return true;
  const { manifests, problems } = parseManifests(text, path);
  return (
    problems.some(({ severity }) => severity === 'error') ||
    manifests.some((one) => placeholderIn(one, claimedAs(one)?.spec.freeText) !== null)
  );
}

/**
 * The template that a file of data gives another value, as far as names tell, whatever tool puts it in: a key that the change edits is
 * named in it. A name that is in any file counts where the data lie in the folder of the template, or above it, or where it is given
 * another number.
 */
export function filledBy(
  { path, text, before }: Text & { readonly before: string | null },
  templates: readonly Template[],
): { readonly template: string; readonly name: string } | null {
  if (!DATA.test(path) || templates.length === 0) return null;
  const edited = editedKeys(settingsIn(path, before ?? ''), settingsIn(path, text ?? ''));
  for (const template of templates) {
    const isAbove = folderOf(path) !== '' && isWithin(folderOf(path), template.path);
    const name = edited.find(
      ({ key, isAmount }) => template.names.has(key) && (isAbove || isAmount || isOwnName(key)),
    )?.key;
    if (name !== undefined && template.path !== path) return { template: template.path, name };
  }
  return null;
}

/** The keys with another value on one side, and those that they lie below. */
function editedKeys(was: Settings, is: Settings): readonly EditedKey[] {
  const differing = [
    ...[...was].filter(([line]) => !is.has(line)),
    ...[...is].filter(([line]) => !was.has(line)),
  ];
  return differing.flatMap(([line, keys]) =>
    keys.map((key, index) => ({ key, isAmount: index === keys.length - 1 && AMOUNT.test(line) })),
  );
}

interface EditedKey {
  readonly key: string;
  readonly isAmount: boolean;
}

/** The keys that a value lies below, by what these and the value are. */
type Settings = ReadonlyMap<string, readonly string[]>;

function settingsIn(path: string, text: string): Settings {
  const documents = /\.(?:ya?ml|json)$/.test(path) ? parseWhole(text, path) : null;
  return documents === null ? linesOf(text) : new Map(documents.flatMap((one) => valuesIn(one, [], [])));
}

/** `at` tells the places of a list apart, `keys` does not have them. */
function valuesIn(
  value: Json,
  at: readonly (string | number)[],
  keys: readonly string[],
): [string, readonly string[]][] {
  if (isObject(value) && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([key, of]) => valuesIn(of, [...at, key], [...keys, key]));
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((of: Json, index) => valuesIn(of, [...at, index], keys));
  return [[JSON.stringify([at, value]), keys]];
}

/** Of a file that is no YAML, or has marks of its own: what its lines look like. */
function linesOf(text: string): Settings {
  const settings = new Map<string, readonly string[]>();
  let above: readonly { readonly key: string; readonly indent: number }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const bare = withoutComment(line);
    if (bare === '') continue;
    const [, , key] = LINE.exec(bare) ?? [];
    const indent = bare.length - bare.trimStart().length;
    above = above.filter((one) => one.indent < indent || (key === undefined && one.indent === indent));
    if (key !== undefined) above = [...above, { key, indent }];
    const keys = above.map((one) => one.key);
    settings.set(`${keys.join('.')} ${bare.trim()}`, keys);
  }
  return settings;
}

/** A mark of a comment between quotes is part of the value. */
function withoutComment(line: string): string {
  return line
    .replace(/("[^"]*"|'[^']*')|(?:^|[ \t])#.*$/g, (_, quoted: string | undefined) => quoted ?? '')
    .trimEnd();
}

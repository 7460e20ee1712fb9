import { isProgram, isTemplate } from '../../manifest/generators.js';
import { parseManifests } from '../../manifest/parse.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { placeholderIn } from '../../manifest/unresolved.js';
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

/** Marks that are filled in: `{{ .Cluster.ConfigItems.budget }}`, `{% if budget %}`, `<%= budget %>`, `${BUDGET}`, `${{BUDGET}}`. */
const MARKS = [
  /\{\{([^{}]{1,300})\}\}/g,
  /\{%([^{}%]{1,300})%\}/g,
  /<%([^<>%]{1,300})%>/g,
  /\$\{{1,2}([A-Za-z_]\w*)/g,
];
const WORD = /[A-Za-z_][\w-]*/g;
/** Texts of templates are none of their names. */
const QUOTED = /"[^"]*"|'[^']*'/g;
/** A name of several words, or in capitals: `pool_budget`, `maxUnavailable`, `REPLICAS`. Others, such as `name`, are in any file. */
const OWN_NAME = /[a-z0-9][A-Z]|\w[-_]\w|^[A-Z][A-Z0-9]+$/;
/** Files that give names values, and are no manifests. */
const DATA = /(?:\.(?:ya?ml|json|toml|ini|properties|env)|(?:^|\/)\.env[^/]*)$/;
/** One line of such a file: `name: value`, `"name": value,`, `export NAME=value`. */
const LINE = /^([ \t]*)(?:- +)?(?:export +)?["']?([\w.-]+)["']?[ \t]*[:=](.*)$/;

/** The templates of planned objects among texts that nothing renders. */
export function templatesIn(texts: readonly Text[]): readonly Template[] {
  return texts.flatMap(({ path, text, variables = {} }) => {
    if (text === null || isProgram(path) || !/\{[{%]|<%|\$\{/.test(text)) return [];
    if (!namesPlanned(text) || !isLeftOpen(path, text)) return [];
    const marks = MARKS.flatMap((mark) => Array.from(text.matchAll(mark), ([, inside = '']) => inside));
    const names = marks.flatMap((inside) => inside.replace(QUOTED, '').match(WORD) ?? []);
    return [{ path, names: new Set(names.filter((name) => !Object.hasOwn(variables, name))) }];
  });
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
 * named in it. A name that is in any file counts where the data lie in the folder of the template, or above it.
 */
export function filledBy(
  { path, text, before }: Text & { readonly before: string | null },
  templates: readonly Template[],
): { readonly template: string; readonly name: string } | null {
  if (!DATA.test(path) || templates.length === 0) return null;
  const edited = editedKeys(before ?? '', text ?? '');
  for (const template of templates) {
    const isAbove = folderOf(path) !== '' && isWithin(folderOf(path), template.path);
    const name = edited.find((key) => template.names.has(key) && (isAbove || OWN_NAME.test(key)));
    if (name !== undefined && template.path !== path) return { template: template.path, name };
  }
  return null;
}

/** The keys with another value on one side, and those that they lie below. */
function editedKeys(before: string, after: string): readonly string[] {
  const [was, is] = [settingsIn(before), settingsIn(after)];
  const differing = [
    ...[...was].filter(([line]) => !is.has(line)),
    ...[...is].filter(([line]) => !was.has(line)),
  ];
  return [...new Set(differing.flatMap(([, keys]) => keys))];
}

/** Each line with the keys that it lies below and its own, by what these and its value are. */
function settingsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const settings = new Map<string, readonly string[]>();
  let above: readonly { readonly key: string; readonly indent: number }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const bare = line.replace(/(?:^|[ \t])#.*$/, '').trimEnd();
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

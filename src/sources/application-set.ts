import { field, fieldAt, itemsIn, objectIn, parsedJson, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { wholeYaml } from '../manifest/parse.js';
import { folderOf, nameOf } from '../manifest/path.js';
import { compileSelector, selects } from '../manifest/selector.js';
import { crosses, matchesPath } from '../read/globs.js';
import type { Renderer } from './renderer.js';
import { isPinned, isRepository, notRendered, RenderError } from './source.js';

const MAX_SETS = 2_000;

interface Context {
  readonly renderer: Renderer;
  /** True for Go templates, false for plain ones. */
  readonly isGo: boolean;
  /** Files that parameters are taken from. */
  readonly inputs: Set<string>;
}

/** The Applications of an ApplicationSet, each with the names of clusters among its parameters. Throws `RenderError`. */
export async function applicationsOf(set: Manifest, renderer: Renderer, inputs: Set<string>) {
  const spec = field(set.object, 'spec');
  const context = { renderer, isGo: field(spec, 'goTemplate') === true, inputs };
  const template = field(spec, 'template');
  if (template === undefined) throw notRendered`it has no template`;
  const sets: JsonObject[] = [];
  for (const generator of itemsIn(spec, 'generators')) sets.push(...(await parametersOf(generator, context)));
  const patch = textIn(spec, 'templatePatch');
  if (patch !== null && !context.isGo) throw notRendered`it has a templatePatch without goTemplate`;
  const destination = fieldAt(template, 'spec', 'destination');
  const to = textIn(destination, 'name') || textIn(destination, 'server');
  // All Applications go to one cluster that is written out.
  const isOpen = !to || to.includes('{{');
  const { cluster } = renderer;
  const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
  const results = await filled(renderer, [template, patch], sets, context.isGo);
  return results.map((result, at) => {
    // Elements of a list often hold the name of the cluster beside its address.
    const values = new Set(flattened(sets[at] ?? {}).values());
    const named = isOpen ? known.filter((one) => values.has(one)) : [];
    return { application: applicationOf(set, result), clusters: named.length === 1 ? named : [] };
  });
}

/** A parameter that a plain template leaves as it is written, because no generator gives it. */
const LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;

function applicationOf(set: Manifest, result: Json): Manifest {
  const [template, patch] = Array.isArray(result) ? result : [];
  const over =
    typeof patch === 'string' ? (wholeYaml(patch, set.place.file).documents[0]?.value ?? null) : null;
  const made = isObject(over) && template !== undefined ? mergePatched(template, over) : template;
  const name = textIn(made, 'metadata', 'name');
  // The name and the cluster of an Application may be open; what it renders may not.
  const spec = objectIn(made, 'spec') ?? {};
  const destination = { ...objectIn(spec, 'destination'), server: '', name: '' };
  if (!isObject(made) || name === null || LEFT_OPEN.test(JSON.stringify({ ...spec, destination })))
    throw unknownTemplate();
  return { ...set, kind: 'Application', name, object: { ...made, kind: 'Application' } };
}

/** A JSON merge patch (RFC 7386). */
function mergePatched(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const own = Object.entries(isObject(target) ? target : {}).filter(([key]) => patch[key] !== null);
  const over = Object.entries(patch).flatMap(([key, value]): [string, Json][] =>
    value === null ? [] : [[key, mergePatched(field(target, key) ?? null, value)]],
  );
  return Object.fromEntries([...own, ...over]);
}

const GENERATORS = {
  list: (written: Json) => itemsIn(written, 'elements').filter(isObject),
  ...{ git, clusters, matrix },
} as const;

/** Sets of parameters: nested for Go templates, by dotted keys for plain ones. */
type Sets = readonly JsonObject[];

const UNKNOWN = ['template', 'elementsYaml', 'flatList'];

/** The sets of parameters of a generator. Throws `RenderError` for one that is not known here. */
async function parametersOf(generator: Json, context: Context): Promise<Sets> {
  const { selector, ...rest } = isObject(generator) ? generator : {};
  const [kind = 'without a kind', ...others] = Object.keys(rest);
  if (!Object.hasOwn(GENERATORS, kind) || others.length > 0)
    throw notRendered`its generator ${[kind, ...others].join(', ')} asks what is not in the repository`;
  const written = field(rest, kind) ?? null;
  const unknown = UNKNOWN.find((key) => (field(written, key) ?? false) !== false);
  if (unknown !== undefined)
    throw notRendered`its generator ${kind} has ${unknown}, which is not understood here`;
  const sets = await GENERATORS[kind as keyof typeof GENERATORS](written, context);
  const values = objectIn(written, 'values');
  const own = values && (await filled(context.renderer, values, sets, context.isGo));
  const all = own === null ? sets : sets.map((one, at) => ({ ...one, values: own[at] ?? null }));
  // The selector matches parameters as if they were labels.
  return selector === undefined
    ? all
    : all.filter((one) => isSelected(selector, Object.fromEntries(flattened(one))));
}

function isSelected(selector: Json, labels: Readonly<Record<string, string>>): boolean {
  const compiled = compileSelector(selector);
  if ('error' in compiled) throw notRendered`the selector of its generator is invalid: ${compiled.error}`;
  return selects(compiled.selector, labels);
}

/** The planned cluster, by its names and labels in the configuration; what these do not give stays open. The others have their own plans. */
function clusters(written: Json, { renderer: { cluster } }: Context): Sets {
  const labels = cluster.labels && { 'argocd.argoproj.io/secret-type': 'cluster', ...cluster.labels };
  const selector = objectIn(written, 'selector') ?? {};
  if (Object.keys(selector).length > 0) {
    if (labels === null)
      throw notRendered`its generator picks clusters by labels; list this cluster in ${'clusters'} of the configuration, with its ${'labels'}`;
    if (!isSelected(selector, labels)) return [];
  }
  const named = (isAddress: boolean): string | undefined =>
    cluster.destination?.find((one) => one.includes('://') === isAddress);
  const name = named(false) ?? cluster.name;
  return [
    {
      name: name ?? '{{name}}',
      nameNormalized: name === null ? '{{nameNormalized}}' : normalized(name),
      server: named(true) ?? '{{server}}',
      ...(labels === null ? {} : { metadata: { labels } }),
    },
  ];
}

/** Argo CD's form of a name for names of objects (applicationset/utils, SanitizeName). */
function normalized(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-');
  return plain.slice(0, 253).replaceAll(/^[-.]+|[-.]+$/g, '');
}

/** Each set of the first generator with each that the second one makes of it. Two values of one key are refused. */
async function matrix(written: Json, context: Context): Promise<Sets> {
  const generators = itemsIn(written, 'generators');
  if (generators.length !== 2)
    throw notRendered`Argo CD takes two generators in a matrix, and it has ${generators.length}`;
  let sets: JsonObject[] = [{}];
  for (const generator of generators) {
    const own = await filled(context.renderer, generator, sets, context.isGo);
    const next: JsonObject[] = [];
    for (const [at, before] of sets.entries())
      for (const one of await parametersOf(own[at] ?? null, context)) {
        const flat = flattened(before);
        const clash = [...flattened(one)].find(([key, value]) => (flat.get(key) ?? value) !== value);
        if (clash !== undefined) throw notRendered`its matrix gives ${clash[0]} two values`;
        if (next.push(mergePatched(one, before) as JsonObject) > MAX_SETS)
          throw notRendered`its matrix has more than ${MAX_SETS} elements`;
      }
    sets = next;
  }
  return sets;
}

/** Folders or files of the tree (argo-cd, applicationset/generators/git.go). */
function git(written: Json, { renderer: { tree, repository }, isGo, inputs }: Context): Sets {
  if (!isRepository(textIn(written, 'repoURL') ?? '', repository))
    throw notRendered`its git generator reads another repository`;
  if (isPinned(textIn(written, 'revision') ?? 'HEAD'))
    throw notRendered`its git generator reads a pinned version`;
  const prefix = textIn(written, 'pathParamPrefix') ?? '';
  const directories = itemsIn(written, 'directories');
  const isOfFolders = directories.length > 0;
  const patterns = (isOfFolders ? directories : itemsIn(written, 'files')).map((one) => ({
    pattern: textIn(one, 'path') ?? '',
    excludes: field(one, 'exclude') === true,
  }));
  if (patterns.some(({ pattern }) => /[[\]\\]/.test(pattern)))
    throw notRendered`its git generator has a pattern with classes of characters; write the paths out`;
  // Files match as in `git ls-files`: a star crosses slashes, unless --enable-new-git-file-globbing is set.
  const matches = isOfFolders ? matchesPath : crosses;
  const isAmong = (path: string, excluded: boolean): boolean =>
    patterns.some(({ pattern, excludes }) => excludes === excluded && matches(pattern, path));
  const all = isOfFolders ? foldersIn(tree.files()) : tree.files();
  const chosen = all.filter((path) => isAmong(path, false) && !isAmong(path, true));
  // A person has decided that nothing is made of the excluded folders.
  for (const path of isOfFolders ? all.filter((one) => isAmong(one, true)) : chosen) inputs.add(path);
  return chosen.flatMap((file): JsonObject[] => {
    const path = isOfFolders ? file : folderOf(file);
    const [segments, basename, filename] = [path.split('/'), nameOf(path), nameOf(file)];
    const at = {
      // Plain templates have the path itself at `path`.
      ...(isGo ? { path, segments } : { '': path, ...Object.fromEntries(segments.entries()) }),
      ...{ basename, basenameNormalized: normalized(basename) },
      ...(isOfFolders ? {} : { filename, filenameNormalized: normalized(filename) }),
    };
    const own: JsonObject = prefix === '' ? { path: at } : { [prefix]: { path: at } };
    if (isOfFolders) return [own];
    const contents = wholeYaml(tree.text(file) ?? '', file).documents.flatMap(({ value }) => value);
    return contents.filter(isObject).map((content) => ({ ...content, ...own }));
  });
}

/** All folders but those below one that begins with a dot, as Argo CD passes them over. */
function foldersIn(files: readonly string[]): string[] {
  const all = new Set<string>();
  for (const path of files)
    for (let folder = folderOf(path); folder !== '' && !all.has(folder); folder = folderOf(folder))
      all.add(folder);
  return [...all].filter((folder) => !/(?:^|\/)\./.test(folder)).sort();
}

const unknownTemplate = (): RenderError =>
  notRendered`its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give`;

/** Argo CD's own function (applicationset/utils, SanitizeName), as a template that a pipeline can end in. */
const NORMALIZE =
  '{{- define "normalize" }}{{ regexReplaceAll "[^a-z0-9.-]" (lower .) "-" | trunc 253 | trimAll "-." }}{{ end -}}\n';

/**
 * A value filled in for each set of parameters. Helm evaluates Go templates: Argo CD uses the same language and functions (Sprig). Throws
 * `RenderError` for an invalid template, and for a printed parameter that no generator gives.
 */
export async function filled(renderer: Renderer, value: Json, sets: Sets, isGo: boolean): Promise<Json[]> {
  if (!isGo)
    return sets.map((set) => {
      const flat = flattened(set);
      // A parameter that no generator gives stays, as Argo CD leaves it.
      return replaced(value, (text) =>
        text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name: string) => flat.get(name.trim()) ?? written),
      );
    });
  const found = new Set<string>();
  replaced(value, (text) => {
    if (text.includes('{{')) found.add(text);
    return text;
  });
  const texts = [...found];
  if (texts.length === 0 || sets.length === 0) return sets.map(() => value);
  const rows = await renderer.cached(['templates', texts, [...sets]], async () => {
    const defines = texts.map((text, at) => {
      const known = text.replaceAll(/\{\{[^]*?\}\}/g, (action) =>
        action.replaceAll(/(?<![\w."$-])normalize(?![\w"-])/g, 'include "normalize"'),
      );
      return `{{- define "text-${at}" }}${known}{{ end -}}\n`;
    });
    const list = texts.map((_, at) => `{{ include "text-${at}" $set | toJson }}`).join(', ');
    const answer = await renderer.run('helm', [], (chart) => {
      chart.write('Chart.yaml', 'apiVersion: v2\nname: templates\nversion: 0.0.0\n');
      chart.write('values.yaml', JSON.stringify({ sets }));
      chart.write('templates/_texts.tpl', [NORMALIZE, ...defines].join(''));
      chart.write(
        'templates/sets.yaml',
        `sets:\n{{- range $set := .Values.sets }}\n- [${list}]\n{{- end }}\n`,
      );
      return ['template', 'texts', chart.absolute('')];
    });
    if (!answer.ok) throw unknownTemplate();
    const rows = answer.stdout
      .split('\n')
      .flatMap((line) => (line.startsWith('- ') ? [parsedJson(line.slice(2))] : []));
    const isRow = (row: Json | undefined): row is string[] =>
      Array.isArray(row) && row.every((one) => typeof one === 'string' && !one.includes('<no value>'));
    if (rows.length !== sets.length || !rows.every(isRow)) throw unknownTemplate();
    return rows;
  });
  return rows.map((row) => replaced(value, (text) => row[texts.indexOf(text)] ?? text));
}

function replaced(value: Json, textOf: (text: string) => string): Json {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, textOf));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [textOf(key), replaced(one, textOf)]));
}

/** Keys as plain templates write them: `path.basename`, `path[0]`. The value of a mapping itself is at the empty key. */
function flattened(value: Json, prefix = ''): Map<string, string> {
  if (value === null) return new Map();
  if (!Array.isArray(value) && !isObject(value)) return new Map([[prefix, String(value)]]);
  const keyOf = (key: string): string => {
    if (Array.isArray(value) || (prefix !== '' && /^\d+$/.test(key))) return `${prefix}[${key}]`;
    return key === '' || prefix === '' ? prefix + key : `${prefix}.${key}`;
  };
  return new Map(Object.entries(value).flatMap(([key, one]) => [...flattened(one, keyOf(key))]));
}

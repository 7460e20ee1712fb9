import { GENERATORS } from '../manifest/delivery/kustomization.js';
import { field, itemsIn } from '../manifest/fields.js';
import { groupedBy, remembered } from '../manifest/lookup.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import { inside, joined } from '../manifest/path.js';
import type { Inputs, Renderer } from './renderer.js';
import { documentsIn } from './source.js';
import type { ToolAnswer } from './tool.js';

interface Build {
  readonly folder: string;
  /** The namespace of all its objects. */
  readonly namespace: string | null;
  /** Files and folders that it takes. */
  readonly inputs: readonly string[];
  readonly kustomizations: readonly { readonly file: string; readonly value: JsonObject }[];
  /** Kustomizations that replace those of the tree, by their files. */
  readonly replaced: ReadonlyMap<string, JsonObject>;
  readonly flags: readonly string[];
}

/** A printed object, and the file that it comes from. */
export type Document = ReturnType<typeof originsIn>[number];

interface Run {
  /** Without documents a build has to run alone. */
  readonly builds: { readonly build: Build; readonly give: (documents: readonly Document[]) => void }[];
  /** Files, each with the namespace that they are taken for. */
  readonly taken: Set<string>;
}

/** Runs of the builds that are asked for in one turn. */
const runsOf = remembered((_renderer: Renderer): Run[] => []);

/** Builds of one run: together about as long as the start of the tool. */
const MOST_TOGETHER = 16;

/** Runs kustomize for a build, or once for several that print the same beside each other. */
export async function built(
  renderer: Renderer,
  build: Build,
): Promise<ToolAnswer & { readonly documents: readonly Document[] }> {
  const { folder, inputs, flags } = build;
  const documents = isIndependent(build) ? await builtTogether(renderer, build) : [];
  if (documents.length > 0) return { ok: true, stdout: '', documents };
  const answer = await renderer.run('kustomize', inputs, (copies) => {
    copyInto(copies, '', build);
    return [...flags, copies.absolute(folder)];
  });
  return { ...answer, documents: answer.ok ? originsIn(answer.stdout, folder) : [] };
}

/** A run takes no file twice for one namespace: kustomize refuses two objects of one name. */
function builtTogether(renderer: Renderer, build: Build): Promise<readonly Document[]> {
  const { flags, inputs, namespace } = build;
  const takes = inputs.map((path) => `${namespace ?? ''} ${path}`);
  const runs = runsOf(renderer);
  const known = runs.find(
    ({ builds, taken }) =>
      builds.length < MOST_TOGETHER &&
      builds[0]?.build.flags.length === flags.length &&
      !takes.some((path) => taken.has(path)),
  );
  const run = known ?? { builds: [], taken: new Set() };
  for (const path of takes) run.taken.add(path);
  if (known === undefined && runs.push(run) === 1)
    setImmediate(() => {
      for (const { builds } of runs.splice(0)) void runTogether(renderer, builds);
    });
  return new Promise((give) => run.builds.push({ build, give }));
}

/** Builds a kustomization of all, each with copies of its own. A failure is that of one: each then runs alone. */
async function runTogether(renderer: Renderer, all: Run['builds']): Promise<void> {
  const prepare = (copies: Inputs): string[] => {
    for (const [i, { build }] of all.entries()) copyInto(copies, `${i}/`, build);
    const resources = all.map(({ build }, i) => inside(String(i), build.folder));
    copies.write('kustomization.yaml', JSON.stringify({ resources, buildMetadata: ['originAnnotations'] }));
    return [...(all[0]?.build.flags ?? []), copies.absolute('')];
  };
  const answer = all.length < 2 ? null : await renderer.run('kustomize', [], prepare).catch(() => null);
  const documents = answer?.ok === true ? originsIn(answer.stdout, '') : [];
  const isWhole = documents.every(({ origin }) => origin !== null);
  const parts = groupedBy(isWhole ? documents : [], ({ origin }) => origin?.split('/', 1)[0]);
  for (const [i, { give }] of all.entries()) {
    const own = parts.get(String(i)) ?? [];
    give(own.map(({ origin, text }) => ({ origin: origin?.slice(`${i}/`.length) ?? null, text })));
  }
}

function copyInto(copies: Inputs, prefix: string, { inputs, replaced }: Build): void {
  for (const path of inputs) copies.copy(path, prefix + path);
  for (const [path, value] of replaced) copies.write(prefix + path, JSON.stringify(value));
}

/** Keys that rename nothing, and that mean the same where another kustomization takes theirs. */
const INDEPENDENT: ReadonlySet<string> = new Set([
  ...['apiVersion', 'kind', 'metadata', 'resources', 'bases', 'components', 'images', 'patches'],
  ...['patchesStrategicMerge', 'patchesJson6902', 'namespace', 'replicas', 'labels', 'commonLabels'],
  ...['commonAnnotations', 'generatorOptions', 'buildMetadata'],
]);

/** True if a build prints the same beside others. Kustomize follows a new name through all objects of a run. */
function isIndependent({ kustomizations, replaced }: Build): boolean {
  return kustomizations.every(({ file, value: ofTree }) => {
    const value = replaced.get(file) ?? ofTree;
    const keepsName = (one: Json): boolean =>
      [field(one, 'options'), value['generatorOptions']].some(
        (options) => field(options, 'disableNameSuffixHash') === true,
      );
    return (
      itemsIn(value, 'buildMetadata').length < 2 &&
      Object.entries(value).every(
        ([key, of]) =>
          INDEPENDENT.has(key) ||
          (Array.isArray(of) && (GENERATORS.has(key) ? of.every(keepsName) : of.length === 0)),
      )
    );
  });
}

/** The annotation that kustomize writes; data of an object may look like it. */
const ORIGIN = /^(metadata:\n(?: .*\n|\n)*?) {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;

function originsIn(printed: string, from: string) {
  return documentsIn(printed).map((document) => {
    const origin = ORIGIN.exec(document)?.[2] ?? '';
    const written = /^ {6}(?:path|configuredIn): (.+)$/m.exec(origin)?.[1];
    const text = document.replace(ORIGIN, '$1').replace(/^ {2}annotations:\n(?! {4})/m, '');
    return { origin: written === undefined ? null : joined(from, written), text };
  });
}

import { withoutWhen } from '../../manifest/delivery/argo-sync.js';
import { fieldAt, listIn, objectIn, textIn } from '../../manifest/fields.js';
import { isChartPart, isMiscased, isTerraform, mayGenerate } from '../../manifest/delivery/generators.js';
import { groupOf, type Json, type JsonObject, type Manifest } from '../../manifest/manifest.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { isOnlyCalls, type Recipe, recipeOf } from '../../manifest/recipes/recipe.js';
import { few } from '../../manifest/words/listing.js';
import { visible } from '../../manifest/words/visible.js';
import {
  bySomething,
  bySuffix,
  byArgo,
  byFlux,
  byHelm,
  byLikeness,
  byValues,
  chartOfTemplate,
  isOfChart,
} from '../../manifest/advice.js';
import { type ChartValues, valuesLike } from './like-values.js';
import { isOtherInside } from './embedded.js';
import { filledBy, type Template } from './fills.js';
import { generates, namesPlanned } from './generators.js';
import { areOfNoCluster, isChartFile, isPlannedTemplate, isValues, renderedBy } from './renders.js';
import { isSameSource } from './same-source.js';
import { editedVariables } from './sources.js';
import { naming, type Taker } from './takers.js';

/** A file that holds no object that is judged as it stands. */
export interface Candidate {
  readonly path: string;
  readonly text: string | null;
  readonly manifests: readonly Manifest[];
  /** True where a problem was told of its text already. */
  readonly isBroken: boolean;
  /** The same file of the other side; null where it is not there. */
  readonly before: { readonly text: string | null; readonly manifests: readonly Manifest[] } | null;
}

/** What is known of the files around it. */
export interface Around {
  /** The folder of the chart that a file lies in; null where none is known. */
  readonly chartOf: (path: string) => string | null;
  /** The template of a planned object in its chart that takes the text of a template, for a checksum; null where none does. */
  readonly hashedBy: (path: string) => string | null;
  readonly takers: () => readonly Taker[];
  /** True for a script of which what it renders lies among what is judged. */
  readonly isPrinted: (recipe: Recipe) => boolean;
  /** API groups of which each object is made into others. */
  readonly groups: ReadonlySet<string>;
  /** Objects that only wrap others which a placement copies, and that are planned as those. */
  readonly wrappers: () => ReadonlySet<Manifest>;
  /** Source that has a say in planned objects (`sourcesOfPlanned`). */
  readonly sources: () => ReadonlySet<string>;
  /** That of it which has a say in what the policies name. */
  readonly ownSources: () => ReadonlySet<string>;
  /** True for a variable or a local (`var.NAME`, `local.NAME`) that Terraform which has a say in planned objects takes, or that nobody is seen to take. */
  readonly takesVariable: (name: string) => boolean;
  /** The values of charts that are rendered, or have planned objects in their templates. */
  readonly charts: () => readonly ChartValues[];
  /** Templates of planned objects that the policies name, and nothing here fills in. */
  readonly templates: () => readonly Template[];
  /** True for one that the policies take itself, or that decides about something that they take or render. */
  readonly governs: (taker: Pick<Taker, 'path' | 'governs'>) => boolean;
}

/** Why an edit of a file was not judged, as the end of a sentence, and what gives a verdict. */
export interface Unjudged {
  readonly why: string;
  readonly fix: string;
  readonly manifest?: Manifest;
  /** True for a pipeline or a script. */
  readonly isScript?: true;
  /** Tells whether a recipe, or something that it takes in, decides about one of the policies. */
  readonly isOfPolicies?: boolean;
}

/** Null for a file that renders nothing that is planned, and decides about nothing that is rendered. */
export function unjudgedOf(file: Candidate, around: Around): Unjudged | null {
  const { path, text, manifests, isBroken, before } = file;
  if (text !== null && typeof before?.text === 'string' && isSameSource(path, before.text, text)) return null;
  const recipe = recipeIn(file);
  if (recipe !== null) return around.isPrinted(recipe) ? null : ofRecipe(recipe, file, around);
  if (isChartPart(path)) {
    const why = generates(path, text);
    return why === null ? null : { why, fix: byHelm(chartOfPart(path)) };
  }
  const chart = around.chartOf(path);
  if (isChartFile(path)) return { why: DECIDES_CHART, fix: byHelm(folderOf(path)) };
  // One that is no YAML has said so already, at the place where the template begins.
  if (text !== null && isPlannedTemplate(path, text) && !isBroken)
    return isOfChart(path, text)
      ? { why: 'it is a template of a Helm chart', fix: byHelm(chart ?? chartOfTemplate(path)) }
      : { why: 'it is a template', fix: bySomething() };
  const hashing = around.hashedBy(path);
  if (hashing !== null)
    return { why: `${visible(hashing)} takes its text, such as for a checksum`, fix: byHelm(chart ?? '') };
  const rendered = ofController(file, around);
  if (rendered !== null) return rendered;
  if (manifests.some(({ object }) => !isOfTools(object)) || isBroken) return null;
  if (areOfNoCluster(path) && !around.takers().some((one) => one.path !== path && one.names(path)))
    return null;
  const taker = around
    .takers()
    .find((one) => one.path !== path && (isValues(path) ? one.takes(path) : one.names(path)));
  if (taker !== undefined)
    return {
      why: `${visible(taker.path)} (${taker.what}) takes it`,
      fix: taker.fix ?? bySomething(taker.command),
      isOfPolicies: around.governs(taker) || around.ownSources().has(path),
    };
  if (isValues(path)) {
    if (chart !== null) return { why: DECIDES_CHART, fix: byHelm(chart, valuesOf(path, chart)) };
    return { why: 'it is named as values of a Helm chart are', fix: byValues(path) };
  }
  if (isOtherInside(path, before?.text ?? null, text))
    return { why: 'it holds the text of objects of planned kinds', fix: bySomething() };
  return ofSource(file, around) ?? ofLikeness(file, around) ?? ofFilling(file, around);
}

function ofFilling({ path, text, before }: Candidate, { templates }: Around): Unjudged | null {
  const filled = filledBy({ path, text, before: before?.text ?? null }, templates());
  if (filled === null) return null;
  const why = `it gives ${visible(filled.name)} a value, which ${visible(filled.template)} is filled with`;
  return { why, fix: bySomething(), isOfPolicies: true };
}

/** Values of no name that values have, which nothing here names: a pipeline of another repository may install the chart with them. */
function ofLikeness({ path, text, before }: Candidate, { charts }: Around): Unjudged | null {
  const like =
    valuesLike({ path, text }, charts()) ?? valuesLike({ path, text: before?.text ?? null }, charts());
  if (like === null) return null;
  const why = `its keys (${few(like.keys.map((key) => visible(key)))}) are those of the values of the chart ${visible(like.chart) || '.'}, and nothing here says who takes it`;
  return { why, fix: byLikeness(path, like.chart), isOfPolicies: true };
}

/** True for an object that no cluster gets: tools go by it. https://kpt.dev/reference/annotations/local-config/ */
function isOfTools(object: JsonObject): boolean {
  const annotation = fieldAt(object, 'metadata', 'annotations', 'config.kubernetes.io/local-config');
  return annotation === 'true';
}

const DECIDES_CHART = 'it decides what a Helm chart renders';

function chartOfPart(path: string): string {
  if (path.endsWith('/Chart.lock') || path === 'Chart.lock') return folderOf(path);
  return path.endsWith('.tgz') ? folderOf(folderOf(path)) : chartOfTemplate(path);
}

/** A chart's own values.yaml counts without being named. */
function valuesOf(path: string, chart: string): string | null {
  return folderOf(path) === chart && /(?:^|\/)values\.yaml$/.test(path) ? null : path;
}

/** One that the change takes everything out of was one before. */
function recipeIn({ path, text, before }: Candidate): Recipe | null {
  if (text === null) return null;
  const was = typeof before?.text === 'string' ? recipeOf(path, before.text) : null;
  return recipeOf(path, text) ?? (was && { ...was, decides: '' });
}

/**
 * Only what a script applies counts; where that is nothing known here, nobody can tell what it does, unless it writes planned objects
 * itself.
 */
function ofRecipe(recipe: Recipe, { path, before }: Candidate, { governs, takers }: Around): Unjudged | null {
  const hasRun = (one: Taker): boolean => recipe.calls.some((called) => isWithin(called, one.path));
  const isOfPolicies =
    governs(recipe) ||
    (recipe.calls.length > 0 && takers().some((one) => one.path !== path && hasRun(one) && governs(one)));
  if ((isOnlyCalls(recipe) || recipe.mayBeOther) && !isOfPolicies) return null;
  const was = typeof before?.text === 'string' ? recipeOf(path, before.text) : null;
  if (was?.decides === recipe.decides) return null;
  if (!recipe.isScript)
    return { why: `it is what ${recipe.tool} goes by`, fix: bySomething(recipe.command), isOfPolicies };
  const said = { why: `it runs \`${visible(recipe.tool)}\``, fix: bySomething(), isOfPolicies };
  return namesPlanned(recipe.decides) ? said : { ...said, isScript: true };
}

/** The first object that a controller renders others from and that differs from before; null without one. */
export function ofController(
  { path, text, manifests, before }: Candidate,
  { groups, governs, wrappers }: Around,
): Unjudged | null {
  for (const manifest of manifests) {
    const what = renderedBy(manifest, groups);
    if (what === null || isSameIn(before?.manifests ?? [], manifest) || wrappers().has(manifest)) continue;
    const why = `${visible(what)} is made into other objects by its controller`;
    const taker = naming(path, text, what);
    const isOfPolicies = governs(taker);
    return { why, fix: byController(path, manifest), manifest, ...(isOfPolicies ? { isOfPolicies } : {}) };
  }
  return null;
}

function isSameIn(others: readonly Manifest[], manifest: Manifest): boolean {
  return others.some(
    (other) =>
      other.kind === manifest.kind && other.name === manifest.name && deciding(other) === deciding(manifest),
  );
}

/** How often controllers of Flux look; nothing else comes of it. */
const INTERVALS = ['interval', 'retryInterval'];
/** As whom, and how patiently, a source is fetched. */
const FETCHING = ['timeout', 'secretRef', 'certSecretRef', 'proxySecretRef', 'serviceAccountName'];

/**
 * The text of what an object decides. https://fluxcd.io/flux/components/source/api/v1/ and those of the other groups;
 * https://fleet.rancher.io/ref-gitrepo
 */
function deciding({ apiVersion, kind, object }: Manifest): string {
  const group = groupOf(apiVersion);
  if (group === 'argoproj.io' && kind === 'Application')
    return JSON.stringify({ ...object, spec: withoutWhen(object['spec']) });
  const isFlux = group.endsWith('.toolkit.fluxcd.io');
  if (!isFlux && group !== 'fleet.cattle.io') return JSON.stringify(object);
  const idle = new Set(
    isFlux ? [...INTERVALS, ...(group.startsWith('source.') ? FETCHING : [])] : ['pollingInterval'],
  );
  const spec = Object.entries(objectIn(object, 'spec') ?? {}).filter(([key]) => !idle.has(key));
  return JSON.stringify({ ...object, spec: Object.fromEntries(spec) });
}

/** Only what lies in the repository can be rendered from it. */
/** Flux takes the newest chart of a range whenever it looks. Source: fluxcd.io, HelmRelease, chart template: `version`. */
function ofRange(chart: Json | undefined): string {
  if (chart === undefined) return '';
  const version = textIn(chart, 'version') ?? '*';
  if (/^v?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version)) return '';
  return `Its version is a range (${visible(version)}): Flux brings each newer chart to the cluster by itself, with no change here to review. Pin it. `;
}

function byController(path: string, { apiVersion, kind, object }: Manifest): string {
  const spec = fieldAt(object, 'spec');
  switch (groupOf(apiVersion)) {
    case 'kustomize.toolkit.fluxcd.io':
      return byFlux(folderOf(path));
    case 'helm.toolkit.fluxcd.io':
      return fieldAt(spec, 'chart', 'spec', 'sourceRef', 'kind') === 'GitRepository'
        ? byFlux(folderOf(path))
        : `${ofRange(fieldAt(spec, 'chart', 'spec'))}${bySomething('helm template')}`;
    case 'argoproj.io':
      return kind !== 'ConfigManagementPlugin' && sourcesIn(spec, kind).every(isOfRepository)
        ? byArgo(path)
        : bySomething();
    case 'placement.kubernetes-fleet.io':
      return 'KubeFleet copies what is in it to the member clusters, where no limit of the hub counts for it. Write those objects beside the placement, where they are compared, or have the owners of the clusters review the edit.';
    default:
      return bySomething();
  }
}

function sourcesIn(spec: Json | undefined, kind: string): readonly (Json | undefined)[] {
  const of = kind === 'ApplicationSet' ? fieldAt(spec, 'template', 'spec') : spec;
  return listIn(of, 'sources') ?? [fieldAt(of, 'source')];
}

/** A chart by its name comes from a registry. */
function isOfRepository(source: Json | undefined): boolean {
  return fieldAt(source, 'chart') === undefined && fieldAt(source, 'plugin') === undefined;
}

function ofSource(
  { path, text, before }: Candidate,
  { sources, ownSources, takesVariable }: Around,
): Unjudged | null {
  if (!mayGenerate(path)) return null;
  const variables = editedVariables(path, before?.text ?? '', text ?? '');
  if (variables?.some(takesVariable) === false) return null;
  const why = generates(path, text);
  const own = ownSources().has(path) ? ({ isOfPolicies: true } as const) : {};
  if (why !== null)
    return { why, fix: isMiscased(path) ? bySuffix(path) : bySomething(rendererOf(path)), ...own };
  if (!sources().has(path)) return null;
  return {
    why: 'source that names objects of planned kinds goes by it',
    fix: bySomething(rendererOf(path)),
    ...own,
  };
}

function rendererOf(path: string): string | null {
  if (isTerraform(path)) return 'terraform show -json';
  return /\.(?:jsonnet|libsonnet)$/.test(path) ? 'jsonnet' : null;
}

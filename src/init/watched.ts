import { isProgram, isTemplate } from '../manifest/delivery/generators.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { groupOf, type Manifest } from '../manifest/manifest.js';
import { mentions } from '../manifest/mentions.js';
import { isWithin } from '../manifest/path.js';
import { parseManifests } from '../manifest/parse.js';
import { isUnreadable } from '../plan/reading/unreadable.js';
import { recipeOf } from '../manifest/recipes/recipe.js';
import { isScriptName } from '../manifest/recipes/tools.js';
import { mayTakeNodes, takesNodes } from '../plan/outside/other-controllers.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { aroundOf } from '../plan/reading/around.js';
import { isOtherInside } from '../plan/reading/embedded.js';
import { definedGroups, isPlannedTemplate, isValues, mayRender } from '../plan/reading/renders.js';
import { unjudgedOf } from '../plan/reading/unjudged.js';
import { countsOf } from './counts.js';
import { isIdle } from './idle.js';
import type { PlannedObject } from './planned-objects.js';
import type { Survey } from './survey.js';

/** A file of which an edit is not judged, and why: the configuration names it, so that the plan says so. */
interface Watched {
  readonly file: string;
  readonly why: string;
  /** True for what planned objects go by: an edit is judged by what it does to those. */
  readonly isJudged?: boolean;
}

/**
 * The files that render planned objects, or decide what is rendered, and that nothing of the configuration renders: by the very rules by
 * which the plan calls their edit unknown. Programs are looked for by what they write alone.
 */
export function watchedIn(survey: Survey, rendered: ReadonlySet<string>): readonly Watched[] {
  const { repository, charts, objects } = survey;
  const files = repository.files.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
  const candidates = files.filter(
    ({ path }) => !rendered.has(path) && !objects.has(path) && !isKustomization(path),
  );
  const groups = definedGroups(candidates.flatMap((file) => manifestsOf(file, [])));
  const read = candidates.map((file) => ({ ...file, manifests: manifestsOf(file, [...groups]) }));
  const around = aroundOf({
    files: files.filter(({ path }) => objects.has(path)),
    // What a kustomization takes is found by what it builds.
    beside: files.filter(({ path }) => !objects.has(path) && !isKustomization(path)),
    outside: [],
    renderedPaths: [...rendered],
    groups,
  });
  const bounds = boundsFor([...objects.values()].flat());
  const isOfChart = (path: string): boolean =>
    charts.some(({ folder, files: own }) => own.has(path) || (folder !== '' && isWithin(folder, path)));
  return read.flatMap((candidate) => {
    const { path, text } = candidate;
    if (isProgram(path) && !isScriptName(path) && recipeOf(path, text) === null) return [];
    const unjudged = unjudgedOf({ ...candidate, isBroken: false, before: null }, around);
    const bounding = unjudged === null && !isOfChart(path) ? candidate.manifests.filter(bounds) : [];
    if (bounding.length > 0 && !isIdle({ survey, rendered }, path))
      return { file: path, why: `${countsOf(bounding)}, which planned pods go by`, isJudged: true };
    const taking = unjudged === null && !isOfChart(path) ? candidate.manifests.find(takesNodes) : undefined;
    if (taking !== undefined)
      return {
        file: path,
        why: `${taking.kind}/${taking.name} takes nodes by limits of its own, and an edit is told`,
      };
    if (!isOfChart(path) && (unjudged === null ? isUnreadable(path, text) : isHolding(path, text)))
      return { file: path, why: UNREADABLE };
    if (unjudged === null || (unjudged.isScript === true && unjudged.isOfPolicies !== true)) return [];
    const isTaken = survey.recipes.some(({ governs, isScript }) => !isScript && governs(path));
    const isShown = unjudged.isOfPolicies !== undefined || unjudged.manifest !== undefined || isTaken;
    const isFilled = isTemplate(path) || isPlannedTemplate(path, text);
    if (!isShown && (isOfChart(path) || !isFilled)) return [];
    return { file: path, why: unjudged.why };
  });
}

/** What the API server or a controller holds the pods of a namespace to: whether they are made, how many there are, who asks them. */
const BOUNDING = ['LimitRange', 'ResourceQuota', 'HorizontalPodAutoscaler', 'ScaledObject', 'Service'];
const mayBound = mentions(BOUNDING);

/** Those of a namespace that planned pods may be in: the plan follows them once it reads them, and nothing tells of an edit otherwise. */
function boundsFor(objects: readonly PlannedObject[]): (manifest: Manifest) => boolean {
  const pods = objects
    .filter(({ apiVersion }) => groupOf(apiVersion) === 'apps')
    .map(({ namespace }) => namespace);
  return ({ kind, namespace }) =>
    BOUNDING.includes(kind) && pods.some((one) => one === null || namespace === null || one === namespace);
}

/** True for a file that is no manifest, and no values, with manifests in its text. */
function isHolding(path: string, text: string): boolean {
  return !isValues(path) && isOtherInside(path, null, text);
}

const UNREADABLE = 'it names planned kinds and can not be read as it is written';

/** The objects of a manifest that may be of planned kinds, or made into others: of the groups that definitions here are of too. */
function manifestsOf(
  { path, text }: { readonly path: string; readonly text: string },
  groups: readonly string[],
): readonly Manifest[] {
  const mayMatter =
    mayRender(text) ||
    mayHoldPlanned(text) ||
    mayTakeNodes(text) ||
    mayBound(text) ||
    groups.some((group) => text.includes(group));
  return /\.(?:ya?ml|json)$/.test(path) && mayMatter ? parseManifests(text, path).manifests : [];
}

import { byEntry, bySomething, byTemplate } from '../manifest/advice.js';
import { canonicalJson } from '../manifest/canonical.js';
import { isKustomization, KUSTOMIZATION_NAMES } from '../manifest/delivery/kustomization.js';
import { identityOf } from '../manifest/identity.js';
import { groupOf, isObject, type Json } from '../manifest/manifest.js';
import { contentIn } from '../manifest/parse.js';
import { folderOf, inside, withinAny } from '../manifest/path.js';
import { errorAt, type ProblemCode } from '../manifest/problem.js';
import { type Carrier, declaredOf, keyOf, type Side } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isCarrier } from '../plan/objects/carrier-kinds.js';
import type { Coverage } from '../plan/finding.js';
import { isEvaluated, isPlanned } from '../plan/objects/planned-kinds.js';
import { toPlain } from '../text/render.js';
import { code, name, type Text, text } from '../text/text.js';
import type { Gap, ReadSide } from './change.js';
import { partsOf } from './kustomizations.js';

type Read = Pick<ReadSide, 'side' | 'contents' | 'kustomizations'>;

/** The carriers of one side that were not evaluated: those of its sources, and edited ones that no source renders. */
export function carrierGaps(read: Read, base: Side | null): Gap[] {
  const clusters = new Set(base?.coverage.map(({ outcome }) => declaredOf(outcome)?.to));
  // Without a base objects that no source renders are many, and no change touches them.
  const isShown = ({ identity, outcome }: Carrier): boolean =>
    base !== null || ENTRY.test(identity) || !declaredOf(outcome);
  const carriers = read.side.coverage.filter(isShown);
  return [...carriers.flatMap((one) => coverageGap(one, clusters)), ...unrendered(read)];
}

/** An entry of `policies`, or the parts of a kustomization that are not built. */
const ENTRY = /^(?:kustomize: |helm: |flux: |argocd: |parts of )/;
/** An entry of `policies` that names nothing is an error in any case. */
const NAMES_NOTHING: readonly ProblemCode[] = ['no-kustomization', 'no-chart', 'no-values', 'outside'];

/** @param clusters those without a plan to which carriers of the base apply */
function coverageGap(carrier: Carrier, clusters: ReadonlySet<string | undefined>): Gap | [] {
  const { identity: key, outcome, digest, route, place } = carrier;
  if (outcome === 'evaluated') return [];
  if ('failed' in outcome) {
    const { failed: problem } = outcome;
    const namesNothing = ENTRY.test(key) && NAMES_NOTHING.includes(problem.code);
    const content = namesNothing ? null : digest + toPlain(problem.message);
    return { of: 'carrier', key, content, problem };
  }
  const { declared, why: reason, to } = outcome;
  // Planned with another cluster, or evaluated but for what the cluster decides.
  if (declared === 'another cluster' || declared === 'decided in the cluster') return [];
  const evaluated = `${declared} ${route}`;
  const of = { key, content: digest, place, named: titleIn(key), reason, evaluated };
  if (declared !== 'no plan') return declaredGap({ ...of, fix: bySomething() });
  const isPart = clusters.has(to);
  const fix = text`List the cluster in ${code('clusters')} of the configuration.`;
  return declaredGap({ ...of, fix, isPart, code: isPart ? 'other-destination' : 'new-destination' });
}

/** `Application/web` of `Application/argocd/web`. */
export function titleIn(identity: string): string {
  return /^\w+\/[^/ ]+\/[^/ ]+$/.test(identity) ? identity.replace(/\/.*\//, '/') : identity;
}

type Declared = Pick<Gap, 'key' | 'content'> &
  Pick<Carrier, 'place'> &
  Partial<NonNullable<Gap['declared']>> & {
    readonly named: string;
    readonly fix: Text;
    readonly code?: ProblemCode;
  };

function declaredGap({ key, content, place, code = 'not-rendered', ...of }: Declared): Gap {
  const { fix, reason = text`no source renders it`, evaluated = '', isPart = false } = of;
  const title = name('object', visible(of.named));
  const problem = errorAt(place, code, text`${title} was not evaluated: ${reason}. ${fix}`);
  return { of: 'carrier', key, content, problem, declared: { title, reason, fix, evaluated, isPart } };
}

/** Edited objects of Flux, Argo CD and Helm, kustomizations that must be built, and parts of charts and kustomizations. */
function unrendered({ side: { files, renderedPaths }, contents, kustomizations }: Read): Gap[] {
  const edited = contents.filter(({ isEdited }) => isEdited);
  if (edited.length === 0) return [];
  const isInput = withinAny(renderedPaths);
  const paths = new Set([...files.map(({ path }) => path), ...renderedPaths]);
  const open = kustomizations.all.filter(({ path }) => !isInput(path));
  const isRead = (path: string): boolean =>
    paths.has(path) || KUSTOMIZATION_NAMES.some((name) => paths.has(inside(path, name)));
  // They do more than to list files that are read.
  const toBuild = new Set(
    open.flatMap(({ path, isPlain, resources }) => (isPlain && resources?.every(isRead) ? [] : path)),
  );
  const plain = files.filter(({ path }) => !isInput(path));
  const isPart = partsOf(plain, open);
  // An entry of a kustomization follows none of its deliverers.
  const delivering = new Set(files.flatMap((one) => (one.followed ? folderOf(one.path) : [])));
  return edited.flatMap(({ file, manifests, problems }) => {
    const { path, followed = [] } = file;
    const wholeGap = (fix: Text, isPart = false): Gap => {
      const of = { key: keyOf(file), content: contentIn(path, file.text), named: path, fix, isPart };
      return declaredGap({ ...of, place: { file: path, line: 1, column: 1 } });
    };
    const objects = manifests.filter((one) => isCarrier(one) && !followed.includes(groupOf(one.apiVersion)));
    const gaps = objects.map((one) => {
      const { object, place } = one;
      const group = groupOf(one.apiVersion);
      const byDeliverer = group.endsWith('fluxcd.io') ? byEntry('flux', folderOf(place.file)) : bySomething();
      const isTemplate = file.renderedBy !== undefined && place.file.includes('/templates/');
      const byArgo = isTemplate ? byTemplate(place.file, 'argocd') : byEntry('argocd', place.file);
      const fix = group === 'argoproj.io' ? byArgo : byDeliverer;
      const of = { key: identityOf(one), content: canonicalJson(object), place, named: titleOf(one) };
      return declaredGap({ ...of, fix, evaluated: canonicalJson(repositoriesIn(object['spec'])) });
    });
    const byBuild = delivering.has(folderOf(path)) ? bySomething() : byEntry('kustomize', folderOf(path));
    if (toBuild.has(path)) return [...gaps, wholeGap(byBuild)];
    const isOther = problems.length === 0 && !manifests.some(isEvaluated) && !isKustomization(path);
    if (!isOther || isInput(path) || !isPart(path)) return gaps;
    const fix = text`Name its folder in ${code('policies')} (${code('- kustomize: FOLDER')}, ${code('- helm: {chart: FOLDER}')}).`;
    return [...gaps, wholeGap(fix, true)];
  });
}

/** The repositories that a carrier takes its objects from; values of its chart are not looked at. */
function repositoriesIn(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value.flatMap(repositoriesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    if (['sourceRef', 'chartRef', 'repo', 'repoURL'].includes(key)) return [inside];
    return ['values', 'helm', 'set'].includes(key) ? [] : repositoriesIn(inside);
  });
}

/** How much of a side is evaluated, and what is not, whether the change touches it or not. */
export function coverageOf({ manifests, gaps, side: { coverage } }: ReadSide): Coverage {
  const carriers = coverage.flatMap(({ identity, outcome }) => {
    const reason = declaredOf(outcome)?.declared;
    const isKnown = reason === 'another cluster' || reason === 'decided in the cluster';
    return outcome === 'evaluated' || isKnown ? [] : visible(titleIn(identity));
  });
  const objects = gaps.flatMap(({ of, key }) => {
    if (of !== 'object' && of !== 'twice') return [];
    const [, kind = '', , name = ''] = JSON.parse(key) as string[];
    return titleOf({ kind, name });
  });
  const notEvaluated = [...new Set([...carriers, ...objects])];
  return { evaluated: manifests.filter(isPlanned).length, notEvaluated };
}

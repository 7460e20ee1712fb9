import { syncsItself } from './automated.js';
import { field, fieldAt, itemsIn, labelsIn, textIn } from '../manifest/fields.js';
import { scaleIntOrPercent } from '../manifest/values/intstr.js';
import { listing } from '../manifest/words/listing.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { isSameJson } from '../manifest/values/canonical.js';
import { visible } from '../manifest/words/visible.js';

/** In which order the Applications of an ApplicationSet are synced. */
interface Pace {
  /** Null where nothing puts them in an order. */
  readonly steps: Steps | null;
  /** True where nobody but a person syncs any of them. */
  readonly isByHand: boolean;
}

/** A rolling sync, and the Applications that no step of it takes. */
interface Steps {
  readonly steps: readonly Step[];
  readonly left: readonly string[];
}

interface Step {
  readonly names: readonly string[];
  /** So many of them go at once; null where that can not be read. */
  readonly most: number | null;
  readonly written: Json;
}

/**
 * The steps of a rolling sync, and which Application is in which. With it Argo CD syncs the Applications of the steps only,
 * and takes `automated` from all. Source: argo-cd, applicationset/controllers/applicationset_controller.go, buildAppDependencyList and
 * labelMatchedExpression; docs/operator-manual/applicationset/Progressive-Syncs.md.
 */
export function paceOf(set: Manifest, applications: readonly Manifest[]): Pace {
  const strategy = fieldAt(set.object, 'spec', 'strategy');
  if (textIn(strategy, 'type') !== 'RollingSync')
    return { steps: null, isByHand: !applications.some(syncsItself) };
  return { steps: stepsOf(strategy, applications), isByHand: false };
}

function stepsOf(strategy: Json | undefined, applications: readonly Manifest[]): Steps {
  const steps = itemsIn(field(strategy, 'rollingSync'), 'steps');
  const left = new Set(applications);
  const taken = steps.map((step) => {
    const own = [...left].filter((one) => takes(step, one.object));
    for (const one of own) left.delete(one);
    const names = own.map(({ name }) => name);
    return { names, most: mostOf(step, names.length), written: step };
  });
  return { steps: taken, left: [...left].map(({ name }) => name) };
}

/** Of other operators none is known, and with one a step takes nothing. */
function takes(step: Json, application: Manifest['object']): boolean {
  const labels = labelsIn(application['metadata'], 'labels');
  return itemsIn(step, 'matchExpressions').every((expression) => {
    const operator = textIn(expression, 'operator');
    const value = labels[textIn(expression, 'key') ?? ''];
    const isListed = value !== undefined && itemsIn(expression, 'values').includes(value);
    return operator === 'In' ? isListed : operator === 'NotIn' && !isListed;
  });
}

/** So many of a step are synced at once: a share is rounded down, to one at least. Null for what can not be read. */
function mostOf(step: Json, size: number): number | null {
  const written = field(step, 'maxUpdate') ?? '100%';
  if (typeof written !== 'number' && typeof written !== 'string') return null;
  const most = scaleIntOrPercent(written, size, 'down');
  const isShare = typeof written === 'string' && written !== '0%';
  return most === null ? null : Math.min(size, Math.max(most, isShare ? 1 : 0));
}

/**
 * What an edit of the steps lets go sooner, or leaves behind, as the end of a sentence that begins with the ApplicationSet; null where it
 * only holds back more. Of Applications that one side does not make nothing is said: what they roll out is planned.
 */
export function paceEdit(before: Pace, after: Pace): { says: string; isHarmless: false } | null {
  const [was, is] = [before.steps, after.steps];
  if (isSameJson(was, is)) return null;
  if (is === null) return { says: after.isByHand ? BY_HAND : AT_ONCE, isHarmless: false };
  const lets = was === null ? [] : [...sooner(was, is), ...more(was, is)];
  const told = [...lets, ...leaves(was, is)];
  if (told.length === 0) return null;
  const says = `is edited in its rolling sync (spec.strategy): ${told.join('; ')}. The plan is of each Application by itself, so that order is in no number. Have it reviewed by the owners of those clusters.`;
  return { says, isHarmless: false };
}

const BY_HAND =
  'has no rolling sync any more (spec.strategy), and no Application of it has spec.syncPolicy.automated: what started their syncs is gone, and each waits until somebody syncs it. Keep the steps, or write automated.';
const AT_ONCE =
  'has no rolling sync any more (spec.strategy): Argo CD syncs all of its Applications at once, as soon as each differs from the files, and one that is bad waits for no other. The plan is of each by itself. Keep the steps.';

/** Who no longer waits for whom. Where no Application is known, steps that are not the same ones in the same order may be anything. */
function sooner(was: Steps, is: Steps): string[] {
  if (isUnknown(was) || isUnknown(is)) {
    const expressions = ({ steps }: Steps): Json =>
      steps.map(({ written }) => field(written, 'matchExpressions') ?? null);
    return isSameJson(expressions(was), expressions(is))
      ? []
      : ['which Applications are in which step is decided by what is not in the repository'];
  }
  const known = new Set(namesIn(is));
  const loosened = namesIn(is).flatMap((name) => {
    const ahead = new Set(aheadOf(is, name));
    const lost = aheadOf(was, name).filter((one) => known.has(one) && !ahead.has(one));
    return lost.length === 0 ? [] : [{ name, lost }];
  });
  const [first, ...others] = loosened;
  if (first === undefined) return [];
  const names = named([first, ...others].map(({ name }) => name));
  const whom = named([...new Set(loosened.flatMap(({ lost }) => lost))]);
  return [`${names} no longer ${loosened.length === 1 ? 'waits' : 'wait'} for ${whom}`];
}

/** Of which step more go at once: counted where its Applications are known. */
function more(was: Steps, is: Steps): string[] {
  return is.steps.flatMap(({ names, most, written }, index) => {
    const earlier = isUnknown(is) ? was.steps[index] : was.steps.find((one) => shares(one.names, names));
    if (earlier === undefined || isSameJson(limitOf(earlier.written), limitOf(written))) return [];
    const step = `of step ${index + 1}`;
    if (isUnknown(is))
      return isLess(limitOf(written), limitOf(earlier.written))
        ? []
        : `${step} more may go at once (${textOf(written)}, before ${textOf(earlier.written)})`;
    if (most !== null && earlier.most !== null && most <= earlier.most) return [];
    return `${step} up to ${most ?? 'nobody knows how many'} of ${names.length} go at once (maxUpdate ${textOf(written)}), ${earlier.most ?? 'nobody knows how many'} before`;
  });
}

/** What no step takes any more, and steps in which nothing goes by itself. */
function leaves(was: Steps | null, is: Steps): string[] {
  const before = new Set(was?.left ?? []);
  const left = is.left.filter((name) => !before.has(name));
  const lost =
    left.length === 0
      ? []
      : [
          `no step takes ${named(left)}, and with a rolling sync Argo CD syncs what is in a step, and nothing else by itself`,
        ];
  const held = is.steps.findIndex(({ most, names }, index) => {
    const stood = was?.steps[index];
    return most === 0 && names.length > 0 && !(stood?.most === 0 && stood.names.length > 0);
  });
  return held < 0
    ? lost
    : [
        ...lost,
        `step ${held + 1} syncs none by itself (maxUpdate 0), and the steps behind it wait until somebody does`,
      ];
}

function isUnknown({ steps, left }: Steps): boolean {
  return left.length === 0 && steps.every(({ names }) => names.length === 0);
}

function namesIn({ steps, left }: Steps): string[] {
  return [...steps.flatMap(({ names }) => names), ...left];
}

/** Those that are synced before it: what is in no step waits for all, as nothing syncs it. */
function aheadOf({ steps }: Steps, name: string): string[] {
  const at = steps.findIndex(({ names }) => names.includes(name));
  return steps.slice(0, at < 0 ? steps.length : at).flatMap(({ names }) => names);
}

function shares(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

function limitOf(step: Json): Json {
  return field(step, 'maxUpdate') ?? '100%';
}

function textOf(step: Json): string {
  const limit = limitOf(step);
  return visible(typeof limit === 'string' ? limit : JSON.stringify(limit));
}

/** True where the one is no more than the other for any number of Applications. */
function isLess(one: Json, other: Json): boolean {
  if (other === '100%') return true;
  if (typeof one === 'number' && typeof other === 'number') return one <= other;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return Number.parseInt(one, 10) <= Number.parseInt(other, 10);
}

function named(names: readonly string[]): string {
  return visible(listing(names), 300);
}

import { optionsOf } from '../manifest/delivery/argo-sync.js';
import { fieldAt, itemsIn, listIn, pointerSteps, textIn } from '../manifest/fields.js';
import { isObject, groupOf, type Json, type Manifest, namespaceOf } from '../manifest/manifest.js';
import type { SourceFile } from '../manifest/source-file.js';
import { isSameJson } from '../manifest/values/canonical.js';
import { few } from '../manifest/words/listing.js';
import { verb } from '../manifest/words/plural.js';
import { titleOf, visible } from '../manifest/words/visible.js';
import { appliedObjects } from './applied-objects.js';

/** What an Application brings, and what it takes from the comparison with the cluster. */
export interface Compared {
  readonly files: readonly SourceFile[];
  readonly spec: Json | undefined;
  /** Argo CD syncs it by itself. */
  readonly isAutomatic: boolean;
}

/** A step into an object: a field, an entry of a list by its place, or all entries. */
type Step = string | typeof EACH;
const EACH = Symbol('each');

/** What is left out of an object: the path as it is written, and its steps as far as they can be told. */
interface Ignored {
  readonly written: string;
  readonly steps: readonly Step[];
}

interface EditedThere {
  readonly title: string;
  readonly paths: readonly string[];
  /** Nothing else of it is edited. */
  readonly isAll: boolean;
}

/**
 * The edits of a change that an Application takes from the comparison (`ignoreDifferences`), as the end of a sentence that begins with it; null
 * where it has none. With `RespectIgnoreDifferences=true` a sync leaves them as the cluster has them; else they arrive with a sync, and start
 * none by themselves. Source: argo-cd, docs/user-guide/diffing.md and sync-options.md, "Respect ignore differences configs".
 */
export function ignoredEdit(was: Compared, is: Compared): { says: string; isHarmless: false } | null {
  const ignoring = itemsIn(is.spec, 'ignoreDifferences');
  const isRespected = optionsOf(is.spec).includes('RespectIgnoreDifferences=true');
  if (ignoring.length === 0 || !(isRespected || is.isAutomatic)) return null;
  const [before, after] = [appliedObjects(was.files), appliedObjects(is.files)];
  const edits = [...after].flatMap(([key, now]): EditedThere[] => {
    const then = before.get(key);
    return then === undefined || isSameJson(then.object, now.object)
      ? []
      : [editedThere(then, now, ignoring)];
  });
  const found = edits.filter(({ paths }) => paths.length > 0);
  const startsSync = [...before.keys()].some((key) => !after.has(key)) || after.size > before.size;
  if (found.length === 0 || (!isRespected && (startsSync || edits.some(({ isAll }) => !isAll)))) return null;
  const titles = visible(few(found.map(({ title }) => title)), 300);
  const paths = visible(few([...new Set(found.flatMap((one) => one.paths))]), 300);
  const how = `ignoreDifferences, ${paths}`;
  const says = isRespected
    ? `leaves ${titles} as the cluster has ${verb(found.length, 'it', 'them')} there (${how}, with RespectIgnoreDifferences=true): what the change edits of that does not arrive, while the plan is as if it did. Edit it where it is set, or take it out of ignoreDifferences first.`
    : `sees no difference in what the change edits of ${titles} (${how}), and does not sync by itself: the edit arrives with the next sync that something else starts, while the plan is from the merge on. Sync it by hand (\`argocd app sync\`).`;
  return { says, isHarmless: false };
}

function editedThere(then: Manifest, now: Manifest, ignoring: readonly Json[]): EditedThere {
  const ignored = ignoring.filter((one) => isFor(one, now)).flatMap(ignoredBy);
  const isEdited = ({ steps }: Ignored): boolean =>
    !isSameJson([...valuesAt(then.object, steps)], [...valuesAt(now.object, steps)]);
  const paths = ignored.filter(isEdited).map(({ written }) => written);
  const left = [then, now].map(({ object }) =>
    ignored.reduce<Json>((rest, { steps }) => without(rest, steps), object),
  );
  return { title: titleOf(now), paths, isAll: isSameJson(left[0] ?? null, left[1] ?? null) };
}

function isFor(ignoring: Json, manifest: Manifest): boolean {
  const fits = (name: string, value: string): boolean =>
    [undefined, '', '*', value].includes(textIn(ignoring, name) ?? undefined);
  return (
    fits('group', groupOf(manifest.apiVersion)) &&
    fits('kind', manifest.kind) &&
    fits('name', manifest.name) &&
    fits('namespace', namespaceOf(manifest))
  );
}

function ignoredBy(ignoring: Json): Ignored[] {
  const textsIn = (name: string): string[] =>
    (listIn(ignoring, name) ?? []).flatMap((one) => (typeof one === 'string' ? one : []));
  return [
    ...textsIn('jsonPointers').map((written) => ({ written, steps: pointerSteps(written) })),
    ...textsIn('jqPathExpressions').map((written) => ({ written, steps: jqSteps(written) })),
  ].filter(({ steps }) => steps.length > 0);
}

const JQ_STEP = /^\.?(?:\["((?:[^"\\]|\\.)*)"\]|\[(\d*)\]|([A-Za-z_]\w*)|"((?:[^"\\]|\\.)*)")\??/;

/** Of a path with a condition what stands before and behind that, which may be more than it takes. */
function jqSteps(expression: string): Step[] {
  let rest = expression.trim();
  const steps: Step[] = [];
  while (rest !== '') {
    const condition = /^\|?\s*select\((?:[^()]|\([^()]*\))*\)\s*\|?\s*/.exec(rest) ?? /^\s*\|\s*/.exec(rest);
    if (condition) {
      rest = rest.slice(condition[0].length);
      continue;
    }
    const match = JQ_STEP.exec(rest);
    if (!match || match[0] === '') return steps;
    const [all, bracketed, index, name, quoted] = match;
    steps.push(index === '' ? EACH : (bracketed ?? index ?? name ?? quoted ?? ''));
    rest = rest.slice(all.length);
  }
  return steps;
}

function* valuesAt(of: Json | undefined, steps: readonly Step[]): Iterable<Json> {
  const [step, ...rest] = steps;
  if (of === undefined) return;
  if (step === undefined) yield of;
  else if (Array.isArray(of)) for (const one of entriesAt(of, step)) yield* valuesAt(one, rest);
  else if (isObject(of) && step !== EACH) yield* valuesAt(fieldAt(of, step), rest);
}

function entriesAt(list: readonly Json[], step: Step): readonly Json[] {
  return step === EACH ? list : list.slice(Number(step), Number(step) + 1);
}

function without(of: Json, [step, ...rest]: readonly Step[]): Json {
  if (step === undefined) return null;
  if (Array.isArray(of))
    return of.map((one: Json, i) => (step === EACH || Number(step) === i ? without(one, rest) : one));
  if (!isObject(of) || step === EACH || !Object.hasOwn(of, step)) return of;
  const { [step]: inner = null, ...others } = of;
  return rest.length === 0 ? others : { ...others, [step]: without(inner, rest) };
}

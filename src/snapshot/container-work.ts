import { canonicalJson } from '../manifest/values/canonical.js';
import { canonicalQuantity } from '../manifest/values/canonical-quantity.js';
import { itemsIn, objectOr, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { emptyObject } from './copy.js';
import { isHash, sha256Hex } from './hash.js';

/** What a container runs, beside its image. */
export const WORK = 'fleetplan.work';

const LISTS = ['command', 'args', 'envFrom'] as const;
const AMOUNTS = ['limits', 'requests'] as const;

/**
 * The marks of its command, arguments and variables, and its resources; null of a container in a snapshot of before these were kept. The
 * same of what was kept before.
 */
export function workOf(container: JsonObject): JsonObject | null {
  const known = container[WORK];
  if (isObject(known)) return known;
  if (isHash(container['image'])) return null;
  const work = emptyObject();
  for (const field of LISTS) {
    const list = container[field];
    if (Array.isArray(list)) work[`${field}Mark`] = markOf(list);
  }
  const marks = emptyObject();
  for (const variable of itemsIn(container, 'env')) {
    const name = textIn(variable, 'name');
    if (name !== null) marks[name] = markOf(variableOf(objectOr(variable)));
  }
  work['envMarks'] = marks;
  for (const field of AMOUNTS) work[field] = amountsIn(objectOr(container['resources'])[field]);
  return work;
}

const DIGITS = 4;

/** Enough of a hash to see that something is another one, and too little to tell a password that somebody guesses from thousands of others. */
export function markOf(value: Json): string {
  return sha256Hex(canonicalJson(value)).slice(0, DIGITS);
}

/** Without what a server fills in, and leaves out. Source: k8s.io/kubernetes v1.35, pkg/apis/core/v1/defaults.go. */
function variableOf({ value, valueFrom }: JsonObject): Json {
  if (!isObject(valueFrom)) return value ?? '';
  const { fieldRef, resourceFieldRef } = valueFrom;
  if (isObject(fieldRef)) return { fieldRef: { apiVersion: 'v1', ...fieldRef } };
  if (isObject(resourceFieldRef)) return { resourceFieldRef: { divisor: '0', ...resourceFieldRef } };
  return valueFrom;
}

/** Amounts as a server writes them; none of what it would not take. */
function amountsIn(written: Json | undefined): JsonObject {
  const amounts = emptyObject();
  for (const [name, amount] of Object.entries(objectOr(written))) {
    const isWritten = typeof amount === 'string' || typeof amount === 'number';
    const canonical = isWritten ? canonicalQuantity(String(amount).trim()) : null;
    if (canonical !== null) amounts[name] = canonical;
  }
  return amounts;
}

/**
 * The container of a file with what the cluster runs in the place of what differs, as marks. Only what the file writes is compared: an
 * apply leaves the rest as it is. What something fills in before it is applied (`${X}`, `{{ x }}`) is compared with nothing.
 */
export function withLiveWork(container: JsonObject, live: Json | undefined): JsonObject {
  const asked = workOf(container);
  if (!isObject(live) || asked === null) return container;
  const changed = LISTS.filter(
    (field) =>
      Array.isArray(container[field]) &&
      asked[`${field}Mark`] !== live[`${field}Mark`] &&
      !isFilledIn(container[field]),
  ).reduce<JsonObject>((one, field) => withField(one, field, live[`${field}Mark`]), container);
  return withResources(
    withVariables(changed, objectOr(asked['envMarks']), objectOr(live['envMarks'])),
    asked,
    live,
  );
}

function withVariables(container: JsonObject, asked: JsonObject, runs: JsonObject): JsonObject {
  const all = itemsIn(container, 'env');
  const differs = (variable: Json): boolean => {
    const name = textIn(variable, 'name') ?? '';
    return asked[name] !== runs[name] && !isFilledIn(variable);
  };
  if (!all.some(differs)) return container;
  const variables = all.flatMap((variable): Json[] => {
    const name = textIn(variable, 'name') ?? '';
    const mark = runs[name];
    if (!differs(variable)) return [variable];
    return mark === undefined ? [] : [{ name, value: mark }];
  });
  return withField(container, 'env', variables);
}

function withResources(container: JsonObject, asked: JsonObject, runs: JsonObject): JsonObject {
  const differing = AMOUNTS.filter((field) => {
    const other = objectOr(runs[field]);
    return Object.entries(objectOr(asked[field])).some(([name, amount]) => other[name] !== amount);
  });
  if (differing.length === 0) return container;
  const amounts = Object.fromEntries(differing.map((field) => [field, objectOr(runs[field])]));
  return withField(container, 'resources', { ...objectOr(container['resources']), ...amounts });
}

/** True where something fills in a value before it is applied (`${X}`, `{{ x }}`): it is compared with nothing. */
export function isFilledIn(written: Json | undefined): boolean {
  return /\$\{|\{\{|\(\(/.test(canonicalJson(written ?? null));
}

function withField(object: JsonObject, field: string, value: Json | undefined): JsonObject {
  const { [field]: _before, ...rest } = object;
  return value === undefined ? rest : { ...rest, [field]: value };
}

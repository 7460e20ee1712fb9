import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { approximately, compareQuantities } from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import { besides, type KindSpec, type ResolveInput } from '../../system.js';
import { type Amount, type Amounts, amountsIn, type Asked, askedIn } from './asked-resources.js';

/** What bounds each container of its own namespace. */
export const LIMIT_RANGE: KindSpec = {
  group: '',
  versions: ['v1'],
  kind: 'LimitRange',
  isNamespaced: true,
};

/** A resource of one container, or of all of a pod together. */
interface Use {
  readonly who: string;
  readonly resource: string;
  readonly request: Amount | undefined;
  readonly limit: Amount | undefined;
}

/**
 * The limit ranges of one side. A pod of which a container, or which as a whole, is outside of `max`, `min` or `maxLimitRequestRatio` is not
 * made at all, and neither is one whose request is above the limit that `default` fills in. Source: kubernetes,
 * plugin/pkg/admission/limitranger, mergeContainerResources and PodValidateLimitFunc; core/v1 defaults, SetDefaults_LimitRangeItem.
 */
export class LimitRanges {
  private readonly ranges: readonly Manifest[];

  constructor(input: ResolveInput) {
    const { written, onlyLive } = besides([LIMIT_RANGE], input);
    this.ranges = [...written.map(({ own }) => own), ...onlyLive.map(({ live }) => live)];
  }

  /** What the containers ask for once the ranges have filled in what is left open. */
  filled(workload: Manifest, template: Json | undefined): Asked[] {
    const items = this.rangesOf(workload).flatMap((range) => itemsOf(range, 'Container'));
    return items.reduce<Asked[]>((asked, item) => asked.map((one) => filledBy(item, one)), askedIn(template));
  }

  /** Why every pod of a template is refused, as a clause; null where none is. */
  refusal(workload: Manifest, template: Json | undefined): string | null {
    const ranges = this.rangesOf(workload);
    if (ranges.length === 0) return null;
    const asked = this.filled(workload, template);
    const over = asked.flatMap((one) => overOwnLimit(one))[0];
    if (over !== undefined)
      return `${ranges.map(titleOf).join(' and ')} fills in limits, and the API server refuses such a pod: ${over}`;
    for (const range of ranges) {
      const broken =
        brokenBy(itemsOf(range, 'Container'), asked.map(usesOf)) ??
        brokenBy(itemsOf(range, 'Pod'), [[...wholePod(asked)]]);
      if (broken !== null) return `${titleOf(range)} refuses such a pod: ${broken}`;
    }
    return null;
  }

  private rangesOf(workload: Manifest): Manifest[] {
    return this.ranges.filter((range) => namespaceOf(range) === namespaceOf(workload));
  }
}

function titleOf({ name }: Manifest): string {
  return `LimitRange/${visible(name)}`;
}

function itemsOf(range: Manifest, type: 'Container' | 'Pod'): Json[] {
  return itemsIn(range.object['spec'], 'limits').filter((item) => textIn(item, 'type') === type);
}

/** A limit that is left out becomes `default`, else `max`; a request becomes `defaultRequest`, else that limit, else `min`. */
function filledBy(item: Json, asked: Asked): Asked {
  const [max, min, ownDefault, ownRequest] = ['max', 'min', 'default', 'defaultRequest'].map((name) =>
    amountsIn(objectIn(item, name)),
  );
  const limits = new Map([...(max ?? []), ...(ownDefault ?? [])]);
  const requests = new Map([...(min ?? []), ...limits, ...(ownRequest ?? [])]);
  return {
    ...asked,
    limits: new Map([...limits, ...asked.limits]),
    requests: new Map([...requests, ...asked.requests]),
  };
}

function overOwnLimit({ name, requests, limits }: Asked): string[] {
  return [...requests].flatMap(([resource, request]) => {
    const limit = limits.get(resource);
    return limit !== undefined && compareQuantities(request.quantity, limit.quantity) > 0
      ? [
          `container ${visible(name)} asks for ${visible(request.text)} of ${visible(resource)}, its limit is ${visible(limit.text)}`,
        ]
      : [];
  });
}

function usesOf({ name, requests, limits }: Asked): Use[] {
  const resources = [...new Set([...requests.keys(), ...limits.keys()])];
  return resources.map((resource) => ({
    who: `container ${visible(name)} asks`,
    resource,
    request: requests.get(resource),
    limit: limits.get(resource),
  }));
}

/** Containers that stay together, and each that only prepares the pod by itself. */
function* wholePod(asked: readonly Asked[]): Iterable<Use> {
  const [requests, limits] = (['requests', 'limits'] as const).map((kind) => {
    const staying = asked.filter(({ role }) => role !== 'init').map((one) => one[kind]);
    const preparing = asked.filter(({ role }) => role === 'init').map((one) => one[kind]);
    return most([together(staying), ...preparing]);
  });
  const resources = new Set([...(requests?.keys() ?? []), ...(limits?.keys() ?? [])]);
  for (const resource of resources)
    yield {
      who: 'the pod asks',
      resource,
      request: requests?.get(resource),
      limit: limits?.get(resource),
    };
}

function together(parts: readonly Amounts[]): Amounts {
  const sums = new Map<string, Amount>();
  for (const part of parts)
    for (const [resource, amount] of part) {
      const other = sums.get(resource);
      sums.set(resource, other === undefined ? amount : plus(other, amount));
    }
  return sums;
}

function plus(a: Amount, b: Amount): Amount {
  const exponent = Math.min(a.quantity.exponent, b.quantity.exponent);
  const [left, right] = [a, b].map(
    ({ quantity }) => quantity.unscaled * 10n ** BigInt(quantity.exponent - exponent),
  );
  const quantity = { unscaled: (left ?? 0n) + (right ?? 0n), exponent };
  return { quantity, text: `${a.text} + ${b.text}` };
}

function most(parts: readonly Amounts[]): Amounts {
  const found = new Map<string, Amount>();
  for (const part of parts)
    for (const [resource, amount] of part) {
      const other = found.get(resource);
      if (other === undefined || compareQuantities(amount.quantity, other.quantity) > 0)
        found.set(resource, amount);
    }
  return found;
}

function brokenBy(items: readonly Json[], uses: readonly (readonly Use[])[]): string | null {
  for (const item of items)
    for (const own of uses)
      for (const bound of ['max', 'min', 'maxLimitRequestRatio'] as const)
        for (const [resource, allowed] of amountsIn(objectIn(item, bound))) {
          const use = own.find((one) => one.resource === resource);
          const broken = BOUNDS[bound](use, allowed);
          const who = use?.who ?? own[0]?.who ?? 'the pod asks';
          if (broken !== null) return `${who} for ${visible(broken.replace('RESOURCE', resource))}`;
        }
  return null;
}

/** Each as the end of 'it asks for'; null where it is kept. */
const BOUNDS: Readonly<
  Record<'max' | 'min' | 'maxLimitRequestRatio', (use: Use | undefined, allowed: Amount) => string | null>
> = {
  max: (use, allowed) => {
    if (use?.limit === undefined) return `RESOURCE without a limit, ${allowed.text} at most`;
    const over = [use.limit, use.request].find(
      (amount) => amount && compareQuantities(amount.quantity, allowed.quantity) > 0,
    );
    return over === undefined ? null : `${over.text} of RESOURCE, ${allowed.text} at most`;
  },
  min: (use, allowed) => {
    if (use?.request === undefined) return `no RESOURCE, ${allowed.text} at least`;
    const under = [use.request, use.limit].find(
      (amount) => amount && compareQuantities(amount.quantity, allowed.quantity) < 0,
    );
    return under === undefined ? null : `${under.text} of RESOURCE, ${allowed.text} at least`;
  },
  maxLimitRequestRatio: (use, allowed) => {
    const [limit, request] = [use?.limit, use?.request].map((amount) =>
      amount === undefined ? 0 : approximately(amount.quantity),
    );
    if (!limit || !request) return `RESOURCE without a ${limit ? 'request' : 'limit'}`;
    return limit / request > approximately(allowed.quantity)
      ? `${use?.request?.text} of RESOURCE with a limit of ${use?.limit?.text}, ${allowed.text} times as much at most`
      : null;
  },
};

import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compareQuantities, parseQuantity } from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import { besides, type KindSpec, type ResolveInput } from '../../system.js';
import type { PlacesForPods } from '../simulation/places/pods-to-place.js';

/** What bounds each container of its own namespace. */
export const LIMIT_RANGE: KindSpec = {
  group: '',
  versions: ['v1'],
  kind: 'LimitRange',
  isNamespaced: true,
};

/**
 * The limit ranges of one side. A pod of which a container asks for more than `max`, or less than `min`, is not made at all; what it
 * leaves open is filled in within them. Source: kubernetes, plugin/pkg/admission/limitranger, PodValidateLimitFunc.
 */
export class LimitRanges {
  private readonly ranges: readonly Manifest[];

  constructor(input: ResolveInput) {
    const { written, onlyLive } = besides([LIMIT_RANGE], input);
    this.ranges = [...written.map(({ own }) => own), ...onlyLive.map(({ live }) => live)];
  }

  /** What refuses every pod of a template, as a place for none; empty where nothing does. */
  limits(workload: Manifest, template: Json | undefined): PlacesForPods[] {
    return this.ranges
      .filter((range) => namespaceOf(range) === namespaceOf(workload))
      .flatMap((range) => {
        const because = refusal(range, template);
        return because === null ? [] : [{ most: 0, because }];
      });
  }
}

function refusal(range: Manifest, template: Json | undefined): string | null {
  const spec = fieldAt(template, 'spec');
  const containers = [...itemsIn(spec, 'initContainers'), ...itemsIn(spec, 'containers')];
  const items = itemsIn(range.object['spec'], 'limits').filter(
    (item) => textIn(item, 'type') === 'Container',
  );
  for (const item of items)
    for (const container of containers) {
      const broken = brokenBy(item, container);
      if (broken !== null) {
        const name = visible(textIn(container, 'name') ?? '');
        return `LimitRange/${visible(range.name)} refuses it: container ${name} ${visible(broken)}`;
      }
    }
  return null;
}

function brokenBy(item: Json, container: Json): string | null {
  const resources = fieldAt(container, 'resources');
  for (const bound of ['max', 'min'] as const) {
    const bounds = fieldAt(item, bound);
    for (const resource of Object.keys(isObject(bounds) ? bounds : {})) {
      const of = (kind: string): string | null => amountText(fieldAt(resources, kind, resource));
      // A limit that is left out becomes the default, which is within the bounds; a request that is, the limit.
      const asked = bound === 'max' ? (of('limits') ?? of('requests')) : (of('requests') ?? of('limits'));
      const allowed = amountText(fieldAt(bounds, resource));
      if (asked === null || allowed === null) continue;
      const difference = compare(asked, allowed);
      if (bound === 'max' && difference > 0) return `asks for ${asked} of ${resource}, ${allowed} at most`;
      if (bound === 'min' && difference < 0) return `asks for ${asked} of ${resource}, ${allowed} at least`;
    }
  }
  return null;
}

function amountText(written: Json | undefined): string | null {
  return typeof written === 'number' || typeof written === 'string' ? String(written) : null;
}

/** 0 where one of them is no quantity. */
function compare(a: string, b: string): number {
  const [own, other] = [parseQuantity(a), parseQuantity(b)];
  return own && other ? compareQuantities(own, other) : 0;
}

import { joined } from '../../manifest/path.js';
import { createHash } from 'node:crypto';
import { field, fieldAt, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../../manifest/manifest.js';
import type { Release } from '../helm/release.js';
import type { Known } from './known.js';

/** A release of a chart in the tree. */
interface ReadRelease {
  readonly release: Release;
  readonly postRenderers: readonly Json[];
}

const MAX_NAME = 53;

/** What helm-controller renders of a HelmRelease; null where a part of it is not in the tree as plain text: the chart, or values. */
export function releaseOf({ name, namespace, object }: Manifest, known: Known): ReadRelease | null {
  const spec = objectIn(object, 'spec') ?? {};
  const chart = chartOf(spec, namespace, known);
  const source = field(chart.spec, 'sourceRef');
  const path = textIn(chart.spec, 'chart');
  if (path === null || textIn(source, 'kind') !== 'GitRepository') return null;
  if (!known.isLocal(source, chart.namespace, joined('', path))) return null;
  const values = valuesFrom(itemsIn(spec, 'valuesFrom'), namespace, known);
  if (values === null) return null;
  const target = textIn(spec, 'targetNamespace');
  const files = itemsIn(chart.spec, 'valuesFiles').filter((one) => typeof one === 'string');
  const inline = isObject(spec['values']) ? [JSON.stringify(spec['values'])] : [];
  return {
    release: {
      chart: joined('', path) ?? path,
      name: releaseName(textIn(spec, 'releaseName'), target, name),
      namespace: target ?? namespace,
      values: files.map((one) => joined('', one) ?? one),
      inline: [...values, ...inline],
      set: {},
      ...(files.length > 0 ? { replacesValues: true } : {}),
    },
    postRenderers: itemsIn(spec, 'postRenderers'),
  };
}

interface ReferredChart {
  readonly spec: Json | undefined;
  readonly namespace: string | null;
}

/** The chart that a release writes itself, or that a HelmChart has of which it takes it (`chartRef`). */
function chartOf(spec: JsonObject, namespace: string | null, known: Known): ReferredChart {
  const reference = spec['chartRef'];
  if (!isObject(reference)) return { spec: fieldAt(spec, 'chart', 'spec'), namespace };
  return {
    spec: field(known.object(reference, namespace)?.manifest.object, 'spec'),
    namespace: textIn(reference, 'namespace') ?? namespace,
  };
}

/** The target namespace goes before the name; what is too long ends in a part of its digest (helm-controller, release.ShortenName). */
function releaseName(written: string | null, target: string | null, name: string): string {
  const full = written ?? (target === null ? name : `${target}-${name}`);
  if (full.length <= MAX_NAME) return full;
  const digest = createHash('sha256').update(full).digest('hex').slice(0, 12);
  return `${full.slice(0, MAX_NAME - 13)}-${digest}`;
}

function valuesFrom(references: readonly Json[], namespace: string | null, known: Known): string[] | null {
  const texts: string[] = [];
  for (const reference of references) {
    // Single values by path, which `values` of the release override, have no counterpart in what helm takes.
    if (textIn(reference, 'targetPath') !== null) return null;
    const data = known.data(reference, namespace);
    const text = data?.get(textIn(reference, 'valuesKey') ?? 'values.yaml');
    if (text !== undefined) texts.push(text);
    else if (data !== undefined || field(reference, 'optional') !== true) return null;
  }
  return texts;
}

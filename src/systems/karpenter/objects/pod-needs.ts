import { VolumeZones } from '../../system.js';
import { fieldAt, itemsIn, labelsIn, listIn, numberIn, textIn } from '../../../manifest/fields.js';
import { groupOf, isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/values/selector.js';
import { readToleration, type Toleration } from '../../../snapshot/toleration.js';
import { normalizedKey } from '../controller/drift/labels.js';
import { combine, intersect, type Requirement } from '../controller/drift/requirement.js';
import type { PoolRequirement } from './nodepool.js';

/** What a pod asks of the node that it runs on, as far as nodes and templates tell: not resources, or other pods. */
export interface PodNeeds {
  /** `default/web-1`; of a workload without known pods `Deployment/web`. */
  readonly name: string;
  readonly tolerations: readonly Toleration[];
  /** Any one of them is enough: a pod without required affinity has one, of its nodeSelector. */
  readonly alternatives: readonly ReadonlyMap<string, Requirement>[];
  /** For each of its volumes that not every node reaches: the places where it can be, any one of them being enough. */
  readonly volumes: readonly (readonly ReadonlyMap<string, Requirement>[])[];
}

const WORKLOADS: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet']);

/**
 * Reads what pods ask for. A pod of a workload that the files hold is soon one of the template that they give it; what the owner of a pod
 * tolerates in the snapshot counts as well, because a snapshot of an older version has no more than that.
 */
export class PodReader {
  private readonly written: readonly Manifest[];
  private readonly owners: ReadonlyMap<string, Manifest>;
  private readonly zones: VolumeZones;

  constructor(files: readonly Manifest[], live: readonly Manifest[]) {
    this.written = files.filter(
      ({ apiVersion, kind }) => groupOf(apiVersion) === 'apps' && WORKLOADS.has(kind),
    );
    this.zones = new VolumeZones(live);
    const owners = live.filter(({ apiVersion }) => groupOf(apiVersion) === 'apps');
    this.owners = new Map(owners.map((one) => [keyOf(namespaceOf(one), one.kind, one.name), one]));
  }

  /** What a pod of the snapshot will ask for after the change. */
  needsOf(pod: Manifest): PodNeeds {
    const name = `${namespaceOf(pod)}/${pod.name}`;
    const workload = this.workloadOf(pod);
    const volumes = this.zones
      .of(pod)
      .map((terms) => terms.map((term) => combine(itemsIn(term, 'matchExpressions').map(expressionOf))));
    if (workload)
      return { ...needsIn(name, [fieldAt(workload.object, 'spec', 'template', 'spec')]), volumes };
    return { ...needsIn(name, [pod.object['spec'], ...this.ownerTemplates(pod)]), volumes };
  }

  /** What the pods of each workload of the files ask for, by its title: for snapshots that hold no pods. */
  needsOfWritten(): PodNeeds[] {
    return this.written
      .filter(({ object }) => numberIn(object['spec'], 'replicas') !== 0)
      .map(needsOfWorkload);
  }

  private workloadOf(pod: Manifest): Manifest | undefined {
    const labels = labelsIn(pod.object['metadata'], 'labels');
    return this.written.find((workload) => {
      if (namespaceOf(workload) !== namespaceOf(pod)) return false;
      const compiled = compileSelector(fieldAt(workload.object, 'spec', 'selector') ?? {});
      return 'selector' in compiled && selects(compiled.selector, labels);
    });
  }

  private ownerTemplates(pod: Manifest): (Json | undefined)[] {
    return itemsIn(pod.object['metadata'], 'ownerReferences').flatMap((reference) => {
      const key = keyOf(namespaceOf(pod), textIn(reference, 'kind') ?? '', textIn(reference, 'name') ?? '');
      const owner = this.owners.get(key);
      return owner ? [fieldAt(owner.object, 'spec', 'template', 'spec')] : [];
    });
  }
}

/** What the pods of a workload ask for by its template. */
export function needsOfWorkload({ kind, name, object }: Manifest): PodNeeds {
  const spec = fieldAt(object, 'spec', 'template', 'spec');
  return { ...needsIn(`${kind}/${name}`, [spec]), volumes: [] };
}

/** The selectors of the first one that has any, and what each of them tolerates. */
function needsIn(name: string, specs: readonly (Json | undefined)[]): Omit<PodNeeds, 'volumes'> {
  return {
    name,
    tolerations: specs.flatMap((spec) => itemsIn(spec, 'tolerations').filter(isObject).map(readToleration)),
    alternatives: specs.map(alternativesOf).find((one) => one.some(({ size }) => size > 0)) ?? [new Map()],
  };
}

function alternativesOf(spec: Json | undefined): ReadonlyMap<string, Requirement>[] {
  const selected = combine(
    Object.entries(labelsIn(spec, 'nodeSelector')).map(([key, value]) => asked(key, 'In', [value])),
  );
  const required = fieldAt(
    spec,
    'affinity',
    'nodeAffinity',
    'requiredDuringSchedulingIgnoredDuringExecution',
  );
  const terms = itemsIn(required, 'nodeSelectorTerms');
  if (terms.length === 0) return [selected];
  return terms.map((term) => both(selected, combine(itemsIn(term, 'matchExpressions').map(expressionOf))));
}

function expressionOf(expression: Json): PoolRequirement {
  const values = (listIn(expression, 'values') ?? []).filter((value) => typeof value === 'string');
  return asked(textIn(expression, 'key') ?? '', textIn(expression, 'operator') ?? '', values);
}

function asked(key: string, operator: string, values: readonly string[]): PoolRequirement {
  return { key: normalizedKey(key), operator, values, minValues: null };
}

function both(
  a: ReadonlyMap<string, Requirement>,
  b: ReadonlyMap<string, Requirement>,
): ReadonlyMap<string, Requirement> {
  const joined = new Map(a);
  for (const [key, requirement] of b) {
    const known = joined.get(key);
    joined.set(key, known ? intersect(known, requirement) : requirement);
  }
  return joined;
}

function keyOf(namespace: string, kind: string, name: string): string {
  return JSON.stringify([namespace, kind, name]);
}

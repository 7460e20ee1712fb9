import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { remembered } from '../../../manifest/lookup/remembered.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { selectedBy } from '../../../manifest/values/labelled.js';
import { compileSelector } from '../../../manifest/values/selector.js';
import { listing } from '../../../manifest/words/listing.js';
import { verb } from '../../../manifest/words/plural.js';
import { titleOf, visible } from '../../../manifest/words/visible.js';
import { type ResolveInput, told, type Unshown } from '../../system.js';
import { workloadKind } from '../admission/api-versions.js';
import { scalersOf } from '../objects/autoscalers.js';
import type { KubernetesObject } from '../objects/objects.js';
import { podTemplateOf } from '../objects/template.js';
import { podSpecOf } from '../objects/volume-claims.js';

type Files = Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>;

/**
 * Edits after which an autoscaler scales a workload no more, though nothing of the two is refused: it measures a share of what a container does
 * not ask for, another autoscaler has the same workload, or it counts pods of another one. Source: kubernetes,
 * pkg/controller/podautoscaler/replica_calculator.go, calculateRequests ("missing request for"), and horizontal.go, AmbiguousSelector (#112011);
 * kubernetes/kubernetes#78761, #79365, kedacore/keda#5825.
 */
export function blindAutoscalers({ manifest, before }: KubernetesObject, files: Files): Unshown[] {
  const { neighbours = [], neighboursBefore } = files;
  if (neighboursBefore === undefined) return [];
  const [now, then] = [scalersOf(manifest, neighbours), before ? scalersOf(before, neighboursBefore) : []];
  if (now.length === 0) return [];
  const known = before === null ? [] : blindIn(before, then, rangesOf(before, neighboursBefore, files));
  return told([
    withoutRequest(manifest, now, rangesOf(manifest, neighbours, files), known),
    then.length > 1 ? null : scaledTwice(manifest, now),
    countsOthers(manifest, now, neighbours, before === null ? [] : othersIn(before, neighboursBefore)),
  ]);
}

/** What an autoscaler measures as a share of requests. */
interface Measured {
  readonly scaler: Manifest;
  readonly resource: string;
  /** Absent: all containers of the pod. */
  readonly container: string | null;
}

/** A share of the CPU that pods ask for is the default of an autoscaler without metrics. Source: kubernetes, pkg/apis/autoscaling/v2/defaults.go. */
function measuredBy(scaler: Manifest): Measured[] {
  const spec = scaler.object['spec'];
  if (scaler.kind === 'ScaledObject')
    return itemsIn(spec, 'triggers').flatMap((trigger) => {
      const resource = textIn(trigger, 'type') ?? '';
      const how = textIn(trigger, 'metricType') ?? textIn(fieldAt(trigger, 'metadata'), 'type');
      if ((resource !== 'cpu' && resource !== 'memory') || how !== 'Utilization') return [];
      return [{ scaler, resource, container: textIn(fieldAt(trigger, 'metadata'), 'containerName') }];
    });
  const metrics = itemsIn(spec, 'metrics');
  if (metrics.length === 0) return [{ scaler, resource: 'cpu', container: null }];
  return metrics.flatMap((metric) => {
    const source = fieldAt(metric, 'resource') ?? fieldAt(metric, 'containerResource');
    const resource = textIn(source, 'name');
    const isShare = fieldAt(source, 'target', 'averageUtilization') !== undefined;
    return resource === null || !isShare
      ? []
      : [{ scaler, resource, container: textIn(source, 'container') }];
  });
}

interface Blind extends Measured {
  readonly without: readonly string[];
}

/** What is measured of containers that ask for none of it; a limit is a request too, and a LimitRange may fill one in. */
function blindIn(workload: Manifest, scalers: readonly Manifest[], ranges: readonly Manifest[]): Blind[] {
  const pod = podSpecOf(workload);
  const beside = itemsIn(pod, 'initContainers').filter((one) => textIn(one, 'restartPolicy') === 'Always');
  const containers = [...beside, ...itemsIn(pod, 'containers')];
  return scalers.flatMap(measuredBy).flatMap((measured): Blind[] => {
    const { resource, container } = measured;
    if (isFilledIn(resource, ranges) || fieldAt(pod, 'resources', 'requests', resource) !== undefined)
      return [];
    const without = containers.flatMap((one) => {
      const name = textIn(one, 'name') ?? '';
      const isMeasured = container === null || container === name;
      return isMeasured && !asksFor(one, resource) ? [name] : [];
    });
    return without.length === 0 ? [] : [{ ...measured, without }];
  });
}

function asksFor(container: Json, resource: string): boolean {
  return ['requests', 'limits'].some((kind) => fieldAt(container, 'resources', kind, resource) !== undefined);
}

/** The limit ranges of a workload's namespace on one side: those of its files, and what only the snapshot holds. */
function rangesOf(
  workload: Manifest,
  side: readonly Manifest[],
  { neighbours = [], neighboursBefore, snapshot }: Files,
): Manifest[] {
  const of = (all: readonly Manifest[]): readonly Manifest[] =>
    ofKindIn(all, 'LimitRange', namespaceOf(workload));
  const written = new Set([...of(neighbours), ...of(neighboursBefore ?? [])].map(({ name }) => name));
  return [...of(side), ...of(snapshot.objects).filter(({ name }) => !written.has(name))];
}

function isFilledIn(resource: string, ranges: readonly Manifest[]): boolean {
  return ranges.some((range) =>
    itemsIn(range.object['spec'], 'limits').some((item) =>
      ['defaultRequest', 'default', 'min', 'max'].some((name) => fieldAt(item, name, resource) !== undefined),
    ),
  );
}

function withoutRequest(
  workload: Manifest,
  scalers: readonly Manifest[],
  ranges: readonly Manifest[],
  known: readonly Blind[],
): Unshown | null {
  const wasBlind = new Set(known.map(({ resource }) => resource));
  const [blind] = blindIn(workload, scalers, ranges).filter(({ resource }) => !wasBlind.has(resource));
  if (!blind) return null;
  const names = listing(blind.without.map((name) => visible(name)));
  const resource = visible(blind.resource);
  const asks = verb(blind.without.length, 'asks', 'ask');
  return {
    subject: 'blind-autoscaler',
    says: `${titleOf(blind.scaler)} scales it by the share that its pods use of the ${resource} they ask for, and container ${names} ${asks} for none: from the first such pod on the share cannot be told (FailedGetResourceMetric), and it takes no pod away and, unless another metric wants more, adds none however the load grows.`,
    fix: `Give container ${names} resources.requests.${resource}, or measure one container alone (type: ContainerResource).`,
    place: workload.placeOf(['spec', 'template', 'spec', 'containers']),
    ofRollout: true,
  };
}

function scaledTwice(workload: Manifest, scalers: readonly Manifest[]): Unshown | null {
  const [, second] = scalers;
  if (!second) return null;
  const names = listing(scalers.map(titleOf));
  return {
    subject: 'scaled-twice',
    says: `${names} scale it, each of them: Kubernetes then scales it by none (AmbiguousSelector), so that it keeps its replicas however the load grows; before 1.27 each undid the number of the other.`,
    fix: 'Put the metrics of all into one of them: it takes the highest number that any asks for.',
    place: second.placeOf(['spec', 'scaleTargetRef']),
  };
}

/** Pod templates of a namespace, with the labels of their pods. */
const templatesIn = remembered((files: readonly Manifest[]) => {
  const workloads = files.filter(({ apiVersion, kind }) => {
    const of = workloadKind(apiVersion, kind);
    return of !== null && of !== 'PodDisruptionBudget';
  });
  const labelled = workloads.map((one) => {
    const labels = labelsIn(fieldAt(podTemplateOf(one), 'metadata'), 'labels');
    return { labels, workload: one };
  });
  return groupedBy(labelled, ({ workload }) => namespaceOf(workload));
});

/** Other workloads of which the pods have the labels that this one selects its own by. */
function othersIn(workload: Manifest, files: readonly Manifest[]): readonly Manifest[] {
  const compiled = compileSelector(fieldAt(workload.object['spec'], 'selector') ?? {});
  const all = templatesIn(files).get(namespaceOf(workload));
  if (!all || !('selector' in compiled)) return [];
  return selectedBy(all, compiled.selector).flatMap(({ workload: other }) =>
    other.kind === workload.kind && other.name === workload.name ? [] : [other],
  );
}

/** An autoscaler measures the pods that match the selector of its target, whoever owns them. */
function countsOthers(
  workload: Manifest,
  [scaler]: readonly Manifest[],
  files: readonly Manifest[],
  known: readonly Manifest[],
): Unshown | null {
  const before = new Set(known.map(titleOf));
  const others = othersIn(workload, files).filter((one) => !before.has(titleOf(one)));
  if (others.length === 0 || !scaler) return null;
  const isScaled = others.some((other) => scalersOf(other, files).length > 0);
  const does = isScaled
    ? 'as those are scaled too, Kubernetes scales neither (AmbiguousSelector), and both keep their replicas however the load grows'
    : 'it measures them with its own, and scales by the load of both';
  return {
    subject: 'counts-others',
    says: `its selector matches the pods of ${listing(others.map(titleOf))} as well, which ${titleOf(scaler)} goes by: ${does}.`,
    fix: `Give the pods of ${listing(others.map(titleOf))} labels that this selector does not match.`,
    place: workload.placeOf(['spec', 'selector']),
  };
}

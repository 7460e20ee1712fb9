import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { inNamespace, ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { type Json, type Manifest, namespaceOf, type Place } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/values/canonical.js';
import { few } from '../../../manifest/words/listing.js';
import { verb } from '../../../manifest/words/plural.js';
import { titleOf, visible } from '../../../manifest/words/visible.js';
import type { ResolveInput, Unshown } from '../../system.js';
import { workloadKind } from '../admission/api-versions.js';
import type { KubernetesObject } from '../objects/objects.js';
import { podTemplateOf } from '../objects/template.js';
import type { PlannedWorkload } from '../simulation/workload.js';

type Files = Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>;

/**
 * Services of the files that send requests to the pods of a workload before the change and not after it: another label of the pods, another
 * selector, a named port that the containers do not have any more, or a Service that goes. The pods are ready all the same, so that the rollout
 * goes on. Source: kubernetes, pkg/controller/endpointslice, and pkg/api/v1/service, FindPort.
 */
export function lostServices(
  { manifest, before }: KubernetesObject,
  { targets }: Pick<PlannedWorkload, 'targets'>,
  files: Files,
): Unshown | null {
  const { neighbours = [], neighboursBefore } = files;
  if (before === null || neighboursBefore === undefined || targets.length === 0) return null;
  const [was, is] = [podsOf(before), podsOf(manifest)];
  const namespace = namespaceOf(manifest);
  const now = new Map(ofKindIn(neighbours, 'Service', namespace).map((one) => [one.name, one]));
  const lost = ofKindIn(neighboursBefore, 'Service', namespace).flatMap((earlier): Lost[] => {
    const service = now.get(earlier.name) ?? null;
    if (service === earlier && was.text === is.text) return [];
    if (!selectsPods(earlier, was) || faultOf(earlier, was) !== null) return [];
    return lostBy({ manifest, before, was, is }, earlier, service);
  });
  if (lost.length === 0) return null;
  const running = ofKindIn(files.snapshot.objects, 'Pod', namespace).filter((one) => !isOwn(one, manifest));
  // Whatever else has a Service of its own there is reached as it was.
  const others = lost.every(({ service }) => service === null)
    ? [...now.values()].filter((one) => selectsPods(one, is) && faultOf(one, is) === null)
    : [];
  if (others.length > 0) return null;
  const reached = [
    ...inNamespace(neighbours, namespace).filter(
      (one) => isWorkload(one) && !(one.kind === manifest.kind && one.name === manifest.name),
    ),
    ...running,
  ].map(podsOf);
  const forGood = lost.filter(({ isForNow }) => !isForNow);
  return forGood.length > 0 ? toldOf(forGood, reached) : forNowOf(lost, reached);
}

/** A workload before and after, with the pods of each. */
interface Edited {
  readonly manifest: Manifest;
  readonly before: Manifest;
  readonly was: Pods;
  readonly is: Pods;
}

/** What one Service reaches no more, and where the edit stands that does it. */
function lostBy({ manifest, before, was, is }: Edited, earlier: Manifest, service: Manifest | null): Lost[] {
  const title = titleOf(earlier);
  const labels = manifest.placeOf(['spec', 'template', 'metadata', 'labels']);
  if (service === null) {
    const why = 'it is gone from the files';
    return [{ service, title, why, place: labels, isForNow: false, isAtOnce: true }];
  }
  const fault = faultOf(service, is);
  const forNow = faultOf(service, was);
  const why = fault ?? forNow;
  if (why === null) return [];
  const isOfPorts = selectsPods(service, fault === null ? was : is);
  const ofPods = isOfPorts ? portsOf(manifest, before, service) : labels;
  const ofService = service.placeOf(['spec', isOfPorts ? 'ports' : 'selector']);
  // An edit of the pods alone leaves those that run with what they have.
  const isAtOnce = forNow !== null;
  const place = isAtOnce ? ofService : ofPods;
  return [{ service, title, why, place, isForNow: fault === null, isAtOnce }];
}

/** True for a pod of the workload itself. */
function isOwn(pod: Manifest, workload: Manifest): boolean {
  const asked = Object.entries(labelsIn(fieldAt(workload.object, 'spec', 'selector'), 'matchLabels'));
  const labels = labelsIn(pod.object['metadata'], 'labels');
  return asked.every(([key, value]) => labels[key] === value);
}

interface Lost {
  /** Null for one that goes. */
  readonly service: Manifest | null;
  readonly title: string;
  readonly why: string;
  /** Where the edit stands: of the Service, or else of the pods. */
  readonly place: Place;
  /** True where it sends to the new pods, and to none that runs now. */
  readonly isForNow: boolean;
  /** True where pods that run get nothing any more either, from the merge on. */
  readonly isAtOnce: boolean;
}

/** What a Service goes by and what its pods have move together: the first new one has yet to get ready. */
function forNowOf(lost: readonly Lost[], reached: readonly Pods[]): Unshown | null {
  const [first] = lost.filter(({ service }) => service && !reached.some((one) => isServed(service, one)));
  if (!first?.service) return null;
  return {
    subject: 'lost-service',
    says: `${first.title} sends no more requests to the pods that run (${first.why}), and from the merge on none answers until the first new one is ready. No probe looks at that.`,
    fix: `Give the pods what ${first.title} is to go by first, and edit the Service once all of them have it.`,
    place: first.place,
  };
}

function toldOf(lost: readonly Lost[], reached: readonly Pods[]): Unshown | null {
  const [first] = lost;
  if (!first) return null;
  const { service } = first;
  const isReached = service !== null && reached.some((one) => isServed(service, one));
  const names = few(lost.map(({ title }) => title));
  const reach = isReached
    ? 'other pods of the files get them'
    : first.isAtOnce
      ? 'nothing of the files gets them: from the merge on none answers, and the pods that run stay ready'
      : 'nothing of the files gets them: each new pod is ready and idle, and with the last old one there is none that answers';
  return {
    subject: 'lost-service',
    says: `${names} ${verb(lost.length, 'sends', 'send')} no more requests to its pods (${first.why}): ${service === null ? 'whoever asks by that name gets no answer' : reach}. No probe looks at that.`,
    fix:
      service === null
        ? `Keep ${names} for as long as anything asks these pods by that name.`
        : first.isAtOnce
          ? `Have ${names} go by labels and names of ports that these pods have.`
          : `Keep the labels and the names of ports that ${names} ${verb(lost.length, 'goes', 'go')} by.`,
    ...(isReached || service === null ? {} : { grade: 'error' as const }),
    place: first.place,
    ofRollout: !first.isAtOnce,
  };
}

/** The ports of the container that had the name which a Service goes by. */
function portsOf(manifest: Manifest, before: Manifest, service: Manifest): Place {
  const wanted = new Set(itemsIn(service.object['spec'], 'ports').map((port) => textIn(port, 'targetPort')));
  const path = ['spec', 'template', 'spec', 'containers'];
  const containers = itemsIn(fieldAt(podTemplateOf(before), 'spec'), 'containers');
  const had = containers.find((one) =>
    itemsIn(one, 'ports').some((port) => wanted.has(textIn(port, 'name'))),
  );
  const now = itemsIn(fieldAt(podTemplateOf(manifest), 'spec'), 'containers');
  const index = now.findIndex((one) => had && textIn(one, 'name') === textIn(had, 'name'));
  return manifest.placeOf(index < 0 ? path : [...path, index, 'ports']);
}

interface Pods {
  readonly labels: Readonly<Record<string, string>>;
  readonly ports: ReadonlySet<string>;
  /** All of it as a text to compare. */
  readonly text: string;
}

/** Those of a workload, or one of the cluster. */
function podsOf(workload: Manifest): Pods {
  const template = workload.kind === 'Pod' ? workload.object : podTemplateOf(workload);
  const labels = labelsIn(fieldAt(template, 'metadata'), 'labels');
  const spec = fieldAt(template, 'spec');
  const containers = [...itemsIn(spec, 'initContainers'), ...itemsIn(spec, 'containers')];
  const names = containers.flatMap((one: Json) =>
    itemsIn(one, 'ports').flatMap((port) => textIn(port, 'name') ?? []),
  );
  return { labels, ports: new Set(names), text: canonicalJson([labels, [...names].sort()]) };
}

function isWorkload({ apiVersion, kind }: Manifest): boolean {
  const of = workloadKind(apiVersion, kind);
  return of !== null && of !== 'PodDisruptionBudget';
}

function isServed(service: Manifest, pods: Pods): boolean {
  return faultOf(service, pods) === null && selectsPods(service, pods);
}

/** A Service without a selector gets its addresses from somebody else, and so does one that is a name for another place. */
function selectsPods({ object }: Manifest, { labels }: Pods): boolean {
  if (textIn(object['spec'], 'type') === 'ExternalName') return false;
  const selector = Object.entries(labelsIn(object['spec'], 'selector'));
  return selector.length > 0 && selector.every(([key, value]) => labels[key] === value);
}

/** Why it sends these pods nothing, as a clause; null where it does. */
function faultOf(service: Manifest, pods: Pods): string | null {
  if (!selectsPods(service, pods)) {
    const selector = Object.entries(labelsIn(service.object['spec'], 'selector'));
    const [unmet] = selector.filter(([key, value]) => pods.labels[key] !== value);
    return unmet ? `it selects ${visible(`${unmet[0]}=${unmet[1]}`)}, a label that they do not have` : null;
  }
  const ports = itemsIn(service.object['spec'], 'ports').flatMap((port) => textIn(port, 'targetPort') ?? []);
  const [missing] = ports.filter((port) => !/^\d+$/.test(port) && !pods.ports.has(port));
  return missing === undefined
    ? null
    : `its targetPort ${visible(missing)} is the name of none of their ports`;
}

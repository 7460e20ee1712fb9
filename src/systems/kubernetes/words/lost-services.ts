import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { inNamespace, ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/values/canonical.js';
import { few } from '../../../manifest/words/listing.js';
import { verb } from '../../../manifest/words/plural.js';
import { titleOf, visible } from '../../../manifest/words/visible.js';
import type { ResolveInput, Unshown } from '../../system.js';
import { workloadKind } from '../admission/api-versions.js';
import type { KubernetesObject } from '../objects/objects.js';
import { podTemplateOf } from '../objects/template.js';

type Files = Pick<ResolveInput, 'neighbours' | 'neighboursBefore'>;

/**
 * Services of the files that send requests to the pods of a workload before the change and not after it: another label of the pods, another
 * selector, a named port that the containers do not have any more, or a Service that goes. The pods are ready all the same, so that the rollout
 * goes on. Source: kubernetes, pkg/controller/endpointslice, and pkg/api/v1/service, FindPort.
 */
export function lostServices({ manifest, before }: KubernetesObject, files: Files): Unshown | null {
  const { neighbours = [], neighboursBefore } = files;
  if (before === null || neighboursBefore === undefined) return null;
  const [was, is] = [podsOf(before), podsOf(manifest)];
  const namespace = namespaceOf(manifest);
  const now = new Map(ofKindIn(neighbours, 'Service', namespace).map((one) => [one.name, one]));
  const lost = ofKindIn(neighboursBefore, 'Service', namespace).flatMap((earlier): Lost[] => {
    const service = now.get(earlier.name) ?? null;
    if (service === earlier && was.text === is.text) return [];
    if (!selectsPods(earlier, was) || faultOf(earlier, was) !== null) return [];
    const why = service === null ? 'it is gone from the files' : faultOf(service, is);
    return why === null ? [] : [{ service, title: titleOf(earlier), why }];
  });
  if (lost.length === 0) return null;
  // Whatever else has a Service of its own there is reached as it was.
  const others = lost.every(({ service }) => service === null)
    ? [...now.values()].filter((one) => selectsPods(one, is) && faultOf(one, is) === null)
    : [];
  return others.length > 0 ? null : toldOf(manifest, lost, inNamespace(neighbours, namespace));
}

interface Lost {
  /** Null for one that goes. */
  readonly service: Manifest | null;
  readonly title: string;
  readonly why: string;
}

function toldOf(manifest: Manifest, lost: readonly Lost[], files: readonly Manifest[]): Unshown | null {
  const [first] = lost;
  if (!first) return null;
  const { service } = first;
  const isReached =
    service !== null && files.some((one) => isWorkload(one) && faultOf(service, podsOf(one)) === null);
  const names = few(lost.map(({ title }) => title));
  const reach = isReached
    ? 'other pods of the files get them'
    : 'nothing of the files gets them: each new pod is ready and idle, and with the last old one there is none that answers';
  return {
    subject: 'lost-service',
    says: `${names} ${verb(lost.length, 'sends', 'send')} no more requests to its pods (${first.why}): ${service === null ? 'whoever asks by that name gets no answer' : reach}. Readiness asks for none of that.`,
    fix:
      service === null
        ? `Keep ${names} for as long as anything asks these pods by that name.`
        : `Keep the labels and the names of ports that ${names} ${verb(lost.length, 'goes', 'go')} by.`,
    ...(isReached || service === null ? {} : { grade: 'error' as const }),
    place: manifest.placeOf(['spec', 'template', 'metadata', 'labels']),
    ofRollout: true,
  };
}

interface Pods {
  readonly labels: Readonly<Record<string, string>>;
  readonly ports: ReadonlySet<string>;
  /** All of it as a text to compare. */
  readonly text: string;
}

function podsOf(workload: Manifest): Pods {
  const template = podTemplateOf(workload);
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

/** A Service without a selector gets its addresses from somebody else. */
function selectsPods({ object }: Manifest, { labels }: Pods): boolean {
  const selector = Object.entries(labelsIn(object['spec'], 'selector'));
  return selector.length > 0 && selector.every(([key, value]) => labels[key] === value);
}

/** Why it sends these pods nothing, as a clause; null where it does. */
function faultOf(service: Manifest, pods: Pods): string | null {
  if (!selectsPods(service, pods)) {
    const selector = Object.entries(labelsIn(service.object['spec'], 'selector'));
    const [unmet] = selector.filter(([key, value]) => pods.labels[key] !== value);
    return unmet ? `it asks for the label ${visible(`${unmet[0]}: ${unmet[1]}`)}, which they have not` : null;
  }
  const ports = itemsIn(service.object['spec'], 'ports').flatMap((port) => textIn(port, 'targetPort') ?? []);
  const [missing] = ports.filter((port) => !/^\d+$/.test(port) && !pods.ports.has(port));
  return missing === undefined
    ? null
    : `its targetPort ${visible(missing)} is the name of none of their ports`;
}

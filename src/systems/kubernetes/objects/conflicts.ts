import { fieldAt, filledText, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/selector.js';
import { code, type Text, text } from '../../../text/text.js';
import { placementOf } from '../controller/spec.js';
import { templateLabels } from './template.js';

type Labels = Readonly<Record<string, string>>;

/** Ports of its node that a pod takes: with hostNetwork all ports of its containers. An empty address is all of the node. */
function hostPortsOf(template: Json | undefined) {
  const spec = fieldAt(template, 'spec');
  const isHostNetwork = fieldAt(spec, 'hostNetwork') === true;
  const ports = itemsIn(spec, 'containers').flatMap((container) => itemsIn(container, 'ports'));
  return ports.flatMap((written) => {
    const own = isHostNetwork ? numberIn(written, 'containerPort') : null;
    const port = numberIn(written, 'hostPort') ?? own ?? 0;
    const address = (textIn(written, 'hostIP') ?? '').replace(/^0\.0\.0\.0$/, '');
    return port > 0 ? [{ port, protocol: filledText(fieldAt(written, 'protocol')) ?? 'TCP', address }] : [];
  });
}

/** The reason for which a node takes one pod of a template only; null where it takes several. */
function hostPortLimit(template: Json | undefined, [first] = hostPortsOf(template)): Text | null {
  return first ? text`each node has host port ${code(String(first.port))} only once` : null;
}

/** Required anti-affinity terms of a template that match pods with the labels. */
export function antiAffinityTerms(template: Json | undefined, labels: Labels): JsonObject[] {
  const affinity = fieldAt(template, 'spec', 'affinity', 'podAntiAffinity');
  const terms = itemsIn(affinity, 'requiredDuringSchedulingIgnoredDuringExecution').filter(isObject);
  // An empty selector selects every namespace.
  const isElsewhere = ({ namespaces = null, namespaceSelector: of }: JsonObject): boolean =>
    isObject(of) ? Object.keys(of).length > 0 : namespaces !== null;
  return terms.filter((term) => !isElsewhere(term) && isAbout(term, labels));
}

/** True if the labelSelector of a term or a constraint matches pods with the labels. */
export function isAbout({ labelSelector }: JsonObject, labels: Labels): boolean {
  const compiled = compileSelector(labelSelector);
  return 'selector' in compiled && selects(compiled.selector, labels);
}

/** True where the template says anything that only some nodes, or some pods a node, can fulfill. */
export function asksOfNodes(template: Json | undefined): boolean {
  const { nodeName, nodeSelector, requiredTerms } = placementOf(template);
  if (nodeName !== null || requiredTerms !== null || Object.keys(nodeSelector).length > 0) return true;
  const labels = templateLabels(template);
  const counting = hardSpreads(template).filter((one) => isAbout(one, labels));
  return [...antiAffinityTerms(template, labels), ...counting].length > 0 || hostPortLimit(template) !== null;
}

/** Topology spread constraints of a template that keep pods from starting. */
export function hardSpreads(template: Json | undefined): JsonObject[] {
  const written = itemsIn(fieldAt(template, 'spec'), 'topologySpreadConstraints').filter(isObject);
  return written.filter((one) => one['whenUnsatisfiable'] === 'DoNotSchedule');
}

/** The host port that pods of both templates need on a node. Source: kubernetes 1.28, pkg/scheduler/framework, HostPortInfo.CheckConflict. */
export function portOfBoth(template: Json | undefined, earlier: Json | undefined): Text | null {
  const taken = hostPortsOf(earlier);
  const isTaken = (own: (typeof taken)[number]): boolean =>
    taken.some(
      ({ port, protocol, address }) =>
        own.port === port &&
        own.protocol === protocol &&
        (own.address === '' || address === '' || own.address === address),
    );
  return hostPortLimit(template, hostPortsOf(template).filter(isTaken));
}

/** Why a pod cannot be on a node beside one of an earlier template: a host port or required anti-affinity; null: no reason is known. */
export function conflictBeside(template: Json | undefined, earlier: Json | undefined): Text | null {
  const [term] = [
    ...antiAffinityTerms(template, templateLabels(earlier)),
    ...antiAffinityTerms(earlier, templateLabels(template)),
  ];
  const apart = text`required anti-affinity on ${code(textIn(term, 'topologyKey') ?? '')} keeps them apart`;
  return portOfBoth(template, earlier) ?? (term ? apart : null);
}

import { entryOf, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import { once, remembered } from '../../../manifest/lookup.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { HOSTNAME_LABEL, type Taint, untolerated } from '../../../snapshot/snapshot.js';
import { code, count, joinTexts, list, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type DaemonNode, fitsPlacement } from '../controller/node-fit.js';
import { antiAffinityTerms, hardSpreads, isAbout, portOfBoth } from '../objects/conflicts.js';
import { type Placement, placementOf, replicasIn } from '../controller/spec.js';
import { isSameTemplate, podTemplateOf, templateLabels } from '../objects/template.js';
import type { WorkloadInput } from './start.js';

/** The number of pods of a workload that can run at the same time. */
export interface PlacesForPods {
  /** Null: no limit is known. */
  readonly most: number | null;
  /** The reason for the limit, as the end of `it finds no place:`. */
  readonly because: Text;
  /** The same of the next version, where this one finds a place beside what it replaces. */
  readonly next?: Text | null;
}

const NO_LIMIT: PlacesForPods = { most: null, because: NO_TEXT };

/** Label of nodes that Karpenter creates for pods that find none. */
const POOL_LABEL = 'karpenter.sh/nodepool';

/**
 * Pods of a workload that fit the nodes: required anti-affinity against its own labels and host ports allow one pod a node (or a zone).
 * No limit where Karpenter adds nodes, or where the snapshot has no nodes.
 */
export function placesForPods(input: WorkloadInput, replicas: number): PlacesForPods {
  const { object, context } = input;
  const { nodes } = context;
  const template = podTemplateOf(object.manifest);
  const placement = placementOf(template);
  const fitting = nodesByPlacement(nodes)(JSON.stringify(placement));
  const candidates = fitting.length > 0 ? fitting : nodes;
  if (nodes.length === 0 || candidates.some(({ labels }) => POOL_LABEL in labels)) return NO_LIMIT;
  if (fitting.length === 0) {
    const unmet = unmetPlacement(placement, nodes);
    const lacks = unmet
      ? text`has ${unmet}, which its pod template requires`
      : text`fits its nodeSelector, affinity and tolerations`;
    return { most: 0, because: text`no node of the snapshot ${lacks}` };
  }
  const { replaced, sole } = replacedTemplate(input);
  const ownPort = portOfBoth(template, template);
  const port = sole && replicas <= fitting.length ? portOfBoth(template, sole) : ownPort;
  const limits = [
    ...antiAffinityLimits(input, { replaced, sole }, replicas, fitting),
    ...spreadLimits(input, replicas),
    ...(port === null ? [] : [{ most: fitting.length, because: port }]),
  ];
  const roomOf = ({ most }: PlacesForPods): number => most ?? Infinity;
  const least = limits.reduce((least, one) => (roomOf(one) < roomOf(least) ? one : least), NO_LIMIT);
  return { ...least, next: port === null && replicas === fitting.length ? ownPort : null };
}

/** The pod template that a change replaces; `sole`: where pods of no other one may run. */
export function replacedTemplate({ relation, object, context }: WorkloadInput) {
  const replaced = relation === 'changed' && object.before ? podTemplateOf(object.before) : undefined;
  const sets = object.live ? context.live.ownedBy(object.live, 'ReplicaSet') : [];
  const running = [object.live ?? [], sets.filter((set) => replicasIn(set) > 0)].flat();
  const isSole = running.every((one) => isSameTemplate(podTemplateOf(one), replaced));
  return { replaced, sole: isSole ? replaced : undefined };
}

/** Nodes that a new pod may be scheduled to; once for all templates with the same placement, which most of a thousand workloads have. */
const nodesByPlacement = remembered((nodes: readonly DaemonNode[]) =>
  once((text: string): readonly DaemonNode[] => {
    const placement = JSON.parse(text) as Placement;
    return nodes.filter((node) => fitsPlacement(node, placement) && !isClosed(node.taints, placement));
  }),
);

function isClosed(taints: readonly Taint[], { tolerations }: Placement): boolean {
  return untolerated(taints, tolerations, ['NoSchedule', 'NoExecute']) !== undefined;
}

/**
 * Nodes that required anti-affinity leaves. A term with `pod-template-hash` in its matchLabelKeys repels only pods of its
 * own template: old and new ones stand side by side, and it is no limit while all replicas of one template have room. But the
 * pods that are replaced keep new ones away by their own terms, so the rollout that brings matchLabelKeys in has yet to do
 * without. Source: kubernetes 1.34, scheduler, plugins/interpodaffinity/filtering.go, satisfyExistingPodsAntiAffinity;
 * enhancement KEP-3633, on from 1.31.
 */
function antiAffinityLimits(
  { object, context: { behavior } }: WorkloadInput,
  { replaced, sole }: Readonly<Record<'replaced' | 'sole', Json | undefined>>,
  replicas: number,
  nodes: readonly DaemonNode[],
): PlacesForPods[] {
  const template = podTemplateOf(object.manifest);
  const labels = templateLabels(template);
  const limitOf = (term: JsonObject): PlacesForPods => domainLimit(textIn(term, 'topologyKey') ?? '', nodes);
  const hasRoom = (term: JsonObject): boolean => replicas <= (limitOf(term).most ?? Infinity);
  const isApart = (term: JsonObject): boolean =>
    behavior.antiAffinityMatchLabelKeys && itemsIn(term, 'matchLabelKeys').includes('pod-template-hash');
  // Or by a label whose value differs between versions, such as the version of a chart.
  const isOfNew = (term: JsonObject): boolean =>
    isApart(term) || (sole !== undefined && !isAbout(term, templateLabels(sole)));
  const own = antiAffinityTerms(template, labels).filter((term) => !isOfNew(term) || !hasRoom(term));
  const old = antiAffinityTerms(replaced, labels).filter((term) => !isApart(term) && hasRoom(term));
  const byOld = old.map(limitOf).map(({ most, because }) => {
    return { most, because: text`of the pods it replaces, ${because}` };
  });
  return [...own.map(limitOf), ...byOld];
}

/** Taints of a node that takes pods again or leaves: of a cordon, a condition, an agent or a runtime that starts, Karpenter, a scale-down. */
const PASSING =
  /^node\.(cloudprovider\.)?kubernetes\.io\/|^karpenter\.sh\/|^(skyhook|nodewright)\.nvidia\.com$|\/(agent-not-ready|uninitialized)$|^ToBeDeletedByClusterAutoscaler$/;

/**
 * Places that hard topology spread leaves. If a domain that takes no pod counts, or fewer than minDomains do, each domain takes at most
 * `maxSkew` pods, because the smallest has 0. Source: kubernetes 1.34, scheduler, plugins/podtopologyspread/filtering.go; kubernetes/kubernetes#107464.
 */
function spreadLimits({ object, context }: WorkloadInput, replicas: number): PlacesForPods[] {
  const template = podTemplateOf(object.manifest);
  const hard = hardSpreads(template);
  if (hard.length === 0) return [];
  const keys = hard.map((one) => textIn(one, 'topologyKey') ?? '');
  const placement = placementOf(template);
  const withPods = new Set(object.live && context.live.podsOf(object.live).map(({ slot }) => slot));
  // A node without one of the labels takes no pod and counts in no domain.
  const labeled = context.nodes.filter(({ labels }) => keys.every((key) => Object.hasOwn(labels, key)));
  const nodes = labeled.map((node) => {
    const lasting = node.taints.filter(({ key }) => !PASSING.test(key));
    const [fits, isOpen] = [fitsPlacement(node, placement), !isClosed(lasting, placement)];
    return { labels: node.labels, fits, isOpen, takes: withPods.has(node.name) || (fits && isOpen) };
  });
  const taking = nodes.filter(({ takes }) => takes);
  const named = list(keys.map(code));
  if (taking.length === 0)
    return [{ most: 0, because: text`no node that fits has ${named} for hard topology spread` }];
  return hard.flatMap((one, i): PlacesForPods | [] => {
    const [key = '', skew] = [keys[i], numberIn(one, 'maxSkew') ?? 1];
    const domainOf = ({ labels }: Pick<DaemonNode, 'labels'>): string => labels[key] ?? '';
    const isCounted = ({ fits, isOpen }: (typeof nodes)[number]): boolean =>
      (fits || one['nodeAffinityPolicy'] === 'Ignore') && (isOpen || one['nodeTaintsPolicy'] !== 'Honor');
    const counted = new Set(nodes.filter(isCounted).map(domainOf));
    const open = new Set(taking.map(domainOf));
    const most = open.size * skew;
    const empty = [...counted].find((domain) => !open.has(domain));
    const isEven = empty === undefined && counted.size >= (numberIn(one, 'minDomains') ?? 0);
    // Pods of another template do not count.
    const hasRoom = itemsIn(one, 'matchLabelKeys').length > 0 && replicas <= most;
    if (isEven || hasRoom || !isAbout(one, templateLabels(template))) return [];
    const each = text`hard topology spread on ${code(key)} allows ${count(skew, 'pod')} per domain`;
    const none = empty ? text`domain ${code(empty)} counts with 0 pods` : text`fewer than minDomains exist`;
    return { most, because: text`${each}, because ${none}` };
  });
}

function domainLimit(key: string, nodes: readonly DaemonNode[]): PlacesForPods {
  const isHostname = key === HOSTNAME_LABEL;
  // A node without the label is in no domain, and keeps no pod away.
  if (!isHostname && nodes.some(({ labels }) => !(key in labels))) return NO_LIMIT;
  const unit = isHostname ? literal('node') : code(key.slice(key.lastIndexOf('/') + 1));
  return {
    most: new Set(nodes.map(({ labels }) => labels[key])).size,
    because: text`required anti-affinity on ${code(key)} allows one pod per ${unit}`,
  };
}

/** Labels of the nodeSelector that no node has; null if each is on some node, and something else keeps the pods away. */
export function unmetPlacement(
  { nodeSelector }: Placement,
  nodes: readonly Pick<DaemonNode, 'labels'>[],
): Text | null {
  const unmet = Object.entries(nodeSelector).filter(
    ([key, value]) => !nodes.some(({ labels }) => entryOf(labels, key) === value),
  );
  const labels = unmet.map(([key, value]) => code(`${key}=${value}`));
  return unmet.length === 0 ? null : joinTexts(labels, ' or ');
}

import { isObject, type Json, type JsonObject } from '../../../../manifest/manifest.js';
import { fieldOf, objectOf, textOf } from '../../admission/defaults.js';
import { selectorOf } from '../../admission/selectors.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import { domainsOf, hasLabel } from '../../objects/node-tables.js';
import { POOL_LABEL } from '../../objects/pool-labels.js';
import { selects } from '../../controller/labels.js';
import { labelledNodes, lastingNodes } from './fitting-nodes.js';
import type { PlacesForPods, PodsToPlace } from './pods-to-place.js';
import { isByTemplate, placementOf } from '../../objects/placement.js';
import { labelsIn } from '../../../../manifest/fields.js';

/**
 * What required spread constraints leave of the nodes that a pod may go to. Over domains that all take pods they are no limit, only an
 * order. But where a domain can take none, or there are fewer domains than `minDomains`, the least is 0 for ever, and no domain may hold
 * more than `maxSkew`. Pods of an earlier template count too, unless `matchLabelKeys` tells them apart. Nodes with a taint count as
 * domains (nodeTaintsPolicy is Ignore by default). Source: kubernetes 1.34, scheduler, plugins/podtopologyspread/common.go and
 * filtering.go, minMatchNum; fields by default since 1.27. Where a Karpenter pool adds nodes only a label that none of its nodes ever has is a limit.
 */
export function spreadLimits(
  { template, replicas, honoursSpreadFields, pools }: PodsToPlace,
  fitting: readonly WorldNode[],
  nodes: readonly WorldNode[],
): PlacesForPods[] {
  const isPooled = hasLabel(nodes, POOL_LABEL);
  const placement = placementOf(template);
  return requiredOn(template).flatMap((constraint) => {
    const key = textOf(constraint, 'topologyKey', '');
    const reached = new Set([...domainsOf(fitting, key), ...domainsOf(lastingNodes(nodes, placement), key)]);
    if (isPooled && (reached.size > 0 || pools.mayMake(key, nodes))) return [];
    if (reached.size === 0) {
      const nor = isPooled ? ', and no Karpenter pool makes one that has it' : '';
      return { most: 0, because: `no node that it fits has the label ${key}${nor}` };
    }
    const least = honoursSpreadFields ? positiveAt(constraint, 'minDomains') : 1;
    const counted = countedDomains(constraint, key, { template, fitting, nodes, honoursSpreadFields });
    const missing = counted.size - reached.size;
    if (missing === 0 && counted.size >= least) return [];
    const most = reached.size * positiveAt(constraint, 'maxSkew');
    if (honoursSpreadFields && isByTemplate(constraint) && replicas <= most) return [];
    const why =
      counted.size < least
        ? `there are ${counted.size} of ${least} domains (minDomains)`
        : `${missing} of ${counted.size} domains take none of its pods`;
    const each = positiveAt(constraint, 'maxSkew');
    return {
      most,
      because: `the spread over ${key} lets ${each} ${each === 1 ? 'pod' : 'pods'} into each domain, as ${why}`,
    };
  });
}

/** Constraints that keep a pod waiting, and that count the template's own pods. */
function requiredOn(template: Json | undefined): JsonObject[] {
  const written = fieldOf(objectOf(template, 'spec'), 'topologySpreadConstraints');
  const own = labelsIn(objectOf(template, 'metadata'), 'labels');
  return (Array.isArray(written) ? written.filter(isObject) : []).filter((constraint) => {
    const selector = selectorOf(fieldOf(constraint, 'labelSelector'));
    const isRequired = textOf(constraint, 'whenUnsatisfiable', 'DoNotSchedule') === 'DoNotSchedule';
    return isRequired && selector !== null && selects(selector, own);
  });
}

interface Counting {
  readonly template: Json | undefined;
  readonly fitting: readonly WorldNode[];
  readonly nodes: readonly WorldNode[];
  readonly honoursSpreadFields: boolean;
}

/** Domains that are asked for their least: of the nodes that node affinity leaves, tainted ones too unless the constraint says otherwise. */
function countedDomains(
  constraint: JsonObject,
  key: string,
  { template, fitting, nodes, honoursSpreadFields }: Counting,
): ReadonlySet<string> {
  const policy = (name: string, byDefault: string): string =>
    honoursSpreadFields ? textOf(constraint, name, byDefault) : byDefault;
  if (policy('nodeTaintsPolicy', 'Ignore') === 'Honor') return domainsOf(fitting, key);
  if (policy('nodeAffinityPolicy', 'Honor') === 'Ignore') return domainsOf(nodes, key);
  return domainsOf(labelledNodes(nodes, placementOf(template)), key);
}

/** A number of a constraint; 1 where it is not written. */
function positiveAt(constraint: JsonObject, name: string): number {
  const written = fieldOf(constraint, name);
  return typeof written === 'number' && Number.isInteger(written) && written > 0 ? written : 1;
}

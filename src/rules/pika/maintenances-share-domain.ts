import { few } from '../../manifest/words/listing.js';
import * as z from 'zod';
import type { SidePlan } from '../../plan/model.js';
import { limitFor, limitSchema, limitWords } from '../fleet/limit.js';
import { type Breach, count, defineRule, type Judged, share } from '../rule.js';

const options = z.strictObject({
  /** The most nodes of one failure domain, however the dry rollout spreads the maintenances over time. */
  domain: limitSchema('50%'),
  /** Domains with fewer nodes are left alone. */
  fromNodes: z.number().int().min(1).default(2),
});

type Options = z.output<typeof options>;

export const maintenancesShareDomain = defineRule({
  id: 'maintenances-share-domain',
  detects:
    'maintenances that are announced for too many nodes of one failure domain, which nothing holds apart',
  systems: ['pika'],
  severity: 'error',
  options,
  judge: domainViolations,
});

/**
 * PIKA has no ceiling, and whoever cordons the nodes may do so at any time: what is announced may all be out together. One
 * violation a label: forty racks are one cause.
 */
function domainViolations({ side, plan, options }: Judged<Options>): Breach[] {
  const { inventory } = plan;
  if (!inventory) return [];
  const planned = plannedNodes(side);
  const domains = side.combined.byDomain.flatMap(({ key, value, matched }) => {
    const own = planned.filter(({ node }) => inventory.labelsOf(node)[key] === value);
    const nodes = new Set(own.map(({ node }) => node)).size;
    const isTooMany = matched >= options.fromNodes && nodes > limitFor(options.domain, matched);
    return isTooMany ? [{ key, value, matched, nodes, policy: own[0]?.policy ?? null }] : [];
  });
  return [...new Set(domains.map(({ key }) => key))].flatMap((key) => {
    const own = domains.filter((domain) => domain.key === key).sort((a, b) => b.nodes - a.nodes);
    const [worst] = own;
    return worst ? [violationOf(worst, own, options)] : [];
  });
}

interface Domain {
  readonly key: string;
  readonly value: string;
  readonly matched: number;
  readonly nodes: number;
  readonly policy: SidePlan['policies'][number] | null;
}

function violationOf(worst: Domain, all: readonly Domain[], { domain }: Options): Breach {
  const { key, value, matched, nodes, policy } = worst;
  const limit = limitFor(domain, matched);
  const others = all.slice(1).map((one) => `${one.value} (${one.nodes} of ${one.matched})`);
  const also = others.length > 0 ? ` Also ${few(others, 10)}.` : '';
  return {
    subject: `domain ${key}`,
    message:
      `Maintenances are announced for ${share(nodes, matched)} of ${key} ${value}, and nothing holds them apart. The limit of a ` +
      `domain is ${limitWords(domain, limit, 'node')}.${also}`,
    remediation: `Announce at most ${count(limit)} of ${key} ${value} at a time, and the others when those are done.`,
    place: policy?.place ?? null,
    magnitude: all.reduce((sum, one) => sum + one.nodes, 0),
    evidence: {
      key,
      domains: all.map((one) => ({ value: one.value, planned: one.nodes, members: one.matched })),
    },
  };
}

/** Every node that a maintenance is announced for, once for each object. */
function plannedNodes(side: SidePlan): { node: string; policy: SidePlan['policies'][number] }[] {
  return side.policies
    .filter(({ ref, isDeleted }) => ref.system === 'pika' && !isDeleted)
    .flatMap((policy) =>
      policy.effect.groups.flatMap(({ targets }) => targets.map((node) => ({ node, policy }))),
    );
}

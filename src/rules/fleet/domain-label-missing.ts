import { few } from '../../manifest/words/listing.js';
import * as z from 'zod';
import type { Inventory, SidePlan } from '../../plan/model.js';
import { defineRule, rolledGroups, share } from '../rule.js';

export const domainLabelMissing = defineRule({
  id: 'domain-label-missing',
  detects: 'nodes without the labels that name failure domains: for them the rules on domains can not judge',
  systems: 'all',
  severity: 'warning',
  options: z.strictObject({
    /** Up to this share of the rolled nodes may lack a label that others have. */
    abovePercent: z.number().min(0).max(100).default(5),
    /** Smaller fleets are left alone. */
    fromTargets: z.number().int().min(1).default(3),
  }),
  judge: ({ side, plan, options }) => {
    const { inventory } = plan;
    const nodes = rolledNodes(side);
    if (!inventory || nodes.length < options.fromTargets || inventory.domains.length === 0) return [];
    const labels = inventory.domains.map((label) => ({ label, without: without(label, nodes, inventory) }));
    if (labels.every((entry) => entry.without.length === nodes.length)) {
      return [
        violation(
          inventory.domains.join(' or '),
          nodes,
          nodes,
          'Set `domains` of the configuration to the labels that name zones, racks or switches here.',
        ),
      ];
    }
    // A label that nobody uses is a default that this fleet does not need.
    return labels
      .filter((entry) => entry.without.length < nodes.length)
      .filter((entry) => entry.without.length * 100 > options.abovePercent * nodes.length)
      .map((entry) => violation(entry.label, entry.without, nodes, `Label these nodes with ${entry.label}.`));
  },
});

function rolledNodes(side: SidePlan): string[] {
  const groups = rolledGroups(side).filter(({ group }) => group.unit === 'node');
  return [...new Set(groups.flatMap(({ group }) => group.targets))];
}

function without(label: string, nodes: readonly string[], inventory: Inventory): string[] {
  return nodes.filter((node) => {
    const labels = inventory.labelsOf(node);
    return !Object.hasOwn(labels, label) || labels[label] === '';
  });
}

function violation(label: string, lacking: readonly string[], nodes: readonly string[], remediation: string) {
  return {
    subject: label,
    message:
      lacking.length === nodes.length
        ? `No node has a zone or rack label, so fleetplan cannot check zones and racks. Looked for: ${label}.`
        : `${share(lacking.length, nodes.length)} that are rolled have no label ${label}: ${few(lacking)}. Their zones and racks are not checked.`,
    remediation,
    magnitude: lacking.length,
    evidence: { label, without: lacking.length, outOf: nodes.length, nodes: [...lacking] },
  };
}

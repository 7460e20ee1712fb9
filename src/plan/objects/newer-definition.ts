import { code, list, name, text, verbFor } from '../../text/text.js';
import { type Problem, warningAt } from '../../manifest/problem.js';
import { type ResolvedPolicy } from '../../systems/system.js';

/** A warning for each definition of the cluster that accepts fields which no controller modelled here reads, at the first object. */
export function newerDefinitions(policies: readonly ResolvedPolicy[]): Problem[] {
  const gaps = new Map<string, { readonly policy: ResolvedPolicy; readonly fields: Set<string> }>();
  for (const policy of policies) {
    for (const { definition, newFields } of policy.byDefinition ? [policy.byDefinition] : []) {
      if (newFields.length === 0) continue;
      const gap = gaps.get(definition) ?? { policy, fields: new Set() };
      for (const field of newFields) gap.fields.add(field);
      gaps.set(definition, gap);
    }
  }
  return [...gaps].map(([definition, { policy, fields }]) => problemOf(definition, policy, [...fields]));
}

function problemOf(definition: string, { place }: ResolvedPolicy, fields: readonly string[]): Problem {
  return warningAt(
    place,
    'newer-definition',
    text`The cluster's ${name('object', definition)} accepts ${list(fields.map(code))}, which no controller version known to fleetplan reads: what ${verbFor(fields.length, 'it does', 'they do')} is not planned.`,
  );
}

import { type Problem, warningAt } from '../../manifest/problem.js';
import { listing } from '../../manifest/words/listing.js';
import { verb } from '../../manifest/words/plural.js';
import { visible } from '../../manifest/words/visible.js';
import { factsOf, type ResolvedPolicy } from '../../systems/system.js';

/**
 * What the cluster's own definitions take of the objects and fleetplan knows nothing of: no controller that is modelled here has it, so
 * that no number tells what it does. A warning for each definition, at the first object.
 */
export function newerDefinitions(policies: readonly ResolvedPolicy[]): Problem[] {
  const gaps = new Map<string, { readonly policy: ResolvedPolicy; readonly fields: Set<string> }>();
  for (const policy of policies) {
    for (const { definition, differences } of factsOf(policy, 'by-definition')) {
      const unknown = differences.filter(({ kind }) => kind === 'kept' || kind === 'accepted');
      if (unknown.length === 0) continue;
      const gap = gaps.get(definition) ?? { policy, fields: new Set() };
      for (const { path } of unknown) gap.fields.add(path);
      gaps.set(definition, gap);
    }
  }
  return [...gaps].map(([definition, { policy, fields }]) => problemOf(definition, policy, [...fields]));
}

function problemOf(definition: string, { place }: ResolvedPolicy, fields: readonly string[]): Problem {
  const named = listing(fields.map((path) => visible(path)));
  return warningAt(
    place,
    'newer-definition',
    `${visible(definition)} of the cluster takes ${named} as ${verb(fields.length, 'it is', 'they are')} written, of which no controller that fleetplan knows makes anything: what ${verb(fields.length, 'it does', 'they do')} is not planned.`,
  );
}

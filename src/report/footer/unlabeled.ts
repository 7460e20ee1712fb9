import type { Plan } from '../../plan/model.js';
import { share } from '../words/amounts.js';
import { joinTexts, NO_TEXT, type Text, text, code } from '../../text/text.js';

/** Some nodes may lack a label, such as those of another pool that has no racks. */
const TOLERATED = 0.05;

/** Nodes for which failure domains are not checked, because they lack the labels; no words if all have them. */
export function unlabeledPhrase({ inventory, head }: Pick<Plan, 'inventory' | 'head'>): Text {
  if (!inventory || inventory.domains.length === 0) return NO_TEXT;
  const groups = head.policies.flatMap(({ effect }) => effect.groups).filter(({ unit }) => unit === 'node');
  const nodes = [...new Set(groups.flatMap(({ targets }) => targets))];
  if (nodes.length === 0) return NO_TEXT;
  const missing = inventory.domains.map((label) => ({
    label,
    of: nodes.filter((node) => !inventory.labelsOf(node)[label]).length,
  }));
  if (missing.every(({ of }) => of === nodes.length))
    return text`Failure domains are not checked: no node has a label ${joinTexts(
      inventory.domains.map((label) => code(label)),
      ' or ',
    )} (configuration: ${code('domains')}).`;
  // A label that no node has is a default that this fleet does not use.
  const some = missing.filter(({ of }) => of < nodes.length && of > nodes.length * TOLERATED);
  if (some.length === 0) return NO_TEXT;
  const shares = some.map(({ label, of }) => text`${share(of, nodes.length)} without ${code(label)}`);
  return text`Failure domains are not checked for nodes: ${joinTexts(shares, ', ')}.`;
}

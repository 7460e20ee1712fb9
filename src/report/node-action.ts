import { factOf, type NodeAction } from '../systems/system.js';
import { joinPhrases, name, NO_WORDS, type Phrase, say } from './phrase.js';
import type { Selection } from './selection.js';

const WORST_FIRST: readonly NodeAction['kind'][] = [
  'reboot',
  'restartAllServices',
  'service',
  'noop',
  'drain',
  'none',
];
const SERVICES_SHOWN = 3;

/**
 * `, each drained and rebooted`: what the work does to the nodes that the numbers are of, which no number says. Empty where nothing
 * is rolled that interrupts them or says that it does not; of several rollouts the worst.
 */
export function nodeActionPhrase({ subjects }: Pick<Selection, 'subjects'>): Phrase {
  const rolling = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const actions = rolling.flatMap(({ diff }) => factOf(diff.head, 'node-action') ?? []);
  const [worst] = [...actions].sort((a, b) => WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind));
  if (!worst) return NO_WORDS;
  const isOfAll = rolling.every(({ diff }) => factOf(diff.head, 'node-action')?.kind === worst.kind);
  // Beside another rollout, which may drain, that this one does not is no word for all.
  if (worst.kind === 'none') return isOfAll ? say`, no node is drained` : NO_WORDS;
  return isOfAll ? say`, each ${doneTo(worst)}` : say`, some ${doneTo(worst)}`;
}

function doneTo({ kind, services }: NodeAction): Phrase {
  switch (kind) {
    case 'none':
      return NO_WORDS;
    case 'reboot':
      return say`drained and rebooted`;
    case 'restartAllServices':
      return say`drained, with all services restarted`;
    case 'noop':
      return say`drained, with nothing restarted`;
    case 'drain':
      return say`drained`;
    case 'service': {
      if (services.length === 0) return say`drained, with services restarted`;
      const shown = joinPhrases(
        services.slice(0, SERVICES_SHOWN).map((service) => name(service)),
        ', ',
      );
      const more = services.length - SERVICES_SHOWN;
      return more > 0
        ? say`drained, with ${shown} and ${more} more restarted`
        : say`drained, with ${shown} restarted`;
    }
  }
}

import { groupedBy } from '../manifest/lookup.js';
import { asUnjudged, errorAt, infoAt, type Problem } from '../manifest/problem.js';
import type { Carrier } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { fewNames, name, text, verbFor } from '../text/text.js';
import { titleIn } from './carriers.js';
import type { ReadChange } from './change.js';

const MOVED = 'moved-delivery';

/**
 * G2, delivery: an object that is not applied is not rolled out as planned. Reports carriers that apply nothing by themselves, and those whose
 * source, destination or sync the change edits.
 */
export function editedDelivery({ base, head }: ReadChange): readonly Problem[] {
  const before = groupedBy(base?.side.coverage ?? [], ({ identity }) => identity);
  const byHand: Carrier[] = [];
  const found = head.side.coverage.flatMap((one): Problem | [] => {
    const { identity, outcome, place, route, sync, digest } = one;
    if (outcome !== 'evaluated') return [];
    const title = name('object', visible(titleIn(identity)));
    // Two entries may hold different objects of one identity.
    const known: readonly Carrier[] = before.get(identity) ?? [];
    const isSame = (key: 'digest' | 'route') => (was: Carrier) => was[key] === one[key];
    const was = known.find(isSame('digest')) ?? known.find(isSame('route')) ?? known[0];
    if (sync === 'manual' && was && was.digest !== digest) byHand.push(one);
    if (base !== null && was?.outcome !== 'evaluated') return [];
    // A folder that nothing in it applied has no route.
    if (was && route !== was.route && was.route !== '') {
      const message = text`${title} is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`;
      return errorAt(place, MOVED, message);
    }
    if (was && sync === 'automatic' && was.sync !== 'automatic') {
      const message = text`${title} syncs automatically from this change on, with all changes since its last sync; the plan covers this change alone. Compare its files with the cluster first (\`flux diff\`, \`argocd app diff\`).`;
      return errorAt(place, MOVED, message);
    }
    if (sync !== 'suspended' || digest === was?.digest) return [];
    const message = text`${title} is suspended: nothing is applied until it is resumed. The plan shows what happens then.`;
    return asUnjudged(errorAt(place, 'suspended', message));
  });
  // Edited Applications that are synced by hand, in one notice.
  const [first] = byHand;
  if (first === undefined) return found;
  const edited = byHand.map(({ identity, takes }) => ({ by: titleIn(identity), paths: takes }));
  const names = edited.map(({ by }) => visible(by));
  const { length } = edited;
  const message = text`${fewNames('object', names)} ${verbFor(length, 'is', 'are')} synced by hand: merging does not apply ${verbFor(length, 'it', 'them')}. The plan shows the next sync, which applies all changes since the last one.`;
  return [...found, { ...infoAt(first.place, 'synced-by-hand', message), byHand: edited }];
}

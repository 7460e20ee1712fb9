import { few, literal, name, type Text, text } from '../text/text.js';
import type { Carrier } from '../manifest/source-file.js';
import { groupedBy } from '../manifest/lookup.js';
import { asUnjudged, errorAt, infoAt, type Problem, type ProblemCode } from '../manifest/problem.js';
import { verb } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import type { ReadChange } from './change.js';
import { titleIn } from './compare-carriers.js';

/**
 * G2, delivery: reports evaluated carriers that apply nothing by themselves, and those whose source, destination or sync the change edits.
 */
export function editedDeliveries({ base, head }: ReadChange): readonly Problem[] {
  const evaluated = (head.side.coverage ?? []).filter(({ outcome }) => outcome === 'evaluated');
  if (base === null)
    return evaluated.flatMap((one) =>
      one.sync === 'suspended' ? asUnjudged(about(one, 'suspended', SUSPENDED)) : [],
    );
  const all = groupedBy(base.side.coverage ?? [], ({ identity }) => identity);
  // Two entries may hold different objects of one identity.
  const before = (one: Carrier): Carrier | undefined => {
    const known = all.get(one.identity) ?? [];
    return (
      known.find(({ digest }) => digest === one.digest) ??
      known.find(({ route }) => route === one.route) ??
      known[0]
    );
  };
  return [...evaluated.flatMap((one) => moved(one, before(one))), ...syncedByHand(evaluated, before)];
}

/** An evaluated carrier whose source, destination or sync the change edits. */
function moved(one: Carrier, was: Carrier | undefined): Problem[] {
  if (was?.outcome !== 'evaluated') return [];
  if (one.route !== was.route)
    return [
      about(
        one,
        'moved-delivery',
        text`is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`,
      ),
    ];
  if (one.sync === 'automatic' && was.sync !== 'automatic')
    return [
      about(
        one,
        'moved-delivery',
        text`applies by itself from this change on, with all changes since its last sync, and the plan is of this change alone. Compare its files with the cluster first (\`flux diff\`, \`argocd app diff\`).`,
      ),
    ];
  const isEdited = one.sync === 'suspended' && one.digest !== was.digest;
  return isEdited ? [asUnjudged(about(one, 'suspended', SUSPENDED))] : [];
}

const SUSPENDED = text`is suspended: nothing of it is applied until it is resumed. The plan is of what happens then.`;

/** Applications that are synced by hand, in one notice. */
function syncedByHand(head: readonly Carrier[], before: (one: Carrier) => Carrier | undefined): Problem[] {
  const edited = head.filter((one) => {
    const was = before(one);
    return one.sync === 'manual' && was !== undefined && was.digest !== one.digest;
  });
  const [first] = edited;
  if (first === undefined) return [];
  const byHand = edited.map(({ identity, takes }) => ({ by: titleIn(identity), paths: takes }));
  const message = text`${few(
    byHand.map(({ by }) => name('object', visible(by))),
    3,
  )} ${literal(verb(edited.length, 'is', 'are'))} synced by hand: merging applies nothing of ${literal(verb(edited.length, 'it', 'them'))}. The plan is of the next sync, which applies all changes since the last one.`;
  return [{ ...infoAt(first.place, 'synced-by-hand', message), isOfTargets: true, byHand }];
}

function about({ identity, place }: Carrier, code: ProblemCode, what: Text): Problem {
  return errorAt(place, code, text`${name('object', visible(titleIn(identity)))} ${what}`);
}

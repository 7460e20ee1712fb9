import { decidedThere } from '../manifest/delivery/decided-there.js';
import { identityOf } from '../manifest/duplicates.js';
import { kindsWritten } from '../manifest/mentions.js';
import type { Problem } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { problemOf } from '../manifest/source-text.js';
import { visible } from '../manifest/words/visible.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { inputOf } from '../plan/reading/parts.js';
import type { ReadChange } from './change.js';
import { compareGaps } from './compare-gaps.js';

/**
 * G4: a value that is put in later is not known. Reports objects that are not whole as they are written, and rendered templates to which the
 * change adds an action that asks the cluster, the clock or chance.
 */
export function laterValues(change: ReadChange): readonly Problem[] {
  const { base, head } = change;
  const known = new Set(base?.manifests.map(identityOf));
  const added = new Set(
    head.manifests
      .map(identityOf)
      .filter((one) => !known.has(one))
      .map(kindIn),
  );
  const there = new Set([...head.manifests.map(identityOf), ...head.partial.map(({ key }) => key)]);
  const objects = compareGaps({
    ...{ before: base && base.partial, after: head.partial, known },
    // A value in the place of the placeholder may give the object its name.
    isGone: ({ key }) => !there.has(key) && !added.has(kindIn(key)),
  }).problems;
  const { outside = [], renderedPaths = [] } = head.side;
  const isInput = inputOf(renderedPaths);
  return [...objects, ...outside.filter(({ path }) => isInput(path)).flatMap(decidedInCluster)];
}

/** Group and kind of an identity. */
function kindIn(identity: string): string {
  return JSON.stringify((JSON.parse(identity) as string[]).slice(0, 2));
}

/** Of the files of templates/ Helm applies nothing of NOTES.txt. */
const TEMPLATE = /(?:^|\/)templates\/(?!NOTES\.txt$)/;

function decidedInCluster({ path, before, text }: OutsideFile): Problem[] {
  if (text === null || !TEMPLATE.test(path)) return [];
  const known = new Set(decidedThere(before ?? ''));
  const added = decidedThere(text).find((action) => !known.has(action));
  if (added === undefined || !(mayHoldPlanned(text) || kindsWritten(text).length === 0)) return [];
  const action = `${added.split('}}')[0] ?? ''}}}`;
  const message = `${visible(path)}: \`${visible(action)}\` asks the cluster, the clock or chance, so the cluster gets another object than the one that was evaluated. Use a value of the chart.`;
  return [problemOf(path, 'decided-in-cluster', message)];
}

import { type Carrier, declaredOf } from '../manifest/carrier.js';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import { identityOf } from '../manifest/duplicates.js';
import { groupedBy } from '../manifest/lookup/grouped.js';
import { kindsWritten } from '../manifest/mentions.js';
import { errorAt, unjudgedAt, type Problem } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { problemOf } from '../manifest/source-text.js';
import { few } from '../manifest/words/listing.js';
import { visible } from '../manifest/words/visible.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { inputOf } from '../plan/reading/parts.js';
import type { Side } from '../plan/reading/side.js';
import type { ReadChange } from './change.js';
import { compareGaps } from './compare-gaps.js';

/**
 * G4: a value that is put in later is not known. Reports objects that are not whole as they are written, and rendered templates to which the
 * change adds an action that asks the cluster, the clock or chance. Names those that held one before if an input of the chart is edited.
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
    // A value in place of the placeholder may give the object its name.
    isGone: ({ key }) => !there.has(key) && !added.has(kindIn(key)),
  }).problems;
  const { outside = [], renderedPaths = [] } = head.side;
  const isInput = inputOf(renderedPaths);
  const actions = outside.filter(({ path }) => isInput(path)).flatMap(decidedInCluster);
  const reported = new Set(actions.map(({ place }) => place?.file));
  const edited = base === null ? [] : editedInputs(base.side, head.side, reported);
  return [...objects, ...actions, ...edited];
}

/**
 * Templates that ask the cluster, the clock or chance, in charts of which the change edits an input.
 *
 * @param reported files of which the change edits such an action
 */
function editedInputs(base: Side, head: Side, reported: ReadonlySet<string | undefined>): Problem[] {
  const asking = ({ coverage = [] }: Side): Carrier[] =>
    coverage.filter(({ outcome }) => declaredOf(outcome)?.declared === 'decided in the cluster');
  const before = asking(base);
  const identities = new Set(before.map(({ identity }) => identity));
  const digests = new Set(before.map(({ digest }) => digest));
  const edited = asking(head).filter(
    ({ digest, place }) => !digests.has(digest) && !reported.has(place?.file),
  );
  const isAdded = ({ identity, outcome }: Carrier): boolean =>
    declaredOf(outcome)?.by === 'values' && !identities.has(identity);
  const added = new Map(edited.filter(isAdded).map((one) => [one.identity, one]));
  const charts = groupedBy(
    edited.filter((one) => !isAdded(one)),
    ({ digest }) => digest,
  );
  const named = new Map([...charts.values()].map((all) => [filesOf(all), all[0].place]));
  return [
    ...[...added.values()].map((one) => {
      const message = `${filesOf([one])}: a value that \`tpl\` evaluates asks the cluster, the clock or chance, so the cluster gets another object than the one that was evaluated. Use a fixed value.`;
      return errorAt(one.place, 'decided-in-cluster', message);
    }),
    ...[...named].map(([files, place]) => {
      const message = `Not evaluated: what the cluster, the clock or chance decides in ${files}. The change edits an input of this chart and may change what is rendered in the cluster. Use a fixed value instead.`;
      return unjudgedAt(place, 'decided-in-cluster', message);
    }),
  ];
}

function filesOf(carriers: readonly Carrier[]): string {
  return few([...new Set(carriers.map(({ outcome }) => visible(declaredOf(outcome)?.why ?? '')))]);
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

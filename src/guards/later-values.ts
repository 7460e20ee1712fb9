import { code, few, name, NO_TEXT, type Text, text } from '../text/text.js';
import { type Carrier, declaredOf } from '../manifest/source-file.js';
import { asksLater } from '../manifest/delivery/decided-there.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Place } from '../manifest/manifest.js';
import { errorAt, unjudgedAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { toPlain } from '../text/render.js';
import type { Side } from '../plan/reading/side.js';
import type { ReadChange } from './change.js';
import { compareGaps } from './table.js';

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
  return base === null ? objects : [...objects, ...decidedInCluster(base.side, head.side)];
}

/**
 * Templates and values to which the change adds an action that asks the cluster, the clock or chance; and others with one in charts of
 * which it edits an input.
 */
function decidedInCluster(base: Side, head: Side): Problem[] {
  const asking = ({ coverage = [] }: Side): Carrier[] =>
    coverage.filter(({ outcome }) => declaredOf(outcome)?.declared === 'decided in the cluster');
  const before = new Map(asking(base).map((one) => [one.identity, one]));
  const added = new Map<string, { readonly written: Text; readonly place: Place | null }>();
  const edited: Carrier[] = [];
  for (const one of asking(head)) {
    const was = before.get(one.identity);
    const known = new Set(was && actionsOf(was));
    const action = actionsOf(one).find((written) => !known.has(written));
    // What a packed or fetched chart asks is not written in this change.
    if (action !== undefined && one.place?.file.endsWith(fileOf(one)) === true) {
      const shown = visible(`${action.split('}}')[0] ?? ''}}}`);
      const written = text`${name('file', fileOf(one))}: ${code(shown)}`;
      added.set(toPlain(written), { written, place: one.place });
    } else if (one.digest !== was?.digest && actionsOf(one).some(asksLater)) edited.push(one);
  }
  const charts = [...groupedBy(edited, ({ digest }) => digest).values()];
  const named = new Map(charts.map((all) => [[...new Set(all.map(fileOf))].join(), all]));
  return [
    ...[...added.values()].map(({ written, place }) => {
      const message = text`${written} asks the cluster, the clock or chance, so the cluster gets another object than the one that was evaluated. Use a fixed value.`;
      return errorAt(place, 'decided-in-cluster', message);
    }),
    ...[...named.values()].map((all) => {
      const files = [...new Set(all.map(fileOf))].map((path) => name('file', path));
      const message = text`Not evaluated: what the cluster, the clock or chance decides in ${few(files, 3)}. The change edits an input of this chart and may change what is rendered in the cluster. Use a fixed value instead.`;
      return unjudgedAt(all[0].place, 'decided-in-cluster', message);
    }),
  ];
}

function actionsOf({ outcome }: Carrier): readonly string[] {
  return declaredOf(outcome)?.actions ?? [];
}

function fileOf({ outcome }: Carrier): string {
  return toPlain(declaredOf(outcome)?.why ?? NO_TEXT);
}

/** Group and kind of an identity. */
function kindIn(identity: string): string {
  return JSON.stringify((JSON.parse(identity) as string[]).slice(0, 2));
}

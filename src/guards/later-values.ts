import { asksLater } from '../manifest/delivery/decided-there.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import { errorAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import { type Carrier, declaredOf } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { toPlain } from '../text/render.js';
import { code, fewNames, name, NO_TEXT, text } from '../text/text.js';
import type { ReadChange, Side } from './change.js';
import { compareGaps } from './table.js';

/**
 * G4: a value that is put in later is not known. Reports objects that are not whole as they are written, and rendered templates to which the
 * change adds an action that asks the cluster, the clock or chance. Names those that held one before if an input of the chart is edited.
 */
export function laterValues(change: ReadChange): readonly Problem[] {
  const { base, head } = change;
  const known = new Set(base?.manifests.map(identityOf));
  const whole = head.manifests.map(identityOf);
  const added = new Set(whole.filter((one) => !known.has(one)).map(kindIn));
  const there = new Set([...whole, ...head.partial.map(({ key }) => key)]);
  const objects = compareGaps(
    change,
    ({ partial }) => partial,
    // A value in place of the placeholder may give the object its name.
    ({ key }) => !there.has(key) && !added.has(kindIn(key)),
  ).problems;
  return base === null ? objects : [...objects, ...decidedInCluster(base.side, head.side)];
}

/** Group and kind of an identity. */
function kindIn(identity: string): string {
  return JSON.stringify((JSON.parse(identity) as string[]).slice(0, 2));
}

/**
 * Templates and values to which the change adds an action that asks the cluster, the clock or chance; and others with one in charts of
 * which it edits an input.
 */
function decidedInCluster(base: Side, head: Side): Problem[] {
  const before = new Map(askingIn(base).map((one) => [one.carrier.identity, one]));
  const added = new Map<string, Problem>();
  const edited: Asking[] = [];
  for (const one of askingIn(head)) {
    const { carrier, file, actions } = one;
    const was = before.get(carrier.identity);
    const action = actions.find((written) => was?.actions.includes(written) !== true);
    // What a packed or fetched chart asks is not written in this change.
    if (action !== undefined && carrier.place?.file.endsWith(file) === true) {
      const shown = visible(`${action.split('}}')[0] ?? ''}}}`);
      const message = text`${name('file', file)}: ${code(shown)} asks the cluster, the clock or chance, so the cluster gets another object than the one that was evaluated. Use a fixed value.`;
      added.set(toPlain(message), errorAt(carrier.place, 'decided-in-cluster', message));
    } else if (carrier.digest !== was?.carrier.digest && actions.some(asksLater)) edited.push(one);
  }
  const named = new Map<string, Problem>();
  for (const all of groupedBy(edited, ({ carrier }) => carrier.digest).values()) {
    const files = [...new Set(all.map(({ file }) => file))];
    const message = text`Not evaluated: what the cluster, the clock or chance decides in ${fewNames('file', files)}. The change edits an input of this chart and may change what is rendered in the cluster. Use a fixed value instead.`;
    named.set(files.join(), unjudgedAt(all[0].carrier.place, 'decided-in-cluster', message));
  }
  return [...added.values(), ...named.values()];
}

interface Asking {
  readonly carrier: Carrier;
  readonly file: string;
  readonly actions: readonly string[];
}

function askingIn({ coverage = [] }: Side): Asking[] {
  return coverage.flatMap((carrier) => {
    const declared = declaredOf(carrier.outcome);
    if (declared?.declared !== 'decided in the cluster') return [];
    return { carrier, file: toPlain(declared.why), actions: declared.actions ?? [] };
  });
}

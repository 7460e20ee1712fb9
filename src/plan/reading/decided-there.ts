import { decidedThere } from '../../manifest/delivery/decided-there.js';
import { kindsWritten } from '../../manifest/mentions.js';
import type { Problem } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { problemOf } from '../../manifest/source-text.js';
import { visible } from '../../manifest/words/visible.js';
import { mayHoldPlanned } from '../objects/planned-kinds.js';

/** Of the files of templates/ Helm prints NOTES.txt, and applies nothing of it. */
const TEMPLATE = /(?:^|\/)templates\/(?!NOTES\.txt$)/;

/**
 * Reports rendered templates to which the change adds an action that asks the cluster, the clock or chance: the cluster gets another
 * object than the one that was rendered. Not templates of other kinds alone.
 */
export function newlyDecidedInCluster(files: readonly OutsideFile[]): Problem[] {
  return files.flatMap(({ path, before, text }) => {
    if (text === null || !TEMPLATE.test(path)) return [];
    const known = new Set(decidedThere(before ?? ''));
    const added = decidedThere(text).find((action) => !known.has(action));
    if (added === undefined || !(mayHoldPlanned(text) || kindsWritten(text).length === 0)) return [];
    const action = `${added.split('}}')[0] ?? ''}}}`;
    const message = `${visible(path)}: \`${visible(action)}\` asks the cluster, the clock or chance, so the cluster gets another object than the one that was evaluated. Use a value of the chart.`;
    return [problemOf(path, 'decided-in-cluster', message)];
  });
}

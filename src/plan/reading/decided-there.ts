import { decidedThere } from '../../manifest/decided-there.js';
import type { Problem } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { problemOf } from '../../manifest/source-text.js';
import { visible } from '../../manifest/visible.js';
import { reachedByPlanned } from './reached-by-planned.js';

/** Parts that the change brings into a rendered template and whose value nobody can see here. Null where it brings none. */
function newlyDecidedThere({ before, text }: OutsideFile): readonly string[] | null {
  if (text === null || !text.includes('{{')) return null;
  const known = new Set(decidedThere(before ?? ''));
  const brought = decidedThere(text).filter((part) => !known.has(part));
  return brought.length === 0 ? null : brought;
}

/**
 * What the change brings of it in files that are rendered. Where it comes to objects that are planned it is an error, as what was judged
 * is only what Helm makes of it without a cluster; elsewhere it is told. `unchanged`: the templates around them.
 */
export function decidedThereProblems(
  files: readonly OutsideFile[],
  unchanged: readonly OutsideFile[] = [],
): Problem[] {
  const isReached = reachedByPlanned([...files, ...unchanged]);
  const brought = files.flatMap((file) => {
    const parts = newlyDecidedThere(file) ?? [];
    const reached = parts.find((one) => isReached(file, one));
    const part = reached ?? parts[0];
    return part === undefined
      ? []
      : [{ ...file, isReached: reached !== undefined, action: `${part.split('}}')[0] ?? ''}}}` }];
  });
  const others = brought.filter((file) => !file.isReached);
  const [first] = others;
  return [
    ...brought
      .filter((file) => file.isReached)
      .map(({ path, action }) => problemOf(path, 'decided-in-cluster', sentence(path, action, ''))),
    ...(first === undefined
      ? []
      : [
          problemOf(
            first.path,
            'decided-in-cluster',
            sentence(first.path, first.action, others.length > 1 ? `, as ${others.length - 1} more do,` : ''),
            'warning',
          ),
        ]),
  ];
}

function sentence(path: string, action: string, more: string): string {
  return (
    `${visible(path)} makes${more} something else in the cluster than here: \`${visible(action)}\` is decided there, by what the API holds, ` +
    'by the clock or by chance, and what was judged is only what Helm makes of it without a cluster. Decide it by a value of the chart.'
  );
}

import { readSides } from '../../../src/plan/reading/sides.js';
import type { Side } from '../../../src/plan/reading/side.js';
import { readSnapshot } from '../../read-snapshot.js';

export type Files = Readonly<Record<string, string>>;

export const { snapshot } = readSnapshot([
  { file: 'nodes.json', bytes: Buffer.from('{"apiVersion":"v1","kind":"List","items":[]}') },
]);
export const config = { namespace: null, variables: {} };

/** One side of a change, from the texts of its files. */
export function side(files: Files, renderedPaths: readonly string[] = []): Side {
  const list = Object.entries(files).map(([path, text]) => ({ path, text }));
  return { files: list, problems: [], label: 'x', renderedPaths };
}

/** Severity and code of what reading both sides says of the head. */
export function codes(base: Side | null, head: Side): string[] {
  return readSides(base, head, { snapshot, config }).head.problems.map(
    ({ severity, code }) => `${severity} ${code}`,
  );
}

export const POOL = 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a}\nspec: {weight: 1}\n';
export const EDITED = POOL.replace('1}', '2}');

import type { Side } from '../../src/manifest/source-file.js';
import type { Change } from '../../src/guards/change.js';
import { GUARDS, READING_GUARDS } from '../../src/guards/index.js';
import type { Problem } from '../../src/manifest/problem.js';
import { readSides } from '../../src/guards/read.js';
import { readSnapshot } from '../read-snapshot.js';

export type Files = Readonly<Record<string, string>>;

export const { snapshot } = readSnapshot([
  { file: 'nodes.json', bytes: Buffer.from('{"apiVersion":"v1","kind":"List","items":[]}') },
]);
export const config = { namespace: null, variables: {} };

/** One side of a change, from the texts of its files. */
export function side(files: Files, renderedPaths: readonly string[] = []): Side {
  const list = Object.entries(files).map(([path, text]) => ({ path, text }));
  return { files: list, problems: [], label: 'x', renderedPaths, coverage: [] };
}

export function changeOf(base: Side | null, head: Side): Change {
  return {
    ...readSides(base, head, { snapshot, config }),
    ...{ snapshot, policies: { base: [], head: [] }, copied: new Set() },
    configEdits: { edits: [], problems: [] },
  };
}

/** Everything that the guards report, without notes. */
export function reported(base: Side | null, head: Side): Problem[] {
  const change = changeOf(base, head);
  const all = [
    ...READING_GUARDS.flatMap((guard) => guard(change)),
    ...GUARDS.flatMap((guard) => guard(change)),
  ];
  return all.filter(({ severity }) => severity !== 'info');
}

/** Severity and code of each problem of the head. */
export function codes(base: Side | null, head: Side): string[] {
  return reported(base, head)
    .filter(({ code }) => !code.startsWith('base-'))
    .map(({ severity, code }) => `${severity} ${code}`);
}

export const POOL = 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a}\nspec: {weight: 1}\n';
export const EDITED = POOL.replace('1}', '2}');

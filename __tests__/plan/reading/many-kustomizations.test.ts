import fc from 'fast-check';
import '../../property-seed.js';
import { folderOf } from '../../../src/manifest/path.js';
import { type Kustomization, kustomizationOf, Kustomizations } from '../../../src/guards/kustomizations.js';
import { reported } from '../../guards/two-sides.js';

const FOLDERS = ['a', 'a/b', 'c', 'd', 'd/e'];
const FILES = FOLDERS.map((folder) => `${folder}/x.yaml`);

const kustomization = fc.record({
  resources: fc.subarray([...FOLDERS, ...FILES], { maxLength: 2 }),
  components: fc.subarray(FOLDERS, { maxLength: 1 }),
  isChanging: fc.boolean(),
});

/** The same as it is said: one takes a file that it names, and what one takes that it names, up to eight of them deep. */
function takes(all: readonly Kustomization[], one: Kustomization, file: string, depth = 0): boolean {
  if (one.resources?.includes(file) === true) return true;
  const named = [...(one.resources ?? []), ...one.components];
  return (
    depth < 8 &&
    all.some((inner) => named.includes(folderOf(inner.path)) && takes(all, inner, file, depth + 1))
  );
}

const up = (folder: string): string => '../'.repeat(folder.split('/').length);

describe('which kustomizations take a file', () => {
  test('is found from the file upwards as from each kustomization down', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.array(kustomization, { minLength: 5, maxLength: 5 }), (all) => {
        const files = all.map(({ resources, components, isChanging }, i) => {
          const folder = FOLDERS[i] ?? '';
          const from = (paths: readonly string[]): string =>
            paths.map((path) => up(folder) + path).join(', ');
          const text = `resources: [${from(resources)}]\ncomponents: [${from(components)}]\n`;
          return {
            path: `${folder}/kustomization.yaml`,
            text: isChanging ? `${text}namePrefix: x-\n` : text,
          };
        });
        const read = files.map(kustomizationOf);
        const found = new Kustomizations(files);
        for (const file of FILES) {
          const taking = read.filter((one) => takes(read, one, file));
          taken += taking.length;
          const paths = (those: readonly Kustomization[]) =>
            those.flatMap(({ path, transforms }) => (transforms.length > 0 ? path : [])).sort();
          expect(paths(found.changing(file))).toEqual(paths(taking));
        }
      }),
      { numRuns: 150 },
    );
    expect(taken).toBeGreaterThan(200);
  });

  test('a thousand of them, of which one file is edited, are read in seconds', () => {
    const deployment = (i: number, image: string): string =>
      `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: d${i}, namespace: apps }\nspec:\n  selector: { matchLabels: { app: d } }\n  template:\n    metadata: { labels: { app: d } }\n    spec: { containers: [{ name: a, image: "${image}" }] }\n`;
    const side = (edited: string) => ({
      ...{ problems: [], label: 'x', renderedPaths: [] },
      files: Array.from({ length: 500 }, (_, i) => [
        { path: `a${i}/base/d.yaml`, text: deployment(i, i === 0 ? edited : 'a:1') },
        { path: `a${i}/base/kustomization.yaml`, text: 'resources: [d.yaml]\n' },
        { path: `a${i}/over/kustomization.yaml`, text: 'resources: [../base]\nnamePrefix: p-\n' },
      ]).flat(),
    });
    const problems = reported(side('a:1'), side('a:2')).filter(({ code }) => !code.startsWith('base-'));
    expect(problems.map(({ code, severity, place }) => [code, severity, place?.file])).toEqual([
      ['kustomize-transforms', 'error', 'a0/base/d.yaml'],
      ['not-judged-before', 'warning', 'a1/base/d.yaml'],
    ]);
    // Each object beside each kustomization and each other object took three minutes.
  }, 60_000);
});

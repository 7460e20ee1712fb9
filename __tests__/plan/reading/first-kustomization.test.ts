import { codes, POOL, side } from './two-sides.js';

const TWO = { 'p/a.yaml': POOL, 'p/b.yaml': POOL.replace('name: a', 'name: b') };
const NOTE = { 'p/c.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\n' };

test.each<
  [
    claim: string,
    before: Record<string, string>,
    after: Record<string, string>,
    takes: string,
    expected: string[],
  ]
>([
  ['leaves out a policy that was there', TWO, TWO, 'a.yaml', ['error not-rendered']],
  ['takes all of them', TWO, TWO, 'a.yaml, b.yaml', []],
  ['comes with what it takes', { 'p/a.yaml': POOL }, TWO, 'a.yaml, b.yaml', []],
  ['leaves out what is no policy', { ...TWO, ...NOTE }, { ...TWO, ...NOTE }, 'a.yaml, b.yaml', []],
])('a first kustomization of a folder that %s', (_claim, before, after, takes, expected) => {
  const head = side({ ...after, 'p/kustomization.yaml': `resources: [${takes}]\n` });
  expect(codes(side(before), head)).toEqual(expected);
});

import { parseManifests } from '../../src/manifest/parse.js';

const HEAD = 'apiVersion: v1\nkind: Thing\nmetadata: {name: a}\n';

function read(more: string) {
  const { manifests, problems } = parseManifests(HEAD + more, 'a.yaml');
  return {
    object: manifests[0]?.object,
    problems: problems.map(({ code, place }) => `${code} ${place?.line ?? 0}`),
  };
}

describe('merge: aliases', () => {
  test('stand for the value of the last anchor of their name before them', () => {
    const { object, problems } = read(
      'a: &x 1\nb: *x\nc: &x {d: 2}\ne: *x\n*x : 1\n'.replace('*x : 1\n', ''),
    );
    expect(object).toMatchObject({ a: 1, b: 1, c: { d: 2 }, e: { d: 2 } });
    expect(problems).toEqual([]);
  });

  test('may be keys when they stand for a scalar', () => {
    expect(read('a: &x name\nb: {*x : 1}\n').object).toMatchObject({ b: { name: 1 } });
    expect(read('a: &x [1]\nb: {*x : 1}\n').problems).toEqual(['bad-key 5']);
  });

  test('give copies, so that no two places share a value', () => {
    const { object } = read('a: &x {b: []}\nc: *x\n');
    expect(object).toMatchObject({ a: { b: [] }, c: { b: [] } });
    expect(object?.['a']).not.toBe(object?.['c']);
  });

  test('without an anchor are errors', () => {
    expect(read('a: *nowhere\n')).toEqual({ object: undefined, problems: ['bad-alias 4'] });
  });

  test('before their anchor are errors', () => {
    expect(read('a: *later\nb: &later 1\n').problems).toEqual(['bad-alias 4']);
  });

  test.each([
    ['in a list', 'a: &x [1, *x]\n'],
    ['in a mapping', 'a: &x\n  b: *x\n'],
    ['deeper', 'a: &x {b: [{c: *x}]}\n'],
    ['in a merge', 'a: &x {<<: *x}\n'],
    ['over another anchor', 'a: &x {b: &y {c: *x}, d: *y}\n'],
  ])('inside their own anchor are errors: %s', (_name, text) => {
    const { object, problems } = read(text);
    expect(object).toBeUndefined();
    expect(new Set(problems.map((problem) => problem.split(' ')[0]))).toEqual(new Set(['bad-alias']));
  });

  test('report what is wrong in their value once', () => {
    expect(read('a: &x {b: .inf, c: 1, c: 2}\nd: *x\ne: *x\n').problems).toEqual([
      'bad-number 4',
      'duplicate-key 4',
    ]);
  });
});

describe('merge: merge keys, as goyaml.v2 reads them', () => {
  test.each<[name: string, text: string, value: unknown]>([
    ['bring in fields', 's: {<<: {a: 1}, b: 2}', { a: 1, b: 2 }],
    ['lose to a field behind them', 's: {<<: {a: 1}, a: 2}', { a: 2 }],
    ['win over a field before them', 's: {a: 2, <<: {a: 1}}', { a: 1 }],
    ['of a list, the earlier one wins', 's: {<<: [{a: 1, b: 1}, {a: 2, c: 2}]}', { a: 1, b: 1, c: 2 }],
    ['twice, the later one wins', 's: {<<: {a: 1, b: 1}, <<: {a: 2}}', { a: 2, b: 1 }],
    ['inside merged mappings count too', 's: {<<: {a: 1, <<: {a: 2, b: 2}}}', { a: 2, b: 2 }],
    ['replace nested mappings as a whole', 's: {m: {a: 1}, <<: {m: {b: 2}}}', { m: { b: 2 } }],
    ['take aliases', 'x: &x {a: 1}\ns: {<<: *x}', { a: 1 }],
    ['take lists of aliases', 'x: &x {a: 1}\nz: &z {b: 2}\ns: {<<: [*x, *z]}', { a: 1, b: 2 }],
    ['in quotes are fields', 's: {"<<": {a: 1}}', { '<<': { a: 1 } }],
  ])('%s', (_name, text, value) => {
    const { object, problems } = read(text);
    expect(problems).toEqual([]);
    expect(object?.['s']).toEqual(value);
  });

  test.each([
    ['a scalar', 's: {<<: 1}'],
    ['nothing', 's:\n  <<:'],
    ['a list of scalars', 's: {<<: [1]}'],
    ['a list in a list', 's: {<<: [[{a: 1}]]}'],
    ['an alias to a list', 'x: &x [{a: 1}]\ns: {<<: *x}'],
  ])('refuse %s', (_name, text) => {
    const { object, problems } = read(text);
    expect(object).toBeUndefined();
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['bad-merge']);
  });
});

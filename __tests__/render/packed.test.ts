import { beforeAll, describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { packedFiles } from '../../src/read/packed.js';
import { packed } from './packed.js';
import { sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const isSchema = (name: string): boolean => name.endsWith('.schema.json');

describe('a packed chart', () => {
  test.each([
    ['holds what asks for nothing outside: its values are compared', '1', []],
    ['refuses values that it does not take', '"many"', ['error helm-failed']],
  ])('with a schema %s', async (_claim, replicas, expected) => {
    const { head } = await sidesIn(sources({ helm: { chart: 'chart', set: { a: '1' } } }), {
      'chart/Chart.yaml': 'apiVersion: v2\nname: outer\nversion: 1.0.0\n',
      'chart/values.yaml': `inner: {replicas: ${replicas}}\n`,
      'chart/charts/inner-1.0.0.tgz': packed({
        'inner/Chart.yaml': 'apiVersion: v2\nname: inner\nversion: 1.0.0\n',
        'inner/values.schema.json': '{"properties": {"replicas": {"type": "integer"}}}',
        'inner/templates/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
      }),
    });
    expect(head.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  });

  test('gives the files that are asked for', () => {
    const chart = packed({ 'a/Chart.yaml': 'x'.repeat(1000), 'a/values.schema.json': '{}', 'a/b': '' });
    expect(packedFiles(chart, isSchema)).toEqual([
      { name: '/a/values.schema.json', isAboutNext: false, text: '{}' },
    ]);
  });

  test.each(['x', 'g', 'L', 'K'])('gives headers that may rename the next file (%s)', (type) => {
    expect(packedFiles(packed({ a: 'path=b' }, type), isSchema)).toMatchObject([{ isAboutNext: true }]);
  });

  test.each([
    ['bytes that are no archive', Buffer.from('text')],
    ['an archive that ends too early', gzipSync(Buffer.from(`${'a'.repeat(124)}00000001000\0`.padEnd(512)))],
    ['a size that is no octal number', gzipSync(Buffer.from('a'.repeat(512)))],
    ['more bytes than are read', gzipSync(Buffer.alloc(65 * 1024 ** 2))],
  ])('%s tell nothing', (_which, bytes) => {
    expect(packedFiles(bytes, isSchema)).toBeNull();
  });
});

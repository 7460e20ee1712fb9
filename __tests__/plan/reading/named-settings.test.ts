import { describe, expect, test } from '@jest/globals';
import { NamedSettings } from '../../../src/plan/reading/named-settings.js';
import { readSides } from '../../../src/plan/reading/sides.js';
import { config, EDITED, type Files, POOL, side, snapshot } from './two-sides.js';

const settings = (name: string, namespace = 'shop', kind = 'ConfigMap') =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: ${namespace} }\n`;
const workload = (names: string, image = '1') =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web, namespace: shop }\nspec: { image: "${image}", names: [${names}] }\n`;
/** One of the namespace, which is read in any case. */
const FIRST = { 'a.yaml': settings('first') };

function settingsRead(base: Files, head: Files, variables: Readonly<Record<string, string>> = {}) {
  const read = readSides(side(base), side(head), { snapshot, config: { ...config, variables } });
  return [read.base?.manifests ?? [], read.head.manifests].map((manifests) =>
    manifests.filter(({ kind }) => kind !== 'Deployment' && kind !== 'NodePool').map(({ name }) => name),
  );
}

describe('of the ConfigMaps and Secrets that the change leaves alone', () => {
  test.each<[string, Files, Files, readonly string[]]>([
    ['none that nothing names is read', {}, { 'b.yaml': settings('other'), 'w.yaml': workload('x') }, []],
    [
      'one that a workload names is',
      {},
      { 'b.yaml': settings('named'), 'w.yaml': workload('named') },
      ['named'],
    ],
    [
      'one that only the edited workload names is, on both sides',
      { 'b.yaml': settings('named'), 'w.yaml': workload('x') },
      { 'b.yaml': settings('named'), 'w.yaml': workload('named') },
      ['named'],
    ],
    [
      'one of each namespace is',
      {},
      { 'b.yaml': settings('x', 'other'), 'c.yaml': settings('y', 'other') },
      ['x'],
    ],
    ['one of each kind is', {}, { 'b.yaml': settings('x', 'shop', 'Secret') }, ['x']],
    [
      'one whose name is written in another way is',
      {},
      { 'b.yaml': settings('&named named'), 'c.yaml': settings('"x\\x79"') },
      ['named', 'xy'],
    ],
    [
      'documents of a file count by themselves',
      {},
      { 'b.yaml': `${settings('other')}---\n${settings('named')}`, 'w.yaml': workload('named') },
      ['named'],
    ],
  ])('%s', (_claim, base, head, expected) => {
    const before = Object.keys(base).length > 0 ? base : head;
    const wanted = ['first', ...expected];
    expect(settingsRead({ ...FIRST, ...before }, { ...FIRST, ...head })).toEqual([wanted, wanted]);
  });

  test('one whose name variables make is read', () => {
    const files = { ...FIRST, 'b.yaml': settings('web-blue'), 'w.yaml': workload('"web-${COLOR}"') };
    expect(settingsRead(files, files, { COLOR: 'blue' })).toEqual([
      ['first', 'web-blue'],
      ['first', 'web-blue'],
    ]);
  });
});

test('one that is edited, added or removed is read, whatever names it', () => {
  const [before, after] = settingsRead(
    { ...FIRST, 'b.yaml': settings('edited'), 'c.yaml': settings('gone'), 'p.yaml': POOL },
    { ...FIRST, 'b.yaml': `${settings('edited')}data: {}\n`, 'd.yaml': settings('new'), 'p.yaml': EDITED },
  );
  expect([before, after]).toEqual([
    ['first', 'edited', 'gone'],
    ['first', 'edited', 'new'],
  ]);
});

import type { Manifest } from '../../src/manifest/manifest.js';
import { Histories, type InForce, inForce, type ObjectHistory } from '../../src/systems/history.js';
import { kindOf, type KindSpec, newestApi } from '../../src/systems/kinds.js';

const KINDS: readonly KindSpec[] = [
  { group: 'apps', formerGroups: ['extensions'], versions: ['v1'], kind: 'Deployment', isNamespaced: true },
  { group: 'pools.io', versions: ['v2', 'v1'], kind: 'Pool', isNamespaced: false },
];

function manifest(
  apiVersion: string,
  kind: string,
  name: string,
  file: string,
  namespace?: string,
): Manifest {
  const place = { file, line: 1, column: 1 };
  return {
    apiVersion,
    kind,
    namespace: namespace ?? null,
    name,
    object: { apiVersion, kind },
    place,
    placeOf: () => place,
  };
}

const pool = (name: string, file: string): Manifest => manifest('pools.io/v1', 'Pool', name, file);

const HISTORIES = new Histories(KINDS, {
  own: [pool('kept', 'head'), pool('new', 'head')],
  base: [pool('gone', 'base'), pool('kept', 'base')],
  live: [pool('gone', 'live'), pool('hand-made', 'live'), manifest('v1', 'Pod', 'kept', 'live')],
  compared: [pool('kept', 'other')],
});

/** `head base live other`: the file of each text, or a dash. */
function shown({ own, base, live, compared }: ObjectHistory): string {
  return [own, base, live, compared].map((one) => one?.place.file ?? '-').join(' ');
}

describe('history: the texts of an object over a change', () => {
  test.each([
    ['kept', 'head base - other'],
    ['new', 'head - - -'],
    ['gone', '- base live -'],
    ['hand-made', '- - live -'],
    ['nowhere', '- - - -'],
  ])('%s is written in: %s', (name, texts) => {
    expect(shown(HISTORIES.of(pool(name, '')))).toBe(texts);
  });

  test.each([
    ['written', 'kept, new'],
    ['onlyLive', 'hand-made'],
    ['removed', 'gone'],
  ] as const)('%s: %s', (which, names) => {
    const found = HISTORIES[which].map(({ own, base, live }) => (own ?? base ?? live).name);
    expect(found.join(', ')).toBe(names);
  });

  test('the other side starts from this one', () => {
    const other = HISTORIES.otherSide();
    expect(other && shown(other.of(pool('kept', '')))).toBe('other head - head');
    expect(other?.removed.map(({ base }) => base.name)).toEqual(['new']);
  });

  test.each<[string, Manifest, Manifest, boolean]>([
    [
      'of a group that was renamed is the same',
      manifest('extensions/v1beta1', 'Deployment', 'a', 'b'),
      manifest('apps/v1', 'Deployment', 'a', 'h'),
      true,
    ],
    [
      'without a namespace is in the default one',
      manifest('apps/v1', 'Deployment', 'a', 'b', 'default'),
      manifest('apps/v1', 'Deployment', 'a', 'h'),
      true,
    ],
    [
      'of another namespace is another',
      manifest('apps/v1', 'Deployment', 'a', 'b', 'x'),
      manifest('apps/v1', 'Deployment', 'a', 'h', 'y'),
      false,
    ],
    [
      'of a kind without namespaces is the same in any',
      manifest('pools.io/v1', 'Pool', 'a', 'b', 'x'),
      manifest('pools.io/v2', 'Pool', 'a', 'h'),
      true,
    ],
    [
      'of another kind is another',
      manifest('pools.io/v1', 'Herd', 'a', 'b'),
      manifest('pools.io/v1', 'Pool', 'a', 'h'),
      false,
    ],
  ])('an object %s', (_, before, after, isSame) => {
    const histories = new Histories(KINDS, { own: [after], base: [before], live: [], compared: null });
    expect(histories.of(after).base).toBe(isSame ? before : null);
  });
});

test('history: a kind is known by its group and name in any version, and is newest in the first that is listed', () => {
  const known = kindOf(KINDS, { apiVersion: 'pools.io/v1alpha1', kind: 'Pool' });
  expect(known && newestApi(known)).toBe('pools.io/v2');
  expect(kindOf(KINDS, { apiVersion: 'other.io/v1', kind: 'Pool' })).toBeNull();
});

/** What is read of a text: whose it is, and what it was read as a step from. */
interface Read {
  readonly says: string;
}

function course(
  own: string | null,
  base: string | null,
  live: string | null,
  startsFrom?: 'live',
): InForce<Read> {
  const of = (file: string | null): Manifest | null => (file === null ? null : pool('a', file));
  const history = { own: of(own), base: of(base), live: of(live), compared: null };
  return inForce<Read>(history, {
    file: ({ place }, earlier) => ({ says: earlier ? `${place.file} after ${earlier.says}` : place.file }),
    live: ({ place }) => ({ says: place.file }),
    isTaken: ({ says }) => !says.startsWith('refused'),
    ...(startsFrom && { startsFrom }),
  });
}

describe('history: what is in force', () => {
  test.each([
    ['an edit takes the place of the base', 'head', 'base', 'live', 'base', 'head after base'],
    ['what is new is created', 'head', null, null, '-', 'head'],
    ['what only the cluster held is updated', 'head', null, 'live', 'live', 'head after live'],
    ['a base that was refused never got there', 'head', 'refused', 'live', 'live', 'head after live'],
    ['a base that was refused leaves nothing', 'head', 'refused', null, '-', 'head'],
    ['a refused edit keeps the base', 'refused', 'base', 'live', 'base', 'base'],
    ['a refused edit keeps what is live', 'refused', 'refused', 'live', 'live', 'live'],
    ['what is refused and was nowhere is nowhere', 'refused', null, null, '-', '-'],
    ['what leaves the files is gone', null, 'base', 'live', 'base', '-'],
    ['what no file holds stays', null, null, 'live', 'live', 'live'],
  ])('%s', (_, own, base, live, before, after) => {
    const found = course(own, base, live);
    expect(found.before?.says ?? '-').toBe(before);
    expect(found.after?.says ?? '-').toBe(after);
  });

  test('a system whose objects are edited in the cluster starts from what is live', () => {
    const found = course('head', 'base', 'live', 'live');
    expect(found.after?.says).toBe('head after live');
    expect(course('head', 'base', null, 'live').after?.says).toBe('head after base');
  });
});

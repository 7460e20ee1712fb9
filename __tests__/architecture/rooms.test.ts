import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as RISK_RULES from '../../src/rules/risk-rules.js';
import { RULES } from '../../src/rules/index.js';
import { SYSTEMS } from '../../src/systems/index.js';

/** The rooms of every system, as `src/systems/README.md` explains them. */
const ROOMS = ['admission', 'change', 'controller', 'objects', 'simulation', 'words'];
/** What every system has beside its rooms. */
const DOOR = ['README.md', 'index.ts', 'resolve.ts'];
/** The definitions of its kinds: of custom resources, or of those that the API server has built in. */
const DEFINITIONS = ['crds.json', 'kinds.json'];
/** What some have beside them: one side of a change, options of the configuration, versions of the controller. */
const ALSO = ['options.ts', 'side.ts', 'versions.ts'];

describe('systems side by side', () => {
  test('each is a folder of src/systems', () => {
    const folders = readdirSync('src/systems', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual(SYSTEMS.map(({ id }) => id as string).sort());
  });

  test.each(SYSTEMS.map(({ id }) => id))('%s has the rooms of every system, and no other', (id) => {
    const entries = readdirSync(`src/systems/${id}`).filter((name) => !ALSO.includes(name));
    const isDefinitions = (name: string): boolean => DEFINITIONS.includes(name);
    expect(entries.filter((name) => !isDefinitions(name)).sort()).toEqual([...ROOMS, ...DOOR].sort());
    expect(entries.filter(isDefinitions)).toHaveLength(1);
  });

  test.each(SYSTEMS.flatMap(({ id }) => ROOMS.map((room) => `src/systems/${id}/${room}`)))(
    '%s is not empty',
    (room) => {
      expect(readdirSync(room).length).toBeGreaterThan(0);
    },
  );
});

const statedBySystems = new Set(Object.values(RISK_RULES).map(({ id }) => id));
const ownFiles = RULES.filter(({ id }) => !statedBySystems.has(id));

test.each(ownFiles.map(({ id, systems }) => [id, typeof systems === 'string' ? 'fleet' : systems[0]]))(
  'the rule %s stands in rules/%s: that of its one system, else fleet',
  (id, room) => {
    expect(existsSync(`src/rules/${room}/${id}.ts`)).toBe(true);
  },
);

test('no file asks for a system by its name but those of its folder and of its rules', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src', name));
  const named = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return SYSTEMS.some(
      ({ id }) => text.includes(`'${id}'`) && !new RegExp(`^src/(?:systems|rules)/${id}/`).test(path),
    );
  });
  expect(named.sort()).toEqual([]);
});

test('every rule of several systems judges some, and each system names rules that there are', () => {
  const some = RULES.flatMap(({ id, systems }) => (systems === 'some' ? [id] : []));
  const named = new Set(SYSTEMS.flatMap(({ traits }) => traits.rules));
  expect([...named].sort()).toEqual(some.sort());
});

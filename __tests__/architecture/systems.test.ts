import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { RULES } from '../../src/rules/catalogue.js';
import { SYSTEMS } from '../../src/systems/index.js';
import { STATED_RULES } from '../../src/systems/system.js';
import { filesBelow } from './sources.js';

/** Folders and files that a system may have, as `src/systems/README.md` explains them. */
const ENTRIES =
  `README.md index.ts resolve.ts options.ts side.ts versions.ts crds.json older-crds.json kinds.json
  objects admission admission.ts controller rollout rollout.ts changes changes.ts results results.ts`.split(
    /\s+/,
  );

describe('systems: systems side by side', () => {
  test('each is a folder of src/systems', () => {
    const folders = readdirSync('src/systems', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual(SYSTEMS.map(({ id }) => id as string).sort());
  });

  test.each(SYSTEMS.map(({ id }) => id))('%s has the folders of every system, and no other', (id) => {
    const entries = readdirSync(`src/systems/${id}`);
    expect(entries.filter((name) => !ENTRIES.includes(name))).toEqual([]);
    expect(entries).toEqual(expect.arrayContaining(['README.md', 'index.ts', 'resolve.ts', 'controller']));
  });
});

test.each(STATED_RULES)('systems: the rule %s, whose results systems state, is in the catalogue', (id) => {
  expect(RULES.map((rule) => rule.id)).toContain(id);
});

const bySystems = readFileSync('src/rules/system-rules.ts', 'utf8');
const ownFiles = RULES.filter(({ id }) => !bySystems.includes(`'${id}'`));

test.each(ownFiles.map(({ id, systems }) => [id, typeof systems === 'string' ? 'fleet' : systems[0]]))(
  'the rule %s stands in rules/%s: that of its one system, else fleet',
  (id, room) => {
    expect(existsSync(`src/rules/${room}/${id}.ts`)).toBe(true);
  },
);

test('systems: no file asks for a system by its name but those of its folder and of its rules', () => {
  // The closed list of ids, and an example for each.
  const closed = ['src/systems/ref.ts', 'src/playground/presets.ts'];
  const sources = filesBelow('src').filter((path) => !closed.includes(path));
  const named = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return SYSTEMS.some(
      ({ id }) => text.includes(`'${id}'`) && !new RegExp(`^src/(?:systems|rules)/${id}/`).test(path),
    );
  });
  expect(named.sort()).toEqual([]);
});

test('systems: every rule of several systems applies to some, and each system names rules that there are', () => {
  const some = RULES.flatMap(({ id, systems }) => (systems === 'some' ? [id] : []));
  const named = new Set(SYSTEMS.flatMap(({ traits }) => traits.rules));
  expect([...named].sort()).toEqual(some.sort());
});

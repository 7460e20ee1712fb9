import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { RULES } from '../../src/rules/index.js';
import { SYSTEMS } from '../../src/systems/index.js';

/** The rooms of every system, as `src/systems/README.md` explains them. */
const ROOMS = ['admission', 'change', 'controller', 'objects', 'simulation', 'words'];
/** What every system has beside its rooms. */
const DOOR = ['README.md', 'index.ts', 'resolve.ts'];
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
    expect(entries.sort()).toEqual([...ROOMS, ...DOOR].sort());
  });

  test.each(SYSTEMS.flatMap(({ id }) => ROOMS.map((room) => `src/systems/${id}/${room}`)))(
    '%s is not empty',
    (room) => {
      expect(readdirSync(room).length).toBeGreaterThan(0);
    },
  );
});

test.each(RULES.map(({ id, systems }) => [id, systems.length === 1 ? systems[0] : 'fleet']))(
  'the rule %s stands in rules/%s: that of its one system, else fleet',
  (id, room) => {
    expect(existsSync(`src/rules/${room ?? ''}/${id}.ts`)).toBe(true);
  },
);

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { dayReport, DAYS, FORTNIGHTS } from '../drift/days.js';
import type { DayOf, Progress } from '../drift/progress.js';
import type { Paths } from '../read/repository.js';
import type { FakeIssue } from './fake-github.js';
import { CONFIG } from './gpu-repository.js';
import { openScene, type Scene, TIMEOUT_MS } from './run-action.js';

const DAY_COUNT = 14;
const at = (date: number): string => `2026-12-${String(date).padStart(2, '0')}T08:00:00Z`;

interface Fortnight {
  readonly cluster: string;
  readonly of: DayOf;
  readonly days: readonly (Progress | null)[];
}

const CLUSTERS = FORTNIGHTS.map(([name, days]): Fortnight => {
  const of = DAYS[name];
  if (!of) throw new Error(`no days of ${name}`);
  return { cluster: name.toLowerCase().replace(' ', '-'), of, days };
});

/** The files of all clusters on a day; the change that the rollouts are of is merged on the fourth. */
function filesOn(day: number): Paths {
  const listed = CLUSTERS.map(
    ({ cluster }) =>
      `  - { name: ${cluster}, policies: fleet/${cluster}.yaml, snapshot: today/${cluster}.json }`,
  );
  const policies = CLUSTERS.map(
    ({ cluster, of, days }) => [`fleet/${cluster}.yaml`, of(days[day - 1] ?? null, at(day)).head] as const,
  );
  return { [CONFIG]: ['version: 1', 'clusters:', ...listed, ''].join('\n'), ...Object.fromEntries(policies) };
}

function writeFleets(scene: Scene, day: number): void {
  mkdirSync(join(scene.workspace, 'today'), { recursive: true });
  for (const { cluster, of, days } of CLUSTERS) {
    const { snapshot } = of(days[day - 1] ?? null, at(day));
    writeFileSync(join(scene.workspace, `today/${cluster}.json`), JSON.stringify(snapshot));
  }
  const [first, ...rest] = CLUSTERS.map(({ cluster, of, days }) =>
    dayReport(of, days[day - 2] ?? null, at(day - 1), cluster),
  );
  if (!first) throw new Error('no clusters');
  writeFileSync(join(scene.workspace, 'last.json'), renderRun(runReport([first, ...rest]), 'json'));
}

/** What became of the issue of a cluster. */
function markOf(before: FakeIssue | undefined, now: FakeIssue | undefined): string {
  if (!now) return '.';
  if (!before) return 'opened';
  if (now.state === 'closed') return before.state === 'open' ? 'closed' : '.';
  return now.body === before.body ? 'same' : 'edited';
}

/** The lines of the golden file of the days, as an issue shows them: worse ones first. */
function expectedLines(system: string, day: number): string[] {
  const golden = readFileSync('__tests__/drift/days.txt', 'utf8');
  const own = golden.slice(golden.indexOf(`${system}\nday 2`)).split(/\n\n/)[0] ?? '';
  const [, text = ''] = own.split(new RegExp(`^day ${day}: .*$`, 'm'));
  const lines =
    text
      .split(/^day /m)[0]
      ?.split('\n')
      .flatMap((line) => line.trim() || []) ?? [];
  return [...lines.filter((line) => line.startsWith('!')), ...lines.filter((line) => line.startsWith('-'))];
}

/** An effect as it is without what Markdown needs. */
const plain = (line: string): string =>
  line
    .replaceAll(/[\\`]|&[a-z]+;|&#?\w+;/g, '')
    .replaceAll(/[^\w]+/g, ' ')
    .trim();

test(
  'fourteen days of each system: its issue is opened, says each day what changed, is left alone on quiet days and is closed when it is over',
  async () => {
    const scene = await openScene({ before: filesOn(1), after: filesOn(DAY_COUNT) });
    try {
      const marks = new Map(CLUSTERS.map(({ cluster }) => [cluster, [] as string[]]));
      let before: readonly FakeIssue[] = [];
      for (let day = 2; day <= DAY_COUNT; day++) {
        writeFleets(scene, day);
        const step = await scene.run({
          ...{ event: 'schedule', sha: day < 4 ? scene.base : scene.merge },
          payload: { schedule: '0 8 * * *', repository: { private: true } },
          inputs: { mode: 'drift', before: 'last.json', at: at(day) },
        });
        const { issues, violations } = await scene.github.state();
        expect(violations).toEqual([]);
        for (const [i, { cluster }] of CLUSTERS.entries()) {
          const title = `fleetplan drift: ${cluster}`;
          const own = issues.filter((issue) => issue.title === title);
          expect(own.length).toBeLessThan(2);
          marks.get(cluster)?.push(
            markOf(
              before.find((issue) => issue.title === title),
              own[0],
            ),
          );
          if (own[0]?.state !== 'open') continue;
          const shown = own[0].body.split('\n').filter((line) => /^- (?:⚠|ℹ)/.test(line));
          expect(shown.map((line) => plain(line.slice(3)))).toEqual(
            expectedLines(FORTNIGHTS[i]?.[0] ?? '', day).map((line) => plain(line.slice(2))),
          );
        }
        expect([0, 1]).toContain(step.exitCode);
        before = issues;
      }
      const shown = [...marks].map(([cluster, days]) => `${cluster}: ${days.join(' ')}`);
      expect(shown).toEqual([
        'deployment: . . opened edited edited edited edited same edited edited edited closed .',
        'daemonset: . . opened edited edited edited edited same edited edited edited closed .',
        // The forecast of the day before is another one each day.
        'upgrade-plan: . . opened edited edited edited edited edited edited edited edited closed .',
        'staged-run: . . opened edited edited edited edited edited edited edited edited closed .',
        'placement: . . opened edited edited same same edited edited edited edited closed .',
        'nodewright: . . opened edited edited edited edited same edited edited edited closed .',
        'nodepool: . . opened edited edited edited edited edited edited edited edited closed .',
        'notifymaintenance: . . opened edited edited edited same same edited edited edited closed .',
      ]);
      const words = before.map(({ body }) =>
        body.includes('nothing changed in effect since the last report'),
      );
      expect(words).toEqual(CLUSTERS.map(() => true));
    } finally {
      scene.close();
    }
  },
  4 * TIMEOUT_MS,
);

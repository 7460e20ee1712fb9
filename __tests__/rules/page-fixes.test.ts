import { readdirSync, readFileSync } from 'node:fs';
import type { Finding } from '../../src/plan/finding.js';
import { RULES } from '../../src/rules/catalogue.js';
import { makeRun } from '../../src/run.js';
import { triedEdit, withTriedFixes } from '../../src/tried-fixes.js';
import { inputOf, type PlanCase } from '../plan-of.js';
import { caseOfPage } from './page-plans.js';
import { numberIn, said } from './tried.js';

function brokenIn(given: PlanCase, rule: string): readonly Finding[] {
  const { findings } = makeRun([inputOf(given)]).reports[0];
  return findings.filter((finding) => finding.rule === rule && finding.status !== 'fixed');
}

function errorsOf(given: PlanCase): readonly string[] {
  const { findings } = makeRun([inputOf(given)]).reports[0];
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}

type Edit = (given: PlanCase, remediation: string) => PlanCase;

/** The head with this in place of that, wherever it stands. */
const written =
  (from: string, to: (remediation: string) => string): Edit =>
  (given, remediation) => {
    expect(given.head).toContain(from);
    return { ...given, head: given.head.replaceAll(from, to(remediation)) };
  };

/** What the fix of the failing example of a rule's page says, done. */
const DONE: Readonly<Record<string, Edit>> = {
  'expiry-bypasses-budget': written(
    '    spec:\n',
    (says) => `    spec:\n      ${said(says, /set (expireAfter: Never)/)}\n`,
  ),
  'in-freeze': (given, says) => {
    const [, day = '', time = ''] = /ends on \w+ (\S+) (\S+) UTC/.exec(says) ?? [];
    return { ...given, at: new Date(`${day}T${time}:00Z`).toISOString() };
  },
  'deprecated-api': (given, says) => {
    const apiVersion = said(says, /Change apiVersion to (\S+)/).replace(/[,.]$/, '');
    const moved = given.head.replaceAll('skyhook.nvidia.com/v1alpha1', apiVersion);
    return { ...given, head: moved.replace('kind: Skyhook', 'kind: NodeWright') };
  },
  'quorum-at-risk': written('count: 2', (says) => `count: ${numberIn(says, /at most (\d+)/)}`),
  'same-window-everywhere': (given, says) => {
    const hours = numberIn(says, /more than (\d+) h/) + 1;
    const last = given.head.lastIndexOf('0 8 * * *');
    return { ...given, head: `${given.head.slice(0, last)}0 ${8 + hours}${given.head.slice(last + 3)}` };
  },
  'limit-ignored': (given, says) => {
    const field = said(says, /Leave (\w+) out/);
    return { ...given, head: given.head.replace(`{${field}: 3}`, '{}') };
  },
  'ungoverned-disruption': written('terminationGracePeriod: 1s', (says) =>
    said(says, /(terminationGracePeriod: \w+)/),
  ),
};

/** Those whose fix is one value of one line, which is offered to be written. */
const OFFERED = ['evictions-raised', 'peak-above-limit', 'peak-jump', 'ramp-not-reset'];

/** A field and the value that the fix gives it, or a number in its words. */
const VALUE = /\b[a-z][A-Za-z.]{2,}: [`"'{]*(?:\d|[A-Z]|all\b|true|false)|(?<![\w.-])\d+%?(?![\w-])/;
const FIXES = readdirSync('__tests__/rules')
  .filter((name) => name.endsWith('-fixes.test.ts') && !name.startsWith('page'))
  .map((name) => readFileSync(`__tests__/rules/${name}`, 'utf8'))
  .join('\n');

describe('page fixes: a fix that names a value', () => {
  test.each(Object.entries(DONE))(
    '%s: was tried: the finding is gone, and nothing worse came',
    (rule, edit) => {
      const given = caseOfPage(rule, 'Fails');
      const before = errorsOf(given);
      for (const { remediation } of brokenIn(given, rule)) {
        const mended = edit(given, remediation);
        expect(brokenIn(mended, rule)).toEqual([]);
        expect(errorsOf(mended).filter((error) => !before.includes(error))).toEqual([]);
      }
    },
  );

  test.each(OFFERED)('%s: is offered as an edit of its line', (rule) => {
    const planned = [inputOf(caseOfPage(rule, 'Fails'))] as const;
    const run = makeRun(planned);
    const found = run.reports[0].findings.filter((finding) => finding.rule === rule);
    expect(found.map((finding) => triedEdit(planned, run, finding)?.fix)).toEqual(
      found.map(({ fix }) => fix),
    );
  });

  test('of every rule was tried, here or in a table of its system', () => {
    const isTried = (id: string): boolean => id in DONE || OFFERED.includes(id) || FIXES.includes(`'${id}'`);
    const untried = RULES.filter(({ id }) => !isTried(id)).flatMap(({ id }) =>
      brokenIn(caseOfPage(id, 'Fails'), id)
        .filter(({ remediation }) => VALUE.test(remediation))
        .map(({ remediation }) => `${id}: ${remediation}`),
    );
    expect(untried).toEqual([]);
  });
});

/** Plans with the first fix that is offered as an edit of a line, then with the next one, and so on. */
function followed(given: PlanCase): readonly string[] {
  const heads = [given.head];
  for (let step = 0; step < MOST_STEPS; step++) {
    const planned = [inputOf({ ...given, head: heads.at(-1) ?? '' })] as const;
    const [edit] = withTriedFixes(planned, makeRun(planned)).edits.values();
    if (!edit) break;
    heads.push(
      (heads.at(-1) ?? '')
        .split('\n')
        .with(edit.line - 1, edit.after)
        .join('\n'),
    );
  }
  return heads;
}

const MOST_STEPS = 4;

test.each(RULES.map(({ id }) => [id]))('%s: no rule asks to undo what another one asked for', (id) => {
  const heads = followed(caseOfPage(id, 'Fails'));
  expect(new Set(heads).size).toBe(heads.length);
});

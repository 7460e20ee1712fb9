import { foreign, type Text, text } from '../../src/text/text.js';
import type { Report } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { errorAt } from '../../src/manifest/problem.js';
import { hiderOf } from '../../src/report/hidden-names.js';
import { renderRun } from '../../src/report/index.js';
import {
  annotationsOf,
  diff,
  effect,
  finding,
  group,
  plan,
  planned,
  report,
  side,
  SKYHOOK,
} from './build.js';

/** Where a report can name a node, and the name that stands there. */
const NAMES = {
  target: 'node-target',
  old: 'node-before',
  blocked: 'node-blocked',
  moved: 'node-moved',
  inventory: 'node-elsewhere',
};
const ALL = Object.values(NAMES).join(' and ');

function named(): Report {
  const of = (target: string, blocked: readonly { target: string; why: Text }[] = []) =>
    planned(SKYHOOK, { effect: effect([group({ targets: [target], blocked })]) });
  const head = of(NAMES.target, [{ target: NAMES.blocked, why: text`held` }]);
  const moved = [{ target: NAMES.moved, from: null, to: null }];
  return report({
    plan: plan([diff(SKYHOOK, { head, base: of(NAMES.old), moved })], {
      head: side([head]),
      inventory: {
        has: (name) => name === NAMES.inventory,
        ...{
          labelsOf: () => ({}),
          hasLabel: () => false,
          domains: [],
          units: new Map(),
          out: new Set(),
          held: new Set(),
        },
      },
      problems: [errorAt(null, 'unreadable', foreign(`Problem of ${ALL}`))],
    }),
    findings: [
      finding({ severity: 'error', status: 'new', message: `About ${ALL}.`, remediation: `Mend ${ALL}.` }),
    ],
    verdict: 'unknown',
  });
}

describe('hidden names: what is not for every reader', () => {
  test.each(Object.entries(NAMES))('is the name of a node: %s', (_where, name) => {
    const hide = hiderOf([named()], 'counts');
    expect([hide(name), hide(`x ${name}. y`)]).toEqual(['[hidden]', 'x [hidden]. y']);
    expect(hide(`${name}-2`)).toBe(`${name}-2`);
  });

  test('is nothing where all may be shown', () => {
    expect(hiderOf([named()], 'full')(ALL)).toBe(ALL);
  });

  test.each<[string, (report: Report) => string]>([
    ['annotations', (one) => JSON.stringify(annotationsOf(one, 'counts'))],
    [
      'findings for code scanning',
      (one) => renderRun(runReport([one]), 'sarif', { detail: 'counts', rulePage: () => null }),
    ],
    ['the comment', (one) => renderRun(runReport([one]), 'markdown', { detail: 'counts' })],
  ])('is not in %s', (_where, render) => {
    const text = render(named());
    expect(text).toContain('[hidden]');
    for (const name of Object.values(NAMES)) expect(text).not.toContain(name);
  });
});

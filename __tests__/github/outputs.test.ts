import { foreign } from '../../src/text/text.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '../../src/config/read.js';
import { decide } from '../../src/gate/decision.js';
import { gateReport } from '../../src/gate/gate.js';
import type { Octokit } from '../../src/github/client.js';
import type { RunEvent } from '../../src/github/event.js';
import { readInputs } from '../../src/github/inputs.js';
import { publishDrift, publishGate, publishMerge, publishPlan } from '../../src/github/modes.js';
import { merge } from '../../src/merge/merge.js';
import { runReport } from '../../src/plan/run-report.js';
import { finding, leg } from '../merge/legs.js';
import { folder, onARunner } from './published.js';
import { hostile } from '../report/fixtures/hostile.js';

const EVIL = '</details>$(id)`id`";x\n::set-output name=verdict::pass';
const EVENT: RunEvent = {
  trigger: { kind: 'commits', base: null, head: 'a', trusted: 'a' },
  isPrivate: true,
  isOfItsCommit: true,
  defaultBranch: 'main',
  mayReadCheckout: true,
};
/** Nobody answers it: with no pull request there is no comment, and an issue is refused. */
const OCTOKIT = {
  graphql: () => Promise.reject(new Error('no')),
  rest: { issues: { listForRepo: () => Promise.reject(new Error('no')) } },
} as unknown as Octokit;

onARunner();

/** What each output may be: a word, numbers, an instant, a digest, or a path of ours. None is a foreign text. */
const INSTANT = /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z)?$/;
const MAY_BE: Readonly<Record<string, RegExp>> = {
  verdict: /^(?:pass|warn|fail|unknown)$/,
  'would-fail': /^(?:true|false)$/,
  changed: /^(?:true|false)$/,
  'peak-at-once': /^\d+$/,
  'worst-loss': /^\d+$/,
  finish: INSTANT,
  violations: /^\d+$/,
  'plan-digest': /^sha256:[0-9a-f]{1,64}$/,
  'report-path': /^\/[\w./-]+\/fleetplan-(?:report|gate|drift)\.json$/,
  'comment-id': /^\d*$/,
  gate: /^(?:allow|deny)$/,
  'next-window': INSTANT,
  'issue-numbers': /^[\d,]*$/,
};

function outputs(): [name: string, value: string][] {
  const blocks = readFileSync(join(folder, 'output'), 'utf8').matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Array.from(blocks, ([, name = '', , value = '']) => [name, value]);
}

describe('outputs: no text of a hostile change is an output', () => {
  const run = () => runReport([hostile()]);
  const inputs = readInputs();
  const repository = { owner: 'acme', repo: 'infra' };
  const to = { inputs, event: EVENT, octokit: OCTOKIT, repository, detail: 'full' } as const;
  const plan = { key: EVIL, isConfigUsable: true, commit: null, edits: new Map(), lineOf: () => null };

  test.each<[mode: string, tell: () => Promise<void> | void, least: number]>([
    ['plan', () => publishPlan({ ...plan, config: defaultConfig(), run: run() }, to), 10],
    [
      'gate',
      () => {
        publishGate(
          gateReport(() => decide(run(), { digest: null, reviewed: null }), 0),
          to,
        );
      },
      11,
    ],
    [
      'drift',
      () => publishDrift({ run: run(), live: [], last: { why: foreign(EVIL) }, isConfigUsable: true }, to),
      10,
    ],
    [
      'merge',
      () => {
        const legs = leg(EVIL, { verdict: 'fail', findings: [finding('error', 'new', EVIL)] });
        const merged = merge([legs], { expected: [EVIL], failOn: null });
        return publishMerge(merged, to);
      },
      10,
    ],
  ])('of mode %s', async (_mode, tell, least) => {
    await tell();
    const names = outputs();
    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const [name, value] of names)
      expect([name, value]).toEqual([name, expect.stringMatching(MAY_BE[name] ?? /^$/)]);
  });

  test('and action.yml names no other', () => {
    const [, written = ''] = /^outputs:\n([\s\S]*?)^\S/m.exec(readFileSync('action.yml', 'utf8')) ?? [];
    const names = Array.from(written.matchAll(/^ {2}([\w-]+):$/gm), ([, name]) => name);
    expect(names.sort()).toEqual(Object.keys(MAY_BE).sort());
  });
});

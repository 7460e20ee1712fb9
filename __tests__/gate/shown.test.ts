import { name, text } from '../../src/text/text.js';
import { decide } from '../../src/gate/decision.js';
import { gateReport } from '../../src/gate/gate.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderGate } from '../../src/report/index.js';
import { planOf } from '../plan-of.js';
import { drift, gateOf, NOTHING } from './gate-case.js';

const HOSTILE = '::error::x ##[group]y @everyone <script> \u202e';
const CONFIG = `version: 1\nfreezes: [{name: ${JSON.stringify(HOSTILE)}, from: "2026-11-23T06:00:00Z", to: "2026-11-24T06:00:00Z"}]\n`;
const FROZEN = gateOf({ ...drift('[{nodes: "1"}]'), config: CONFIG }, '2026-11-23T08:00:00Z');

describe('shown: a freeze whose name is an attack', () => {
  test.each(['text', 'markdown', 'json'] as const)('is only shown in %s', (format) => {
    const text = renderGate(FROZEN, format);
    expect(text).toContain('error::x');
    expect(text).not.toMatch(/^::error/m);
    // Markdown goes to a summary; what is printed of it goes through the one door to the streams.
    if (format !== 'markdown') expect(text).not.toContain('##[group]');
    expect(text).not.toContain('\u202e');
  });

  test('is in a code span in markdown, where it mentions no account', () => {
    expect(renderGate(FROZEN, 'markdown')).toMatch(/`[^`]*@everyone[^`]*`/);
  });
});

describe('shown: in a public repository', () => {
  const BROKEN = '[{nodes: "100%"}]';
  const report = planOf({ ...drift(BROKEN), config: 'version: 1\n' });
  const gate = gateReport(() => decide(runReport([report]), NOTHING), report.plan.at);

  test('what names a node does not', () => {
    const named = {
      ...gate,
      decision: { ...gate.decision, notes: [text`${name('target', 'node-0001')} is out.`] },
    };
    expect(renderGate(named, 'markdown', { detail: 'full' })).toContain('node-0001');
    expect(renderGate(named, 'markdown', { detail: 'counts' })).not.toContain('node-0001');
  });
});

test('shown: the same report gives the same bytes', () => {
  const again = gateOf({ ...drift('[{nodes: "1"}]'), config: CONFIG }, '2026-11-23T08:00:00Z');
  for (const format of ['text', 'markdown', 'json'] as const)
    expect(renderGate(again, format)).toBe(renderGate(FROZEN, format));
});

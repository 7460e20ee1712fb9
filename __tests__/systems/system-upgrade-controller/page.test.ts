import { readFileSync } from 'node:fs';
import { defaultConfig, readConfig } from '../../../src/config/read.js';
import { hosts, planned } from './plans.js';

const PAGE = readFileSync('docs/systems/system-upgrade-controller.md', 'utf8');
const EXAMPLE =
  /```yaml\n([\s\S]*?)```\n\nResult: (\d+) nodes, peak (\d+), worst loss (\d+), outcome (\w+)(?:, breaks `([^`]+)`)?\./g;
const examples = [...PAGE.matchAll(EXAMPLE)].map(([, ...parts]) => parts);

test('the page has examples', () => {
  expect(examples).toHaveLength(2);
});

test.each(examples)(
  'the page is right about %s',
  (yaml = '', nodes = '', peak = '', loss = '', outcome = '', rule = '') => {
    const { group, report } = planned(yaml, hosts(Number(nodes)));
    expect([group.matched, group.peakAtOnce, group.worstLoss, group.outcome]).toEqual([
      Number(nodes),
      Number(peak),
      Number(loss),
      outcome,
    ]);
    expect(report.findings.some((finding) => finding.rule === rule)).toBe(rule !== '');
  },
);

test('the settings on the page are the defaults', () => {
  const settings = /```yaml\n(systems:[\s\S]*?)```/.exec(PAGE)?.[1] ?? '';
  const read = readConfig(`version: 1\n${settings}`, 'page.md');
  expect('config' in read && read.config.systems['system-upgrade-controller']).toEqual(
    defaultConfig().systems['system-upgrade-controller'],
  );
});

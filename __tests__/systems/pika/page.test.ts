import { readFileSync } from 'node:fs';
import { defaultConfig, readConfig } from '../../../src/config/read.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const PAGE = readFileSync('docs/systems/pika.md', 'utf8');
const EXAMPLE =
  /```fleet\n([\s\S]*?)```\n\n```yaml\n([\s\S]*?)```\n\nResult: group `([^`]+)`, (\d+) nodes?, peak (\d+), outcome (\w+)(?: after (\d+) h)?(?:, breaks `([^`]+)`)?\./g;
const examples = [...PAGE.matchAll(EXAMPLE)].map(([, ...parts]) => parts);

test('the page has examples', () => {
  expect(examples).toHaveLength(3);
});

test.each(examples)(
  'the page is right about %s%s',
  (fleet = '', yaml = '', name = '', nodes = '', peak = '', outcome = '', hours = '', rule = '') => {
    const { plan, findings } = planOf({ head: yaml, snapshot: nodeList(parseFleet(fleet)) });
    const group = plan.head.policies
      .flatMap((policy) => policy.effect.groups)
      .find((candidate) => candidate.name === name);
    expect(group?.matched).toBe(Number(nodes));
    expect(group?.peakAtOnce).toBe(Number(peak));
    expect(group?.outcome).toBe(outcome);
    const took = (group?.finish ?? plan.at) - plan.at;
    expect(took).toBe(Number(hours) * 3_600_000);
    expect(findings.some((finding) => finding.rule === 'no-progress')).toBe(rule !== '');
  },
);

test('the settings on the page are the defaults', () => {
  const settings = /```yaml\n(systems:[\s\S]*?)```/.exec(PAGE)?.[1] ?? '';
  const read = readConfig(`version: 1\n${settings}`, 'pika.md');
  expect('config' in read && read.config.systems.pika).toEqual(defaultConfig().systems.pika);
});

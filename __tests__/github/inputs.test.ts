import { readInputs } from '../../src/github/inputs.js';

const DIGEST = `sha256:${'0'.repeat(64)}`;
const before = process.env;

beforeEach(() => {
  process.env = {};
});

afterEach(() => {
  process.env = before;
});

function read(inputs: Readonly<Record<string, string>>): ReturnType<typeof readInputs> {
  for (const [name, value] of Object.entries(inputs)) process.env[`INPUT_${name.toUpperCase()}`] = value;
  return readInputs();
}

describe('inputs: mode', () => {
  test.each([
    ['is plan by default', {}, 'plan'],
    ['is plan where the input is empty', { mode: '' }, 'plan'],
    ['can be gate', { mode: 'gate' }, 'gate'],
  ])('%s', (_claim, inputs, mode) => {
    expect(read(inputs as Record<string, string>).mode).toBe(mode);
  });

  test('of another name is refused with those that there are', () => {
    expect(() => read({ mode: 'gates' })).toThrow('must be one of plan, drift, gate');
  });
});

describe('inputs: what a gate holds the plan to', () => {
  test('is read', () => {
    expect(read({ mode: 'gate', 'expect-digest': DIGEST, reviewed: 'plan.json' })).toMatchObject({
      expectDigest: DIGEST,
      reviewed: 'plan.json',
    });
  });

  test.each([
    ['a digest of another form', { mode: 'gate', 'expect-digest': 'sha256:0' }, 'expect-digest must be'],
    ['a digest for a plan', { 'expect-digest': DIGEST }, 'expect-digest is for `mode: gate`'],
    ['a reviewed report for a plan', { mode: 'plan', reviewed: 'r.json' }, 'reviewed is for `mode: gate`'],
    ['a drift report without an earlier one', { mode: 'drift' }, 'needs the input before'],
    ['a merge without reports', { mode: 'merge' }, 'needs the input reports'],
    ['a base folder without one of the head', { 'base-path': 'a' }, 'needs head-path'],
  ])('%s is refused', (_what, inputs, message) => {
    expect(() => read(inputs as Record<string, string>)).toThrow(message);
  });
});

describe('inputs: without any input', () => {
  test('the configuration decides, warn-only is off and nothing is named', () => {
    const { mode, config, warnOnly, token, ...others } = read({});
    expect({ mode, config, warnOnly, token }).toEqual({
      mode: 'plan',
      config: '.github/fleetplan.yml',
      warnOnly: false,
      token: '',
    });
    const given = Object.values(others).filter(
      (value) => value !== null && !(Array.isArray(value) && value.length === 0),
    );
    expect(given).toEqual([]);
  });
});

describe('inputs: an input is read under its own name', () => {
  test.each([
    ['policies', 'a/, b.yaml\n\n,c', { policies: ['a/', 'b.yaml', 'c'] }],
    ['policies', 'a', { policies: ['a'] }],
    ['policies', ' , ', { policies: null }],
    ['snapshot', 'nodes.json\npods.json', { snapshot: ['nodes.json', 'pods.json'] }],
    ['config', './a//b.yml', { config: 'a/b.yml' }],
    ['config', '..b.yml', { config: '..b.yml' }],
    ['config-ref', 'a/b/c.yml@d', { configRef: 'a/b/c.yml@d' }],
    ['cluster', 'east', { cluster: 'east' }],
    ['fail-on', 'error', { failOn: 'error' }],
    ['fail-on', 'warning', { failOn: 'warning' }],
    ['fail-on', 'never', { failOn: 'never' }],
    ['fail-on-existing', 'true', { failOnExisting: true }],
    ['fail-on-existing', 'false', { failOnExisting: false }],
    ['comment-summary-in-pr', 'always', { commentSummary: 'always' }],
    ['comment-summary-in-pr', 'on-failure', { commentSummary: 'on-failure' }],
    ['comment-summary-in-pr', 'on-change', { commentSummary: 'on-change' }],
    ['comment-summary-in-pr', 'never', { commentSummary: 'never' }],
    ['comment-detail', 'full', { commentDetail: 'full' }],
    ['comment-detail', 'counts', { commentDetail: 'counts' }],
    ['annotations', 'false', { annotations: false }],
    ['annotations', 'true', { annotations: true }],
    ['inline', 'true', { inline: true }],
    ['report-file', 'out.json', { reportFile: 'out.json' }],
    ['warn-only', 'true', { warnOnly: true }],
    ['warn-only', 'false', { warnOnly: false }],
    ['base-ref', 'main', { baseRef: 'main' }],
    ['head-ref', 'change', { headRef: 'change' }],
    ['head-path', 'out', { headPath: 'out', basePath: null }],
    ['at', '2026-11-21T08:00:00Z', { at: Date.UTC(2026, 10, 21, 8) }],
    ['horizon', '4h', { horizonMs: 4 * 3_600_000 }],
    ['repo-token', 'abc', { token: 'abc' }],
  ])('%s: %s', (name, written, expected) => {
    expect(read({ [name]: written })).toEqual({ ...read({ [name]: '' }), ...expected });
  });

  test('base-path: needs head-path', () => {
    expect(read({ 'base-path': 'a', 'head-path': 'b' })).toMatchObject({ basePath: 'a', headPath: 'b' });
    expect(() => read({ 'base-path': 'a', 'head-path': '' })).toThrow('The input base-path needs head-path');
  });
});

describe('inputs: an input that says something else is refused with its name, what it was and what it may be', () => {
  test.each([
    ['fail-on', 'warn', 'one of error, warning, never, not "warn"'],
    ['fail-on', 'Error', 'one of error, warning, never, not "Error"'],
    ['fail-on-existing', 'yes', 'one of true, false, not "yes"'],
    ['comment-summary-in-pr', 'off', 'one of always, on-failure, on-change, never, not "off"'],
    ['comment-detail', 'none', 'one of full, counts, not "none"'],
    ['annotations', '0', 'one of true, false, not "0"'],
    ['warn-only', 'TRUE', 'one of true, false, not "TRUE"'],
    ['at', '2026-02-30T00:00:00Z', 'on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199'],
    ['at', 'tomorrow', 'an instant with a zone'],
    ['horizon', '0d', 'a duration above zero and up to ten years, such as 90s, 20m, 4h or 7d, not "0d"'],
    ['horizon', '7', 'not "7"'],
    ['config', 'a/../..', 'a path inside the repository, not "a/../.."'],
    ['config', '../b', 'a path inside the repository'],
    ['config', '/b', 'a path inside the repository'],
  ])('%s: %s', (name, written, message) => {
    expect(() => read({ [name]: written })).toThrow(new RegExp(`^The input ${name} must be `));
    expect(() => read({ [name]: written })).toThrow(message);
  });
});

import { placesIn } from '../src/config/clusters.js';
import { parseDuration, writeDuration } from '../src/config/duration.js';
import { defaultConfig, readConfig } from '../src/config/read.js';
import { toPlain } from '../src/text/render.js';

function problemsOf(text: string): string[] {
  const read = readConfig(text, 'fleetplan.yml');
  return 'problems' in read
    ? read.problems.map(
        ({ place, message }) => `${place?.line ?? '-'}:${place?.column ?? '-'} ${toPlain(message)}`,
      )
    : [];
}

describe('config: configuration', () => {
  test('configuration: one line is the defaults', () => {
    const read = readConfig('version: 1\n', 'fleetplan.yml');
    expect('config' in read && read.config).toEqual(defaultConfig());
  });

  test('configuration: by default new errors fail, and all is evaluated', () => {
    const { failOn, failOnExisting, unjudged, rules, freezes, comment } = defaultConfig();
    expect({ failOn, failOnExisting, unjudged, rules, freezes, detail: comment.detail }).toEqual({
      ...{ failOn: 'error', failOnExisting: false, unjudged: null },
      ...{ rules: { known: {}, own: [] }, freezes: [], detail: null },
    });
  });

  test.each([
    [
      'remotes of another word',
      'version: 1\nremotes: all\n',
      '2:1 remotes: must be none, any, or a list of https:// and oci:// addresses.',
    ],
    [
      'remotes with credentials',
      'version: 1\nremotes: ["https://user:secret@charts.example"]\n',
      '2:11 remotes.0: is not the https:// or oci:// address of a chart repository.',
    ],
    [
      'a misspelled setting of a cluster',
      'version: 1\nclusters:\n  - { name: a, snapshots: b }\n',
      '3:16 clusters.0.snapshots is not a setting. Did you mean snapshot?',
    ],
    [
      'a misspelled setting',
      'version: 1\nfailsOn: error\n',
      '2:1 failsOn is not a setting. Did you mean failOn?',
    ],
    [
      'an unknown setting',
      'version: 1\ncomment: { color: red }\n',
      '2:12 comment.color is not a setting. Settings here: summary, detail.',
    ],
    [
      'a rule that does not exist',
      'version: 1\nrules:\n  peak-above-limits: off\n',
      '3:3 rules.peak-above-limits is not a setting. Did you mean peak-above-limit?',
    ],
    [
      'the name of a rule that another one took over',
      'version: 1\nrules:\n  window-shape: off\n',
      /^3:3 rules\.window-shape is not a setting\. Settings here: .*window-not-as-written/,
    ],
    [
      'an option that the rule does not have',
      'version: 1\nrules:\n  peak-above-limit: { limits: 5% }\n',
      '3:23 rules.peak-above-limit.limits is not a setting. Did you mean limit?',
    ],
    [
      'an unknown time zone',
      'version: 1\ntimeZone: Berlin\n',
      '2:1 timeZone: is not a known time zone; write one such as Europe/Berlin.',
    ],
    [
      'a duration without a unit',
      'version: 1\nhorizon: 7\n',
      '2:1 horizon: must be a duration above zero and up to ten years, such as 90s, 20m, 4h or 7d.',
    ],
    [
      'a duration that is none',
      'version: 1\ndurations: { default: soon }\n',
      '2:14 durations.default: must be a duration above zero and up to ten years, such as 90s, 20m, 4h or 7d.',
    ],
    [
      'a selector that is none',
      'version: 1\nproduction:\n  - { matchExpressions: [{ key: a, operator: Is }] }\n',
      /^3:36 production\.0\S*: is not a label selector: /,
    ],
    ['a file of more than 256 KiB', `version: 1\n${'#'.repeat(2 ** 18)}\n`, /^-:- .*larger than 256 KiB/],
    [
      'steps without any time',
      'version: 1\ndurations: { steps: { drain: 0s, maintenance: 0s, validation: 0s, return: 0s } }\n',
      '2:14 durations.steps: must not all be 0s.',
    ],
    ['an empty file', '# nothing\n', /^1:1 The configuration file is empty\. Write `version: 1`/],
    ['a text for a switch', 'version: 1\nfailOnExisting: maybe\n', /^2:1 failOnExisting: .*expected boolean/],
    ['a word of no list', 'version: 1\nfailOn: x\n', /^2:1 failOn: .*"error"\|"warning"\|"never"/],
    ['a setting that is there twice', 'version: 1\nfailOn: error\nfailOn: never\n', /^3:1 .*unique/],
    ['no version', 'failOn: error\n', /version: must be the number 1/],
    ['broken YAML', 'version: 1\n  failOn: error\n', /^1:10 /],
  ])('%s is an error at its place', (_claim, text, expected) => {
    const [first = ''] = problemsOf(text);
    if (typeof expected === 'string') expect(first).toBe(expected);
    else expect(first).toMatch(expected);
  });

  test('configuration: a setting of a cluster is at its own place, else at that of the file', () => {
    const text = 'version: 1\nsnapshot: a\nhorizon: 1d\nclusters:\n  - name: b\n    snapshot: c\n';
    const read = readConfig(text, 'fleetplan.yml');
    if ('problems' in read) throw new Error('not read');
    const linesOf = (path: readonly PropertyKey[]) =>
      [['snapshot'], ['horizon']].map((setting) => placesIn(read.placeOf, path)(setting).line);
    expect([linesOf([]), linesOf(['clusters', 0])]).toEqual([
      [2, 3],
      [6, 3],
    ]);
  });

  test('configuration: an alias bomb is refused, not expanded', () => {
    const levels = Array.from(
      { length: 9 },
      (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(', ')}]`,
    );
    // Not read at all, so that the first of the keys is not what is wrong.
    expect(problemsOf(['version: 1', 'l0: &l0 [x]', ...levels].join('\n'))).toEqual([
      expect.stringMatching(/^1:1 the file: /),
    ]);
  });
});

describe('config: durations', () => {
  test.each([
    ['90s', 90_000],
    ['20m', 1_200_000],
    ['4h', 14_400_000],
    ['7d', 604_800_000],
    ['1.5h', null],
    ['', null],
    ['-1h', null],
    ['9999999d', null],
  ])('%s', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
    if (ms !== null) expect(parseDuration(writeDuration(ms))).toBe(ms);
  });
});

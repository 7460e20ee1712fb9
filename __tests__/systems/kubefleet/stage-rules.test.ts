import type { Finding, Report } from '../../../src/plan/finding.js';
import { render } from '../../../src/report/index.js';
import { EXTERNAL, files, planned, run, strategy } from './planned.js';

const FLEET = '1 cluster env=canary\n2 clusters env=staging\n4 clusters env=prod';

const stage = (name: string, rest = '', env = name): string =>
  `{name: ${name}, labelSelector: {matchLabels: {env: ${env}}}${rest}}`;
const APPROVAL = ', afterStageTasks: [{type: Approval}]';
const WAIT = ', afterStageTasks: [{type: TimedWait, waitTime: 1h}]';
const staged = (...stages: readonly string[]): string => files(EXTERNAL, strategy(...stages), run());

function of(report: Report, rule: string): Finding[] {
  return report.findings.filter((one) => one.rule === rule && one.status !== 'fixed');
}

describe('first-batch-too-large judges the stage that begins', () => {
  test.each([
    [
      'a stage behind a canary',
      [stage('canary'), stage('staging'), stage('prod', ', maxConcurrency: 2')],
      [],
    ],
    [
      'a first stage',
      [stage('prod', ', maxConcurrency: 2'), stage('canary'), stage('staging')],
      ['Set maxConcurrency: 1 on the stage.'],
    ],
    [
      'the first stage that has clusters',
      [stage('none'), stage('prod', ', maxConcurrency: 2'), stage('canary'), stage('staging')],
      ['Set maxConcurrency: 1 on the stage.'],
    ],
  ])('%s', (_claim, stages, fixes) => {
    const found = of(planned(FLEET, { head: staged(...stages) }), 'first-batch-too-large');
    expect(found.map(({ remediation }) => remediation)).toEqual(fixes);
  });
});

describe('stage-coverage of a run that fails for good', () => {
  const stages = [stage('canary'), stage('prod')];
  const before = files(EXTERNAL, strategy(...stages));
  const failing = staged(...stages);

  test.each([
    ['is new where the change adds the run', before, failing, ['worsened starts']],
    ['is as before where the run was there', failing, failing, ['unchanged ']],
    ['is as before where only a strategy has it', before, before, ['unchanged ']],
  ])('%s', (_claim, base, head, statuses) => {
    const found = of(planned(FLEET, { base, head }), 'stage-coverage');
    expect(found.map(({ status, startedBy = '' }) => `${status} ${startedBy}`)).toEqual(statuses);
  });
});

describe('an approval that is gone', () => {
  test('is told beside a wait that is gone, which is another thing', () => {
    const rest = [stage('prod')];
    const base = staged(stage('canary', APPROVAL), stage('staging', WAIT), ...rest);
    const text = render(
      planned(FLEET, { base, head: staged(stage('canary'), stage('staging'), ...rest) }),
      'markdown',
    );
    const [above = ''] = text.split('<details>');
    expect(above).toContain('nobody has to approve any more before stage `staging` begins');
    expect(above).toContain('before stage `prod` begins the wait is gone (1 hour in the base)');
    expect(above).not.toContain('The same in');
  });
});

describe('cannot-finish', () => {
  const gated = staged(stage('canary', APPROVAL), stage('staging'), stage('prod'));

  test('is not said of a run that waits for a person', () => {
    expect(of(planned(FLEET, { head: gated }), 'cannot-finish')).toEqual([]);
  });

  test('is said where the work itself takes too long, in words of its own system', () => {
    const config = 'version: 1\nrules: {cannot-finish: {withinDays: 0.02}}\n';
    const found = of(planned(FLEET, { head: gated, config }), 'cannot-finish');
    expect(found.map(({ group }) => group).sort()).toEqual(['prod', 'staging']);
    for (const { message, remediation } of found) {
      expect(message).toMatch(/[^.]\.$/);
      expect(remediation).not.toContain('window');
    }
  });
});

describe('approval-removed names the cause', () => {
  const said = (base: string, head: string): readonly unknown[] =>
    of(planned(FLEET, { base, head }), 'approval-removed').map(({ message, remediation }) => [
      message.replace(/^.*?: /, ''),
      remediation,
    ]);

  test('a stage that selects nothing any more is skipped with its approval', () => {
    const prod =
      '{name: prod, labelSelector: {matchExpressions: [{key: env, operator: In, values: [prod, staging]}]}}';
    const base = staged(stage('canary'), stage('staging', APPROVAL), stage('prod'));
    const head = staged(stage('canary'), stage('staging', APPROVAL, 'stagging'), prod);
    expect(said(base, head)).toEqual([
      [
        'nobody has to approve any more before stage "prod" begins; in the base somebody has to. ' +
          'Stage "staging" selects no cluster any more, and is skipped with its tasks.',
        'Correct the labelSelector of stage "staging", or label the clusters that belong there.',
      ],
    ]);
  });

  test.each([
    ['a wait', WAIT],
    ['an approval', APPROVAL],
  ])('%s before a stage that selects nothing any more holds back the one behind it', (_claim, task) => {
    const prod =
      '{name: prod, labelSelector: {matchExpressions: [{key: env, operator: In, values: [prod, staging]}]}}';
    const base = staged(stage('canary', task), stage('staging'), stage('prod'));
    expect(said(base, staged(stage('canary', task), stage('staging', '', 'stagging'), prod))).toEqual([]);
  });
});

import { text } from '../../src/text/text.js';
import type { Report, Verdict } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { errorAt, warningAt } from '../../src/manifest/problem.js';
import { annotationsOfRun, renderRun, renderRunSummary } from '../../src/report/index.js';
import { render } from '../render.js';
import { reportOf } from './fixtures.js';
import { faultsOf } from './schema.js';
import { annotationsOf } from './build.js';
import { messagesOf } from '../messages.js';

function ofCluster(cluster: string, name: string): Report {
  const report = reportOf(name);
  return { ...report, plan: { ...report.plan, cluster } };
}

const BAD = ofCluster('prod-east', 'bad');
const GREEN = ofCluster('dev', 'green');
const UNTOUCHED = ofCluster('staging', 'untouched');
const THREE = runReport([GREEN, UNTOUCHED, BAD]);

interface ClustersJson {
  readonly [key: string]: unknown;
  readonly policies: readonly { readonly cluster: string }[];
  readonly findings: readonly { readonly cluster: string }[];
  readonly clusters: readonly { readonly name: string; readonly verdict: Verdict }[];
  readonly combined: { readonly head: { readonly peakAtOnce: number } };
  readonly snapshot: { readonly nodes: number };
}

const json = JSON.parse(renderRun(THREE, 'json')) as ClustersJson;

describe('clusters: the verdict of several clusters', () => {
  const with_ = (verdict: Verdict): Report => ({
    ...GREEN,
    verdict,
    wouldFail: verdict !== 'pass' && verdict !== 'warn',
  });
  test.each<[Verdict[], Verdict, boolean]>([
    [['pass', 'pass'], 'pass', false],
    [['pass', 'warn'], 'warn', false],
    [['warn', 'fail', 'pass'], 'fail', true],
    [['fail', 'unknown'], 'unknown', true],
    [['unknown', 'pass'], 'unknown', true],
  ])('of %j is %s', (verdicts, worst, wouldFail) => {
    const [first = 'pass', ...rest] = verdicts;
    const run = runReport([with_(first), ...rest.map(with_)]);
    expect([run.verdict, run.wouldFail]).toEqual([worst, wouldFail]);
  });

  test('the digest changes with a plan and with the name of a cluster', () => {
    const digests = [
      runReport([GREEN, BAD]),
      runReport([GREEN, UNTOUCHED]),
      runReport([GREEN, ofCluster('prod-west', 'bad')]),
    ].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(3);
  });
});

describe('clusters: one cluster is reported as ever', () => {
  const run = runReport([BAD]);
  test.each(['text', 'markdown', 'json'] as const)('%s', (format) => {
    expect(renderRun(run, format)).toBe(render(BAD, format));
  });

  test('annotations and digest', () => {
    expect(annotationsOfRun(run)).toEqual(annotationsOf(BAD));
    expect(run.digest).toBe(BAD.plan.digest);
  });
});

test('clusters: a note has its clusters, and the footer of a plan the number of files without policies', () => {
  const passing = (report: Report, ...passed: string[]): Report => ({
    ...report,
    ...{ passed, notices: [text`Read ${report.findings.length} findings.`] },
  });
  const run = runReport([passing(GREEN, 'a.yaml', 'b.yaml'), passing(UNTOUCHED, 'b.yaml'), BAD]);
  for (const format of ['text', 'markdown'] as const) {
    const shown = renderRun(run, format).replace(/\s+/g, ' ');
    expect(shown.match(/Note: `?\w+`?: Read/g)).toHaveLength(2);
    expect(shown.match(/Nothing planned: \d files?/g)).toEqual(['Nothing planned: 2 files']);
  }
});

describe('clusters: the comment of several clusters', () => {
  const options = { runUrl: null, detail: 'full', key: null } as const;
  const comment = renderRun(THREE, 'markdown', options);

  test('names each with its verdict, the worst first', () => {
    const rows = comment.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.slice(0, 3).map((row) => row.split(' | ').slice(0, 2).join(' '))).toEqual([
      '| `prod-east` ❌ fail',
      '| `dev` ✅ pass',
      '| `staging` ✅ pass',
    ]);
  });

  test('has a fold for the plan of each, under its verdict', () => {
    const folds = [...comment.matchAll(/<summary>(\w+: <code>.*?<\/code>)/g)].map(([, name]) => name);
    expect(folds).toEqual([
      'Fails: <code>prod-east</code>',
      'Passes: <code>dev</code>',
      'Passes: <code>staging</code>',
    ]);
    expect(comment).toContain('### ❌ Rollout plan for `prod-east`');
  });

  test.each([2, 3, 12, 40])(
    'has the worst finding and the first clusters before its first fold: %i clusters that fail',
    (count) => {
      const [first = BAD, ...rest] = Array.from({ length: count }, (_, i) => ofCluster(`prod-${i}`, 'bad'));
      const body = renderRun(runReport([first, ...rest]), 'markdown', options);
      const [, ...above] = (body.split('<details>')[0] ?? '').split('\n');
      const lines = above.filter((line) => line !== '' && !line.startsWith('| --'));
      expect(lines.filter((line) => line.startsWith('- ❌ **`'))).not.toEqual([]);
      expect(lines.filter((line) => line.startsWith('| `prod-'))).not.toEqual([]);
      expect(body).toMatch(/^\| `prod-0`.* \| ❌ fail \|/m);
    },
  );

  test('a finding of several clusters: said once, above their plans, with its fix', () => {
    const both = renderRun(runReport([BAD, ofCluster('prod-west', 'bad')]), 'markdown', options);
    const [above = ''] = both.split('<details>');
    const sentence =
      'the budget of 3 nodes is not enforced. The operator ignores budget when a strategy is set.';
    expect(above).toMatch(
      /^- ❌ \*\*`budget-not-a-cap`\*\* `prod-east`, `prod-west` · `policies\/gpu\.yaml:\d+`/m,
    );
    expect(both.split(sentence)).toHaveLength(2);
    expect(above).toContain(sentence);
    expect(above).toMatch(/^ {2}\*\*Fix:\*\* Replace /m);
  });

  test.each([60_000, 20_000, 9_000, 4_000])(
    'stays within %i bytes with 40 clusters, and counts the rest',
    (maxBytes) => {
      const clusters = Array.from({ length: 40 }, (_, i) => ofCluster(`prod-${String(i)}`, 'bad'));
      const [first = BAD, ...rest] = clusters;
      const body = renderRun(runReport([first, ...rest]), 'markdown', { ...options, maxBytes });
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(maxBytes);
      const whole = body.split('### ❌ Rollout plan for `prod-').length - 1;
      expect(body.includes('Left out for length: `prod-')).toBe(whole < 40);
    },
  );

  test('the summary holds every cluster', () => {
    const summary = renderRunSummary(THREE, options);
    for (const name of ['prod-east', 'dev', 'staging']) expect(summary).toContain(`\`${name}\``);
  });
});

describe('clusters: the terminal', () => {
  const text = renderRun(THREE, 'text');
  test('lists the clusters first and ends with the worst', () => {
    expect(text.split('\n')[0]).toBe('FAIL  3 clusters: 1 fail, 2 pass');
    const titles = text.split('\n').filter((line) => line.startsWith('== '));
    expect(titles.map((line) => line.split(' ')[1])).toEqual(['staging', 'dev', 'prod-east']);
  });
});

describe('clusters: the JSON of several clusters', () => {
  test('is valid by the published schema', () => {
    expect(faultsOf(json)).toBeNull();
  });

  test('has every entry with its cluster, and what is left of each report', () => {
    expect(json.findings.filter(({ cluster }) => cluster === 'prod-east')).toHaveLength(BAD.findings.length);
    expect(json.findings).toHaveLength([GREEN, UNTOUCHED, BAD].flatMap(({ findings }) => findings).length);
    expect(json.policies).toHaveLength([GREEN, UNTOUCHED, BAD].flatMap(({ plan }) => plan.policies).length);
    expect(json.clusters.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['dev', 'pass'],
      ['staging', 'pass'],
      ['prod-east', 'fail'],
    ]);
  });

  test('adds up nodes, and takes the highest peak of one cluster', () => {
    const reports = [GREEN, UNTOUCHED, BAD];
    expect(json.snapshot.nodes).toBe(reports.reduce((sum, { plan }) => sum + plan.snapshot.nodes, 0));
    expect(json.combined.head.peakAtOnce).toBe(
      Math.max(...reports.map(({ plan }) => plan.head.combined.peakAtOnce)),
    );
  });
});

test('clusters: annotations name the cluster, those of the worst first', () => {
  const annotations = annotationsOfRun(THREE);
  expect(annotations[0]?.title).toMatch(/^fleetplan: prod-east: /);
  expect(annotations).toHaveLength(
    annotationsOf(BAD).length + annotationsOf(GREEN).length + annotationsOf(UNTOUCHED).length,
  );
});

test('clusters: a name of a cluster is no command of a log, and nothing of it is unseen', () => {
  const made = (name: string): Report => {
    const of = ofCluster('##[a]\u202e', name);
    return { ...of, plan: { ...of.plan, problems: [errorAt(null, 'unreadable', text`a`)] } };
  };
  const titles = annotationsOfRun(runReport([made('bad'), made('green')])).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(2);
  for (const title of titles) expect(title).not.toMatch(/##\[|\u202e/);
});

describe('clusters: what keeps several clusters from being evaluated is reported once in their comment', () => {
  const place = { file: 'shared/broken.yaml', line: 4, column: 1 };
  const broken = errorAt(place, 'yaml-syntax', text`A line that ends nowhere.`);
  const beside = warningAt(null, 'not-judged', text`Something else was not looked at.`);
  const own = errorAt({ ...place, file: 'own.yaml' }, 'yaml-syntax', text`One that is in one cluster.`);
  const run = (count: number) => {
    const [first, ...rest] = Array.from({ length: count }, (_, i): Report => {
      const report = ofCluster(`cluster-${i}`, 'green');
      const problems = [broken, { ...beside, isUnjudged: true as const }, ...(i === 3 ? [own] : [])];
      return { ...report, verdict: 'unknown', plan: { ...report.plan, problems } };
    });
    if (!first) throw new RangeError('no cluster');
    return runReport([first, ...rest]);
  };
  const timesOf = (text: string, part: string): number => text.split(part).length - 1;
  const comment = renderRun(run(12), 'markdown');

  test('with its message, its place and whose it is', () => {
    expect(comment).toContain(
      '- ❌ **`yaml-syntax`** all 12 clusters · `shared/broken.yaml:4`\\\n  A line that ends nowhere.',
    );
    expect(comment).toContain('- ⚠️ **`not-judged`** all 12 clusters\\\n  Something else was not looked at.');
    expect(comment).toContain(
      '- ❌ **`yaml-syntax`** `cluster-3` · `own.yaml:4`\\\n  One that is in one cluster.',
    );
  });

  test('and nowhere else', () => {
    for (const said of messagesOf([broken, beside, own])) expect(timesOf(comment, said)).toBe(1);
  });

  test('of some of many with the first names', () => {
    const some = run(3);
    const [first, ...rest] = [...some.reports, ofCluster('whole', 'green')];
    expect(renderRun(runReport([first, ...rest]), 'markdown')).toContain(
      '- ❌ **`yaml-syntax`** `cluster-0`, `cluster-1`, `cluster-2` · `shared/broken.yaml:4`',
    );
  });

  test('and every plan has room among twelve', () => {
    expect(comment).not.toContain('There is no room for more here');
  });
});

import fc from 'fast-check';
import { anyText } from '../any-text.js';
import type { Finding, Report } from '../../src/plan/finding.js';
import type { PlannedGroup, PolicyDiff } from '../../src/plan/model.js';
import type { Outcome, PolicyRef } from '../../src/systems/system.js';
import {
  AT,
  HOUR,
  batches,
  combined,
  diff,
  effect,
  finding,
  group,
  place,
  plan,
  planned,
  report,
  side,
} from './build.js';
import { foreign } from '../../src/text/text.js';

/** Texts that try to be markup, commands, names of others, or nothing at all. */
export const evil = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('', ' ', 'gpu-1', 'production', 'rack-07', 'a', 'nodes') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '</details>',
      '</summary></details>',
      '<!-- fleetplan v1 key=a digest=b -->',
      '```',
      '~~~',
      '`'.repeat(500),
      '@octocat',
      '#1',
      'owner/repo#1',
      'www.evil.example',
      'http://evil.example',
      'a@evil.example',
      '![x](http://evil.example)',
      '[x](y)',
      '| a | b |',
      '\n# heading',
      '\n- item',
      '::error::x',
      '##[error]x',
      '\u202e',
      '"',
      '\\',
      '<img src=x>',
      'a1b2c3d4e5f6a7b8',
    ),
  },
  { weight: 2, arbitrary: anyText({ maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.constantFrom(...Array.from('`|\\<>[]()*_#@!&~:.-\n ab1')),
      maxLength: 300,
    }),
  },
);

const words = fc.array(evil, { maxLength: 4 }).map((parts) => parts.join(' '));

const ref: fc.Arbitrary<PolicyRef> = fc.record({
  system: fc.constantFrom('skyhook', 'karpenter'),
  kind: evil,
  namespace: fc.option(evil),
  name: evil,
});

const outcome = fc.constantFrom<Outcome>('complete', 'stopped', 'stuck', 'unfinished', 'none');

function someGroup(of: PolicyRef): fc.Arbitrary<PlannedGroup> {
  return fc
    .record({
      name: evil,
      targets: fc.uniqueArray(evil, { maxLength: 6 }),
      declared: fc.option(fc.oneof(evil, fc.nat({ max: 5 }))),
      why: words,
      blocked: fc.array(fc.record({ target: evil, why: words }), { maxLength: 3 }),
      lost: fc.array(fc.tuple(evil, fc.nat({ max: 9 })), { maxLength: 2 }),
      domain: evil,
      reason: fc.option(evil),
      outcome,
      unit: fc.constantFrom('node', 'cluster', 'replica'),
    })
    .map((given) =>
      group({
        name: given.name,
        rolls: of,
        declaredIn: of,
        unit: given.unit,
        targets: given.targets,
        batches: batches(given.targets, Array<number>(Math.ceil(given.targets.length / 2)).fill(2)),
        ceiling: { declared: given.declared, resolved: 3, enforced: null },
        why: foreign(given.why),
        blocked: given.blocked.map(({ target, why }) => ({ target, why: foreign(why) })),
        lostTo: Object.fromEntries(given.lost),
        outcome: given.outcome,
        finish: given.outcome === 'complete' ? AT + HOUR : null,
        worstLoss: given.targets.length,
        stops: false,
        domains: [{ key: given.domain, value: given.domain, matched: 2, peakAtOnce: 2, batch: 1 }],
        allowed: [
          { reason: given.reason, from: AT, to: AT + HOUR, limit: 0, remaining: 0 },
          { reason: given.reason, from: AT + HOUR, to: AT + 2 * HOUR, limit: 3, remaining: 1 },
        ],
      }),
    );
}

const policy: fc.Arbitrary<PolicyDiff> = ref.chain((of) =>
  fc
    .record({
      groups: fc.array(someGroup(of), { maxLength: 3 }),
      notes: fc.array(words, { maxLength: 3 }),
      says: words,
      file: evil,
      change: fc.constantFrom('added', 'removed', 'changed', 'unchanged'),
      moved: fc.array(fc.record({ target: evil, from: fc.option(evil), to: fc.option(evil) }), {
        maxLength: 3,
      }),
    })
    .map(({ groups, notes, says, file, change, moved }) => {
      const shown = planned(of, {
        place: place(file, 1),
        effect: effect(groups),
        notes: notes.map(foreign),
        change: {
          kind: 'package-version',
          says: foreign(says),
          batched: true,
          targetsAtOnce: 0,
          place: null,
        },
      });
      return diff(of, {
        change,
        place: place(file, 1),
        base: change === 'added' ? null : shown,
        head: change === 'removed' ? null : shown,
        sameEffect: change === 'unchanged',
        moved,
      });
    }),
);

const someFinding: fc.Arbitrary<Finding> = fc
  .record({
    rule: fc.constantFrom('peak-jump', 'in-freeze'),
    severity: fc.constantFrom('error', 'warning', 'info'),
    status: fc.constantFrom('new', 'worsened', 'unchanged', 'fixed'),
    message: words,
    remediation: words,
    policy: fc.option(ref),
    group: fc.option(evil),
    file: fc.option(evil),
    before: fc.option(words),
  })
  .map(({ file, ...given }) => finding({ ...given, place: file === null ? null : place(file, 3, 1) }));

/** Reports in which everything that an attacker or a snapshot can name is hostile. */
export const someReport: fc.Arbitrary<Report> = fc
  .record({
    policies: fc.array(policy, { maxLength: 4 }),
    findings: fc.array(someFinding, { maxLength: 8 }),
    problems: fc.array(
      fc.record({
        severity: fc.constantFrom('error', 'warning', 'info'),
        code: fc.constantFrom('yaml-syntax', 'duplicate-key'),
        message: words.map(foreign),
        place: fc.option(evil.map((file) => place(file, 2, 2))),
      }),
      { maxLength: 3 },
    ),
    verdict: fc.constantFrom('pass', 'warn', 'fail', 'unknown'),
    notices: fc.array(words.map(foreign), { maxLength: 4 }),
    cluster: fc.option(evil),
    text: evil,
    withBase: fc.boolean(),
    domain: evil,
    freeze: fc.option(evil),
  })
  .map(({ policies, findings, problems, verdict, notices, cluster, text, withBase, domain, freeze }) => {
    const heads = policies.map((one) => one.head).filter((one) => one !== null);
    const bases = policies.map((one) => one.base).filter((one) => one !== null);
    const byDomain = [{ key: domain, value: domain, matched: 2, peakAtOnce: 2, batch: null }];
    return report({
      verdict,
      wouldFail: verdict === 'fail',
      failOn: 'never',
      findings,
      notices,
      rulesFrom: text,
      sides: { base: withBase ? text : null, head: text },
      plan: plan(policies, {
        problems,
        cluster,
        freezes: freeze === null ? [] : [{ name: freeze, windows: [{ from: AT, to: AT + HOUR }] }],
        base: withBase ? side(bases) : null,
        head: side(heads, { combined: combined({ peakAtOnce: 2, byDomain }) }),
      }),
    });
  });

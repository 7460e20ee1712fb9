import type { Finding } from '../../src/plan/finding.js';
import { findingsOf, only } from './node-pools.js';
import { said } from './tried.js';

interface Fix {
  readonly rule: string;
  readonly budgets: readonly string[];
  /** The budgets after the fix, from what its text says. */
  readonly fixed: (remediation: string, budgets: readonly string[]) => readonly string[];
  readonly nodes?: number;
}

function withBudgets(budgets: readonly string[], nodes = 38): readonly Finding[] {
  const lines = ['consolidateAfter: 1h', 'budgets:', ...budgets.map((budget) => `- ${budget}`)];
  return findingsOf({ disruption: lines.join('\n'), nodes });
}

const FIXES: Readonly<Record<string, Fix>> = {
  'a number within the limit': {
    rule: 'peak-above-limit',
    budgets: ['{nodes: "100%"}'],
    fixed: (text) => [`{nodes: ${said(text, /nodes: ("\d+")/)}}`],
  },
  'a budget that holds at any hour, where the one there is holds on Saturday night': {
    rule: 'peak-above-limit',
    budgets: ['{nodes: "1", schedule: "0 3 * * sat", duration: 2h}'],
    fixed: (text, budgets) => [
      ...budgets,
      `{${said(text, /Add a budget without a schedule, (nodes: "\d+"(?:, reasons: \[[^\]]*\])?)/)}}`,
    ],
  },
  'a budget that is of the reason of a rollout, where the one there is of another': {
    rule: 'peak-above-limit',
    budgets: ['{nodes: "1", reasons: [Empty]}'],
    fixed: (text, budgets) => [
      ...budgets,
      `{${said(text, /Add a budget without a schedule, (nodes: "\d+"(?:, reasons: \[[^\]]*\])?)/)}}`,
    ],
  },
  'a budget of none over the rest of the day, where a window was meant to open': {
    rule: 'unlimited-outside-window',
    budgets: ['{nodes: "20%", schedule: "0 1 * * *", duration: 8h}'],
    fixed: (text, budgets) => [
      ...budgets,
      `{nodes: ${said(text, /rest of the week: nodes: ("0")/)}, schedule: "0 9 * * *", duration: 16h}`,
    ],
  },
  'a budget beside the one that lets all go': {
    rule: 'peak-above-limit',
    budgets: ['{nodes: "100%"}'],
    fixed: (text, budgets) => [...budgets, `{nodes: ${said(text, /nodes: ("\d+%?")/)}}`],
  },
  'a budget for the hours without a limit': {
    rule: 'unlimited-outside-window',
    budgets: ['{nodes: "2", schedule: "0 1 * * *", duration: 8h}'],
    fixed: (text, budgets) => [...budgets, `{nodes: ${said(text, /nodes: ("[^"]+")/)}}`],
  },
  'a window, and a number for it, where nothing may ever go': {
    rule: 'never-allowed',
    budgets: ['{nodes: "0"}'],
    fixed: (text) => [
      '{nodes: "0", schedule: "0 6 * * *", duration: 20h}',
      `{nodes: ${said(text, /nodes: ("10%")/)}}`,
    ],
  },
  'no schedule where windows join to always': {
    rule: 'window-not-as-written',
    budgets: ['{nodes: "10%", schedule: "0 * * * *", duration: 90m}'],
    fixed: () => ['{nodes: "10%"}'],
  },
  'a budget of the default where the list is empty': {
    rule: 'unlimited-outside-window',
    budgets: ['{nodes: "10%", reasons: []}'],
    fixed: () => ['{nodes: "10%"}'],
  },
  'a window that is longer than the work': {
    rule: 'window-too-short',
    budgets: ['{nodes: "10%"}', '{nodes: "0", schedule: "10 10 * * *", duration: 23h50m}'],
    fixed: (text) => {
      const minutes = Number(said(text, /longer than (\d+) min/)) + 10;
      return [
        '{nodes: "10%"}',
        `{nodes: "0", schedule: "${minutes} 10 * * *", duration: 23h${60 - minutes}m}`,
      ];
    },
  },
};

describe('a fix of a Karpenter rule was tried: the finding is gone, and nothing worse came', () => {
  test.each(Object.entries(FIXES))('%s', (_claim, { rule, budgets, fixed, nodes }) => {
    const before = withBudgets(budgets, nodes);
    const found = before.filter((finding) => finding.breaks.includes(rule) && finding.severity !== 'info');
    const [first] = found.length > 1 ? found : [only(found, rule)];
    const after = withBudgets(fixed(first?.remediation ?? '', budgets), nodes);
    expect(after.filter((finding) => finding.breaks.includes(rule) && finding.severity !== 'info')).toEqual(
      [],
    );
    const worse = (list: readonly Finding[]): string[] =>
      list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    expect(worse(after).filter((one) => !before.some(({ breaks }) => breaks.includes(one)))).toEqual([]);
  });
});

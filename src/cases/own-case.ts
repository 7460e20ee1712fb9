import { OWN } from '../rules/own.js';
import { refText } from '../systems/ref.js';
import { toPlain } from '../text/render.js';
import { planned } from './planned.js';
import { blocks, configIn, policiesIn, sections, startIn } from './page.js';
import { DEFAULTS } from './setup.js';

/** The expected findings of a team's rules, those of the plan and the messages of its errors; or why the case cannot be planned. */
type CaseResult =
  | {
      readonly expected: readonly string[];
      readonly found: readonly string[];
      readonly errors: readonly string[];
    }
  | { readonly refused: string };

/**
 * Plans a case, which is a page with the sections Fleet, Base (or none), Head and Expected. `config` is the text of the configuration unless the
 * page has one.
 */
export function evaluateCase(page: string, config: string): CaseResult {
  const parts = sections(page);
  const [fleet = '', live = ''] = blocks(parts.get('Fleet'));
  const head = policiesIn(parts.get('Head'));
  const expected = blocks(parts.get('Expected'))[0];
  if (head === null || expected === undefined)
    return { refused: 'it has no block under `## Head` or `## Expected`' };
  const result = planned({
    ...DEFAULTS,
    ...{ fleet: fleet.trimEnd(), snapshot: live, head, base: policiesIn(parts.get('Base')) },
    config: configIn(parts.get('Configuration')) ?? blocks(parts.get('Configuration'))[0] ?? config,
    at: startIn(head) ?? DEFAULTS.at,
  });
  if ('refused' in result) return { refused: result.refused.join('; ') };
  const { findings, plan } = result.report;
  const problems = plan.problems.filter(({ severity }) => severity === 'error');
  const found = [
    ...problems.map(({ code }) => `error ${code}`),
    ...findings
      .filter(({ rule }) => rule.startsWith(OWN))
      .map(({ severity, rule, status, policy, group }) => {
        const isNamed = group !== null && group !== policy?.name;
        const subject = policy === null ? [] : [[refText(policy), ...(isNamed ? [group] : [])].join('/')];
        return [severity, rule.slice(OWN.length), status, ...subject].join(' ');
      }),
  ];
  const errors = problems.map(({ code, message, place }) => {
    const at = place === null ? '' : ` (${place.file}:${place.line})`;
    return `${code}: ${toPlain(message)}${at}`;
  });
  return { expected: linesOf(expected), found: found.toSorted(), errors };
}

function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'none')
    .sort();
}

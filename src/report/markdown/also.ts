import { groupedBy } from '../../manifest/lookup/grouped.js';
import { codeSpan, gfm, joinMarkdown, type Markdown, NOTHING } from '../../text/escape/index.js';
import { amount } from '../words/amounts.js';
import { isHousekeeping } from '../footer/housekeeping.js';
import { NO_TEXT, text, sentence } from '../../text/text.js';
import { worstFirst } from '../choice/selection.js';
import { firstSentence, partsOf, type Told } from '../choice/told.js';
import { SEVERITY_SIGNS } from './findings.js';
import type { Item } from './items.js';
import type { View } from './view.js';

/** So many rules are named in the line of what stands below, the first of them with what they say. */
const ALSO_NAMED = 8;
const ALSO_SAID = 3;

/** One line for what did not fit and for what is only worth knowing, and the findings of which it holds the first sentence. */
interface Also {
  readonly line: Markdown | null;
  readonly begun: readonly Told[];
  /** Other sentences that stand there. */
  readonly said: readonly string[];
}

const NOTHING_ELSE: Also = { line: null, begun: [], said: [] };

/** How many, which rules, and what the first of them say; `said` stands above: an info finding that says no more is no more. */
export function alsoOf(view: View, left: readonly Item[], said: readonly string[]): Also {
  const isInfo = (finding: Told): boolean =>
    finding.severity === 'info' && !isHousekeeping(finding) && !isSaid(partsOf(finding).says, said);
  const infos = view.detail === 'none' ? [] : view.told.filter(isInfo);
  const leads = left.flatMap(({ lead }) => lead ?? []);
  const findings = [
    ...leads.map(({ finding }) => finding),
    ...infos,
    ...leads.flatMap(({ covered, groups }) => [...covered, ...groups]),
  ];
  const count = left.filter(({ lead }) => !lead).length + findings.length;
  if (count === 0) return beforeOf(view, said);
  // Where nothing stands above, there is nothing that it is more than.
  const isOnlyInfo = findings.length === count && findings.every(({ severity }) => severity === 'info');
  const whatElse = findings.length === count ? amount(count, 'more finding') : text`${count} more`;
  const more = view.show(isOnlyInfo ? text`Also` : text`${whatElse} below`);
  const before = beforeOf(view, said);
  const then = before.line ? gfm`${BREAK}${before.line}` : NOTHING;
  if (findings.length === 0) return { line: gfm`${more}.${then}`, begun: [], said: before.said };
  const rules = byRule(findings).slice(0, ALSO_NAMED);
  let subject = '';
  const named = rules.map((of, i) => {
    const parts = partsOf(of[0]);
    const isSame = parts.subject === subject;
    subject = parts.subject;
    return alsoItem(view, of, i < ALSO_SAID ? (isSame ? parts.says : of[0].message) : '');
  });
  return {
    line: gfm`${more}: ${joinMarkdown(named, gfm`; `)}${then}`,
    begun: rules.slice(0, ALSO_SAID).map(([first]) => first),
    said: before.said,
  };
}

const BREAK = gfm`<br>`;

/** What was so before, where this change starts something: the rollout runs into it all the same. */
function beforeOf(view: View, said: readonly string[]): Also {
  const { situation, findings } = view.selection;
  const open = findings.before.filter(
    (finding) =>
      finding.severity !== 'info' && !findings.decisive.includes(finding) && !isHousekeeping(finding),
  );
  if (view.detail === 'none' || situation !== 'planned' || open.length === 0) return NOTHING_ELSE;
  const [first, ...others] = byRule(worstFirst(open).map((finding) => ({ ...finding, alsoAt: [] })));
  if (!first) return NOTHING_ELSE;
  const { subject, says: all } = partsOf({ message: firstSentence(first[0].message).first });
  const says = isSaid(all, said) ? '' : all;
  const named = others
    .slice(0, ALSO_NAMED)
    .map(([{ rule, severity }]) => gfm`${SEVERITY_SIGNS[severity]} ${codeSpan(rule)}`);
  const shown = [alsoItem(view, first, [subject, says].filter((part) => part !== '').join(': ')), ...named];
  return {
    line: gfm`Pre-existing: ${joinMarkdown(shown, gfm`; `)}`,
    begun: [],
    said: [says],
  };
}

/** True for a first sentence that stands in one of these texts. */
function isSaid(says: string, said: readonly string[]): boolean {
  const { first } = firstSentence(says);
  return first !== '' && said.some((text) => text.includes(first));
}

function byRule(findings: readonly Told[]): [Told, ...Told[]][] {
  return [...groupedBy(findings, ({ rule }) => rule).values()];
}

function alsoItem(view: View, [first, ...others]: readonly [Told, ...Told[]], message: string): Markdown {
  const times = others.length > 0 ? text` (${others.length + 1} times)` : NO_TEXT;
  const says = message === '' ? NO_TEXT : text` ${sentence(firstSentence(message).first)}`;
  return gfm`${SEVERITY_SIGNS[first.severity]} ${codeSpan(first.rule)}${view.show(text`${times}${says}`)}`;
}

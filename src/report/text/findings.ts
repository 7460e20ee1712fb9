import type { Problem, Severity } from '../../manifest/problem.js';
import type { Place } from '../../manifest/manifest.js';
import { counted } from '../../text/plural.js';
import { terminal, terminalLine, terminalSentence } from '../../text/escape/index.js';
import { placeText } from '../words/names.js';
import { toTerminal } from '../../text/render.js';
import { joinTexts, literal, isEmpty } from '../../text/text.js';
import { adviceOf, sayingOf, type Told } from '../choice/told.js';
import { worsePhrase } from '../words/worse.js';
import { cut, type Paint, type Style, wrap } from './layout.js';

const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  error: 'red',
  warning: 'yellow',
  info: 'dim',
};

/** A finding in full: where, what will happen, the fix, and, of one that is worse, what it was before. */
export function findingLines(finding: Told, width: number, paint: Paint): string[] {
  const [first = '', ...rest] = wrap(headOf(finding), width, 0, 2);
  const { severity, status, before } = finding;
  const base = before === null ? '' : `Base: ${terminalSentence(before)}`;
  const worse = toTerminal(joinTexts([literal(base), worsePhrase(finding)], ''));
  return [
    paint(SEVERITY_STYLES[severity], severity) + first.slice(severity.length),
    ...rest,
    ...wrap(toTerminal(sayingOf(finding)), width, 2),
    ...fixLines(finding, width, 2),
    ...(status === 'worsened' ? wrap(worse.trim(), width, 2, 2) : []),
  ];
}

/** A finding in one paragraph, for those that this change is not to blame for; what still stands with its fix. */
export function findingShort(finding: Told, width: number): string[] {
  const says = wrap(`${headOf(finding)}: ${toTerminal(sayingOf(finding))}`, width, 2, 2);
  if (finding.status !== 'unchanged') return says;
  return [...says, ...fixLines(finding, width, 4)];
}

function fixLines(finding: Told, width: number, indent: number): string[] {
  const advice = adviceOf(finding);
  return isEmpty(advice) ? [] : wrap(`Fix: ${toTerminal(advice)}`, width, indent, 2);
}

function headOf({ severity, rule, place, alsoAt }: Told): string {
  const parts = [severity, rule, placesText(place ? [place, ...alsoAt] : alsoAt)];
  // Two spaces between the parts, as far as a line of words can keep them.
  return parts.filter((part) => part !== '').join('  ');
}

const PLACES_SHOWN = 3;

function placesText(places: readonly Place[]): string {
  const all = [...new Set(places.map((place) => placeText(place, true)))];
  const more = all.length - PLACES_SHOWN;
  const shown = all.slice(0, PLACES_SHOWN).map(terminal).join(', ');
  return more > 0 ? `${shown} and ${counted(more, 'more place')}` : shown;
}

/** What could not be read: where, why, and the line of source with a caret below the column. */
export function problemLines(problem: Problem, width: number, paint: Paint): string[] {
  const where = problem.place ? `  ${terminal(placeText(problem.place, true))}` : '';
  const [first = '', ...rest] = wrap(`${problem.severity}  ${problem.code}${where}`, width, 0, 2);
  const picture = problem.picture === null ? [] : problem.picture.split(/\r\n|\n|\r/);
  return [
    paint(SEVERITY_STYLES[problem.severity], problem.severity) + first.slice(problem.severity.length),
    ...rest,
    ...wrap(toTerminal(problem.message), width, 2),
    // The bar keeps a line of source from being taken for one of ours.
    ...picture.map((line) => cut(`  | ${terminalLine(line, width)}`, width)),
  ];
}

import type { Problem } from '../../manifest/problem.js';
import type { Place } from '../../manifest/manifest.js';
import type { Report } from '../../plan/finding.js';
import { footerPhrases } from '../footer/footer.js';
import { isShort, numbersSentence, UNJUDGED_NUMBERS } from '../headline/short.js';
import { titlePhrase } from '../headline/title.js';
import { type Detail, hiderOf } from '../choice/hidden-names.js';
import { rolls } from '../plan-document.js';
import { mergings } from '../headline/merging.js';
import { placeText } from '../words/names.js';
import { isEmpty, name, NO_TEXT, type Text, text, sentence } from '../../text/text.js';
import { countedUnits } from '../numbers/measures.js';
import { rowsOf } from '../table/rows.js';
import { type Selection, selectionOf } from '../choice/selection.js';
import { adviceOf, alike, sayingOf, type Told, toldFindings } from '../choice/told.js';
import { togetherPhrase } from '../numbers/together.js';
import type { PageFinding, PageReport, PageRow } from './data.js';
import { groupsOf } from './groups.js';
import { type SourceLink, urlOf } from './source-link.js';
import { viewsOf } from './views.js';
import { type Words, wordsOf } from './words.js';
import { worsePhrase } from '../words/worse.js';

/** The report of one cluster as a page shows it. `detail` hides the same names as in the comment. */
export function pageReport(report: Report, detail: Detail, source: SourceLink | null): PageReport {
  const { plan } = report;
  const selection = selectionOf(report);
  const words = wordsOf(hiderOf(report, detail));
  const rows = rowsOf(report, selection);
  const finding = (found: Told): PageFinding => findingOf(found, words, source);
  const { before, fixed, decisive, waived } = selection.findings;
  const older = before.filter((one) => !decisive.includes(one));
  return {
    cluster: plan.cluster === null ? null : words.value(plan.cluster),
    verdict: report.verdict,
    wouldFail: report.verdict === 'fail' && report.failOn === 'never',
    title: words.text(titlePhrase(report, selection)),
    lead: leadOf(report, selection).map(words.text),
    table: { compared: rows.some(({ base }) => base !== null), rows: rows.map(rowOf(words)) },
    problems: plan.problems.map((problem) => problemOf(problem, words, source)),
    notices: report.notices.map((notice) => words.text(notice)),
    findings: {
      fresh: toldFindings(selection).map(finding),
      before: alike(older).map(finding),
      fixed: alike(fixed).map(finding),
      waived: alike(waived).map(finding),
    },
    footer: footerPhrases(report, detail !== 'none').map(words.text),
    at: plan.at,
    timeZone: plan.timeZone,
    hidden: detail !== 'full',
    freezes: plan.freezes.map(({ name: freeze, windows }) => ({
      name: words.text(name('object', freeze)),
      spans: windows.map(({ from, to }) => [from - plan.at, to - plan.at] as const),
    })),
    groups: groupsOf(plan, selection, words),
    views: viewsOf(plan, selection, words, detail !== 'full'),
  };
}

/** What merging does, then what the numbers below cannot say. */
function leadOf(report: Report, selection: Selection): Text[] {
  const { plan } = report;
  const { situation, findings } = selection;
  const isTold = [...findings.decisive, ...findings.fresh].some(({ breaks }) =>
    breaks.includes('combined-peak-above-limit'),
  );
  const isStill = situation === 'empty' || situation === 'untouched' || situation === 'same-effect';
  const sentences = [
    ...(rolls(selection) ? mergings(plan, selection) : []).map(({ phrase }) => phrase),
    isStill && isShort(report, selection) ? numbersSentence(selection, []) : NO_TEXT,
    situation === 'unjudged' ? UNJUDGED_NUMBERS : NO_TEXT,
    isTold ? NO_TEXT : togetherPhrase(plan, countedUnits(plan, selection.subjects)),
  ];
  return sentences.filter((phrase) => !isEmpty(phrase));
}

function rowOf(words: Words): (row: ReturnType<typeof rowsOf>[number]) => PageRow {
  return ({ label, base, head, trend }) => ({
    label: words.text(label),
    base: base && words.text(base),
    head: words.text(head),
    trend: trend.arrow === null || trend.word === null ? null : `${trend.arrow} ${trend.word}`,
    worse: trend.worse,
  });
}

function findingOf(finding: Told, words: Words, source: SourceLink | null): PageFinding {
  const { severity, rule, before, place, alsoAt } = finding;
  return {
    severity,
    rule,
    text: words.text(text`${sayingOf(finding)}${worsePhrase(finding)}`),
    fix: words.text(adviceOf(finding)),
    before: before === null ? [] : words.text(sentence(before)),
    places: placesOf([...(place ? [place] : []), ...alsoAt], words, source),
  };
}

function problemOf(problem: Problem, words: Words, source: SourceLink | null): PageFinding {
  const { severity, code, message, place } = problem;
  return {
    ...{ severity, rule: code, text: words.text(message) },
    ...{ fix: [], before: [], places: placesOf(place ? [place] : [], words, source) },
  };
}

/** So many are listed of what is said of many objects. */
const PLACES = 20;

function placesOf(places: readonly Place[], words: Words, source: SourceLink | null): PageFinding['places'] {
  return places.slice(0, PLACES).map((place) => ({
    text: words.text(name('file', placeText(place))),
    url: urlOf(place, source),
  }));
}

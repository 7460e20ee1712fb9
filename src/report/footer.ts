import type { Report } from '../plan/finding.js';
import type { Plan } from '../plan/model.js';
import { CONFIGURED, factsOf } from '../systems/system.js';
import { durationText } from '../text/instants.js';
import {
  code,
  count,
  few,
  hasWords,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  foreign,
  type Text,
  text,
  verbFor,
} from '../text/text.js';
import { instantPhrase, share } from './words.js';

/** The last lines of a report: what was compared, over which snapshot, by which rules and versions; without names only what is public. */
export function footerPhrases(report: Report, withNames: boolean): Text[] {
  return [
    planPhrase(report, withNames),
    joinTexts([snapshotPhrase(report, withNames), versionsPhrase(report, withNames)], ' '),
    coveragePhrase(report, withNames),
    ...(withNames ? [definitionsPhrase(report.plan), unlabeledPhrase(report.plan)] : []),
  ].filter(hasWords);
}

/** Plan and snapshot in one line, for a report in which nothing changes. */
export function shortFooter(report: Report, withNames: boolean): Text {
  return text`${planPhrase(report, withNames)} ${snapshotPhrase(report, withNames)}`;
}

function planPhrase({ plan, sides, rulesFrom }: Report, withNames: boolean): Text {
  const made = text`made for ${instantPhrase(plan.at, plan.timeZone)}.`;
  if (!withNames) return text`Plan ${digestOf(plan)}, ${made} Names and sentences are not shown here.`;
  const head = name('file', sides.head);
  const compared =
    sides.base === null
      ? text`${head}, with no base to compare with`
      : text`${head} against ${name('file', sides.base)}`;
  return text`Plan ${digestOf(plan)} of ${compared}, ${made} Rules from ${name('file', rulesFrom)}.`;
}

function snapshotPhrase({ plan: { at, cluster, snapshot } }: Report, withNames: boolean): Text {
  const { nodes, ready, clusters, takenAt } = snapshot;
  const of = cluster === null || !withNames ? NO_TEXT : text` ${name('cluster', cluster)}`;
  // A hub has nodes of its own only by chance.
  const isHub = nodes === 0 && clusters > 0;
  const parts = joinTexts(
    [
      isHub ? NO_TEXT : text`${count(nodes, 'node')}, ${ready} ready`,
      clusters > 0 ? count(clusters, 'member cluster') : NO_TEXT,
    ],
    ', ',
  );
  const age =
    takenAt === null
      ? text`of unknown age`
      : takenAt > at
        ? text`taken ${literal(durationText(takenAt - at))} after the moment planned for`
        : text`${literal(durationText(at - takenAt))} old`;
  return text`Snapshot${of}: ${parts}, ${age}, digest ${digestOf(snapshot)}.`;
}

/** The versions of the controllers: configured ones, and assumed ones with the reason. */
function versionsPhrase({ plan }: Report, withWhy: boolean): Text {
  const versions = plan.head.assumedVersions;
  const listed = (lead: Text, of: typeof versions): Text => {
    const named = of.map(({ system, version, why }) => {
      const reason = withWhy && why !== CONFIGURED ? text` (${foreign(why)})` : NO_TEXT;
      return text`${literal(system)} ${code(version)}${reason}`;
    });
    return named.length > 0 ? text`${lead}: ${joinTexts(named, ', ')}.` : NO_TEXT;
  };
  const isConfigured = ({ why }: (typeof versions)[number]): boolean => why === CONFIGURED;
  return joinTexts(
    [
      listed(text`Versions configured`, versions.filter(isConfigured)),
      listed(
        text`Versions assumed`,
        versions.filter((version) => !isConfigured(version)),
      ),
    ],
    ' ',
  );
}

const SHOWN = 3;

/** `Evaluated: 12 objects. Not evaluated: HelmRelease/loki and 3 more.`; empty if everything is evaluated. */
function coveragePhrase({ coverage }: Report, withNames: boolean): Text {
  if (coverage === undefined || coverage.notEvaluated.length === 0) return NO_TEXT;
  const { evaluated, notEvaluated } = coverage;
  const names = notEvaluated.map((one) => name('object', one));
  const left = withNames ? few(names, SHOWN) : text`${notEvaluated.length}`;
  return text`Evaluated: ${count(evaluated, 'object')}. Not evaluated: ${left}.`;
}

const LONGEST_RULE = 100;

/** Rules of the cluster's own definitions that could not be evaluated, so that the built-in definitions decide; empty without any. */
function definitionsPhrase(plan: Plan): Text {
  const left = plan.head.policies
    .flatMap((policy) => factsOf(policy, 'by-definition'))
    .filter((one) => one.unevaluated.length > 0);
  if (left.length === 0) return NO_TEXT;
  const rules = new Map(
    left.flatMap(({ definition, unevaluated }) =>
      unevaluated.map(({ rule, why }) => {
        const line = rule.replace(/\s+/g, ' ').trim();
        const cut = line.length > LONGEST_RULE ? `${line.slice(0, LONGEST_RULE)}…` : line;
        const shown = cut === '' ? NO_TEXT : text` ${code(cut)}`;
        return [
          JSON.stringify([definition, rule]),
          text`${name('object', definition)}${shown} (${foreign(why)})`,
        ];
      }),
    ),
  );
  const shown = joinTexts([...rules.values()].slice(0, SHOWN), '; ');
  const more = rules.size > SHOWN ? text`; and ${rules.size - SHOWN} more` : NO_TEXT;
  return text`${count(left.length, 'object')} ${verbFor(left.length, 'is', 'are')} evaluated by the built-in definitions, as the cluster's own could not be: ${shown}${more}.`;
}

/** Some nodes may lack a label, such as those of a pool without racks. */
const TOLERATED = 0.05;

/** Nodes whose failure domains are not checked, because they lack the labels; empty if all have them. */
function unlabeledPhrase({ inventory, head }: Plan): Text {
  if (!inventory || inventory.domains.length === 0) return NO_TEXT;
  const groups = head.policies.flatMap(({ effect }) => effect.groups).filter(({ unit }) => unit === 'node');
  const nodes = [...new Set(groups.flatMap(({ targets }) => targets))];
  if (nodes.length === 0) return NO_TEXT;
  const missing = inventory.domains.map((label) => ({
    label,
    of: nodes.filter((node) => !inventory.labelsOf(node)[label]).length,
  }));
  if (missing.every(({ of }) => of === nodes.length)) {
    const labels = inventory.domains.map((label) => code(label));
    return text`Failure domains are not checked: no node has a label ${joinTexts(labels, ' or ')} (configuration: ${code('domains')}).`;
  }
  // A label that no node has is a default that this fleet does not use.
  const some = missing.filter(({ of }) => of < nodes.length && of > nodes.length * TOLERATED);
  if (some.length === 0) return NO_TEXT;
  const shares = some.map(({ label, of }) => text`${share(of, nodes.length)} without ${code(label)}`);
  return text`Failure domains are not checked for nodes: ${joinTexts(shares, ', ')}.`;
}

/** Enough of a digest to tell two apart by eye. */
function digestOf({ digest }: { readonly digest: string }): Text {
  return code(digest.replace(/^sha256:/, '').slice(0, 12));
}

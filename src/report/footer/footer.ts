import type { Report } from '../../plan/finding.js';
import type { Instant } from '../../rollout/controller.js';
import { CONFIGURED } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { coveragePhrase } from './coverage.js';
import { definitionsPhrase } from './definitions.js';
import { durationText, instantPhrase } from '../words/instants.js';
import { unlabeledPhrase } from './unlabeled.js';
import {
  isEmpty,
  joinTexts,
  name,
  NO_TEXT,
  literal,
  code,
  type Text,
  text,
  sentence,
} from '../../text/text.js';

/**
 * What was compared over what, judged by which rules, under which assumptions: the last lines of every report. Without names
 * only what cannot give a fleet away.
 */
export function footerPhrases(report: Report, withNames = true): Text[] {
  const of = (cluster: Text): Text => {
    const { at, snapshot } = report.plan;
    const versions = versionsPhrase(report, withNames);
    const told = snapshotPhrase(report, cluster, text`, ${agePhrase(at, snapshot.takenAt)}`);
    return isEmpty(versions) ? told : text`${told} ${versions}`;
  };
  return linesOf(report, withNames, of);
}

function linesOf(report: Report, withNames: boolean, snapshot: (cluster: Text) => Text): Text[] {
  const { plan } = report;
  const when = instantPhrase(plan.at, plan.timeZone);
  if (!withNames)
    return [
      text`Plan ${digestPhrase(plan.digest)}, made for ${when}. Names and sentences are not shown here.`,
      snapshot(NO_TEXT),
      ...[coveragePhrase(report, false)].filter((phrase) => !isEmpty(phrase)),
    ];
  const cluster = plan.cluster === null ? NO_TEXT : text` ${name('cluster', plan.cluster)}`;
  const compared =
    report.sides.base === null
      ? text`${name('file', report.sides.head)}, with no base to compare with`
      : text`${name('file', report.sides.head)} against ${name('file', report.sides.base)}`;
  return [
    text`Plan ${digestPhrase(plan.digest)} of ${compared}, made for ${when}. Rules from ${name('file', report.rulesFrom)}.`,
    snapshot(cluster),
    ...[coveragePhrase(report, true), definitionsPhrase(plan), unlabeledPhrase(plan)].filter(
      (phrase) => !isEmpty(phrase),
    ),
  ];
}

function snapshotPhrase(report: Report, cluster: Text, age: Text): Text {
  const { snapshot } = report.plan;
  const clusters = snapshot.clusters > 0 ? amount(snapshot.clusters, 'member cluster') : NO_TEXT;
  // A hub has nodes of its own only by chance.
  const isHub = snapshot.nodes === 0 && snapshot.clusters > 0;
  const nodes = isHub ? NO_TEXT : text`${amount(snapshot.nodes, 'node')}, ${snapshot.ready} ready`;
  const parts = joinTexts([nodes, clusters], ', ');
  return text`Snapshot${cluster}: ${parts}${age}, digest ${digestPhrase(snapshot.digest)}.`;
}

/** `3 h old`. */
function agePhrase(at: Instant, takenAt: Instant | null): Text {
  if (takenAt === null) return text`of unknown age`;
  return takenAt > at
    ? text`taken ${literal(durationText(takenAt - at))} after the moment planned for`
    : text`${literal(durationText(at - takenAt))} old`;
}

/** The versions of the controllers: those that somebody configured, and those that were assumed, with the reason. */
function versionsPhrase({ plan }: Report, withWhy: boolean): Text {
  const versions = plan.head.assumedVersions;
  const listed = (lead: string, of: typeof versions): Text => {
    const named = of.map(({ system, version, why }) => {
      const reason = withWhy && why !== CONFIGURED ? text` (${sentence(why)})` : NO_TEXT;
      return text`${literal(system)} ${code(version)}${reason}`;
    });
    return named.length > 0 ? text`${literal(lead)}: ${joinTexts(named, ', ')}.` : NO_TEXT;
  };
  const parts = [
    listed(
      'Versions configured',
      versions.filter(({ why }) => why === CONFIGURED),
    ),
    listed(
      'Versions assumed',
      versions.filter(({ why }) => why !== CONFIGURED),
    ),
  ];
  return joinTexts(parts, ' ');
}

/** Enough of a digest to tell two apart by eye. */
function digestPhrase(digest: string): Text {
  return code(digest.replace(/^sha256:/, '').slice(0, 12));
}

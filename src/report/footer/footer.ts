import type { Report } from '../../plan/finding.js';
import type { Instant } from '../../rollout/controller.js';
import { CONFIGURED } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { definitionsPhrase } from './definitions.js';
import { durationText, instantPhrase } from '../words/instants.js';
import { unlabeledPhrase } from './unlabeled.js';
import {
  isEmpty,
  joinPhrases,
  name,
  NO_WORDS,
  ours,
  oursCode,
  type Phrase,
  say,
  sentence,
} from '../words/phrase.js';

/**
 * What was compared over what, judged by which rules, under which assumptions: the last lines of every report. Without names
 * only what cannot give a fleet away.
 */
export function footerPhrases(report: Report, withNames = true): Phrase[] {
  const of = (cluster: Phrase): Phrase => {
    const { at, snapshot } = report.plan;
    const versions = versionsPhrase(report, withNames);
    const told = snapshotPhrase(report, cluster, say`, ${agePhrase(at, snapshot.takenAt)}`);
    return isEmpty(versions) ? told : say`${told} ${versions}`;
  };
  return linesOf(report, withNames, of);
}

/** The same where the age of the snapshot and the versions stand in another line. */
export function shortFooterPhrases(report: Report, withNames = true): Phrase[] {
  const why = withNames ? whyPhrase(report) : NO_WORDS;
  return linesOf(report, withNames, (cluster) => say`${snapshotPhrase(report, cluster, NO_WORDS)}${why}`);
}

function linesOf(report: Report, withNames: boolean, snapshot: (cluster: Phrase) => Phrase): Phrase[] {
  const { plan } = report;
  const when = instantPhrase(plan.at, plan.timeZone);
  if (!withNames)
    return [
      say`Plan ${digestPhrase(plan.digest)}, made for ${when}. Names and sentences are not shown here.`,
      snapshot(NO_WORDS),
    ];
  const cluster = plan.cluster === null ? NO_WORDS : say` ${name(plan.cluster)}`;
  const compared =
    report.sides.base === null
      ? say`${name(report.sides.head)}, with no base to compare with`
      : say`${name(report.sides.head)} against ${name(report.sides.base)}`;
  return [
    say`Plan ${digestPhrase(plan.digest)} of ${compared}, made for ${when}. Rules from ${name(report.rulesFrom)}.`,
    snapshot(cluster),
    ...[definitionsPhrase(plan), unlabeledPhrase(plan)].filter((phrase) => !isEmpty(phrase)),
  ];
}

function snapshotPhrase(report: Report, cluster: Phrase, age: Phrase): Phrase {
  const { snapshot } = report.plan;
  const clusters = snapshot.clusters > 0 ? amount(snapshot.clusters, 'member cluster') : NO_WORDS;
  // A hub has nodes of its own only by chance.
  const isHub = snapshot.nodes === 0 && snapshot.clusters > 0;
  const nodes = isHub ? NO_WORDS : say`${amount(snapshot.nodes, 'node')}, ${snapshot.ready} ready`;
  const parts = joinPhrases([nodes, clusters], ', ');
  return say`Snapshot${cluster}: ${parts}${age}, digest ${digestPhrase(snapshot.digest)}.`;
}

/** `3 h old`. */
export function agePhrase(at: Instant, takenAt: Instant | null): Phrase {
  if (takenAt === null) return say`of unknown age`;
  return takenAt > at
    ? say`taken ${ours(durationText(takenAt - at))} after the moment planned for`
    : say`${ours(durationText(at - takenAt))} old`;
}

/** The versions of the controllers: those that somebody configured, and those that were assumed, with the reason. */
export function versionsPhrase({ plan }: Report, withWhy: boolean): Phrase {
  const versions = plan.head.assumedVersions;
  const listed = (lead: string, of: typeof versions): Phrase => {
    const named = of.map(({ system, version, why }) => {
      const reason = withWhy && why !== CONFIGURED ? say` (${sentence(why)})` : NO_WORDS;
      return say`${ours(system)} ${oursCode(version)}${reason}`;
    });
    return named.length > 0 ? say`${ours(lead)}: ${joinPhrases(named, ', ')}.` : NO_WORDS;
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
  return joinPhrases(parts, ' ');
}

/** Why those were assumed that nobody configured; no words where all are. */
function whyPhrase({ plan }: Report): Phrase {
  const assumed = plan.head.assumedVersions.filter(({ why }) => why !== CONFIGURED);
  if (assumed.length === 0) return NO_WORDS;
  const reasons = assumed.map(({ system, why }) => say`${ours(system)}: ${sentence(why)}`);
  return say` Why these versions: ${joinPhrases(reasons, ', ')}.`;
}

/** Enough of a digest to tell two apart by eye. */
function digestPhrase(digest: string): Phrase {
  return oursCode(digest.replace(/^sha256:/, '').slice(0, 12));
}

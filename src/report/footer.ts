import type { Report } from '../plan/finding.js';
import { amount } from './amounts.js';
import { durationText, instantPhrase } from './instants.js';
import type { Phrase } from './phrase.js';
import { NO_WORDS, joinPhrases, name, ours, oursCode, say } from './phrase.js';

/**
 * What was compared over what, judged by which rules, under which assumptions: the last lines of every report. Without names
 * only what cannot give a fleet away.
 */
export function footerPhrases(report: Report, withNames = true): Phrase[] {
  const { plan } = report;
  const when = instantPhrase(plan.at, plan.timeZone);
  if (!withNames)
    return [
      say`Plan ${digestPhrase(plan.digest)}, made for ${when}. Names and sentences are not shown here.`,
      snapshotPhrase(report, NO_WORDS),
    ];
  const cluster = plan.cluster === null ? NO_WORDS : say` ${name(plan.cluster)}`;
  const compared =
    report.sides.base === null
      ? say`${name(report.sides.head)}, with no base to compare with`
      : say`${name(report.sides.head)} against ${name(report.sides.base)}`;
  return [
    say`Plan ${digestPhrase(plan.digest)} of ${compared}, made for ${when}. Rules from ${name(report.rulesFrom)}.`,
    snapshotPhrase(report, cluster),
  ];
}

function snapshotPhrase(report: Report, cluster: Phrase): Phrase {
  const { at, snapshot } = report.plan;
  const age =
    snapshot.takenAt === null ? say`of unknown age` : say`${ours(durationText(at - snapshot.takenAt))} old`;
  const clusters = snapshot.clusters > 0 ? say`, ${amount(snapshot.clusters, 'member cluster')}` : NO_WORDS;
  return say`Snapshot${cluster}: ${amount(snapshot.nodes, 'node')}, ${snapshot.ready} ready${clusters}, ${age}, digest ${digestPhrase(snapshot.digest)}.${assumed(report)}`;
}

function assumed(report: Report): Phrase {
  const versions = report.plan.head.assumedVersions;
  if (versions.length === 0) return NO_WORDS;
  const parts = versions.map(({ system, version }) => say`${ours(system)} ${oursCode(version)}`);
  return say` Versions assumed: ${joinPhrases(parts, ', ')}.`;
}

/** Enough of a digest to tell two apart by eye. */
function digestPhrase(digest: string): Phrase {
  return oursCode(digest.replace(/^sha256:/, '').slice(0, 12));
}

import type { Report } from '../plan/finding.js';
import type { Instant } from '../rollout/controller.js';
import { CONFIGURED } from '../systems/system.js';
import { amount } from './amounts.js';
import { durationText, instantPhrase } from './instants.js';
import type { Phrase } from './phrase.js';
import { NO_WORDS, isEmpty, joinPhrases, name, ours, oursCode, say, sentence } from './phrase.js';

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
      snapshotPhrase(report, NO_WORDS, false),
    ];
  const cluster = plan.cluster === null ? NO_WORDS : say` ${name(plan.cluster)}`;
  const compared =
    report.sides.base === null
      ? say`${name(report.sides.head)}, with no base to compare with`
      : say`${name(report.sides.head)} against ${name(report.sides.base)}`;
  return [
    say`Plan ${digestPhrase(plan.digest)} of ${compared}, made for ${when}. Rules from ${name(report.rulesFrom)}.`,
    snapshotPhrase(report, cluster, true),
  ];
}

function snapshotPhrase(report: Report, cluster: Phrase, withWhy: boolean): Phrase {
  const { at, snapshot } = report.plan;
  const clusters = snapshot.clusters > 0 ? amount(snapshot.clusters, 'member cluster') : NO_WORDS;
  // A hub has nodes of its own only by chance.
  const isHub = snapshot.nodes === 0 && snapshot.clusters > 0;
  const nodes = isHub ? NO_WORDS : say`${amount(snapshot.nodes, 'node')}, ${snapshot.ready} ready`;
  const parts = joinPhrases(
    [nodes, clusters].filter((part) => !isEmpty(part)),
    ', ',
  );
  return say`Snapshot${cluster}: ${parts}, ${agePhrase(at, snapshot.takenAt)}, digest ${digestPhrase(snapshot.digest)}.${versionsPhrase(report, withWhy)}`;
}

function agePhrase(at: Instant, takenAt: Instant | null): Phrase {
  if (takenAt === null) return say`of unknown age`;
  return takenAt > at
    ? say`taken ${ours(durationText(takenAt - at))} after the moment planned for`
    : say`${ours(durationText(at - takenAt))} old`;
}

/** Of the controllers: what somebody configured, and what was taken for lack of it, with the reason. */
function versionsPhrase(report: Report, withWhy: boolean): Phrase {
  const versions = report.plan.head.assumedVersions;
  const configured = versions
    .filter(({ why }) => why === CONFIGURED)
    .map(({ system, version }) => say`${ours(system)} ${oursCode(version)}`);
  const assumed = versions
    .filter(({ why }) => why !== CONFIGURED)
    .map(({ system, version, why }) => {
      const reason = withWhy ? say` (${sentence(why)})` : NO_WORDS;
      return say`${ours(system)} ${oursCode(version)}${reason}`;
    });
  const known =
    configured.length > 0 ? say` Versions configured: ${joinPhrases(configured, ', ')}.` : NO_WORDS;
  return assumed.length > 0 ? say`${known} Versions assumed: ${joinPhrases(assumed, ', ')}.` : known;
}

/** Enough of a digest to tell two apart by eye. */
function digestPhrase(digest: string): Phrase {
  return oursCode(digest.replace(/^sha256:/, '').slice(0, 12));
}

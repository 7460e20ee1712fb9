import type { Report } from '../plan/finding.js';
import type { Plan } from '../plan/model.js';
import { CONFIGURED } from '../systems/system.js';
import { durationText } from '../text/instant-text.js';
import {
  code,
  count,
  distinctTexts,
  few,
  fewNames,
  foreign,
  isEmpty,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  share,
  type Text,
  text,
  verbFor,
} from '../text/text.js';
import { instantPhrase } from './words.js';

/** The last lines of a report: what was compared, over which snapshot, by which rules and versions. */
export function footerPhrases(report: Report): Text[] {
  return [
    planPhrase(report),
    snapshotPhrase(report),
    versionsPhrase(report.plan),
    coveragePhrase(report),
    definitionsPhrase(report.plan),
    unlabeledPhrase(report.plan),
  ].filter((shown) => !isEmpty(shown));
}

function planPhrase({ plan, sides, rulesFrom }: Report): Text {
  const made = text`made for ${instantPhrase(plan.at, plan.timeZone)}.`;
  const base =
    sides.base === null ? text`, with no base to compare with` : text` against ${name('file', sides.base)}`;
  return text`Plan ${digestOf(plan)} of ${name('file', sides.head)}${base}, ${made} Rules from ${foreign(rulesFrom)}.`;
}

function snapshotPhrase({ plan: { at, cluster, snapshot } }: Report): Text {
  const { nodes, ready, clusters, takenAt } = snapshot;
  const of = cluster !== null && text` ${name('cluster', cluster)}`;
  // A hub has nodes of its own only by chance.
  const isHub = nodes === 0 && clusters > 0;
  const counted = joinTexts([
    !isHub && text`${count(nodes, 'node')}, ${ready} ready`,
    clusters > 0 && count(clusters, 'member cluster'),
  ]);
  const apart = literal(durationText(Math.abs(at - (takenAt ?? at))));
  const age =
    takenAt === null
      ? text`of unknown age`
      : takenAt > at
        ? text`taken ${apart} after the moment planned for`
        : text`${apart} old`;
  return text`Snapshot${of}: ${counted}, ${age}, digest ${digestOf(snapshot)}.`;
}

/** The versions of the controllers, and why those that no configuration sets are assumed. */
function versionsPhrase({ head: { assumedVersions } }: Plan): Text {
  const versions = assumedVersions.map(({ system, version, why }) => {
    const assumed = why !== CONFIGURED && text` (assumed: ${foreign(why)})`;
    return text`${literal(system)} ${code(version)}${assumed}`;
  });
  return versions.length === 0 ? NO_TEXT : text`Versions: ${joinTexts(versions)}.`;
}

const SHOWN = 3;

/** `Evaluated: 12 objects. Not evaluated: HelmRelease/loki and 3 more. Nothing planned: 79 files.`, as far as there are any. */
function coveragePhrase({ coverage = { evaluated: 0, notEvaluated: [] }, passed = [] }: Report): Text {
  const { evaluated, notEvaluated } = coverage;
  const left = text`Evaluated: ${count(evaluated, 'object')}. Not evaluated: ${fewNames('object', notEvaluated)}.`;
  const files = text`Nothing planned: ${count(passed.length, 'file')}.`;
  return joinTexts([notEvaluated.length > 0 && left, passed.length > 0 && files], ' ');
}

/** The cluster's own definitions that could not be evaluated, so that the built-in definitions decide; empty without any. */
function definitionsPhrase(plan: Plan): Text {
  const left = plan.head.policies
    .flatMap((policy) => policy.byDefinition ?? [])
    .filter((one) => one.unevaluated.length > 0);
  if (left.length === 0) return NO_TEXT;
  const definitions = distinctTexts(left.map(({ definition }) => name('object', definition)));
  return text`${count(left.length, 'object')} ${verbFor(left.length, 'is', 'are')} evaluated by the built-in definitions, as the cluster's own could not be: ${few(definitions, SHOWN)}.`;
}

/** Some nodes may lack a label, such as those of a pool without racks. */
const TOLERATED = 0.05;

/** Nodes whose failure domains are not checked, because they lack the labels; empty if all have them. */
function unlabeledPhrase({ inventory, head }: Plan): Text {
  const groups = head.policies.flatMap(({ effect }) => effect.groups).filter(({ unit }) => unit === 'node');
  const nodes = [...new Set(groups.flatMap(({ targets }) => targets))];
  const missing = (inventory?.domains ?? []).map((label) => ({
    label: code(label),
    of: nodes.filter((node) => !inventory?.labelsOf(node)[label]).length,
  }));
  // A label that no node has is a default that this fleet does not use, unless there is no other.
  const used = missing.filter(({ of }) => of < nodes.length);
  const labels = missing.map(({ label }) => label);
  if (used.length === 0 && labels.length > 0 && nodes.length > 0)
    return text`Failure domains are not checked: no node has a label ${joinTexts(labels, ' or ')}.`;
  const shares = used
    .filter(({ of }) => of > nodes.length * TOLERATED)
    .map(({ label, of }) => text`${share(of, nodes.length)} without ${label}`);
  return shares.length === 0
    ? NO_TEXT
    : text`Failure domains are not checked for nodes: ${joinTexts(shares)}.`;
}

/** Enough of a digest to tell two apart by eye. */
function digestOf({ digest }: { readonly digest: string }): Text {
  return code(digest.replace(/^sha256:/, '').slice(0, 12));
}

import { code, count, joinTexts, list, NO_TEXT, sentence, type Text, text } from '../../../text/text.js';
import type { PackageChange } from '../objects/spec-change.js';

/** A config map value that was changed before every node had the package. */
export interface ConfigWait {
  readonly targets: number;
  readonly having: number;
  /** It starts at once, because a node fails in a stage that reads it. */
  readonly restarts: boolean;
}

/** How many nodes a change reaches. */
interface Counts {
  /** Nodes that start at once. */
  readonly had: number;
  readonly blocked: number;
  readonly stopped: number;
  readonly wait: ConfigWait | null;
}

/** What a change of packages does that never run, with the reason (`deadEndAmong`). */
export function neverRunText(change: PackageChange, why: string): Text {
  return text`${subjectOf(change)} starts nothing. ${sentence(why)}`;
}

function subjectOf({ kind, packages: changed }: PackageChange): Text {
  const packages = namesOf(changed);
  switch (kind) {
    case 'version-up':
      return text`A new version of ${packages}`;
    case 'version-down':
      return text`An older version of ${packages}`;
    case 'version-rewritten':
      return text`The same version of ${packages}, written another way,`;
    case 'config-map':
      return text`A changed configMap value of ${packages}`;
    case 'package-removed':
      return text`The removal of ${packages}`;
    case 'uninstall':
      return text`The uninstall of ${packages}`;
    case 'interrupt-added':
      return text`The new interrupt of ${packages}`;
    case 'interrupt-removed':
      return text`The removed interrupt of ${packages}`;
    case 'package-added':
      return text`The new package ${packages}`;
  }
}

/** What a change of the packages does. */
export function saysOf(change: PackageChange, batched: boolean, counts: Counts): Text {
  const what = subjectOf(change);
  if (!batched) return atOnceText(change, what, counts);
  switch (change.kind) {
    case 'version-rewritten':
      return text`${what} rolls out in batches: no node carries that text, so each runs the package again from its first stage.`;
    case 'interrupt-added':
      // Which versions drain late is not known, so it is said of all of them.
      return text`${what} rolls out in batches: nodes that have the package are no longer complete, and each is interrupted in its batch. Operators that drain before the first stage of a package interrupt these nodes with their pods; here each is drained first.`;
    case 'interrupt-removed':
      return text`${what} rolls out in batches: nodes that have the package are no longer complete, and each runs it again from its first stage.`;
    case 'package-removed':
      return text`${what} runs nothing on the nodes; what it installed stays there.`;
    case 'version-up':
    case 'version-down':
    case 'config-map':
    case 'uninstall':
    case 'package-added':
      return text`${what} rolls out in batches.`;
  }
}

/** What is only taken out of the list beside a change that counts for more. */
export function alsoRemoves({ packages }: PackageChange): Text {
  return text`The change also removes ${namesOf(packages)}: nodes keep what it installed, and new nodes do not get it.`;
}

/** Names of packages, as a sentence lists them. */
export function namesOf(packages: readonly string[]): Text {
  return list(packages.map(code), Infinity);
}

function atOnceText(change: PackageChange, what: Text, { had, blocked, stopped, wait }: Counts): Text {
  const rest = [blockedRest(blocked), stoppedRest(stopped)];
  if (had === 0 && stopped > 0) return joinTexts([text`${what} does not start by itself.`, ...rest], ' ');
  return joinTexts([wait ? waitText(what, wait, had) : startText(change, what, had), ...rest], ' ');
}

function startText({ kind }: PackageChange, what: Text, had: number): Text {
  const state = kind === 'uninstall' ? text`it` : text`the old state`;
  if (had === 0) return text`${what} starts nothing now: no node that it could start on has ${state}.`;
  return had === 1
    ? text`${what} starts on the 1 node that has ${state}; strategy and budget do not apply.`
    : text`${what} starts on all ${count(had, 'node')} that have ${state} in one pass; strategy and budget do not apply.`;
}

function waitText(what: Text, { targets, having, restarts }: ConfigWait, had: number): Text {
  const all = count(targets, 'node');
  const some = had === targets ? text`all ${all}` : text`${had} of ${all}`;
  if (restarts)
    return text`${what} starts on ${some} in one pass, also where the package is not there yet, because it fails on one in a stage that reads the configMap; strategy and budget do not apply.`;
  return text`${what} waits until the package is complete on all ${all} (now: ${having}); then it starts on ${some} in one pass, and strategy and budget do not apply.`;
}

/** Nodes that the change would start and the operator passes over. */
function blockedRest(blocked: number): Text {
  if (blocked === 0) return NO_TEXT;
  return blocked === 1
    ? text`1 more node is ignored or tainted and does not start.`
    : text`${blocked} more nodes are ignored or tainted and do not start.`;
}

/** Nodes of compartments that an earlier failure has stopped. */
function stoppedRest(stopped: number): Text {
  if (stopped === 0) return NO_TEXT;
  return stopped === 1
    ? text`1 node with the old state is in a stopped compartment, and this change does not clear the stop: it does not start.`
    : text`${count(stopped, 'node')} with the old state are in stopped compartments, and this change does not clear the stop: they do not start.`;
}

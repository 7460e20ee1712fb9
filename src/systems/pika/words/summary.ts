import { toPlain } from '../../../text/render.js';
import { asText } from '../../../text/text.js';
import { few } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ChangeEffect, ChangeKind, MembersChanged, SpeaksFor } from '../../system.js';
import type { Member } from '../objects/members.js';
import type { PikaOptions, Steps } from '../options.js';

const NAMES_SHOWN = 2;
const NODES_SHOWN = 3;
const MINUTE_MS = 60_000;

/** What each object says for itself. */
export interface Told {
  readonly member: Member;
  readonly change: ChangeEffect | null;
  readonly notes: readonly string[];
}

/** What merging does to a whole maintenance, said once for objects that say the same; null where nothing is changed. */
export function changeOfAll(told: readonly Told[]): ChangeEffect | null {
  const changed = told.filter(({ change }) => change !== null);
  const [first] = changed;
  if (!first?.change) return null;
  const says = gathered(
    changed.map(({ member, change }) => ({ member, text: change ? toPlain(asText(change.says)) : '' })),
    told.length,
    verbOf,
  );
  const alike = changed.every(
    ({ member, change }) => verbOf(member) === 'added' && change?.says === first.change?.says,
  );
  return {
    ...first.change,
    kind: kindOfAll(changed),
    says: says.join(' '),
    ...(alike || told.length === 1 ? { saysOfEach: first.change.says } : {}),
  };
}

/** The kind that says most about what begins. */
function kindOfAll(changed: readonly Told[]): ChangeKind {
  const kinds = changed.map(({ change }) => change?.kind);
  return KINDS.find((kind) => kinds.includes(kind)) ?? 'none';
}

const KINDS = ['first-rollout', 'edited', 'deleted', 'refused'] as const;

/** How many objects of a maintenance one speaks for, and what the change does to them. */
export function speaksFor(told: readonly Told[]): SpeaksFor {
  return { objects: told.length, changed: told.length > 1 ? membersChanged(told) : null };
}

function membersChanged(told: readonly Told[]): MembersChanged {
  const changed = told.filter(({ change }) => change !== null);
  const verbs = changed.map(({ member }) => verbOf(member));
  const count = (verb: string): number => verbs.filter((one) => one === verb).length;
  return { added: count('added'), edited: count('edited'), deleted: count('deleted') };
}

function verbOf({ source, before }: Member): 'added' | 'edited' | 'deleted' {
  if (source === 'deleted') return 'deleted';
  return before ? 'edited' : 'added';
}

/** The notes of all objects, each once. */
export function notesOfAll(told: readonly Told[]): string[] {
  const texts = told.flatMap(({ member, notes }) => notes.map((text) => ({ member, text })));
  return gathered(texts, told.length, () => null);
}

/** What holds for every maintenance, said at the first one: nothing limits it, and what the dry rollout assumes. */
export function generalNotes({ steps }: PikaOptions): string[] {
  return [
    'PIKA holds nothing back: no ceiling, no batches, no windows. The limits of fleetplan are the only ones.',
    `Assumed from the start on: ${stepsText(steps)} (systems.pika.steps). A node returns when its object is deleted and the node uncordoned, in this order.`,
  ];
}

function stepsText(steps: Steps): string {
  const parts = [
    ['drain', steps.drainMs],
    ['maintenance', steps.maintenanceMs],
    ['validation', steps.validationMs],
    ['return', steps.returnMs],
  ] as const;
  return parts.map(([name, ms]) => `${name} ${minutesText(ms)}`).join(', ');
}

function minutesText(ms: number): string {
  const minutes = ms / MINUTE_MS;
  return minutes > 0 && minutes % 60 === 0 ? `${minutes / 60}h` : `${minutes}m`;
}

/** Equal texts once, with who says them in front where that is not everybody, or several. */
function gathered(
  texts: readonly { readonly member: Member; readonly text: string }[],
  total: number,
  verbOf: (member: Member) => string | null,
): string[] {
  const byText = new Map<string, { verb: string | null; text: string; names: string[]; nodes: string[] }>();
  for (const { member, text } of texts) {
    const verb = verbOf(member);
    const key = `${verb ?? ''} ${text}`;
    const entry = byText.get(key) ?? { verb, text, names: [], nodes: [] };
    byText.set(key, entry);
    entry.names.push(member.ref.name);
    entry.nodes.push(member.written.node);
  }
  return [...byText.values()].map(({ verb, text: plain, names, nodes }) => {
    const text = withNodes(plain, nodes);
    if (total === 1) return text;
    const objects = names.length === 1 ? '1 object' : `${names.length} objects`;
    const done = verb === null ? '' : ` ${names.length === 1 ? 'is' : 'are'} ${verb}`;
    const each = names.length > 1 ? ', each' : '';
    const who =
      names.length === total && verb === null
        ? `Each of ${total} objects`
        : `${objects}${done}${shown(names, total)}${each}`;
    return `${who}: ${lowered(text)}`;
  });
}

/** `Its node (node-01) leaves`; of several objects `its own node (of node-01 and node-02) leaves`. */
function withNodes(text: string, nodes: readonly string[]): string {
  const known = nodes.filter((node) => node !== '').map((node) => visible(node));
  if (known.length === 0) return text;
  const own = (found: string): string =>
    known.length === 1
      ? `${found} (${few(known, NODES_SHOWN)})`
      : `${found.startsWith('I') || found.startsWith('T') ? 'Its' : 'its'} own node (of ${few(known, NODES_SHOWN)})`;
  return text.replace(/\b(?:its|the) node\b/i, own);
}

function shown(names: readonly string[], total: number): string {
  if (names.length === total) return '';
  return ` (${few(names, NAMES_SHOWN)})`;
}

function lowered(text: string): string {
  return /^(?:It|Its|On|The|While|Without|Removing|Nothing)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

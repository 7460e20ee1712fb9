import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { compareQuantities, parseQuantity } from '../../../manifest/values/quantity.js';
import { compileSelector, selects } from '../../../manifest/values/selector.js';

// The length is that of the table: one row a field, and what it does to pods.

/** What a row looks at: the pod, or one of its containers, with the pod around it. */
export interface Part {
  readonly written: Json;
  readonly pod: Json;
  /** The labels of the pods. */
  readonly labels: Readonly<Record<string, string>>;
  /** The same part before the change; absent: it is new. */
  readonly before?: Json | undefined;
}

/** A field of each item of a list, where it holds text. */
export function textsOf(of: Json, list: string, field: string): string[] {
  return itemsIn(of, list).flatMap((item) => {
    const text = textIn(item, field);
    return text === null ? [] : [visible(text)];
  });
}

/** The text, unless it is a usual one. */
export function otherThan(text: string | null, usual: readonly string[]): string[] {
  return text === null || usual.includes(text) ? [] : [visible(text)];
}

/** Topology keys of required affinity to pods with the labels of the template itself. */
export function ownAffinity({ pod, labels }: Part): string[] {
  const terms = itemsIn(
    fieldAt(pod, 'affinity', 'podAffinity'),
    'requiredDuringSchedulingIgnoredDuringExecution',
  );
  return terms.flatMap((term) => {
    const compiled = compileSelector(fieldAt(term, 'labelSelector') ?? {});
    const isOwn = 'selector' in compiled && selects(compiled.selector, labels);
    return isOwn ? [visible(textIn(term, 'topologyKey') ?? '')] : [];
  });
}

/** Types of a path of the node that nothing makes where it is not there. */
const NEEDED_TYPES: readonly string[] = ['Directory', 'File', 'Socket', 'CharDevice', 'BlockDevice'];

/** A path of the node that has to be there, with its type. */
export function neededPath(volume: Json): string[] {
  const path = fieldAt(volume, 'hostPath');
  const type = textIn(path, 'type') ?? '';
  return NEEDED_TYPES.includes(type) ? [`${visible(textIn(path, 'path') ?? '')} (${type})`] : [];
}

/** True for an init container that runs beside the others. */
export function isBeside(container: Json): boolean {
  return textIn(container, 'restartPolicy') === 'Always';
}

const WITHOUT_END =
  /\bwhile (?:true|:|\[ 1 \]|\[\[ 1 \]\]|sleep \d+) ?; ?do\b|\bsleep inf(?:inity)?\b|\btail -[fF]\b|\buntil false\b|\bfor ?\(\( ?; ?; ?\)\)/;
const LEAVES = /\b(?:break|exit|return)\b/;

/** What of a command never ends. */
export function endless(of: Json): string[] {
  return loopIn(of, WITHOUT_END);
}

/** A loop that goes round until something answers. */
const WAITS = /\b(?:until|while !) [^;]{1,80}/;

/** What a command waits for. */
export function awaited(of: Json): string[] {
  return loopIn(of, WAITS);
}

/** A loop of a command that nothing leaves. */
function loopIn(of: Json, loop: RegExp): string[] {
  const command = [...itemsIn(of, 'command'), ...itemsIn(of, 'args')].map(String).join(' ');
  const [found] = loop.exec(command) ?? [];
  return found === undefined || LEAVES.test(command) ? [] : [visible(found.trim())];
}

/** A limit of less than half of before, or a first one below what was asked for before. */
export function cutMemory(written: Json, before: Json | undefined): string[] {
  return cut(written, before, 'memory');
}

/** The same of what it may write to the disk of its node. */
export function cutStorage(written: Json, before: Json | undefined): string[] {
  return cut(written, before, 'ephemeral-storage');
}

function cut(written: Json, before: Json | undefined, resource: string): string[] {
  const at = (of: Json | undefined, kind: 'limits' | 'requests'): string | null =>
    amountIn(fieldAt(of, 'resources', kind, resource));
  const [now, limit, asked] = [at(written, 'limits'), at(before, 'limits'), at(before, 'requests')];
  const was = limit ?? asked;
  if (now === null || was === null || !isCut(now, was, limit === null ? 1n : 2n)) return [];
  return [`${visible(now)} (${visible(was)} ${limit === null ? 'asked for' : 'allowed'} before)`];
}

/** Volumes of the pod whose first or smaller limit is told: less than half of before, or one where there was none. */
export function cutVolumes(pod: Json, before: Json | undefined): string[] {
  // Memory that is full takes no more, and nobody is evicted for it.
  const limitOf = (volume: Json | undefined): string | null =>
    textIn(fieldAt(volume, 'emptyDir'), 'medium') === 'Memory'
      ? null
      : amountIn(fieldAt(volume, 'emptyDir', 'sizeLimit'));
  return itemsIn(pod, 'volumes').flatMap((volume) => {
    const [name, now] = [textIn(volume, 'name'), limitOf(volume)];
    const was = limitOf(itemsIn(before, 'volumes').find((one) => textIn(one, 'name') === name));
    if (now === null || was === null || !isCut(now, was, 2n)) return [];
    return [`${visible(name ?? '')} to ${visible(now)} (${visible(was)} before)`];
  });
}

function amountIn(amount: Json | undefined): string | null {
  return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : null;
}

function isCut(now: string, was: string, times: bigint): boolean {
  const [is, then] = [now, was].map((text) => parseQuantity(text));
  return is && then ? compareQuantities({ ...is, unscaled: is.unscaled * times }, then) < 0 : false;
}

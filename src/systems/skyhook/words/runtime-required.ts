import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { few } from '../../../manifest/words/listing.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ResolveInput, Unshown } from '../../system.js';
import { isRuntimeTaint, runtimeTaint, taintText } from '../controller/eligibility.js';
import type { MainObject } from '../objects/objects.js';
import type { Switches } from '../versions.js';

/**
 * The last object with `runtimeRequired` is one no more, and a NodePool goes on to make nodes with the taint: the operator takes it off
 * for such objects only. Source: NVIDIA/nodewright v0.15.0, skyhook_controller.go HandleRuntimeRequired.
 */
export function runtimeNotRequired(
  { manifest, spec }: MainObject,
  before: MainObject | null,
  mains: readonly MainObject[],
  files: Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>,
  switches: Switches,
): Unshown | null {
  const isDropped = before?.spec?.runtimeRequired === true && spec?.runtimeRequired === false;
  if (!isDropped || mains.some((main) => main.spec?.runtimeRequired === true)) return null;
  const pools = poolsAfter(files).filter((pool) => makesTainted(pool, switches));
  if (pools.length === 0) return null;
  const names = [...new Set(pools.map(({ name }) => `NodePool/${visible(name)}`))];
  const { length } = names;
  return {
    subject: 'runtime-required',
    says: `runtimeRequired is gone, no other object has it, and ${few(names)} ${verb(length, 'goes', 'go')} on to make nodes with ${taintText(runtimeTaint(switches))}, which NodeWright takes off for such an object only: new nodes keep it for ever, and take no pods that do not tolerate it.`,
    fix: `Keep runtimeRequired: true, or take the taint out of ${few(names)} first.`,
    place: manifest.placeOf(['spec', 'runtimeRequired']),
  };
}

/** What keeps pods off a node that comes until its packages are there. */
type Gate = 'none' | 'waits' | 'taints';

function gateOf({ manifest, spec }: MainObject): Gate {
  if (spec?.runtimeRequired !== true) return 'none';
  return fieldAt(manifest.object, 'spec', 'autoTaintNewNodes') === true ? 'taints' : 'waits';
}

/**
 * What an edit of `runtimeRequired` or `autoTaintNewNodes` means for nodes that come: nothing of it is in the rollout over those that
 * are there. Source: NVIDIA/nodewright, docs/runtime_required.md, #168 and #460.
 */
export function gateOfNewNodes(
  object: MainObject,
  before: MainObject | null,
  files: Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>,
  switches: Switches,
): Unshown | null {
  if (!object.spec || !before?.spec) return null;
  const [now, was] = [gateOf(object), gateOf(before)];
  if (now === was) return null;
  const field = now === 'none' || was === 'none' ? 'runtimeRequired' : 'autoTaintNewNodes';
  const found = { subject: 'gate-of-new-nodes', place: object.manifest.placeOf(['spec', field]) };
  const taint = taintText(runtimeTaint(switches));
  if (now === 'none' || was === 'taints')
    return {
      ...found,
      // Without the other one it looks as if new nodes were held, and nothing holds them.
      ...(now === 'none' ? { grade: 'info' } : {}),
      says: `${field} is no longer on: ${openedText(now, taint)}`,
      fix: `Keep ${field}: true, if pods on new nodes need the packages.`,
    };
  const pools = poolsAfter(files).filter((pool) => makesTainted(pool, switches));
  const names = few([...new Set(pools.map(({ name }) => `NodePool/${visible(name)}`))]);
  const adds = pools.length > 0 ? `as ${names} ${verb(pools.length, 'makes', 'make')} them` : NOBODY_TAINTS;
  const who =
    now === 'taints' ? 'which autoTaintNewNodes puts on each node that the operator has not been on' : adds;
  return {
    ...found,
    grade: 'info',
    says: `${field} is on from now on: a node that comes with ${taint} (${who}) takes no pods that do not tolerate it until all packages of this object are complete there; where they fail, it never does. Nodes that are there${now === 'taints' ? ' and have packages' : ''} get no taint and keep their pods.`,
    fix: `Leave ${field} out, if new nodes may take pods before their packages are there.`,
  };
}

const NOBODY_TAINTS =
  'by `--register-with-taints` of its kubelet or `startupTaints` of its NodePool: no NodePool here has it';

function openedText(now: Gate, taint: string): string {
  return now === 'waits'
    ? `a new node that does not come with ${taint} by itself takes pods before its packages are there.`
    : `pods may start on a new node before its packages are there, and one with ${taint} is passed by unless additionalTolerations tolerate that.`;
}

/** Those of the files, and those of the cluster that the change neither writes nor deletes. */
function poolsAfter({
  neighbours = [],
  neighboursBefore = [],
  snapshot,
}: Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>): Manifest[] {
  const written = neighbours.filter(isNodePool);
  const named = new Set([...written, ...neighboursBefore.filter(isNodePool)].map(({ name }) => name));
  return [...written, ...snapshot.objects.filter((live) => isNodePool(live) && !named.has(live.name))];
}

function isNodePool({ apiVersion, kind }: Manifest): boolean {
  return kind === 'NodePool' && groupOf(apiVersion) === 'karpenter.sh';
}

function makesTainted({ object }: Manifest, switches: Switches): boolean {
  const template = fieldAt(object, 'spec', 'template', 'spec');
  return [...itemsIn(template, 'startupTaints'), ...itemsIn(template, 'taints')].some((taint) => {
    const [key = '', value = '', effect = ''] = ['key', 'value', 'effect'].map(
      (name) => textIn(taint, name) ?? '',
    );
    return isRuntimeTaint({ key, value, effect }, switches);
  });
}

import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { few } from '../../../manifest/listing.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../manifest/plural.js';
import { visible } from '../../../manifest/visible.js';
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

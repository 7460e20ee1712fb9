import { fieldAt, itemsIn, listIn } from '../../manifest/fields.js';
import { groupOf, type Json } from '../../manifest/manifest.js';
import { canonicalJson, isSameJson } from '../../manifest/values/canonical.js';
import type { ObjectChange, Side } from '../objects/object-changes.js';

/** Lists of a project that name what is allowed; of `null` what it says where it is not written is nothing, else anything. */
const ALLOWING: Readonly<Record<string, 'nothing' | 'anything'>> = {
  sourceRepos: 'nothing',
  destinations: 'nothing',
  clusterResourceWhitelist: 'nothing',
  namespaceResourceWhitelist: 'anything',
};
const DENYING: readonly string[] = ['clusterResourceBlacklist', 'namespaceResourceBlacklist'];

/** What an edit of a project of Argo CD does to its Applications; null where it does nothing, or the object is none. */
export function projectEdit(change: ObjectChange): 'hours' | 'permits' | null {
  const { manifest, before, after } = change;
  if (groupOf(manifest.apiVersion) !== 'argoproj.io' || manifest.kind !== 'AppProject') return null;
  if (!isSameJson([...itemsAt(before, 'syncWindows')], [...itemsAt(after, 'syncWindows')])) return 'hours';
  return before !== null && after !== null && permitsLess(before, after) ? 'permits' : null;
}

/**
 * True where a sync may be refused that was allowed; who takes a project away takes its Applications too. What begins with `!` denies. Source: argo-cd, docs/user-guide/projects.md;
 * pkg/apis/application/v1alpha1, AppProject.IsGroupKindNamePermitted and IsDestinationPermitted.
 */
function permitsLess(before: Side, after: Side): boolean {
  return (
    Object.entries(ALLOWING).some(([list, absent]) => allowsLess(list, absent, before, after)) ||
    DENYING.some((list) => [...textsAt(after, list)].some((one) => !textsAt(before, list).has(one)))
  );
}

function allowsLess(list: string, absent: 'nothing' | 'anything', before: Side, after: Side): boolean {
  const [was, is] = [textsAt(before, list), textsAt(after, list)];
  const isOpen = absent === 'anything' && listIn(after?.object['spec'], list) === null;
  if (isOpen) return false;
  if (absent === 'anything' && listIn(before?.object['spec'], list) === null) return true;
  const denies = (one: string): boolean => one.includes('"!');
  const isGone = [...was].some((one) => !denies(one) && !is.has(one));
  const takesAll = itemsAt(after, list).some(isWildcard);
  return (isGone && !takesAll) || [...is].some((one) => denies(one) && !was.has(one));
}

function isWildcard(entry: Json): boolean {
  if (typeof entry === 'string') return entry === '*';
  const fields = ['group', 'kind', 'server', 'name', 'namespace'].map((name) => fieldAt(entry, name));
  return fields.every((one) => one === undefined || one === '*');
}

function itemsAt(side: Side, list: string): readonly Json[] {
  return itemsIn(side?.object['spec'], list);
}

function textsAt(side: Side, list: string): ReadonlySet<string> {
  return new Set(itemsAt(side, list).map((one) => canonicalJson(one)));
}

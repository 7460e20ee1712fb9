import { canonicalJson } from '../../manifest/canonical.js';
import { fieldAt, itemsIn, listIn, objectIn, textIn } from '../../manifest/fields.js';
import type { Json, Manifest, Place } from '../../manifest/manifest.js';
import { groupOf, namespaceOf } from '../../manifest/manifest.js';
import type { PolicyRef } from '../system.js';
import type { MemberCluster } from './clusters.js';
import { labelTest } from './labels.js';
import { GROUP } from './schema.js';
import type { Selection } from './selected-objects.js';
import { titleOf } from './selected-objects.js';

/** What a change does to one override of what a placement copies. */
export interface OverrideChange {
  /** `ResourceOverride/prod/web, which changes what it places, is edited`. */
  readonly says: string;
  /** What it takes from clusters that it left there before, as a person would name it. */
  readonly gone: readonly string[];
  /** The clusters that it has a rule for, before or after. */
  readonly clusters: ReadonlySet<string>;
  readonly place: Place | null;
}

interface Sides {
  readonly before: readonly Manifest[];
  readonly after: readonly Manifest[];
}

/**
 * The overrides that the change adds, edits or removes and that touch what a placement copies. A binding whose matched overrides are not
 * the latest is stale, and its cluster is updated within the placement's limits, as with a new resource snapshot. Source:
 * kubefleet-dev/kubefleet e160c1cd, pkg/controllers/rollout (bindings by their override snapshots); apis/placement, override types.
 */
export function overrideChanges(
  ref: PolicyRef,
  selection: Selection,
  sides: Sides,
  clusters: readonly MemberCluster[],
): OverrideChange[] {
  const touching = (manifests: readonly Manifest[]): ReadonlyMap<string, Manifest> =>
    new Map(
      manifests
        .filter((one) => isOverride(one) && touches(one, ref, selection, [...sides.before, ...sides.after]))
        .map((one) => [titleOf(one), one]),
    );
  const [before, after] = [touching(sides.before), touching(sides.after)];
  const isEdited = (title: string, is: Manifest): boolean => {
    const was = before.get(title);
    return was !== undefined && ruleText(was) !== ruleText(is);
  };
  const changes = [
    ...[...after].filter(([title]) => !before.has(title)).map(([, one]) => ({ one, what: 'added' })),
    ...[...after].filter(([title, one]) => isEdited(title, one)).map(([, one]) => ({ one, what: 'edited' })),
    ...[...before]
      .filter(([title]) => !after.has(title))
      .map(([, one]) => ({ one, what: 'gone from the files' })),
  ];
  return changes.map(({ one, what }) => {
    const title = titleOf(one);
    const versions = [before.get(title), after.get(title)].flatMap((version) => version ?? []);
    const deletesNow = deleting(after.get(title));
    return {
      says: `${title}, which changes what it places, is ${what}`,
      gone: deletesNow && !deleting(before.get(title)) ? selectorsOf(one).map(shortOf) : [],
      clusters: new Set(
        clusters.filter((cluster) => versions.some((version) => matches(version, cluster))).map(nameOf),
      ),
      place: after.get(title)?.place ?? null,
    };
  });
}

function nameOf({ name }: MemberCluster): string {
  return name;
}

function isOverride({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === GROUP && (kind === 'ClusterResourceOverride' || kind === 'ResourceOverride');
}

function touches(
  override: Manifest,
  ref: PolicyRef,
  selection: Selection,
  known: readonly Manifest[],
): boolean {
  const named = fieldAt(override.object, 'spec', 'placement');
  const isNamespaced = textIn(named, 'scope') === 'Namespaced';
  if (textIn(named, 'name') !== null)
    if (textIn(named, 'name') !== ref.name || isNamespaced !== (ref.namespace !== null)) return false;
  const namespace = override.kind === 'ResourceOverride' ? namespaceOf(override) : null;
  return selectorsOf(override).some((selector) =>
    selection.mayTake(
      {
        group: textIn(selector, 'group') ?? '',
        kind: textIn(selector, 'kind') ?? '',
        name: textIn(selector, 'name') ?? '',
        namespace,
      },
      known,
    ),
  );
}

function selectorsOf({ kind, object }: Manifest): readonly Json[] {
  return itemsIn(
    object['spec'],
    kind === 'ResourceOverride' ? 'resourceSelectors' : 'clusterResourceSelectors',
  );
}

function shortOf(selector: Json): string {
  const kind = textIn(selector, 'kind') ?? '';
  return `${kind}/${textIn(selector, 'name') ?? ''}${kind === 'Namespace' ? ' with all that it holds' : ''}`;
}

function rulesOf(override: Manifest | undefined): readonly Json[] {
  return itemsIn(fieldAt(override?.object, 'spec', 'policy'), 'overrideRules');
}

function deleting(override: Manifest | undefined): boolean {
  return rulesOf(override).some((rule) => textIn(rule, 'overrideType') === 'Delete');
}

/** True where a rule is for the cluster; what is written otherwise than by labels may be for any. */
function matches(override: Manifest, { labels }: MemberCluster): boolean {
  return rulesOf(override).some((rule) => {
    const terms = listIn(objectIn(rule, 'clusterSelector') ?? {}, 'clusterSelectorTerms') ?? [];
    if (terms.length === 0) return true;
    return terms.some((term) => {
      const selector = objectIn(term, 'labelSelector');
      return selector === null || (labelTest(selector)?.(labels) ?? true);
    });
  });
}

function ruleText({ object }: Manifest): string {
  return canonicalJson(object['spec'] ?? null);
}

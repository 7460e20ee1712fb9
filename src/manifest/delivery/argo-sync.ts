import { field, itemsIn } from '../fields.js';
import { isObject, type Json } from '../manifest.js';

/** Options with which the same objects are applied: https://argo-cd.readthedocs.io/en/stable/user-guide/sync-options/ */
const SAME_OBJECTS: ReadonlySet<string> = new Set([
  'ApplyOutOfSyncOnly',
  'ClientSideApplyMigration',
  'CreateNamespace',
  'FailOnSharedResource',
  'PruneLast',
  'PrunePropagationPolicy',
  'ServerSideApply',
  'SkipDryRunOnMissingResource',
  'Validate',
]);

/** Fields that say when an Application is synced, and what is kept of that. */
const WHEN = ['info', 'revisionHistoryLimit', 'syncPolicy'];

/** The options of a sync that decide what becomes of the objects. */
function optionsOf(spec: Json | undefined): readonly Json[] {
  return itemsIn(field(spec, 'syncPolicy'), 'syncOptions').filter(
    (option) => typeof option !== 'string' || !SAME_OBJECTS.has(option.split('=')[0] ?? ''),
  );
}

/** The spec of an Application without what only decides when, and in which way, the same objects are applied. */
export function withoutWhen(spec: Json | undefined): Json {
  if (!isObject(spec)) return spec ?? null;
  const rest = Object.entries(spec).filter(([key]) => !WHEN.includes(key));
  return { ...Object.fromEntries(rest), options: [...optionsOf(spec)] };
}

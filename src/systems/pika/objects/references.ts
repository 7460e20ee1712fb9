import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import type { ResolvedPolicy, ResolveInput } from '../../system.js';
import { namespaceOf } from './maintenance.js';
import { keyOf, type Member } from './members.js';

type References = ResolvedPolicy['missingReferences'];

/** ConfigMaps that nobody holds, said once for all objects of a maintenance that name the same one. */
export function missingReferencesOf(
  members: readonly Member[],
  { neighbours = [], snapshot }: ResolveInput,
): ReadonlyMap<Member, References> {
  const known = configMapsOf({ neighbours, snapshot });
  const found = new Map<Member, References>();
  const said = new Set<string>();
  for (const member of members) {
    const { configMap, maintenanceId } = member.written;
    const key = `${namespaceOf(member.written)}/${configMap}`;
    if (member.source !== 'file' || configMap === '' || known.has(key)) continue;
    if (member.isLive && member.before?.configMap === configMap) continue;
    if (said.has(`${maintenanceId} ${key}`)) continue;
    said.add(`${maintenanceId} ${key}`);
    found.set(member, [
      {
        what: `ConfigMap ${key}`,
        ...(member.before === null ? {} : { grade: 'warning' as const }),
        consequence: member.before
          ? 'The webhook looks for it on creation only, so the edit passes; the clients of the maintenance do not find it.'
          : 'The webhook refuses the object, and nothing is announced.',
        place: member.manifest.placeOf(['spec', 'metadataConfigmap']),
      },
    ]);
  }
  return found;
}

/** `namespace/name` of the ConfigMaps that this side's files or the snapshot hold. */
export function configMapsOf({
  neighbours = [],
  snapshot,
}: Pick<ResolveInput, 'neighbours' | 'snapshot'>): ReadonlySet<string> {
  return new Set([...neighbours, ...snapshot.objects].filter(isConfigMap).map(keyOf));
}

function isConfigMap({ apiVersion, kind }: Manifest): boolean {
  return kind === 'ConfigMap' && groupOf(apiVersion) === '';
}

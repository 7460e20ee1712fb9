import { infoAt, type Problem } from '../manifest/problem.js';
import type { JsonObject } from '../manifest/manifest.js';
import { verb } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import { DEFINITION_GROUP, DEFINITION_KIND, isDefined } from '../snapshot/kept/definition.js';
import type { SnapshotReader } from '../snapshot/read.js';
import type { ServedKind } from './discovery.js';
import { LiveFault, said } from './fault.js';
import { messageOf, type Server } from './server.js';

export const DEFINITION_RESOURCE = 'customresourcedefinitions';

const TYPE = { apiVersion: `${DEFINITION_GROUP}/v1`, kind: DEFINITION_KIND };
const PATH = `/apis/${DEFINITION_GROUP}/v1/${DEFINITION_RESOURCE}`;

/** `nodepools.karpenter.sh`: definitions of the kinds that are served and planned are called so. */
export function definitionNames(
  kinds: readonly Pick<ServedKind, 'group' | 'kind' | 'resource'>[],
): readonly string[] {
  return kinds
    .filter(({ group, kind }) => isDefined(group, kind))
    .map(({ group, resource }) => `${resource}.${group}`);
}

/**
 * The definitions of the planned kinds, each asked for by its name: a list of all would be many times as long. An account that may not
 * see them gets its snapshot all the same, as it did before anybody read them.
 */
export async function readDefinitions<T>(
  server: Server,
  kinds: readonly ServedKind[],
  reader: SnapshotReader<T>,
): Promise<readonly Problem[]> {
  const forbidden: string[] = [];
  for (const name of definitionNames(kinds)) {
    const path = `${PATH}/${encodeURIComponent(name)}`;
    const { status, value } = await server.get(path);
    if (status === 403) forbidden.push(name);
    // A kind of an aggregated server has none.
    if (status === 403 || status === 404) continue;
    if (status !== 200) throw notAnswered(server, name, status, value);
    if (!reader.page(`${path} of ${server.address}`, [value], TYPE)) break;
  }
  return forbidden.length === 0 ? [] : [unseen(server, forbidden)];
}

function notAnswered(server: Server, name: string, status: number, value: JsonObject): LiveFault {
  const message = `${server.address} answered ${status} with no definition of ${visible(name)}${said(messageOf(value))}.`;
  return new LiveFault('no-list', message);
}

function unseen(server: Server, names: readonly string[]): Problem {
  const message =
    `${server.address} does not show this user the ${verb(names.length, 'definition', 'definitions')} of ${names.map((name) => visible(name)).join(', ')} (403): ` +
    'plans go by what fleetplan knows of these kinds, and not by what this cluster takes. Grant it: fleetplan snapshot --role prints the role.';
  return infoAt(null, 'definitions-unseen', message);
}

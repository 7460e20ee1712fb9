import { infoAt, type Problem } from '../manifest/problem.js';
import { toPlain } from '../text/render.js';
import { code, few, text } from '../text/text.js';
import { DEFINITION_GROUP, DEFINITION_KIND, isDefined } from '../snapshot/kept.js';
import type { SnapshotReader } from '../snapshot/read.js';
import type { ServedKind } from './discovery.js';
import { LiveFault, PRINTS_ROLE, said } from './fault.js';
import type { ApiServer } from './kubectl.js';

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
  server: ApiServer,
  kinds: readonly ServedKind[],
  reader: SnapshotReader<T>,
): Promise<readonly Problem[]> {
  const forbidden: string[] = [];
  for (const name of definitionNames(kinds)) {
    const path = `${PATH}/${encodeURIComponent(name)}`;
    const answer = await server.get(path);
    if ('reason' in answer) {
      if (answer.reason === 'Forbidden') forbidden.push(name);
      // A kind of an aggregated server has none.
      else if (answer.reason !== 'NotFound') throw notAnswered(server, name, answer.reason, answer.message);
    } else if (!reader.page(`${path} of ${toPlain(server.name)}`, [answer.value], TYPE)) break;
  }
  return forbidden.length === 0 ? [] : [unseen(forbidden)];
}

function notAnswered(server: ApiServer, name: string, reason: string, message: string): LiveFault {
  return new LiveFault(
    'no-list',
    text`${server.name} did not give the definition of ${code(name)}: ${code(reason)}${said(message)}.`,
  );
}

function unseen(names: readonly string[]): Problem {
  const message = text`This user may not read these definitions (403): ${few(names.map(code), names.length)}. Plans use the schemas that fleetplan ships, not those of this cluster. Grant it: ${PRINTS_ROLE} prints the role.`;
  return infoAt(null, 'definitions-unseen', message);
}

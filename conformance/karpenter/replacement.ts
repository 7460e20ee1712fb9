import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { doNotDisruptUntil } from '../../src/systems/karpenter/objects/pods.js';
import type {
  MachineStart,
  PoolStart,
  ReplacementEvent,
  ReplacementFault,
} from '../../src/systems/karpenter/controller/replacement/model.js';
import { forecastReplacement } from './forecast.js';
import { differs, type Families } from '../family.js';
import { instant, number, objects, objectsOf, stamp, text, truth } from '../read.js';
import { budgets, textOrNull } from './read.js';

const SECOND_MS = 1000;

export const replacementFamilies: Families = {
  replacement: (vector) => {
    const pools = objects(vector, 'pools').map(poolStart);
    const start = instant(vector, 'start');
    const machines = objects(vector, 'nodes').map((node) => machineStart(node, pools[0]?.name ?? '', start));
    const assumptions = {
      readyMs: number(vector, 'readySeconds') * SECOND_MS,
      drainMs: number(vector, 'drainSeconds') * SECOND_MS,
      fault: faultOf(vector['replacementFault']),
    };
    const forecast = forecastReplacement(pools, machines, assumptions, start, instant(vector, 'end'));
    const ordered = truth(vector, 'orderCertain', true);
    const of = (kind: ReplacementEvent['kind']) =>
      forecast.events.filter((event) => event.kind === kind).map((event) => eventJson(event, ordered));
    const actual = {
      starts: of('start'),
      failedCommands: of('failed'),
      claimDeleted: of('deleted'),
      gone: of('gone'),
      maxGoingAway: forecast.peakGoingAway,
      driftedLeft: ordered ? [...forecast.driftedLeft].sort() : forecast.driftedLeft.length,
      finishedAt: forecast.finishedAt === null ? null : stamp(forecast.finishedAt),
    };
    return differs(expectedJson(vector['expected'] as JsonObject, ordered), actual);
  },
};

function poolStart(pool: JsonObject): PoolStart {
  return {
    name: text(pool, 'name'),
    budgets: budgets(pool['budgets']),
    replicas: typeof pool['replicas'] === 'number' ? pool['replicas'] : null,
    limitNodes: typeof pool['limitNodes'] === 'number' ? pool['limitNodes'] : null,
  };
}

function machineStart(node: JsonObject, firstPool: string, start: number): MachineStart {
  const at = (key: string) => (textOrNull(node, key) === null ? null : instant(node, key));
  const keptUntil = doNotDisruptUntil(textOrNull(node, 'podDoNotDisrupt'), start);
  const pdb = truth(node, 'pdbBlocked', false) ? 'blocked' : 'free';
  return {
    name: text(node, 'name'),
    pool: textOrNull(node, 'pool') ?? firstPool,
    driftedAt: at('driftedAt'),
    workload: truth(node, 'pods', false) ? { keptUntil, pdb } : null,
    doNotDisrupt: truth(node, 'doNotDisrupt', false),
    // How long a drain takes is in each vector: only that there is an end matters.
    graceMs: truth(node, 'terminationGracePeriod', false) ? Infinity : null,
    initialized: !truth(node, 'notInitialized', false),
    notReadyUntil: at('notReadyUntil'),
    nominatedUntil: at('nominatedUntil'),
    deleting: truth(node, 'deletingAtStart', false),
    drainMs: typeof node['drainSeconds'] === 'number' ? node['drainSeconds'] * SECOND_MS : null,
  };
}

function faultOf(fault: Json | undefined): ReplacementFault | null {
  if (!isObject(fault)) return null;
  const kind = text(fault, 'kind');
  if (kind !== 'launchFails' && kind !== 'neverRegisters' && kind !== 'neverInitializes') {
    throw new TypeError(`unknown fault ${kind}`);
  }
  const afterSeconds = typeof fault['afterSeconds'] === 'number' ? fault['afterSeconds'] : 0;
  return { kind, first: number(fault, 'first'), afterMs: afterSeconds * SECOND_MS };
}

/** Where the order of nodes is not certain, only instants count. */
function eventJson(event: ReplacementEvent, ordered: boolean): JsonObject {
  const at = stamp(event.at);
  const replacement = event.replacements ? { replacement: event.replacements.length > 0 } : {};
  return ordered ? { at, node: event.node, ...replacement } : { at, ...replacement };
}

function expectedJson(expected: JsonObject, ordered: boolean): JsonObject {
  if (ordered) {
    const left = Array.isArray(expected['driftedLeft']) ? [...expected['driftedLeft']].sort() : [];
    return { ...expected, driftedLeft: left };
  }
  const withoutNames = (events: Json | undefined) =>
    objectsOf(events).map((event) => {
      const entries = Object.entries(event).filter(([key]) => key !== 'node');
      return Object.fromEntries(entries);
    });
  return {
    starts: withoutNames(expected['starts']),
    failedCommands: withoutNames(expected['failedCommands']),
    claimDeleted: withoutNames(expected['claimDeleted']),
    gone: withoutNames(expected['gone']),
    maxGoingAway: expected['maxGoingAway'] ?? null,
    driftedLeft: Array.isArray(expected['driftedLeft']) ? expected['driftedLeft'].length : 0,
    finishedAt: expected['finishedAt'] ?? null,
  };
}

import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import type { Binding, Health } from '../../src/systems/kubefleet/controller/bindings.js';
import {
  DEFAULT_ROLLING_UPDATE,
  type RollingUpdate,
} from '../../src/systems/kubefleet/controller/rolling-update.js';
import { field, itemsIn, numberIn, textIn } from '../../src/manifest/fields.js';

export function rollingUpdateOf(strategy: Json | undefined): RollingUpdate {
  const rolling = field(strategy, 'rollingUpdate');
  const limit = (name: 'maxUnavailable' | 'maxSurge') => {
    const value = field(rolling, name);
    return typeof value === 'number' || typeof value === 'string' ? value : DEFAULT_ROLLING_UPDATE[name];
  };
  const period = numberIn(rolling, 'unavailablePeriodSeconds');
  return {
    maxUnavailable: limit('maxUnavailable'),
    maxSurge: limit('maxSurge'),
    unavailablePeriodSeconds: period ?? DEFAULT_ROLLING_UPDATE.unavailablePeriodSeconds,
  };
}

const HEALTHS: ReadonlyMap<string, Health> = new Map([
  ['pending', 'pending'],
  ['ready', 'ready'],
  ['notAvailableYet', 'notAvailableYet'],
  ['applyFailed', 'failed'],
  ['untrackedReady', 'untracked'],
  ['diffReported', 'diffReported'],
]);

export function bindingsOf(vector: JsonObject): (Binding & { readonly wasBound: boolean })[] {
  return itemsIn(vector, 'bindings').map((binding) => {
    const state = textIn(binding, 'state');
    const health = HEALTHS.get(textIn(binding, 'health') ?? '');
    if (!health) throw new Error(`unknown health ${JSON.stringify(field(binding, 'health'))}`);
    if (state !== 'Scheduled' && state !== 'Bound' && state !== 'Unscheduled') {
      throw new Error(`unknown state ${JSON.stringify(state)}`);
    }
    return {
      cluster: textIn(binding, 'cluster') ?? '',
      state,
      stale: field(binding, 'upToDate') !== true,
      health,
      availableSince: null,
      deleting: field(binding, 'deleting') === true,
      wasBound: state !== 'Scheduled',
    };
  });
}

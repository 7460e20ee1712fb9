import type { JsonObject } from '../../../manifest/manifest.js';
import {
  daemonSetStrategyOf,
  DEFAULTS,
  deploymentStrategyOf,
  fieldOf,
  integerOf,
  objectOf,
  statefulSetStrategyOf,
  textOf,
} from '../admission/defaults.js';
import type { DaemonSetSpec } from '../controller/daemonset/state.js';
import type { DeploymentSpec } from '../controller/deployment/state.js';
import type { StatefulSetSpec } from '../controller/statefulset/state.js';
import { placementOf } from './placement.js';

/** An accepted Deployment with its defaults. `template` is what represents its pod template. */
export function deploymentSpecOf(object: JsonObject, template: string): DeploymentSpec {
  const spec = objectOf(object, 'spec');
  return {
    replicas: integerOf(spec, 'replicas', DEFAULTS.replicas),
    template,
    strategy: deploymentStrategyOf(fieldOf(spec, 'strategy')),
    paused: fieldOf(spec, 'paused') === true,
    minReadySeconds: integerOf(spec, 'minReadySeconds', DEFAULTS.minReadySeconds),
    progressDeadlineSeconds: integerOf(spec, 'progressDeadlineSeconds', DEFAULTS.progressDeadlineSeconds),
    revisionHistoryLimit: integerOf(spec, 'revisionHistoryLimit', DEFAULTS.revisionHistoryLimit),
    generation: integerOf(objectOf(object, 'metadata'), 'generation', 1),
  };
}

/** An accepted DaemonSet with its defaults. */
export function daemonSetSpecOf(object: JsonObject, template: string): DaemonSetSpec {
  const spec = objectOf(object, 'spec');
  return {
    template,
    strategy: daemonSetStrategyOf(fieldOf(spec, 'updateStrategy')),
    minReadySeconds: integerOf(spec, 'minReadySeconds', DEFAULTS.minReadySeconds),
    placement: placementOf(fieldOf(spec, 'template')),
  };
}

/** An accepted StatefulSet with its defaults. */
export function statefulSetSpecOf(object: JsonObject, template: string): StatefulSetSpec {
  const spec = objectOf(object, 'spec');
  const parallel = textOf(spec, 'podManagementPolicy', 'OrderedReady') === 'Parallel';
  return {
    replicas: integerOf(spec, 'replicas', DEFAULTS.replicas),
    template,
    podManagementPolicy: parallel ? 'Parallel' : 'OrderedReady',
    strategy: statefulSetStrategyOf(fieldOf(spec, 'updateStrategy')),
    minReadySeconds: integerOf(spec, 'minReadySeconds', DEFAULTS.minReadySeconds),
    startOrdinal: integerOf(objectOf(spec, 'ordinals'), 'start', DEFAULTS.startOrdinal),
  };
}

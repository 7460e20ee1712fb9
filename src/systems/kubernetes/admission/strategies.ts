import type { FieldPath, Json } from '../../../manifest/manifest.js';
import {
  daemonSetStrategyOf,
  deploymentStrategyOf,
  fieldOf,
  integerOf,
  intOrPercentOf,
  textOf,
} from './defaults.js';
import {
  checkAtMost100Percent,
  checkIntOrPercent,
  checkNonNegative,
  countsAsZero,
} from './int-or-percent.js';
import type { Behaviour } from '../versions.js';
import { type Violation, violation } from './violation.js';

/** Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateDeploymentStrategy, after the API's defaults. */
export function checkDeploymentStrategy(strategy: Json | undefined, path: FieldPath): Violation[] {
  const type = textOf(strategy, 'type', 'RollingUpdate');
  const updatePath = [...path, 'rollingUpdate'];
  if (type === 'Recreate') {
    if (fieldOf(strategy, 'rollingUpdate') === undefined) return [];
    const words = "may not be specified when strategy `type` is 'Recreate'";
    return [violation(updatePath, 'notAllowedWithRecreate', words)];
  }
  const resolved = deploymentStrategyOf(strategy);
  if (type !== 'RollingUpdate' || resolved.type !== 'RollingUpdate')
    return [unknownType(type, path, ['Recreate', 'RollingUpdate'])];
  const { maxUnavailable, maxSurge } = resolved;
  const unavailablePath = [...updatePath, 'maxUnavailable'];
  const bothZero = countsAsZero(maxUnavailable) && countsAsZero(maxSurge);
  return [
    ...checkIntOrPercent(maxUnavailable, unavailablePath),
    ...checkIntOrPercent(maxSurge, [...updatePath, 'maxSurge']),
    ...(bothZero ? [violation(unavailablePath, 'bothZero', 'may not be 0 when `maxSurge` is 0')] : []),
    ...checkAtMost100Percent(maxUnavailable, unavailablePath),
  ];
}

/**
 * Exactly one of the two numbers must be above zero, so maxSurge by itself is refused: maxUnavailable keeps its default 1.
 * Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateDaemonSetUpdateStrategy, after the API's defaults.
 */
export function checkDaemonSetStrategy(strategy: Json | undefined, path: FieldPath): Violation[] {
  const type = textOf(strategy, 'type', 'RollingUpdate');
  if (type === 'OnDelete') return [];
  const resolved = daemonSetStrategyOf(strategy);
  if (type !== 'RollingUpdate' || resolved.type !== 'RollingUpdate')
    return [unknownType(type, path, ['RollingUpdate', 'OnDelete'])];
  const { maxUnavailable, maxSurge } = resolved;
  const unavailablePath = [...path, 'rollingUpdate', 'maxUnavailable'];
  const surgePath = [...path, 'rollingUpdate', 'maxSurge'];
  const found = [
    ...checkIntOrPercent(maxUnavailable, unavailablePath),
    ...checkIntOrPercent(maxSurge, surgePath),
    ...checkAtMost100Percent(maxUnavailable, unavailablePath),
    ...checkAtMost100Percent(maxSurge, surgePath),
  ];
  if (!countsAsZero(maxUnavailable) && !countsAsZero(maxSurge))
    found.push({
      ...violation(surgePath, 'bothNonZero', 'may not be set when maxUnavailable is non-zero'),
      fix: 'Also set maxUnavailable: 0: the default is 1.',
    });
  if (countsAsZero(maxUnavailable) && countsAsZero(maxSurge))
    found.push(violation(unavailablePath, 'bothZero', 'cannot be 0 when maxSurge is 0'));
  return found;
}

/** As a cluster is that sets no gate. */
export const UNGATED = { statefulSetRecreate: false };

/** Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateStatefulSetSpec, validateRollingUpdateStatefulSet. */
export function checkStatefulSetStrategy(
  strategy: Json | undefined,
  path: FieldPath,
  { statefulSetRecreate }: Pick<Behaviour, 'statefulSetRecreate'> = UNGATED,
): Violation[] {
  const type = textOf(strategy, 'type', 'RollingUpdate');
  const updatePath = [...path, 'rollingUpdate'];
  const update = fieldOf(strategy, 'rollingUpdate');
  const isRecreate = type === 'Recreate' && statefulSetRecreate;
  if (type === 'OnDelete' || isRecreate) {
    if (update === undefined) return [];
    const words = "only allowed for updateStrategy 'RollingUpdate'";
    return [violation(updatePath, isRecreate ? 'notAllowedWithRecreate' : 'notAllowedWithOnDelete', words)];
  }
  if (type === 'Recreate')
    return [{ ...unknownType(type, path, ['RollingUpdate', 'OnDelete']), fix: RECREATE }];
  if (type !== 'RollingUpdate') return [unknownType(type, path, ['RollingUpdate', 'OnDelete'])];
  const found = checkNonNegative(integerOf(update, 'partition', 0), [...updatePath, 'partition']);
  if (fieldOf(update, 'maxUnavailable') === undefined) return found;
  const maxUnavailable = intOrPercentOf(update, 'maxUnavailable', 1);
  const unavailablePath = [...updatePath, 'maxUnavailable'];
  found.push(...checkIntOrPercent(maxUnavailable, unavailablePath));
  if (countsAsZero(maxUnavailable)) found.push(violation(unavailablePath, 'zero', 'cannot be 0'));
  return [...found, ...checkAtMost100Percent(maxUnavailable, unavailablePath)];
}

/** Source: kubernetes 1.37, pkg/features, StatefulSetRecreateStrategy; kubernetes/enhancements#3541. */
const RECREATE =
  'Write RollingUpdate. A cluster of 1.37 whose alpha feature gate StatefulSetRecreateStrategy is on takes it and deletes all pods at once, with none back before the last is gone: set systems.kubernetes.version: "1.37" and statefulSetRecreateStrategy: true in the configuration to have that planned.';

function unknownType(type: string, path: FieldPath, known: readonly string[]): Violation {
  const names = known.map((name) => `"${name}"`).join(', ');
  return violation(path, 'unknownType', `unsupported type "${type}": supported are ${names}`);
}

import { itemsIn, objectIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import type { UnknownField } from '../../../manifest/schema.js';
import { nearest } from '../../../manifest/words/suggest.js';

/** Every field of core/v1, with those of alpha features, as published up to 1.35. */
const POD = words(`
  activeDeadlineSeconds affinity automountServiceAccountToken containers dnsConfig dnsPolicy enableServiceLinks ephemeralContainers
  hostAliases hostIPC hostNetwork hostPID hostUsers hostname hostnameOverride imagePullSecrets initContainers nodeName nodeSelector os
  overhead preemptionPolicy priority priorityClassName readinessGates resourceClaims resources restartPolicy runtimeClassName
  schedulerName schedulingGates schedulingGroup securityContext serviceAccount serviceAccountName setHostnameAsFQDN
  shareProcessNamespace subdomain terminationGracePeriodSeconds tolerations topologySpreadConstraints volumes workloadRef`);
const CONTAINER = words(`
  args command env envFrom image imagePullPolicy lifecycle livenessProbe name ports readinessProbe resizePolicy resources restartPolicy
  restartPolicyRules securityContext startupProbe stdin stdinOnce terminationMessagePath terminationMessagePolicy tty volumeDevices
  volumeMounts workingDir`);
const PROBE = words(`
  exec failureThreshold grpc httpGet initialDelaySeconds periodSeconds successThreshold tcpSocket terminationGracePeriodSeconds
  timeoutSeconds`);
const PROBES = ['livenessProbe', 'readinessProbe', 'startupProbe'];

/**
 * Fields of a pod template that are a typing error away from one that there is: the API server drops them in silence. What is like none is
 * left alone, as a newer Kubernetes may have it.
 */
export function misspeltPodFields(spec: JsonObject): UnknownField[] {
  const pod = objectIn(objectIn(spec, 'template'), 'spec');
  if (pod === null) return [];
  const at = ['spec', 'template', 'spec'];
  const containers = ['initContainers', 'containers'].flatMap((list) =>
    itemsIn(pod, list).map((container, index) => ({ container, path: [...at, list, index] })),
  );
  return [
    ...misspelt(pod, POD, at),
    ...containers.flatMap(({ container, path }) => [
      ...misspelt(container, CONTAINER, path),
      ...PROBES.flatMap((probe) => misspelt(objectIn(container, probe), PROBE, [...path, probe])),
    ]),
  ];
}

function misspelt(value: Json, known: readonly string[], at: FieldPath): UnknownField[] {
  return Object.keys(isObject(value) ? value : {}).flatMap((key) => {
    const suggestion = known.includes(key) ? null : (nearest(key, known) ?? withUnit(key, known));
    return suggestion === null ? [] : [{ path: [...at, key], suggestion }];
  });
}

/** The unit is easily forgotten: `terminationGracePeriod`. */
function withUnit(key: string, known: readonly string[]): string | null {
  return known.find((one) => one === `${key}Seconds`) ?? null;
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

import { choice, FLAG, list, object, type Schema, TEXT } from '../../../manifest/schema.js';
import { DURATION, QUANTITY } from './schema-values.js';
import { isAtLeast, type SkyhookVersion } from '../versions.js';

const OFF: Schema = { kind: 'boolean', default: false };
const TEXTS: Schema = { kind: 'map', values: TEXT };
const EMPTY_TEXT: Schema = { kind: 'string', default: '' };

const INTERRUPT = object(
  { type: choice(['service', 'reboot', 'noop', 'restartAllServices']), services: list(TEXT) },
  ['type'],
);

const KEY_OF_OBJECT = object({ key: TEXT, name: EMPTY_TEXT, optional: FLAG }, ['key']);

const ENV = object(
  {
    name: TEXT,
    value: TEXT,
    valueFrom: object({
      configMapKeyRef: KEY_OF_OBJECT,
      secretKeyRef: KEY_OF_OBJECT,
      fieldRef: object({ apiVersion: TEXT, fieldPath: TEXT }, ['fieldPath']),
      fileKeyRef: object({ key: TEXT, optional: OFF, path: TEXT, volumeName: TEXT }, [
        'key',
        'path',
        'volumeName',
      ]),
      resourceFieldRef: object({ containerName: TEXT, divisor: QUANTITY, resource: TEXT }, ['resource']),
    }),
  },
  ['name'],
);

/** Both are required and both have a default, so leaving one out is fine. */
const UNINSTALL = object({ enabled: OFF, apply: OFF }, ['apply', 'enabled']);

/** The name's pattern needs a letter at both ends: no single letter, no digit last. */
const PACKAGE_NAME: Schema = {
  kind: 'string',
  maxLength: 43,
  pattern: /^[a-z][-a-z0-9]{0,41}[a-z]$/,
  words:
    '2 to 43 lower-case letters, digits and "-" with a letter at either end (a package is called by its key)',
};

/**
 * One entry of `spec.packages`, as the operator of that version knows it. Source: NVIDIA/nodewright, CRDs
 * skyhooks.skyhook.nvidia.com and nodewrights.nodewright.nvidia.com.
 */
export function packageSchema(version: SkyhookVersion): Schema {
  const strict = isAtLeast(version, '0.18');
  return object(
    {
      name: PACKAGE_NAME,
      version: TEXT,
      image: strict ? { kind: 'string', pattern: /^\S+$/ } : TEXT,
      containerSHA: strict ? { kind: 'string', pattern: /^sha256:[0-9a-f]{64}$/ } : TEXT,
      agentImageOverride: TEXT,
      interrupt: INTERRUPT,
      dependsOn: TEXTS,
      configInterrupts: { kind: 'map', values: INTERRUPT },
      configMap: TEXTS,
      env: list(ENV),
      resources: object({
        cpuRequest: QUANTITY,
        cpuLimit: QUANTITY,
        memoryRequest: QUANTITY,
        memoryLimit: QUANTITY,
      }),
      gracefulShutdown: DURATION,
      ...(isAtLeast(version, '0.16') ? { uninstall: UNINSTALL } : {}),
      ...(strict ? { stageTimeout: DURATION } : {}),
    },
    ['image', 'version'],
  );
}

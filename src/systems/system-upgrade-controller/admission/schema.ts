import { ANY, FLAG, LABEL_SELECTOR, list, object, type Schema, TEXT } from '../../../manifest/schema.js';

export const GROUP = 'upgrade.cattle.io';
export const KIND = 'Plan';

const NUMBER: Schema = { kind: 'integer' };
/** Days as the schema lists them: lower case only, although the controller takes either. */
const DAYS = ['0', '1', '2', '3', '4', '5', '6'].concat(
  ...['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
    day.slice(0, 2),
    day.slice(0, 3),
    day,
  ]),
);

const CONTAINER = object(
  {
    image: TEXT,
    command: list(TEXT),
    args: list(TEXT),
    envs: list(ANY),
    envFrom: list(ANY),
    volumes: list(object({ name: TEXT, source: TEXT, destination: TEXT }, ['name', 'source', 'destination'])),
    securityContext: ANY,
  },
  ['image'],
);

/** Source: the CustomResourceDefinition of rancher/system-upgrade-controller d357e230. It sets no default and no minimum. */
export const PLAN: Schema = object({
  apiVersion: TEXT,
  kind: TEXT,
  metadata: ANY,
  status: ANY,
  spec: object(
    {
      concurrency: NUMBER,
      nodeSelector: LABEL_SELECTOR,
      version: TEXT,
      channel: TEXT,
      serviceAccountName: TEXT,
      secrets: list(
        object({ name: TEXT, path: TEXT, ignoreUpdates: FLAG, defaultMode: NUMBER }, ['name', 'path']),
      ),
      tolerations: list(ANY),
      exclusive: FLAG,
      window: object({
        days: list({ kind: 'string', oneOf: DAYS }, { minItems: 1 }),
        startTime: TEXT,
        endTime: TEXT,
        timeZone: TEXT,
      }),
      prepare: CONTAINER,
      cordon: FLAG,
      drain: object({
        ignoreDaemonSets: FLAG,
        deleteEmptydirData: FLAG,
        deleteLocalData: FLAG,
        force: FLAG,
        timeout: { kind: 'intOrString' },
        gracePeriod: NUMBER,
        disableEviction: FLAG,
        skipWaitForDeleteTimeout: NUMBER,
        podSelector: LABEL_SELECTOR,
      }),
      upgrade: CONTAINER,
      imagePullSecrets: list(ANY),
      jobActiveDeadlineSecs: NUMBER,
      postCompleteDelay: ANY,
      priorityClassName: TEXT,
      postCompleteLabels: { kind: 'map', values: TEXT },
    },
    ['upgrade'],
  ),
});

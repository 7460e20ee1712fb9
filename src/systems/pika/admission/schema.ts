import { object, type Schema, TEXT } from '../../../manifest/schema.js';

export const GROUP = 'ngn2.nvidia.com';

/** Not anchored, so it takes everything with one ASCII letter or digit in it. The webhook does not ask for more. */
const ID_PATTERN = /([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]/;

/** Type and metadata are the API server's own; the status is a subresource, so what a manifest says there is dropped. */
const ENVELOPE = {
  apiVersion: TEXT,
  kind: TEXT,
  metadata: { kind: 'any' },
  status: { kind: 'any' },
} satisfies Readonly<Record<string, Schema>>;

/** Source: NVIDIA/pika 8a1803ee, config/crd/bases. */
export const SCHEMA: Schema = object({
  ...ENVELOPE,
  spec: object(
    {
      nodeObject: TEXT,
      maintenanceID: { kind: 'string', pattern: ID_PATTERN },
      maintenanceType: TEXT,
      owner: TEXT,
      metadataConfigmap: TEXT,
      additionalMessageChannels: object({ amazonSNSTopicARN: TEXT }),
    },
    ['maintenanceID', 'maintenanceType', 'nodeObject'],
  ),
});

import { fieldAt, textIn } from '../../manifest/fields.js';
import { groupOf, type JsonObject } from '../../manifest/manifest.js';
import { field, type KeptKind } from './field.js';
import { KARPENTER } from './karpenter.js';
import { KUBEFLEET } from './kubefleet.js';
import { PIKA } from './pika.js';
import { SKYHOOK } from './skyhook.js';
import { SYSTEM_UPGRADE_CONTROLLER } from './system-upgrade-controller.js';

export const DEFINITION_GROUP = 'apiextensions.k8s.io';
export const DEFINITION_KIND = 'CustomResourceDefinition';

/** The kinds of custom resources that systems plan or look at, of which a cluster's own definition says what it takes. */
const DEFINED: ReadonlySet<string> = new Set(
  [...SKYHOOK, ...KARPENTER, ...KUBEFLEET, ...PIKA, ...SYSTEM_UPGRADE_CONTROLLER].flatMap(
    ({ groups, kinds }) => groups.flatMap((group) => kinds.map((kind) => `${group}/${kind}`)),
  ),
);

/** True for an object that defines a kind of custom resource, whatever kind that is. */
export function isDefinition({ apiVersion, kind }: { apiVersion: string; kind: string }): boolean {
  return kind === DEFINITION_KIND && groupOf(apiVersion) === DEFINITION_GROUP;
}

/** True for a custom resource whose definition a snapshot keeps; core kinds have none. */
export function isDefined(group: string, kind: string): boolean {
  return group !== '' && (DEFINED.has(`${group}/${kind}`) || kind.endsWith('NodeClass'));
}

/** What the API server takes of the planned kinds. A cluster has hundreds of definitions; those of others are not kept. */
export const DEFINITION: KeptKind = {
  groups: [DEFINITION_GROUP],
  kinds: [DEFINITION_KIND],
  isTarget: false,
  concerns: definesKept,
  fields: [
    field('spec.{group,scope,preserveUnknownFields}', 'which kind it defines'),
    field('spec.names.{kind,plural}', 'which kind it defines'),
    field('spec.conversion.strategy', 'whether versions of it are the same'),
    field('spec.versions[].{name,served,storage,deprecated}', 'versions that are served'),
    field('spec.versions[].subresources.status', 'whether a status in a file is dropped', 'key-only'),
    field('spec.versions[].schema.openAPIV3Schema', 'what is refused, filled in and dropped', 'schema'),
  ],
};

function definesKept(object: JsonObject): boolean {
  const { spec } = object;
  return isDefined(textIn(spec, 'group') ?? '', textIn(fieldAt(spec, 'names'), 'kind') ?? '');
}

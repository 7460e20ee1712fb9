import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { itemsIn, labelsIn, textIn } from '../manifest/fields.js';
import { listing } from '../manifest/listing.js';
import type { FieldPath, Manifest } from '../manifest/manifest.js';
import { groupOf, namespaceOf } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { isPlanned } from './planned-kinds.js';

/** An annotation with which the tool that brings files into the cluster does something else with an object than to apply it. */
interface Order {
  readonly key: string;
  /** True for the values that do that. */
  readonly when: (value: string) => boolean;
  readonly does: string;
  /** True where the object stays in the cluster as it is: by itself that moves nothing. */
  readonly isLeft?: boolean;
}

const IS_SAID = (value: string): boolean => value !== '';

/** Values in the case that the tools read them in; what they do not know they pass over. */
const ORDERS: readonly Order[] = [
  {
    key: 'argocd.argoproj.io/hook',
    when: IS_SAID,
    does: 'Argo CD takes it for a hook of a sync, or leaves it out',
  },
  {
    key: 'helm.sh/hook',
    when: IS_SAID,
    does: 'Helm and Argo CD take it for a hook, which is no part of the release',
  },
  {
    key: 'argocd.argoproj.io/sync-options',
    when: (value) => value.split(',').some((option) => option.trim() === 'Force=true'),
    does: 'Argo CD deletes it and makes it anew, with all it holds',
  },
  {
    key: 'kustomize.toolkit.fluxcd.io/reconcile',
    when: (value) => value.toLowerCase() === 'disabled',
    does: 'Flux leaves what is in the cluster as it is',
    isLeft: true,
  },
  {
    key: 'kustomize.toolkit.fluxcd.io/ssa',
    when: (value) => ['ignore', 'ifnotpresent'].includes(value.toLowerCase()),
    does: 'Flux leaves what is in the cluster as it is',
    isLeft: true,
  },
  {
    key: 'kustomize.toolkit.fluxcd.io/force',
    when: (value) => ['enabled', 'true'].includes(value.toLowerCase()),
    does: 'Flux deletes it and makes it anew where the cluster refuses an edit',
  },
  {
    key: 'config.kubernetes.io/local-config',
    when: (value) => value.toLowerCase() !== 'false',
    does: 'Kustomize and kpt do not put it into the cluster',
  },
  {
    key: 'client.lifecycle.config.k8s.io/mutation',
    when: (value) => value === 'ignore',
    does: 'kpt leaves what is in the cluster as it is',
    isLeft: true,
  },
  {
    key: 'kapp.k14s.io/noop',
    when: () => true,
    does: 'kapp leaves what is in the cluster as it is',
    isLeft: true,
  },
];

interface Obeyed {
  readonly path: FieldPath;
  readonly name: string;
  readonly does: string;
  readonly isLeft: boolean;
}

/**
 * Planned objects whose way into the cluster the change moves: an object that is in the files and is not applied, or that something
 * else deletes, is not what the plan takes it for. An order that base and head give alike is none of the change; without a base each
 * is a warning.
 */
export function movedDelivery(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const before = new Map((base ?? []).filter(isPlanned).map((manifest) => [keyOf(manifest), manifest]));
  return head.filter(isPlanned).flatMap((manifest) => {
    const earlier = before.get(keyOf(manifest));
    const was = earlier ? ordersOf(earlier) : [];
    const is = ordersOf(manifest);
    if (textOf(was) === textOf(is)) return [];
    const isGone = is.length === 0;
    const [first] = isGone ? was : is;
    if (!first) return [];
    const isStill =
      !isGone && is.every(({ isLeft }) => isLeft) && earlier !== undefined && isSameSpec(earlier, manifest);
    const severity = base && !isStill ? 'error' : 'warning';
    return [{ ...problemOf(manifest, first, isGone), severity }];
  });
}

function ordersOf(manifest: Manifest): readonly Obeyed[] {
  const { metadata } = manifest.object;
  const annotations = labelsIn(metadata, 'annotations');
  const orders = ORDERS.flatMap(({ key, when, does, isLeft = false }): Obeyed[] => {
    const value = annotations[key];
    if (value === undefined || !when(value)) return [];
    return [
      {
        path: ['metadata', 'annotations', key],
        name: `the annotation ${key}: ${visible(value)}`,
        does,
        isLeft,
      },
    ];
  });
  const owners = itemsIn(metadata, 'ownerReferences');
  if (owners.length === 0) return orders;
  const names = owners.map((owner) =>
    visible(`${textIn(owner, 'kind') ?? ''}/${textIn(owner, 'name') ?? ''}`),
  );
  const does = `garbage collection deletes it, with all it holds, where ${listing(names)} is not there or goes`;
  return [
    ...orders,
    { path: ['metadata', 'ownerReferences'], name: 'metadata.ownerReferences', does, isLeft: false },
  ];
}

function problemOf(manifest: Manifest, { path, name, does }: Obeyed, isGone: boolean): Problem {
  const what = `${visible(manifest.kind)}/${visible(manifest.name)}`;
  const message = isGone
    ? `${what} loses ${name}, with which ${does}. What the cluster has of it is not what the base says, so what the change does is not judged. Keep it until the files say what the cluster has.`
    : `${what} gets ${name}: ${does}. The plan is of objects that are applied as they are written, so what the change does is not judged. Take it out of this change.`;
  const place = isGone ? manifest.place : manifest.placeOf(path);
  return { severity: 'error', code: 'moved-delivery', message, place, picture: null };
}

function isSameSpec(a: Manifest, b: Manifest): boolean {
  return isSameJson(a.object['spec'], b.object['spec']);
}

function textOf(orders: readonly Obeyed[]): string {
  return canonicalJson(orders.map(({ name, does }) => [name, does]));
}

function keyOf(manifest: Manifest): string {
  const { apiVersion, kind, name } = manifest;
  return canonicalJson([groupOf(apiVersion), kind, namespaceOf(manifest), name]);
}

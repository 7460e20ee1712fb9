import { errorAt } from '../manifest/problem.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { itemsIn, labelsIn, textIn } from '../manifest/fields.js';
import { listing } from '../manifest/listing.js';
import type { FieldPath, Manifest } from '../manifest/manifest.js';
import { groupOf, namespaceOf } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { isPlanned } from './planned-kinds.js';

/** An annotation or label with which the tool that brings files into the cluster does something else with an object than to apply it. */
interface Order {
  readonly key: string;
  /** True for a label; absent: an annotation. */
  readonly isLabel?: true;
  /** True for the values that do that. */
  readonly when: (value: string) => boolean;
  readonly does: string;
  /** True where the object stays in the cluster as it is: by itself that moves nothing. */
  readonly isLeft?: boolean;
  /** True where the tool applies just what has it: only who takes it off moves something. */
  readonly isNeeded?: true;
  /** True for the values with which an edit deletes the object first, and makes it anew. */
  readonly remakes?: (value: string) => boolean;
}

/** Hooks that run when something is brought in that was there before; those of an installation alone do not. */
const isHookOf =
  (...phases: readonly string[]) =>
  (value: string): boolean =>
    value.split(',').some((phase) => phases.includes(phase.trim()));

const IS_SAID = (value: string): boolean => value !== '';

/** Values in the case that the tools read them in; what they do not know they pass over. */
const ORDERS: readonly Order[] = [
  {
    key: 'argocd.argoproj.io/hook',
    when: IS_SAID,
    does: 'Argo CD takes it for a hook of a sync, or leaves it out',
    remakes: isHookOf('PreSync', 'Sync', 'PostSync'),
  },
  {
    key: 'helm.sh/hook',
    when: IS_SAID,
    does: 'Helm and Argo CD take it for a hook, which is no part of the release',
    remakes: isHookOf('pre-upgrade', 'post-upgrade'),
  },
  {
    key: 'argocd.argoproj.io/sync-options',
    when: (value) => value.split(',').some((option) => option.trim() === 'Force=true'),
    does: 'Argo CD deletes it and makes it anew, with all it holds',
    remakes: (value) => value.split(',').some((option) => option.trim() === 'Replace=true'),
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
  ...['kapp.k14s.io/noop', 'kapp.k14s.io/exists'].map((key) => ({
    key,
    when: () => true,
    does: 'kapp leaves what is in the cluster as it is',
    isLeft: true,
  })),
  {
    key: 'kapp.k14s.io/update-strategy',
    when: (value) => value === 'skip',
    does: 'kapp leaves what is in the cluster as it is',
    isLeft: true,
  },
  {
    key: 'kapp.k14s.io/update-strategy',
    when: (value) => /^(?:fallback-on|always)-replace/.test(value),
    does: 'kapp deletes it and makes it anew, with all it holds',
    remakes: (value) => value === 'always-replace',
  },
  ...['uptime', 'downtime', 'force-uptime', 'force-downtime', 'downtime-replicas'].map((key) => ({
    key: `downscaler/${key}`,
    when: IS_SAID,
    does: 'kube-downscaler sets its replicas by the clock',
    isLeft: true,
  })),
  {
    key: 'keel.sh/policy',
    when: (value) => value !== 'never',
    does: 'Keel rolls other images out by itself',
    isLeft: true,
  },
  ...['fluxcd.io/ignore', 'flux.weave.works/ignore'].map((key) => ({
    key,
    when: (value: string) => ['true', 'sync_only'].includes(value),
    does: 'Flux 1 leaves what is in the cluster as it is',
    isLeft: true,
  })),
  {
    key: 'configmanagement.gke.io/managed',
    when: (value) => value === 'disabled',
    does: 'Config Sync leaves what is in the cluster as it is',
    isLeft: true,
  },
  ...[
    'configmanagement.gke.io/cluster-selector',
    'configmanagement.gke.io/namespace-selector',
    'configsync.gke.io/cluster-name-selector',
  ].map((key) => ({
    key,
    when: IS_SAID,
    does: 'Config Sync applies it where that selects, and deletes it elsewhere',
  })),
  {
    key: 'addonmanager.kubernetes.io/mode',
    isLabel: true,
    when: (value) => value === 'EnsureExists',
    does: 'the addon manager leaves what is in the cluster as it is',
    isLeft: true,
  },
  {
    key: 'addonmanager.kubernetes.io/mode',
    isLabel: true,
    when: (value) => value === 'Reconcile',
    does: 'the addon manager applies it, and deletes what has it in the cluster and no more in the files',
    isNeeded: true,
  },
];

interface Obeyed {
  readonly path: FieldPath;
  readonly name: string;
  readonly does: string;
  readonly isLeft: boolean;
  readonly isNeeded: boolean;
  readonly remakes: boolean;
}

/**
 * Planned objects whose way into the cluster the change moves: an object that is in the files and is not applied, or that something
 * else deletes, is not what the plan takes it for. An order that base and head give alike is none of the change, unless it has every edit
 * delete the object and make it anew: hooks do, by their default policy before-hook-creation. Without a base each is a warning.
 * Source: helm.sh/docs, chart hooks; argo-cd, docs/user-guide/resource_hooks.md; aws/karpenter-provider-aws#3895; carvel.dev, kapp apply-ordering and
 * diff annotations; kubernetes, cluster/addons/addon-manager/README.md; fluxcd/flux, docs/references/annotations; keel.sh/docs, policies; kube-downscaler, README.md; Config Sync, declared annotations.
 */
export function movedDelivery(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const before = new Map((base ?? []).filter(isPlanned).map((manifest) => [keyOf(manifest), manifest]));
  return head.filter(isPlanned).flatMap((manifest) => {
    const earlier = before.get(keyOf(manifest));
    const was = earlier ? ordersOf(earlier) : [];
    const is = ordersOf(manifest);
    if (textOf(was) === textOf(is)) return earlier ? remade(earlier, manifest, is) : [];
    const moving = is.filter(({ isNeeded }) => !isNeeded);
    const lost = was.filter(({ name }) => !is.some((one) => one.name === name));
    const isGone = moving.length === 0 || lost.some(({ isNeeded }) => isNeeded);
    const [first] = isGone ? lost : moving;
    if (!first) return [];
    const isStill =
      !isGone && is.every(({ isLeft }) => isLeft) && earlier !== undefined && isSameSpec(earlier, manifest);
    const severity = base && !isStill ? 'error' : 'warning';
    const unjudged = severity === 'warning' && base ? { isUnjudged: true as const } : {};
    return [{ ...problemOf(manifest, first, isGone), severity, ...unjudged }];
  });
}

/** An edit of what is deleted first: nodes of a NodePool, pods of a workload go with it, whatever limits they have. */
function remade(before: Manifest, manifest: Manifest, orders: readonly Obeyed[]): Problem[] {
  const order = orders.find(({ remakes }) => remakes);
  if (!order || isSameSpec(before, manifest)) return [];
  const message =
    `${visible(manifest.kind)}/${visible(manifest.name)} is edited, and has ${order.name}: with each edit it is deleted and made anew, and what it holds goes with it, ` +
    'all at once and whatever its limits say. The plan is of an edit in place, so what the change does is not judged. Take the annotation away in a change of its own first.';
  const place = manifest.placeOf(order.path);
  return [errorAt(place, 'moved-delivery', message)];
}

function ordersOf(manifest: Manifest): readonly Obeyed[] {
  const { metadata } = manifest.object;
  const [annotations, labels] = [labelsIn(metadata, 'annotations'), labelsIn(metadata, 'labels')];
  const orders = ORDERS.flatMap(
    ({ key, isLabel, when, does, isLeft = false, isNeeded, remakes }): Obeyed[] => {
      const value = (isLabel ? labels : annotations)[key];
      if (value === undefined || !when(value)) return [];
      return [
        {
          path: ['metadata', isLabel ? 'labels' : 'annotations', key],
          name: `the ${isLabel ? 'label' : 'annotation'} ${key}: ${visible(value)}`,
          does,
          isLeft,
          isNeeded: isNeeded === true,
          remakes: remakes?.(value) === true && isRemadeBy(annotations),
        },
      ];
    },
  );
  const owners = itemsIn(metadata, 'ownerReferences');
  if (owners.length === 0) return orders;
  const names = owners.map((owner) =>
    visible(`${textIn(owner, 'kind') ?? ''}/${textIn(owner, 'name') ?? ''}`),
  );
  const does = `garbage collection deletes it, with all it holds, where ${listing(names)} is not there or goes`;
  return [
    ...orders,
    {
      path: ['metadata', 'ownerReferences'],
      name: 'metadata.ownerReferences',
      does,
      isLeft: false,
      isNeeded: false,
      remakes: false,
    },
  ];
}

const DELETE_POLICIES = ['helm.sh/hook-delete-policy', 'argocd.argoproj.io/hook-delete-policy'];

/** A hook that goes only when it fails is not deleted by the next one, which fails then. */
function isRemadeBy(annotations: Readonly<Record<string, string>>): boolean {
  const policies = DELETE_POLICIES.flatMap((key) => annotations[key]?.split(',') ?? []).map((one) =>
    one.trim(),
  );
  return policies.length === 0 || policies.some((one) => !['hook-failed', 'HookFailed'].includes(one));
}

function problemOf(manifest: Manifest, { path, name, does }: Obeyed, isGone: boolean): Problem {
  const what = `${visible(manifest.kind)}/${visible(manifest.name)}`;
  const message = isGone
    ? `${what} loses ${name}, with which ${does}. What the cluster has of it is not what the base says, so what the change does is not judged. Keep it until the files say what the cluster has.`
    : `${what} gets ${name}: ${does}. The plan is of objects that are applied as they are written, so what the change does is not judged. Take it out of this change.`;
  const place = isGone ? manifest.place : manifest.placeOf(path);
  return errorAt(place, 'moved-delivery', message);
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

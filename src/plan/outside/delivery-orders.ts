/** An annotation or label with which the tool that brings files into the cluster does something else with an object than to apply it. */
interface Order {
  readonly key: string;
  /** True for a label; absent: an annotation. */
  readonly isLabel?: true;
  /** True where a Namespace that has it gives it to all that is in it. */
  readonly isOfNamespaces?: true;
  /** True where the tool looks at no object that is in no namespace, but for Namespaces. */
  readonly isOfNamespaced?: true;
  /** True for the values that do that. */
  readonly when: (value: string) => boolean;
  readonly does: string;
  /** True where the object stays in the cluster as it is: by itself that moves nothing. */
  readonly isLeft?: boolean;
  /** True where the tool applies no edit of it from then on, as long as the cluster has it. */
  readonly skips?: true;
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

/**
 * Values in the case that the tools read them in; what they do not know they pass over.
 * Source: helm.sh/docs, chart hooks; argo-cd, docs/user-guide/resource_hooks.md; aws/karpenter-provider-aws#3895; carvel.dev, kapp apply-ordering and
 * diff annotations; hjacobs/kube-janitor, README.md; kyverno.io/docs, cleanup (TTL label); TwiN/k8s-ttl-controller, README.md; kubernetes, cluster/addons/addon-manager/README.md; fluxcd/flux, docs/references/annotations; keel.sh/docs, policies (annotation or label); caas-team/py-kube-downscaler, README.md; Config Sync, declared annotations.
 */
export const ORDERS: readonly Order[] = [
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
    skips: true as const,
  },
  {
    key: 'kustomize.toolkit.fluxcd.io/ssa',
    when: (value) => ['ignore', 'ifnotpresent'].includes(value.toLowerCase()),
    does: 'Flux leaves what is in the cluster as it is',
    isLeft: true,
    skips: true as const,
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
    skips: true as const,
  },
  {
    key: 'client.lifecycle.config.k8s.io/mutation',
    when: (value) => value === 'ignore',
    does: 'kpt leaves what is in the cluster as it is',
    isLeft: true,
    skips: true as const,
  },
  ...['kapp.k14s.io/noop', 'kapp.k14s.io/exists'].map((key) => ({
    key,
    when: () => true,
    does: 'kapp leaves what is in the cluster as it is',
    isLeft: true,
    skips: true as const,
  })),
  {
    key: 'kapp.k14s.io/update-strategy',
    when: (value) => value === 'skip',
    does: 'kapp leaves what is in the cluster as it is',
    isLeft: true,
    skips: true as const,
  },
  {
    key: 'kapp.k14s.io/update-strategy',
    when: (value) => /^(?:fallback-on|always)-replace/.test(value),
    does: 'kapp deletes it and makes it anew, with all it holds',
    remakes: (value) => value === 'always-replace',
  },
  ...['janitor/ttl', 'janitor/expires'].map((key) => ({
    key,
    when: (value: string) => value !== '' && value !== 'forever',
    does: 'kube-janitor deletes it, with all it holds, when that time is over',
    isOfNamespaced: true as const,
    isOfNamespaces: true as const,
  })),
  {
    key: 'cleanup.kyverno.io/ttl',
    isLabel: true,
    when: IS_SAID,
    does: 'Kyverno deletes it, with all it holds, when that time is over',
    isOfNamespaces: true,
  },
  {
    key: 'k8s-ttl-controller.twin.sh/ttl',
    when: IS_SAID,
    does: 'k8s-ttl-controller deletes it, with all it holds, when that time is over',
    isOfNamespaces: true,
  },
  ...['uptime', 'downtime', 'upscale-period', 'downscale-period', 'force-uptime', 'force-downtime'].map(
    (key) => ({
      key: `downscaler/${key}`,
      when: IS_SAID,
      does: 'kube-downscaler sets its replicas by the clock',
      isLeft: true,
      isOfNamespaces: true as const,
    }),
  ),
  {
    key: 'downscaler/downtime-replicas',
    when: IS_SAID,
    does: 'kube-downscaler leaves that many of its replicas when it scales down',
    isLeft: true,
    isOfNamespaces: true,
  },
  ...['exclude', 'exclude-until'].map((key) => ({
    key: `downscaler/${key}`,
    when: (value: string) => value !== '' && value !== 'false',
    does: 'kube-downscaler leaves its replicas alone',
    isLeft: true,
    isNeeded: true as const,
    isOfNamespaces: true as const,
  })),
  ...[true as const, undefined].map((isLabel) => ({
    key: 'keel.sh/policy',
    ...(isLabel ? { isLabel } : {}),
    when: (value: string) => value !== 'never' && value !== '',
    does: 'Keel rolls other images out by itself',
    isLeft: true,
  })),
  ...['fluxcd.io', 'flux.weave.works'].flatMap((prefix) => [
    {
      key: `${prefix}/ignore`,
      when: (value: string) => ['true', 'sync_only'].includes(value),
      does: 'Flux 1 leaves what is in the cluster as it is',
      isLeft: true,
      skips: true as const,
      isOfNamespaces: true as const,
    },
    {
      key: `${prefix}/automated`,
      when: (value: string) => value === 'true',
      does: 'Flux 1 rolls other images out by itself',
      isLeft: true,
    },
  ]),
  {
    key: 'configmanagement.gke.io/managed',
    when: (value) => value === 'disabled',
    does: 'Config Sync leaves what is in the cluster as it is',
    isLeft: true,
    skips: true as const,
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
    skips: true as const,
  },
  {
    key: 'addonmanager.kubernetes.io/mode',
    isLabel: true,
    when: (value) => value === 'Reconcile',
    does: 'the addon manager applies it, and deletes what has it in the cluster and no more in the files',
    isNeeded: true,
  },
];

import type { Json, Manifest } from '../../../manifest/manifest.js';
import type { ResolveInput } from '../../system.js';
import type { PlacesForPods, PodsToPlace } from '../simulation/places/pods-to-place.js';
import { LimitRanges } from './limit-ranges.js';
import { refusedByLevel } from './pod-security.js';
import { Quotas } from './quotas.js';

/** What refuses pods of one side as they are made: limit ranges, quotas, and the level of Pod Security of their namespace. */
export class PodAdmission {
  private readonly ranges: LimitRanges;
  private readonly quotas: Quotas;
  private readonly namespaces: readonly Manifest[];

  constructor(input: ResolveInput) {
    this.ranges = new LimitRanges(input);
    this.quotas = new Quotas(input);
    this.namespaces = (input.neighbours ?? []).filter(
      ({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Namespace',
    );
  }

  /** How many pods of a Deployment are admitted, by each that admits fewer than `wanted`; old and new ones count together. */
  limits(workload: Manifest, pods: PodsToPlace, wanted: number): PlacesForPods[] {
    return [...this.none(workload, pods), ...this.quotas.limits(workload, pods, wanted)];
  }

  /** How many new pods are admitted where each takes the place of an old one that goes first. */
  replaced(workload: Manifest, pods: PodsToPlace): PlacesForPods[] {
    return [...this.none(workload, pods), ...this.quotas.replaced(workload, pods)];
  }

  /** What refuses every pod of a template, as a place for none. */
  private none(workload: Manifest, { template, replaced }: PodsToPlace): PlacesForPods[] {
    const because =
      this.ranges.refusal(workload, template) ?? this.newlyRefused(workload, template, replaced);
    return because === null ? [] : [{ most: 0, because, isRefused: true }];
  }

  /**
   * Pods that run although what is written is refused have it filled in by something else, such as a limit range of which no file tells, which
   * then does so again.
   */
  private newlyRefused(
    workload: Manifest,
    template: Json | undefined,
    replaced: Json | undefined,
  ): string | null {
    if (replaced === undefined) return null;
    const byQuota = (of: Json | undefined): string | null =>
      this.quotas.refusal(workload, () => this.ranges.filled(workload, of));
    const byLevel = (of: Json | undefined): string | null => refusedByLevel(workload, of, this.namespaces);
    const found = [byQuota, byLevel].filter((refused) => refused(replaced) === null);
    return found.flatMap((refused) => refused(template) ?? [])[0] ?? null;
  }
}

import { atLeast, type Version } from '../system.js';

/** Releases whose code the calculations follow, and whose changes were read. */
export const RELEASES = { oldest: '1.28', newest: '1.37' };
/** The version assumed where the configuration names none: both DaemonSet fixes are in, and the StatefulSet gate is off. */
export const DEFAULT_VERSION = '1.34';

/** Patches with kubernetes/kubernetes#123233, by minor. */
const BACKPORTED: Readonly<Record<number, number>> = { 28: 15, 29: 10, 30: 6 };

/** Differences between releases of Kubernetes, one flag a change. */
export type Behavior = Readonly<ReturnType<typeof behaviorOf>>;

/**
 * The behavior of a release; `maxUnavailable` is the gate MaxUnavailableStatefulSet if the cluster sets it, null = as the version has it.
 *
 * Back-ports: #123233 in 1.28.15, 1.29.10 and 1.30.6; #119317 in 1.28.3. The gate: alpha and off
 * from 1.24, on in 1.35.0, off again from 1.35.4 (#137904, back-port #137926), on again from 1.37 (#139466).
 */
export function behaviorOf(version: Version, maxUnavailable: boolean | null = null) {
  const from = (minor: number, patch = 0): boolean => atLeast(version, [1, minor, patch]);
  return {
    /** A DaemonSet without surge counts an old pod that is not available against maxUnavailable (kubernetes/kubernetes#123233). */
    daemonSetCountsOldUnavailable: from(31) || version[2] >= (BACKPORTED[version[1]] ?? Infinity),
    /** A surging DaemonSet removes the old pod of a node that it should not run on, and adds none (kubernetes/kubernetes#119317). */
    daemonSetSurgeSkipsUnfitNodes: from(28, 3),
    /** The feature gate MaxUnavailableStatefulSet; without it the field is ignored. */
    statefulSetMaxUnavailable: maxUnavailable ?? ((from(35) && !from(35, 4)) || from(37)),
    /** A StatefulSet's update waits until pods are available, not only until they are ready (kubernetes/kubernetes#130909). */
    statefulSetUpdateWaitsForAvailable: from(34),
    /** With the gate and Parallel, outdated pods that are not available are deleted first, without limit (kubernetes/kubernetes#137666). */
    statefulSetParallelReplacesUnavailable: from(37),
    /** Anti-affinity honors matchLabelKeys (gate MatchLabelKeysInPodAffinity, on by default since 1.31). */
    antiAffinityMatchLabelKeys: from(31),
  };
}

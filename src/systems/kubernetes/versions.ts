import { atLeast, type Version } from '../system.js';

/** Releases whose code the calculations follow, and whose changes were read. */
export const RELEASES = { oldest: '1.25', newest: '1.37' };
/** The version assumed where the configuration names none: both DaemonSet fixes are in, and the StatefulSet gate is off. */
export const DEFAULT_VERSION = '1.34';

/** Differences between releases of Kubernetes, one flag a change. */
export type Behavior = Readonly<ReturnType<typeof behaviorOf>>;

/**
 * The behavior of a release; `maxUnavailable` is the gate MaxUnavailableStatefulSet if the cluster sets it, null = as the version has it.
 *
 * Back-ports: #123233 in 1.28.15, 1.29.10 and 1.30.6; #119317 in 1.25.15, 1.26.10, 1.27.7 and 1.28.3. The gate: alpha and off
 * from 1.24, on in 1.35.0, off again from 1.35.4 (#137904, back-port #137926), on again from 1.37 (#139466).
 */
export function behaviorOf(version: Version, maxUnavailable: boolean | null = null) {
  const from = (minor: number, patch = 0): boolean => atLeast(version, [1, minor, patch]);
  const patched = (patches: Readonly<Record<number, number>>): boolean =>
    version[0] === 1 && version[2] >= (patches[version[1]] ?? Infinity);
  return {
    /** A DaemonSet without surge counts an old pod that is not available against maxUnavailable (kubernetes/kubernetes#123233). */
    daemonSetCountsOldUnavailable: from(31) || patched({ 28: 15, 29: 10, 30: 6 }),
    /** A surging DaemonSet removes the old pod of a node that it should not run on, and adds none (kubernetes/kubernetes#119317). */
    daemonSetSurgeSkipsUnfitNodes: from(29) || patched({ 25: 15, 26: 10, 27: 7, 28: 3 }),
    /** The feature gate MaxUnavailableStatefulSet; without it the field is ignored. */
    statefulSetMaxUnavailable: maxUnavailable ?? ((from(35) && !from(35, 4)) || from(37)),
    /** A StatefulSet's update waits until pods are available, not only until they are ready (kubernetes/kubernetes#130909). */
    statefulSetUpdateWaitsForAvailable: from(34),
    /** With the gate and Parallel, outdated pods that are not available are deleted first, without limit (kubernetes/kubernetes#137666). */
    statefulSetParallelReplacesUnavailable: from(37),
    /** Anti-affinity honors matchLabelKeys (gate MatchLabelKeysInPodAffinity, on by default since 1.31). */
    antiAffinityMatchLabelKeys: from(31),
    /** The field unhealthyPodEvictionPolicy of a budget is honored (gate PDBUnhealthyPodEvictionPolicy). */
    evictionPolicyField: from(27),
  };
}

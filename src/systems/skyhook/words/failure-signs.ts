import { present } from '../../../manifest/words/present.js';
import { listing } from '../../../manifest/words/listing.js';
import { objectIn, textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { NodeAction, Unshown } from '../../system.js';
import { isAtLeast, type SkyhookVersion, switchesOf } from '../versions.js';

/**
 * In 0.18 and 0.19 every failed attempt of a stage makes the node erroring, and a reboot ends the attempt that asked for it: its
 * batch may count as failed though the node comes back well. Source: NVIDIA/nodewright#633 and release notes of operator 0.20.0.
 */
export function rebootReadAsFailure(
  manifest: Manifest,
  action: NodeAction | null,
  version: SkyhookVersion,
): Unshown | null {
  if (action?.kind !== 'reboot' || switchesOf(version).erroringAfter !== 'failed-attempt') return null;
  const [first] = packagesWith(manifest, 'reboot');
  return {
    subject: 'reboot-read-as-failure',
    says:
      `operator ${version} may take a reboot that went well for a failure: the shutdown ends the attempt that asked for it, which makes the node erroring. ` +
      'Its batch then counts as failed, and failureThreshold may stop the rollout, with the node left cordoned. 0.20 waits for the stage to fail.',
    fix: 'Upgrade the operator to 0.20 first. Else be ready to set the node status back to waiting, on its annotation and its label, and to reset the batch state.',
    place: manifest.placeOf(['spec', 'packages', ...(first === undefined ? [] : [first, 'interrupt'])]),
  };
}

/**
 * When a stage or an interrupt that fails becomes a failed node: until then its batch is open. Source: release notes of operator
 * 0.18.0 and 0.20.0, and docs/user-guide/custom-resource.md, A failing interrupt.
 */
export function failureNotes(manifest: Manifest, version: SkyhookVersion): string[] {
  if (!isAtLeast(version, '0.20')) return [];
  const reboots = packagesWith(manifest, 'reboot');
  const others = ['service', 'restartAllServices', 'noop'].flatMap((type) => packagesWith(manifest, type));
  return present([
    reboots.length > 0 &&
      `A reboot that fails (${namesOf(reboots)}) is seen at stageTimeout only, 1h by default (jobStageTimeout of the operator): its attempts are not counted, and its batch is open until then.`,
    others.length > 0 &&
      `An interrupt of ${namesOf(others)} that fails makes its node erroring after jobBackoffLimit restarts of the operator, 3 by default, in about 30 seconds; unplanned reboots of the node count as restarts too.`,
  ]);
}

function packagesWith(manifest: Manifest, type: string): string[] {
  const packages = objectIn(objectIn(manifest.object, 'spec') ?? {}, 'packages') ?? {};
  return Object.keys(packages).filter((name) => {
    const one = objectIn(packages, name) ?? {};
    const byKey = objectIn(one, 'configInterrupts') ?? {};
    const interrupts = [objectIn(one, 'interrupt'), ...Object.keys(byKey).map((key) => objectIn(byKey, key))];
    return interrupts.some((interrupt) => interrupt !== null && textIn(interrupt, 'type') === type);
  });
}

function namesOf(packages: readonly string[]): string {
  return listing([...new Set(packages)].map((name) => visible(name)));
}

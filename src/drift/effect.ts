import { isEmpty, name, NO_TEXT, type Text, text } from '../text/text.js';

/** A difference from the last report, or of the cluster from the files. */
export interface DriftEffect {
  /** `ahead`: a waiver that ends within the next days. */
  readonly kind: 'targets' | 'numbers' | 'rollout' | 'finding' | 'live' | 'ahead';
  /** A policy, or one of its groups; null for the whole fleet. */
  readonly subject: Text | null;
  /** Sentences. */
  readonly says: Text;
  /** True if more targets are disrupted, break or wait than before. */
  readonly isWorse: boolean;
}

/** An effect on a subject, which its sentence begins with. */
export function effectOn(
  kind: DriftEffect['kind'],
  subject: Text,
  says: Text,
  isWorse: boolean,
): DriftEffect {
  return { kind, subject, says: text`${subject}: ${says}`, isWorse };
}

/** A group of a policy: the policy, if it has no other. */
export function groupName(policy: Text, group: string, groups: number): Text {
  return groups === 1 ? policy : text`${policy} group "${name('group', group)}"`;
}

/** The reason for the state of a rollout, to follow a sentence; empty if unknown. */
export function whyText({ why }: { readonly why: Text }): Text {
  return isEmpty(why) ? NO_TEXT : text` Why: ${why}.`;
}

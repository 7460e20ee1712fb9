import type { DeclaredReason } from '../../manifest/source-file.js';
import type { Text } from '../../text/text.js';
import type { Problem } from '../../manifest/problem.js';

/** Part of one side that was not evaluated. */
export interface Gap {
  readonly problem: Problem;
  /** The same for the same part of the other side. */
  readonly key: string;
  /** Equal on both sides if the change leaves this part as it is; null: not known. */
  readonly content: string | null;
  /** True for a carrier: something that may bring planned objects. */
  readonly isCarrier?: true;
  /** Set if the reason is a declared one; absent: reading or rendering failed. */
  readonly declared?: DeclaredGap;
}

/** A part that is not evaluated for a reason that the configuration accepts. */
export interface DeclaredGap {
  /** `later`: a value is put in when the object is applied. */
  readonly kind: DeclaredReason | 'later';
  /** `HelmRelease/loki`. */
  readonly title: Text;
  readonly reason: Text;
  readonly fix: Text;
  /** Equal on both sides if an edit leaves what is evaluated: the repository of a carrier, the fields of an object. */
  readonly evaluated: string;
  /** True if a new one brings nothing by itself, such as a values file. */
  readonly isPart?: true;
}

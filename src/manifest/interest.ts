/** Selects the objects that are evaluated; a reader passes over all others in silence. */
export interface Interest {
  /**
   * True for kinds that are judged, and for those that are a slip of one. Of an object without apiVersion or without kind the other
   * one decides; null = it is not written.
   */
  concerns(apiVersion: string | null, kind: string | null): boolean;
  /** False for a text that can not hold such an object, however it is written (see `mentions`). */
  mayHold(text: string): boolean;
  /** True for a document that need not be read at all; absent: each is. */
  readonly skips?: (document: string) => boolean;
}

/** Selects the objects that are evaluated; a reader passes over all others in silence. */
export interface Interest {
  /**
   * True for evaluated kinds, and for misspelled ones. Of an object without apiVersion or without kind the other one decides; null = it is
   * not written.
   */
  concerns(apiVersion: string | null, kind: string | null): boolean;
  /** False for a text that cannot hold such an object, however it is written (see `mentions`). */
  mayHold(text: string): boolean;
  /** True for a document that need not be read at all; absent: each is. */
  readonly skips?: (document: string) => boolean;
}

/**
 * How much one file may hold. Each limit is checked before the work that it bounds, and a file beyond one is refused as a
 * whole: half a file is never evaluated.
 */
export interface Limits {
  /** Selects the objects that are evaluated; others are passed over without a problem. Absent: all are. */
  readonly interest?: Interest;
  /** Kinds whose objects are in no namespace, whatever they write; absent: none is known. */
  readonly isClusterScoped?: (apiVersion: string, kind: string) => boolean;
  readonly bytesPerFile: number;
  /** Mappings and lists inside each other; the document's own mapping counts as 1. Aliases count as their values. */
  readonly depth: number;
  /** Keys, scalars, mappings and lists of one file, aliases counted as their values. */
  readonly nodesPerFile: number;
  /** Limit of one YAML document: parsing one takes a hundred times the memory of its text. */
  readonly nodesPerDocument: number;
}

export const LIMITS: Limits = {
  bytesPerFile: 100 * 1024 ** 2,
  depth: 64,
  nodesPerFile: 2_000_000,
  nodesPerDocument: 200_000,
};

/** Nodes of all files of one side together. Small files full of aliases would otherwise add up. */
export const NODES_PER_SIDE = 4_000_000;

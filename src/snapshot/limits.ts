/** How much a snapshot may hold. Beyond a limit reading ends with an error: a fleet that was cut short is never planned. */
export interface SnapshotLimits {
  /** Bytes of all inputs together, after gunzip. */
  readonly bytes: number;
  /** YAML above this many bytes is refused in favor of JSON: it takes thirty times as long and a hundred times the memory. */
  readonly yamlBytes: number;
  /** One item of a list in JSON, which may be a list itself, and all that is around the items. */
  readonly objectBytes: number;
  readonly nodes: number;
  /** Objects that are kept, nodes apart. */
  readonly objects: number;
  /** The size of what is kept of a snapshot that is planned, as a compact snapshot writes it. The caller knows how much fits into memory. */
  readonly fleetBytes: number;
  /** Nesting of lists and maps inside what is kept. */
  readonly depth: number;
  /** Problems that are listed; the rest is counted. */
  readonly problems: number;
}

export const DEFAULT_LIMITS: SnapshotLimits = {
  bytes: 8 * 1024 ** 3,
  yamlBytes: 10 * 1024 ** 2,
  objectBytes: 100 * 1024 ** 2,
  nodes: 200_000,
  objects: 1_000_000,
  fleetBytes: 2 * 1024 ** 3,
  depth: 64,
  problems: 20,
};

// Bounds of the API server (apimachinery validation): a qualified name is 253 + '/' + 63 characters, a label value 63.
export const NAME_LENGTH = 253;
export const LABEL_KEY_LENGTH = 317;
export const LABEL_VALUE_LENGTH = 63;
/** The annotations that are kept hold a flag, a number or an instant. */
export const ANNOTATION_LENGTH = 1_024;

/** The formats of what shows no places in files: a gate, start times, drift, many clusters' reports. */
export const PLACELESS_FORMATS = ['text', 'markdown', 'json'] as const;

export type PlacelessFormat = (typeof PLACELESS_FORMATS)[number];

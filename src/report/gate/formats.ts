/** The formats of a gate and of start times: those that show no places in files. */
export const GATE_FORMATS = ['text', 'markdown', 'json'] as const;

export type GateFormat = (typeof GATE_FORMATS)[number];

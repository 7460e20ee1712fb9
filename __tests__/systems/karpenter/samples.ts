import type { JsonObject } from '../../../src/manifest/manifest.js';
import { goDurationMs } from '../../../src/manifest/quantity.js';
import type { Budget } from '../../../src/systems/karpenter/controller/budget.js';

/** What a test of budgets writes: the fields of a manifest. */
export interface BudgetText {
  readonly nodes: string;
  readonly reasons?: readonly string[];
  readonly schedule?: string;
  readonly duration?: string;
}

export function budget({ nodes, reasons, schedule, duration }: BudgetText): Budget {
  return {
    nodes,
    reasons: reasons ?? null,
    schedule: schedule ?? null,
    durationMs: duration === undefined ? null : goDurationMs(duration),
  };
}

export function budgets(...list: readonly BudgetText[]): Budget[] {
  return list.map(budget);
}

export function utc(text: string): number {
  return Date.parse(text);
}

/** A NodePool manifest with the least that the CRD wants; `spec` and `template` are added to it. */
export function nodePool(spec: JsonObject = {}, template: JsonObject = {}): JsonObject {
  const { metadata, ...templateSpec } = template;
  return {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      template: {
        ...(metadata === undefined ? {} : { metadata }),
        spec: {
          nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
          requirements: [{ key: 'karpenter.sh/capacity-type', operator: 'In', values: ['on-demand'] }],
          ...templateSpec,
        },
      },
      ...spec,
    },
  };
}

import { optionsOf } from '../../manifest/delivery/argo-sync.js';
import { field, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { fromTo, type Way } from '../ways.js';
import { isRespected } from './destination.js';

/**
 * What of an Application decides which revision of what reaches which cluster, and whether as it is written. Another namespace of the same
 * cluster is judged: what writes none moves there, and what is left where it was goes with the next sync that prunes. Source: argo-cd,
 * argoproj/argo-cd#5668 and #9172 (another cluster), docs/user-guide/sync-options.md.
 */
export function waysOf(spec: Json | undefined, sources: readonly Json[]): readonly Way[] {
  const destination = field(spec, 'destination');
  return [
    {
      field: 'its source',
      value: sources
        .map((one) => [textIn(one, 'repoURL') ?? '', textIn(one, 'targetRevision') ?? 'HEAD'].join(' at '))
        .join(', '),
      means: (was, is) =>
        `what it applies is taken from elsewhere, or from another revision${fromTo(was, is)}, and not from the branch that is judged here`,
    },
    {
      field: 'spec.destination',
      value: textIn(destination, 'name') || textIn(destination, 'server') || null,
      means: (was, is) =>
        `it goes to another cluster, or to the same by another name${fromTo(was, is)}: what it applied stays in the old one, where nobody edits or deletes it any more, and the new one gets all of it for the first time`,
    },
    {
      field: 'ignoreDifferences',
      value: isRespected(spec) ? (field(spec, 'ignoreDifferences') ?? null) : null,
      means: () => 'a sync leaves other fields as the cluster has them (RespectIgnoreDifferences)',
    },
    {
      field: 'spec.syncPolicy.syncOptions',
      value: [...optionsOf(spec)],
      means: optionsMean,
    },
  ];
}

const MEANING: readonly (readonly [string, string])[] = [
  [
    'Replace=true',
    'with Replace=true each sync writes objects whole, so that what others set in them, such as the replicas of an autoscaler, is set back',
  ],
  [
    'Force=true',
    'with Force=true objects are deleted and made anew, and what they hold goes with them, all at once and whatever the limits say',
  ],
];

function optionsMean(was: Json, is: Json): string {
  const [before, after] = [was, is].map((one) => (Array.isArray(one) ? one : []));
  const fresh = (after ?? []).filter((one) => before?.includes(one) !== true);
  const known = MEANING.flatMap(([option, says]) => (fresh.includes(option) ? [says] : []));
  return known.length > 0 ? known.join(', and ') : `objects are applied in another way${fromTo(was, is)}`;
}

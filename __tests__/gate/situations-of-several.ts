import { planOf } from '../plan-of.js';
import { drift, reviewedBy } from './gate-case.js';
import { ALWAYS, freezes, NIGHTS, NONE, type Row } from './situations.js';

/** All at once, which breaks rules at every hour; and a waiver of each that holds up to the end of a day. */
const ALL_AT_ONCE = drift('[{nodes: "100%"}]');
const waived = (expires: string): string =>
  `waivers:\n${['peak-above-limit']
    .map(
      (rule) =>
        `  - {rule: ${rule}, subject: NodePool/default, reason: trial, owner: ops, expires: ${expires}, max: 1000}\n`,
    )
    .join('')}`;
/** A window that is open from 02:00 to 10:00 UTC. */
const MORNINGS = drift('[{nodes: "0", schedule: "0 10 * * *", duration: 16h}, {nodes: "1"}]');
const named = (name: string, config = NONE): string => `${config}cluster: ${name}\n`;

/** Where waivers are in force or over, the fleet has grown since the review, or several clusters have to allow. */
export const SITUATIONS_OF_SEVERAL: readonly Row[] = [
  [
    'what breaks rules and is waived may start',
    { ...ALL_AT_ONCE, config: NONE + waived('2026-11-25') },
    '2026-11-23T08:00:00Z',
    'allow',
    null,
  ],
  [
    'a waiver that is over accepts nothing',
    { ...ALL_AT_ONCE, config: NONE + waived('2026-11-25') },
    '2026-11-26T00:00:00Z',
    'deny broken-rule',
    null,
  ],
  [
    'a freeze that ends on the last day of a waiver: its end',
    {
      ...ALL_AT_ONCE,
      config: `${freezes('name: a, from: 2026-11-23, to: 2026-11-25T12:00')}${waived('2026-11-25')}`,
    },
    '2026-11-24T08:00:00Z',
    'deny freeze',
    '2026-11-25T11:00:00Z',
  ],
  [
    'a freeze that outlasts the waiver: none',
    {
      ...ALL_AT_ONCE,
      config: `${freezes('name: a, from: 2026-11-23, to: 2026-11-26T01:00')}${waived('2026-11-25')}`,
    },
    '2026-11-24T08:00:00Z',
    'deny freeze',
    null,
  ],
  [
    'a pool of which a bad change breaks all, and that grew since the review: a note',
    {
      ...drift('[{nodes: "1"}]', 8),
      config: NONE,
      expected: reviewedBy(planOf({ ...ALWAYS, config: NONE })),
    },
    '2026-11-23T08:00:00Z',
    'allow',
    null,
  ],
  [
    'two clusters, one in a freeze and one before its window: when both may',
    {
      ...NIGHTS,
      config: named('east'),
      beside: [{ ...ALWAYS, config: named('west', freezes('name: a, from: 2026-11-23, to: 2026-11-24')) }],
    },
    '2026-11-23T12:00:00Z',
    'deny freeze',
    '2026-11-23T23:00:00Z',
  ],
  [
    'two clusters whose windows overlap: the hours of both',
    { ...NIGHTS, config: named('east'), beside: [{ ...MORNINGS, config: named('west') }] },
    '2026-11-23T12:00:00Z',
    'deny closed-window',
    '2026-11-24T02:00:00Z',
  ],
  [
    'two clusters, of one of which nobody knows',
    {
      ...ALWAYS,
      config: named('east'),
      beside: [{ ...ALWAYS, head: `${ALWAYS.head}---\nkind: NodePool\nx: [1\n`, config: named('west') }],
    },
    '2026-11-23T12:00:00Z',
    'deny unreadable',
    null,
  ],
];

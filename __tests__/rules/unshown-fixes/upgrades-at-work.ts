import { createHash } from 'node:crypto';
import { numberIn, said } from '../tried.js';
import type { TriedFix } from './try-fix.js';
import {
  CONTROL_PLANE,
  OLD,
  NEW,
  hosts,
  plan,
  live,
  NIGHT,
  LABEL,
  pair,
  waiting,
  FRONT,
  web,
  roles,
  ROLES,
} from './upgrade-plans.js';

/** A Plan that takes no node. */
const OF_NOBODY = plan(
  { version: OLD, nodeSelector: { matchLabels: { role: 'none' } } },
  { name: 'servers' },
);
/** One that `prepare` does not name. */
const NAMED_OTHERWISE = plan(
  { version: OLD, nodeSelector: { matchLabels: { role: 'none' } } },
  { name: 'others' },
);

/** Twelve nodes with the hash of v1.32.7+k3s1 under some label each. */
const done = (label: string): string => {
  const hash = createHash('sha224').update('v1.32.7-k3s1').digest('hex');
  return hosts(0, Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, `${label}=${hash}`])));
};

/** Plans beside others, beside pods, and at work. */
export const UPGRADES_AT_WORK: readonly TriedFix[] = [
  {
    effect: 'done under another name',
    base: [plan()],
    head: [plan({}, { name: 'workers' })],
    fleet: done('plan.upgrade.cattle.io/agents'),
    fixed: (says) => [{ head: [plan()] }, { fleet: done(said(says, /the label (\S+) with the same value/)) }],
  },
  {
    effect: 'newly-drained',
    base: [plan({ version: OLD, drain: FRONT }), web('a:1', { tier: 'back' })],
    head: [plan({ version: OLD, drain: FRONT }), web('a:2', { tier: 'front' })],
    fleet: hosts(),
    fixed: () => [{ head: [plan({ version: OLD, drain: FRONT }), web('a:2', { tier: 'back' })] }],
  },
  {
    effect: 'uncordons',
    rule: 'shared-cordon',
    base: [plan({ version: OLD, cordon: true })],
    head: [plan({ cordon: true })],
    fleet: hosts(0, { 3: 'cordoned' }),
    fixed: (says) => [
      {
        fleet: hosts(0, {
          3: `cordoned ${said(says, /label it (\S+:)/).replace(':', '')}=${said(says, /: (\w+) before/)}`,
        }),
      },
    ],
  },
  {
    effect: 'left at work',
    base: [plan({ version: OLD })],
    head: [plan({ version: OLD, nodeSelector: { matchLabels: { 'kubernetes.io/hostname': 'node-0001' } } })],
    fleet: hosts(),
    others: [live(['node-0002'])],
    fixed: () => [{ others: [live([])] }],
  },
  {
    effect: 'jobs made again',
    base: [plan({ version: OLD })],
    head: [plan({})],
    fleet: hosts(),
    others: [live(['node-0002', 'node-0003'])],
    fixed: () => [{ others: [live([])] }],
  },
  {
    effect: 'outside of its window',
    base: [plan({ version: OLD, window: NIGHT })],
    head: [plan({ window: NIGHT })],
    fleet: hosts(),
    others: [live(['node-0002'], { window: NIGHT })],
    fixed: (says) => [
      { at: '2026-11-24T10:30:00Z' },
      { others: [live([], { window: NIGHT })] },
      {
        fleet: hosts(0, { 2: `${said(says, /the label (\S+):/)}=${said(says, /label \S+: (\w+)/)}` }),
        others: [live([], { window: NIGHT })],
      },
    ],
  },
  {
    effect: 'not for finished nodes',
    base: [plan({ version: OLD })],
    head: [plan({ version: OLD, upgrade: { image: 'example/other' } })],
    fleet: hosts(0, { 1: `${LABEL}=abc` }),
    others: [{ ...live([]), status: { latestVersion: OLD, latestHash: 'abc', applying: [] } }],
    fixed: (says) => [
      { head: [plan({ upgrade: { image: 'example/other' } })] },
      {
        head: [
          plan(
            { version: OLD, upgrade: { image: 'example/other' } },
            { annotations: { [said(says, /annotation (\S+),/)]: said(says, /"(\S+)"/) } },
          ),
        ],
      },
    ],
  },
  {
    effect: 'channel',
    rule: 'version-not-pinned',
    head: [plan({ version: null, channel: 'https://update.example/latest' })],
    fleet: hosts(),
    fixed: (says) => [{ head: [plan({ [said(says, /Write (version):/)]: NEW })] }],
  },
  {
    effect: 'waits in vain',
    base: [OF_NOBODY, plan({ version: OLD, ...waiting('servers') })],
    head: [
      OF_NOBODY,
      plan({
        version: NEW,
        nodeSelector: { matchExpressions: [{ key: CONTROL_PLANE, operator: 'DoesNotExist' }] },
        ...waiting('servers'),
      }),
    ],
    fleet: hosts(1),
    fixed: (says) => [
      {
        head: pair(
          NEW,
          {
            nodeSelector: {
              matchExpressions: [{ key: said(says, /key (\S+),/), operator: said(says, /operator (\w+)/) }],
            },
          },
          waiting(said(says, /Plan\/(\w+)/)),
        ),
        brings: ['selection-moved'],
      },
    ],
  },
  {
    effect: 'waits for nobody',
    rule: 'no-progress',
    base: pair(OLD, {}, waiting('k3s-server')),
    head: pair(NEW, {}, waiting('k3s-server')),
    fleet: hosts(3),
    fixed: (says) => [{ head: pair(NEW, {}, waiting(said(says, /Name (\w+) in the args of prepare/))) }],
  },
  {
    effect: 'waits for what was not seen',
    base: [plan({ version: OLD, ...waiting('servers') })],
    head: [plan({ version: NEW, ...waiting('servers') })],
    fleet: hosts(),
    fixed: () => [
      {
        head: [OF_NOBODY, plan({ version: NEW, ...waiting('servers') })],
        brings: ['selector-matches-nothing'],
      },
      { others: [{ ...OF_NOBODY, status: { latestVersion: OLD } }] },
    ],
  },
  {
    effect: 'waits for nobody that is known',
    rule: 'no-progress',
    base: [NAMED_OTHERWISE, plan({ version: OLD, ...waiting('servers') })],
    head: [NAMED_OTHERWISE, plan({ version: NEW, ...waiting('servers') })],
    fleet: hosts(),
    fixed: () =>
      [
        {
          head: [NAMED_OTHERWISE, plan({ version: NEW, ...waiting('others') })],
        },
        { head: [NAMED_OTHERWISE, OF_NOBODY, plan({ version: NEW, ...waiting('servers') })] },
        { others: [{ ...OF_NOBODY, status: { latestVersion: OLD } }] },
      ].map((edit) => ({ ...edit, brings: ['selector-matches-nothing'] })),
  },
  {
    effect: 'waits for another version',
    rule: 'no-progress',
    base: roles(OLD, OLD),
    head: roles(OLD, NEW),
    fleet: ROLES,
    fixed: (says) => [
      { head: roles(NEW, NEW) },
      { head: roles(OLD, said(says, /has (\S+), this/).replace(/-k3s/, '+k3s')) },
    ],
  },
  {
    effect: 'left midway',
    rule: 'abandoned-midway',
    base: [plan({ version: OLD })],
    head: [],
    fleet: hosts(),
    others: [live(['node-0002'])],
    fixed: () => [{ others: [live([])] }, { others: [] }],
  },
  {
    effect: 'skips minor versions',
    base: [plan({ version: 'v1.30.1+k3s1' })],
    head: [plan({ version: NEW })],
    fleet: hosts(12),
    fixed: (says) => [{ head: [plan({ version: `${said(says, /Go to (\S+) first/)}.1+k3s1` })] }],
  },
  {
    effect: 'control plane among workers',
    base: [plan({ version: OLD })],
    head: [plan({ version: NEW })],
    fleet: hosts(1),
    fixed: () => [{ head: pair(NEW, {}, waiting('servers')) }],
  },
  {
    effect: 'does not wait for the control plane',
    base: pair(OLD, {}),
    head: pair(NEW, {}),
    fleet: hosts(1),
    fixed: (says) => [
      {
        head: pair(
          NEW,
          {},
          {
            prepare: {
              image: 'example/upgrade',
              args: JSON.parse(said(says, /args: (\[.*?\])/)) as string[],
            },
          },
        ),
      },
    ],
  },
  {
    effect: 'waits with its deadline',
    base: pair(OLD, {}, waiting('servers')),
    head: pair(NEW, {}, waiting('servers')),
    fleet: hosts(4),
    fixed: (says) => [
      {
        head: pair(
          NEW,
          {},
          { ...waiting('servers'), jobActiveDeadlineSecs: numberIn(says, /jobActiveDeadlineSecs: (\d+)/) },
        ),
      },
    ],
  },
];

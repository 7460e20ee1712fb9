import { said } from '../tried.js';
import type { TriedFix } from './try-fix.js';
import { OLD, NEW, hosts, plan, live, NIGHT, LABEL, pair, waiting, roles, ROLES } from './upgrade-plans.js';

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

/** Plans beside others, beside pods, and at work. */
export const UPGRADES_AT_WORK: readonly TriedFix[] = [
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
    effect: 'deselected at work',
    rule: 'abandoned-midway',
    base: [plan({ version: OLD })],
    head: [plan({ version: OLD, nodeSelector: { matchLabels: { 'kubernetes.io/hostname': 'node-0001' } } })],
    fleet: hosts(),
    others: [live(['node-0002'])],
    fixed: () => [{ others: [live([])] }],
  },
  {
    effect: 'recreated Jobs',
    rule: 'abandoned-midway',
    base: [plan({ version: OLD })],
    head: [plan({})],
    fleet: hosts(),
    others: [live(['node-0002', 'node-0003'])],
    fixed: () => [{ others: [live([])] }],
  },
  {
    effect: 'window',
    rule: 'limit-ignored',
    base: [plan({ version: OLD, window: NIGHT })],
    head: [plan({ window: NIGHT })],
    fleet: hosts(),
    others: [live(['node-0002'], { window: NIGHT })],
    fixed: (says) => [
      { at: '2026-11-24T10:30:00Z' },
      { others: [live([], { window: NIGHT })] },
      {
        fleet: hosts(0, { 2: `${said(says, /The label (\S+):/)}=${said(says, /label \S+: (\w+)/)}` }),
        others: [live([], { window: NIGHT })],
      },
    ],
  },
  {
    effect: 'upgrade',
    rule: 'config-not-rolled',
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
    effect: 'waits for nobody',
    rule: 'no-progress',
    base: pair(OLD, {}, waiting('k3s-server')),
    head: pair(NEW, {}, waiting('k3s-server')),
    fleet: hosts(3),
    fixed: () => [{ head: pair(NEW, {}, waiting('servers')) }],
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
];

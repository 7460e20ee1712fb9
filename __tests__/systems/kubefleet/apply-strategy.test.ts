import { applyEdit } from '../../../src/systems/kubefleet/objects/placement.js';

const SERVER = { type: 'ServerSideApply' };
const FORCED = { ...SERVER, serverSideApplyConfig: { force: true } };

/** Whether agents write because of the edit; null: no field is edited. */
type Case = readonly [string, object, object, boolean | null];

/** Source: kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, the comments on ApplyStrategy. */
const EDITS: readonly Case[] = [
  ['the same', {}, {}, null],
  ['defaults written out', {}, { type: 'ClientSideApply', whenToApply: 'Always' }, null],
  ['what was only reported is applied', { type: 'ReportDiff' }, {}, true],
  ['applying ends', {}, { type: 'ReportDiff' }, false],
  ['reports only', { type: 'ReportDiff' }, { type: 'ReportDiff', whenToTakeOver: 'Never' }, false],
  ['client-side turns server-side', {}, SERVER, true],
  ['what was there before Fleet is taken over', { whenToTakeOver: 'Never' }, {}, true],
  ['what differs is taken over too', { whenToTakeOver: 'IfNoDiff' }, {}, true],
  [
    'only what looks the same is taken over',
    { whenToTakeOver: 'Never' },
    { whenToTakeOver: 'IfNoDiff' },
    false,
  ],
  ['nothing is taken over any more', {}, { whenToTakeOver: 'Never' }, false],
  ['what has drifted is written over', { whenToApply: 'IfNotDrifted' }, {}, true],
  ['what has drifted is left alone', {}, { whenToApply: 'IfNotDrifted' }, false],
  ['a comparison that holds nothing up', { comparisonOption: 'FullComparison' }, {}, false],
  [
    'a looser comparison for drift',
    { comparisonOption: 'FullComparison', whenToApply: 'IfNotDrifted' },
    { whenToApply: 'IfNotDrifted' },
    true,
  ],
  [
    'a stricter comparison for taking over',
    { whenToTakeOver: 'IfNoDiff' },
    { comparisonOption: 'FullComparison', whenToTakeOver: 'IfNoDiff' },
    false,
  ],
  ['objects of others too', {}, { allowCoOwnership: true }, true],
  ['no objects of others', { allowCoOwnership: true }, {}, false],
  ['fields of others', SERVER, FORCED, true],
];

test.each(EDITS)('applyEdit: %s', (_, before, after, writes) => {
  const [was, is] = [before, after].map(
    (applyStrategy) => ({ spec: { strategy: { applyStrategy } } }) as never,
  );
  expect(applyEdit(was as never, is as never)?.writes ?? null).toBe(writes);
});

import {
  type ApplyEdit,
  applyEdits,
  type ApplyStrategy,
  readApplyStrategy,
} from '../../../src/systems/kubefleet/objects/apply-strategy.js';

const DEFAULTS = readApplyStrategy({});

type Case = readonly [string, Partial<ApplyStrategy>, Partial<ApplyStrategy>, readonly ApplyEdit['does'][]];

/** Source: kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, the comments on ApplyStrategy. */
const EDITS: readonly Case[] = [
  ['the same', {}, {}, []],
  ['what was only reported is applied', { type: 'ReportDiff' }, {}, ['writes']],
  ['applying ends', {}, { type: 'ReportDiff' }, ['holds']],
  [
    'nothing but reports before and after',
    { type: 'ReportDiff' },
    { type: 'ReportDiff', whenToTakeOver: 'Never' },
    ['reports'],
  ],
  ['client-side turns server-side', {}, { type: 'ServerSideApply' }, ['writes']],
  ['what was there before Fleet is taken over', { whenToTakeOver: 'Never' }, {}, ['writes']],
  ['what differs is taken over too', { whenToTakeOver: 'IfNoDiff' }, {}, ['writes']],
  [
    'only what looks the same is taken over',
    { whenToTakeOver: 'Never' },
    { whenToTakeOver: 'IfNoDiff' },
    ['reports'],
  ],
  ['nothing is taken over any more', {}, { whenToTakeOver: 'Never' }, ['holds']],
  ['what has drifted is written over', { whenToApply: 'IfNotDrifted' }, {}, ['writes']],
  ['what has drifted is left alone', {}, { whenToApply: 'IfNotDrifted' }, ['holds']],
  ['a comparison that holds nothing up', { comparisonOption: 'FullComparison' }, {}, ['reports']],
  [
    'a looser comparison for drift',
    { comparisonOption: 'FullComparison', whenToApply: 'IfNotDrifted' },
    { whenToApply: 'IfNotDrifted' },
    ['writes'],
  ],
  [
    'a stricter comparison for taking over',
    { whenToTakeOver: 'IfNoDiff' },
    { comparisonOption: 'FullComparison', whenToTakeOver: 'IfNoDiff' },
    ['holds'],
  ],
  ['objects of others too', {}, { allowCoOwnership: true }, ['writes']],
  ['no objects of others', { allowCoOwnership: true }, {}, ['holds']],
  ['fields of others', { type: 'ServerSideApply' }, { type: 'ServerSideApply', force: true }, ['writes']],
];

describe('applyEdits', () => {
  test.each(EDITS)('an edit of the apply strategy: %s', (_, before, after, does) => {
    const edits = applyEdits({ ...DEFAULTS, ...before }, { ...DEFAULTS, ...after });
    expect(edits.map((edit) => edit.does)).toEqual(does);
  });

  test('readApplyStrategy: a strategy that is left out is all defaults', () => {
    const written = {
      spec: { strategy: { applyStrategy: { type: 'ClientSideApply', whenToApply: 'Always' } } },
    };
    expect(readApplyStrategy(written)).toEqual(DEFAULTS);
  });
});

import { describe, expect, test } from '@jest/globals';
import { NODE_WRIGHTS } from './unshown-fixes/node-wrights.js';
import { PLACEMENTS } from './unshown-fixes/placements.js';
import { POOLS } from './unshown-fixes/pools.js';
import { shapesOfFixes } from './unshown-fixes/shapes.js';
import { followed } from './unshown-fixes/try-fix.js';
import { UPGRADES } from './unshown-fixes/upgrades.js';
import { UPGRADES_AT_WORK } from './unshown-fixes/upgrades-at-work.js';
import { WORKLOADS } from './unshown-fixes/workloads.js';

const TRIED = [...WORKLOADS, ...UPGRADES, ...UPGRADES_AT_WORK, ...POOLS, ...NODE_WRIGHTS, ...PLACEMENTS];

/** What a person sees to in the cluster: no edit of a file or a snapshot is named. */
const BY_HAND = ['Repair the pods that are not ready before the merge.'];

/** So many letters tell a sentence from every other. */
const TELLING = 16;

describe('a fix of what no number shows', () => {
  const texts: string[] = [];
  const shapes = shapesOfFixes();

  test.each(TRIED.map((tried) => [tried.effect, tried] as const))(
    '%s: does what it says',
    (_effect, tried) => {
      texts.push(followed(tried));
    },
  );

  test('stands in no source without having been followed here', () => {
    const untried = shapes.filter(
      ({ text, matches }) => !BY_HAND.includes(text) && !texts.some((one) => matches.test(one)),
    );
    expect(untried.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
    expect(BY_HAND.filter((text) => !shapes.some((shape) => shape.text === text))).toEqual([]);
  });

  test('can be told from the others by its words', () => {
    const vague = shapes.filter(
      ({ text }) => text.includes('…') && text.replaceAll('…', '').length < TELLING,
    );
    expect(vague.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

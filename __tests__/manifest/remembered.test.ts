import { remembered, rememberedOfBoth } from '../../src/manifest/lookup.js';

test('remembered: what is remembered is worked out once for each thing, also where it is nothing', () => {
  let calls = 0;
  const nothing = remembered((_of: object) => void calls++);
  const pair = rememberedOfBoth((_a: object, _b: object) => ++calls);
  const [one, other] = [{}, {}];
  nothing(one);
  nothing(one);
  expect(calls).toBe(1);
  expect([pair(one, other), pair(one, other), pair(other, one)]).toEqual([2, 2, 3]);
});

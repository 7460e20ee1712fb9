import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { DEFAULTS, type Setup } from '../../src/cases/setup.js';
import { anyText } from '../any-text.js';
import { fromAddress, toAddress } from '../../src/playground/address.js';

const setups: fc.Arbitrary<Setup> = fc.record({
  ...{
    fleet: fc.string(),
    snapshot: fc.string(),
    head: anyText(),
    config: fc.string(),
    at: fc.string(),
  },
  base: fc.option(fc.string()),
  durationMinutes: fc.option(fc.nat()),
});

function addressOf(text: string): string {
  return `#setup=${deflateRawSync(text).toString('base64url')}`;
}

test('an address: carries every setup in letters that need no escape', async () => {
  await fc.assert(
    fc.asyncProperty(setups, async (setup) => {
      const address = await toAddress(setup);
      expect(address).toMatch(/^setup=[\w-]+$/);
      expect(await fromAddress(`#${address}`)).toEqual(setup);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['nothing', ''],
  ['an example', '#example=karpenter'],
  ['letters that were cut', '#setup=q1Yq'],
  ['other JSON', addressOf('[1]')],
  ['a setup without policies', addressOf(JSON.stringify({ ...DEFAULTS, fleet: '' }))],
  [
    'what unpacks to far more than an address holds',
    addressOf(JSON.stringify({ ...DEFAULTS, fleet: ' '.repeat(5_000_000), head: '' })),
  ],
])('an address with %s: has no setup', async (_, address) => {
  expect(await fromAddress(address)).toBeNull();
});

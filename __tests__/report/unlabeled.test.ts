import { render } from '../render.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';

const ZONE = 'topology.kubernetes.io/zone';
const RACK = 'topology.kubernetes.io/rack';

describe('unlabeledPhrase: nodes without the label of a failure domain', () => {
  const notices = (fleet: string, config?: string): readonly string[] =>
    render(
      planOf({
        head: policy() + roller(),
        snapshot: nodeList(parseFleet(fleet)),
        ...(config === undefined ? {} : { config }),
      }),
      'text',
      { width: 2_000 },
    )
      .split('\n')
      .filter((line) => line.startsWith('Failure domains'));

  test.each([
    ['half of them', `10 nodes gpu=true ${ZONE}=a\n10 nodes gpu=true`, `10 of 20 (50%) without ${ZONE}.`],
    [
      'a rack on some, a zone on all',
      `10 nodes gpu=true ${ZONE}=a ${RACK}=r1\n10 nodes gpu=true ${ZONE}=a`,
      `10 of 20 (50%) without ${RACK}.`,
    ],
  ])('%s', (_case, fleet, says) => {
    expect(notices(fleet)).toEqual([`Failure domains are not checked for nodes: ${says}`]);
  });

  test.each([
    ['one of twenty', `19 nodes gpu=true ${ZONE}=a\n1 node gpu=true`],
    ['a label that no node has', `20 nodes gpu=true ${ZONE}=a`],
    ['nodes that no policy rolls', `10 nodes gpu=true ${ZONE}=a\n90 nodes cpu=true`],
  ])('none for %s', (_case, fleet) => {
    expect(notices(fleet)).toEqual([]);
  });

  test('one notice where no node has any of them, unless `domains` is empty', () => {
    expect(notices('20 nodes gpu=true')).toEqual([
      expect.stringMatching(/^Failure domains are not checked: no node has a label/),
    ]);
    expect(notices('20 nodes gpu=true', 'version: 1\ndomains: []\n')).toEqual([]);
  });
});

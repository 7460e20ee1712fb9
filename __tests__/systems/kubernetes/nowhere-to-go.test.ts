import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const NODES = nodeList(parseFleet('4 nodes disktype=hdd'));

function web(image: string, replicas: number, strategy: object, nodeSelector: object | null): string {
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: {
      containers: [
        { name: 'web', image: `example.com/web:${image}`, readinessProbe: { tcpSocket: { port: 80 } } },
      ],
      ...(nodeSelector ? { nodeSelector } : {}),
    },
  };
  const spec = { replicas, strategy, selector: { matchLabels: { app: 'web' } }, template };
  return JSON.stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec });
}

const RECREATE = { type: 'Recreate' };
const ROLLING = { type: 'RollingUpdate' };

// rhobs/troubleshooting-scenarios#37, keikoproj/upgrade-manager#193
describe('a nodeSelector that no node fits', () => {
  test.each([
    ['Recreate takes all away', 2, RECREATE, 2, '2 of its 2 replicas stop and are not replaced'],
    ['a quarter of eight goes first', 8, ROLLING, 2, '2 of its 8 replicas stop and are not replaced'],
    ['one of four goes first', 4, ROLLING, 1, '1 of its 4 replicas stops and is not replaced'],
    ['a quarter of three is none', 3, ROLLING, 0, 'none of its 3 replicas is ever updated'],
  ])('%s', (_claim, replicas, strategy, lost, says) => {
    const report = planOf({
      base: web('1', replicas, strategy, null),
      head: web('1', replicas, strategy, { disktype: 'ssd' }),
      snapshot: NODES,
    });
    const { plan, findings } = report;
    const effect = plan.policies[0]?.head?.effect;
    const [group] = effect?.groups ?? [];
    expect([effect?.outcome, effect?.worstLoss, group?.peakAtOnce, group?.outBefore]).toEqual([
      'stuck',
      lost,
      lost,
      0,
    ]);
    const message = findings.find(({ rule }) => rule === 'no-progress')?.message;
    expect(message).toContain(says);
    expect(message).toContain('no node of the snapshot has `disktype=ssd`, which its nodeSelector asks for');
    expect(plan.policies[0]?.outcome).toMatchObject({ kind: 'stuck', start: 'on-merge' });
  });
});

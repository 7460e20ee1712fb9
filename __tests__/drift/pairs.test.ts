import { clusterPlacement } from '../systems/kubefleet/planned.js';
import { type Pair, pairSays } from './pair.js';
import {
  STATEFUL,
  statefulOf,
  over,
  OWN,
  pool,
  TENTH,
  web,
  WEB_FILE,
  budget,
  BUDGET_FILE,
  agents,
  agentPods,
  AGENTS,
  freeze,
} from './pair-objects.js';

describe('what changed between two days is what the issue says', () => {
  test.each<[claim: string, pair: Pair, says: readonly RegExp[], isWorse: boolean]>([
    [
      'a pool grew under a percentage',
      { files: TENTH, then: over(`100 nodes ${OWN}`), now: over(`140 nodes ${OWN}`) },
      [/140 nodes, 100/, /10% is 14 nodes at once now, 10/],
      true,
    ],
    [
      'six nodes of ten that may be out are NotReady',
      {
        files: TENTH,
        then: over(`100 nodes ${OWN}`),
        now: over(`94 nodes ${OWN}\n6 nodes ${OWN} not-ready`),
      },
      [/6 nodes are already unavailable, 0 last time.*4 are left/],
      true,
    ],
    [
      'all that may be out are NotReady',
      {
        files: TENTH,
        then: over(`100 nodes ${OWN}`),
        now: over(`90 nodes ${OWN}\n10 nodes ${OWN} not-ready`),
      },
      [/next rollout: it gets stuck.*10 nodes that are not ready/],
      true,
    ],
    [
      'ten nodes lost the label of their pool',
      { files: TENTH, then: over(`100 nodes ${OWN}`), now: over(`90 nodes ${OWN}\n10 nodes`) },
      [/90 nodes, 100 last time\. 10 nodes are there but no longer selected: node-0091, node-0092/],
      true,
    ],
    [
      'two clusters lost the label by which a placement picks them',
      {
        files: clusterPlacement(
          '{placementType: PickAll, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {env: prod}}}]}}}}',
        ),
        then: over('8 clusters env=prod'),
        now: over('6 clusters env=prod\n2 clusters env=dev'),
      },
      [/6 clusters, 8 last time\. 2 clusters are there but no longer selected: cluster-7, cluster-8/],
      true,
    ],
    [
      'a pool grew of which a bad change breaks all, then and now',
      {
        files: JSON.stringify(pool([{ nodes: '2' }])),
        then: over(`40 nodes ${OWN}`),
        now: over(`60 nodes ${OWN}`),
      },
      [/60 nodes, 40/, /- .*breaks up to 60 nodes, 40/],
      false,
    ],
    [
      'somebody cordoned nodes, which no budget of a pool counts',
      {
        files: TENTH,
        then: over(`100 nodes ${OWN}`),
        now: over(`91 nodes ${OWN}\n9 nodes ${OWN} cordoned`),
      },
      [/^(?!.*count against)[^]*9 of them out before/],
      true,
    ],
    [
      'all nodes of a pool are gone',
      { files: TENTH, then: over(`40 nodes ${OWN}`), now: over('4 nodes') },
      [/0 nodes, 40 last time/],
      true,
    ],
    [
      'somebody raised a budget at the API server',
      {
        files: TENTH,
        then: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }])),
        now: over(`40 nodes ${OWN}`, pool([{ nodes: '50%' }])),
      },
      [/the cluster differs from the files: 40 of 40 nodes out at once, by the files 5/],
      true,
    ],
    [
      'somebody deleted the freeze of a pool at the API server',
      {
        files: JSON.stringify(pool([{ nodes: '0' }])),
        then: over(`40 nodes ${OWN}`, pool([{ nodes: '0' }])),
        now: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }])),
      },
      [/the cluster differs from the files/],
      true,
    ],
    [
      'a freeze begins in three days',
      {
        files: TENTH,
        then: over(`40 nodes ${OWN}`),
        now: over(`40 nodes ${OWN}`),
        config: freeze('2026-12-05T00:00:00Z', '2026-12-09T00:00:00Z'),
      },
      [/launch begins at Sat 2026-12-05 00:00 UTC/],
      false,
    ],
    [
      'a Deployment lost as many replicas as may be out',
      { files: WEB_FILE, then: over('10 nodes', web()), now: over('10 nodes', web(6)) },
      [/2 replicas are already unavailable.*none is left|gets stuck/],
      true,
    ],
    [
      'somebody scaled a Deployment down by hand',
      { files: WEB_FILE, then: over('10 nodes', web()), now: over('10 nodes', web(4, 4)) },
      [/4 replicas, by the files 8/],
      false,
    ],
    [
      'somebody paused a Deployment that has nothing to roll',
      { files: WEB_FILE, then: over('10 nodes', web()), now: over('10 nodes', web(8, 8, { paused: true })) },
      [/Deployment\/app is paused in the cluster and not by the files: nothing of it starts there/],
      true,
    ],
    [
      'somebody set a DaemonSet to OnDelete',
      {
        files: AGENTS,
        then: over('8 nodes', agents(8), ...agentPods(0)),
        now: over('8 nodes', agents(8, { updateStrategy: { type: 'OnDelete' } }), ...agentPods(0)),
      },
      [/DaemonSet\/app is held back \(OnDelete\) in the cluster and not by the files/],
      true,
    ],
    [
      'somebody set a partition that holds all replicas',
      {
        files: JSON.stringify(STATEFUL),
        then: over('6 nodes', statefulOf(STATEFUL)),
        now: over(
          '6 nodes',
          statefulOf({
            ...STATEFUL,
            spec: { ...STATEFUL.spec, updateStrategy: { rollingUpdate: { partition: 5 } } },
          }),
        ),
      },
      [/held back \(partition\) in the cluster and not by the files/],
      true,
    ],
    [
      'a pod of a DaemonSet still takes all that may be out, on the second day',
      {
        files: AGENTS,
        then: over('8 nodes', agents(7), ...agentPods(1)),
        now: over('8 nodes', agents(7), ...agentPods(1)),
      },
      [/1 node is already unavailable, as last time.*none is left/],
      true,
    ],
    [
      'a pod of a StatefulSet still takes all that may be out, on the second day',
      {
        files: JSON.stringify(STATEFUL),
        then: over('6 nodes', statefulOf(STATEFUL, 4)),
        now: over('6 nodes', statefulOf(STATEFUL, 4)),
      },
      [/1 replica is already unavailable, as last time.*none is left/],
      true,
    ],
    [
      'somebody raised a disruption budget of pods that the snapshot does not hold',
      { files: BUDGET_FILE, then: over('6 nodes', budget(6)), now: over('6 nodes', budget(8)) },
      [/differs in the cluster from the files/],
      true,
    ],
    [
      'somebody lowered a disruption budget',
      {
        files: BUDGET_FILE,
        then: over('10 nodes', web(), budget(6), ...agentPods(0)),
        now: over('10 nodes', web(), budget(2), ...agentPods(0)),
      },
      [/asks for 2 of 8 healthy pods in the cluster, by the files for 6/],
      true,
    ],
    [
      'somebody lowered a disruption budget of pods that the snapshot does not hold',
      {
        files: BUDGET_FILE,
        then: over('10 nodes', web(), budget(6)),
        now: over('10 nodes', web(), budget(2)),
      },
      [/differs in the cluster from the files, and the snapshot does not show for how many pods/],
      true,
    ],
    [
      'a snapshot was taken of nodes alone, and the one before held the objects',
      { files: BUDGET_FILE, then: over('10 nodes', web(), budget(6)), now: over('10 nodes') },
      [/holds nodes only; 1 object of the files that the last one held is not compared with the cluster/],
      false,
    ],
    [
      'somebody deleted a disruption budget',
      { files: BUDGET_FILE, then: over('10 nodes', web(), budget(6)), now: over('10 nodes', web()) },
      [/PodDisruptionBudget\/default\/web|PodDisruptionBudget\/web/],
      true,
    ],
    [
      'a pod of a DaemonSet does not come up',
      {
        files: AGENTS,
        then: over('8 nodes', agents(8), ...agentPods(0)),
        now: over('8 nodes', agents(7), ...agentPods(1)),
      },
      [/1 node is already unavailable.*none is left|gets stuck/],
      true,
    ],
  ])('%s', (_claim, pair, says, isWorse) => {
    const lines = pairSays(pair);
    const text = lines.join('\n');
    for (const one of says) expect(text).toMatch(one);
    expect(lines.some((line) => line.startsWith('!'))).toBe(isWorse);
  });
});

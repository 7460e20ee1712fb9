import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { actsOnPlanned } from '../../../src/plan/outside/acts-on-planned.js';
import { actingCommands } from '../../../src/plan/commands/commands.js';
import { otherControllers } from '../../../src/plan/outside/other-controllers.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

/** More than is unpacked of one text. */
const PACKED = gzipSync('a'.repeat(65 << 20)).toString('base64');
const DRAIN = 'kubectl drain gpu-001 --force';
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const text = (object: object): string => JSON.stringify(object);

function job(container: object, kind = 'Job'): string {
  const template = { spec: { containers: [{ name: 'a', image: 'a', ...container }] } };
  return text({
    apiVersion: 'batch/v1',
    kind,
    metadata: { name: 'x', namespace: 'web' },
    spec: { template },
  });
}
const runs = (...command: string[]): string => job({ command });
const settings = (kind: string, more: object): string =>
  text({ apiVersion: 'v1', kind, metadata: { name: 'scripts', namespace: 'web' }, ...more });
const commandsOf = (manifest: string): string[] =>
  manifestsOf(side({ 'a.yaml': manifest }).files).flatMap(actingCommands);

describe('commands that act on the cluster', () => {
  test.each<[claim: string, manifest: string]>([
    [
      'a program in the image, with arguments only',
      job({ image: 'bitnami/kubectl:1.31', args: ['drain', 'a'] }),
    ],
    ['a program behind another one', runs('k3s', 'kubectl', 'drain', 'a')],
    [
      'a line in the environment',
      job({ command: ['sh', '-c', '$RUN'], env: [{ name: 'RUN', value: DRAIN }] }),
    ],
    [
      'a hook of a container',
      job({ lifecycle: { postStart: { exec: { command: ['kubectl', 'cordon', 'a'] } } } }),
    ],
    ['a line in base64', runs('sh', '-c', `echo ${base64(DRAIN)} | base64 -d | sh`)],
    ['a request to the API server', runs('sh', '-c', 'curl -X DELETE https://10.0.0.1/api/v1/nodes/gpu-001')],
    [
      'a request to the service of it',
      runs('sh', '-c', 'wget --method PATCH https://kubernetes.default.svc/x'),
    ],
    ['a client library', runs('python', '-c', 'client.CoreV1Api().delete_node("gpu-001")')],
    ['a reboot of its own node', runs('nsenter', '-t', '1', '-m', 'reboot')],
    ['a stop of the kubelet', runs('chroot', '/host', 'systemctl', 'stop', 'kubelet')],
    ['the trigger of the kernel', runs('sh', '-c', 'echo b > /proc/sysrq-trigger')],
    ['a script of a ConfigMap', settings('ConfigMap', { data: { run: `#!/bin/sh\n${DRAIN}\n` } })],
    ['one by its name', settings('ConfigMap', { data: { 'run.sh': `set -e; if true; then ${DRAIN}; fi` } })],
    ['one by its line', settings('ConfigMap', { data: { run: `set -e\n  ${DRAIN}` } })],
    ['one in binary data', settings('ConfigMap', { binaryData: { 'run.sh': base64(DRAIN) } })],
    ['one in a Secret', settings('Secret', { data: { 'run.sh': base64(DRAIN) } })],
    ['one that goes on behind a backslash', runs('sh', '-c', 'kubectl \\\n  drain a')],
    [
      'one behind a pipe of one that reads',
      runs('sh', '-c', 'kubectl get nodes -o name | xargs kubectl drain'),
    ],
    ['one within one that reads', runs('sh', '-c', 'kubectl get pods -l a=$(kubectl drain a)')],
    ['one beside one that reads', runs('sh', '-c', 'kubectl logs a & kubectl drain a')],
    ['a value of a flag that is called as what reads', runs('kubectl', '--context', 'get', 'drain', 'a')],
    ['a namespace that is called as what reads', runs('kubectl', '-n', 'get', 'drain', 'a')],
    ['a restart', runs('kubectl', 'rollout', 'restart', 'deployment/web')],
    ['a program put together of a variable', runs('sh', '-c', 'K=kube; ${K}ctl drain a')],
    [
      'one of a variable of the container',
      job({ command: ['sh', '-c', '${K}ctl drain a'], env: [{ name: 'K', value: 'kube' }] }),
    ],
    [
      'one that the kubelet puts together',
      job({ command: ['$(K)ctl', 'drain', 'a'], env: [{ name: 'K', value: 'kube' }] }),
    ],
    ['one of a variable that nobody sets', runs('sh', '-c', '${K}ctl drain a')],
    ['one of what a command prints', runs('sh', '-c', '$(echo kub)ectl drain a')],
    ['one of what a command prints in backticks', runs('sh', '-c', 'ku`printf %s%s be ct`l drain a')],
    ['one of what nobody can know', runs('sh', '-c', 'k$(cat /x)tl drain a')],
    ['one in pieces of quotes', runs('sh', '-c', `ku""be'ct'l drain a`)],
    ['one behind backslashes', runs('sh', '-c', 'k\\ubect\\l drain a')],
    ['one in codes', runs('bash', '-c', `$'\\x6b\\165bectl' drain a`)],
    ['one with the separator for a space', runs('sh', '-c', 'kubectl${IFS}drain${IFS}a')],
    ['one of a default', runs('sh', '-c', '${NOTHING:-kubectl} drain a')],
    ['one of texts that are joined', runs('python', '-c', `run(["kube" + "ctl", "drain", "a"])`)],
    ['a drain by a program of no name', runs('sh', '-c', 'for n in a b; do $TOOL drain $n; done')],
    ['a deletion of nodes by one', runs('sh', '-c', '"$TOOL" --force delete nodes a')],
    [
      'one of variables of variables',
      settings('ConfigMap', { data: { 'run.sh': 'A=ku\nB=${A}be\nC=${B}ctl\n$C drain a' } }),
    ],
    ['one that a Secret gets as text', settings('Secret', { stringData: { 'run.sh': DRAIN } })],
  ])('%s is one', (_claim, manifest) => {
    expect(commandsOf(manifest)).not.toEqual([]);
  });

  test.each<[claim: string, manifest: string]>([
    ['the state of a rollout', runs('kubectl', '-n', 'web', 'rollout', 'status', 'deployment/web')],
    ['a question of rights', runs('kubectl', 'auth', 'can-i', 'delete', 'pods')],
    ['a kubeconfig', runs('sh', '-c', 'kubectl config set-context --current')],
    ['a list', runs('kubectl', '--context=prod', 'get', 'pods', '--selector', 'label=drain')],
    ['a request that reads', runs('sh', '-c', 'curl https://10.0.0.1/api/v1/nodes')],
    ['a request to another server', runs('sh', '-c', 'curl -X POST https://hooks.example.com/done')],
    ['another image that is called so', job({ image: 'example/kubectl-docs', args: ['drain', 'a'] })],
    ['a word that holds reboot', runs('node-exporter', '--collector.reboot-required')],
    ['a service that is no node', runs('systemctl', 'restart', 'nginx')],
    ['a page that speaks of a command', settings('ConfigMap', { data: { 'help.md': `Run \`${DRAIN}\`.` } })],
    [
      'base64 of no text',
      runs('sh', '-c', Buffer.from([0, 1, 2, 255, 254, 9, 8, 200, 3, 4, 5, 6]).toString('base64')),
    ],
    ['base64 of other text', runs('echo', base64('all of the nodes are well today'))],
  ])('%s is none', (_claim, manifest) => {
    expect(commandsOf(manifest)).toEqual([]);
  });

  test('a Plan of the system upgrade controller takes its nodes by itself, and that is planned', () => {
    const plan = {
      apiVersion: 'upgrade.cattle.io/v1',
      kind: 'Plan',
      metadata: { name: 'os', namespace: 'system-upgrade' },
      spec: { upgrade: { image: 'a', command: ['reboot'] } },
    };
    expect(commandsOf(text(plan))).toEqual([]);
  });
});

test.each<[claim: string, script: string]>([
  ['variables of variables', `A=${'x'.repeat(60)}\n${'A=$A$A$A$A\n'.repeat(500)}`],
  ['one variable, many times', `A=${'x'.repeat(10_000)}\n${'$A '.repeat(50_000)}`],
  ['a long word beside an unknown one', `$X ${'a'.repeat(500_000)}`],
  ['quotes without an end', `"'`.repeat(100_000)],
  ['calls that only begin', 'kubectl -n '.repeat(50_000)],
  ['calls in calls', '$(echo '.repeat(50_000)],
])('a script that grows or never ends is read in no time: %s', (_claim, script) => {
  const begun = performance.now();
  expect(commandsOf(settings('ConfigMap', { data: { 'run.sh': script } }))).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

const WEB = text({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web', namespace: 'web' },
  spec: { maxUnavailable: 1 },
});

function said(before: string, after: string): string[] {
  const held = (manifest: string) =>
    manifestsOf(side({ 'a.yaml': WEB, ...(manifest === '' ? {} : { 'b.yaml': manifest }) }).files);
  return [...actsOnPlanned(held(before), held(after)), ...otherControllers(held(before), held(after))].map(
    ({ severity, code }) => `${severity} ${code}`,
  );
}

describe('a command that the change brings', () => {
  const script = (line: string, more = ''): string =>
    settings('ConfigMap', { data: { 'run.sh': line, more } });

  test.each<[claim: string, before: string, after: string, expected: string[]]>([
    ['deletes a planned object', '', runs('kubectl', 'delete', 'pdb', 'web'), ['error acts-on-planned']],
    [
      'edits it by another name of its kind',
      '',
      runs('kubectl', 'patch', 'poddisruptionbudgets.policy/web'),
      ['error acts-on-planned'],
    ],
    ['deletes all of its kind', '', runs('kubectl', 'delete', 'pdb', '--all'), ['error acts-on-planned']],
    [
      'comes with a script',
      '',
      script('kubectl -n web delete poddisruptionbudget web'),
      ['error acts-on-planned'],
    ],
    ['comes to a script', script('kubectl get nodes'), script(DRAIN), ['error acts-on-planned']],
    ['deletes nodes', '', runs('kubectl', 'delete', 'no', '-l', 'role=gpu'), ['error acts-on-planned']],
    [
      'deletes others',
      '',
      runs('kubectl', 'delete', 'job', '--no-headers', 'a'),
      ['warning other-controller'],
    ],
    ['moves a selector', '', runs('kubectl label nodes --all role=gpu'), ['error acts-on-planned']],
    [
      'asks the API server to delete one',
      '',
      runs('curl -X DELETE https://kubernetes.default/api/v1/nodes/a'),
      ['error acts-on-planned'],
    ],
    ['calls a library for it', '', runs('python', '-c', 'api.delete_node("a")'), ['error acts-on-planned']],
    ['deletes the claims of nodes', '', runs('kubectl delete nodeclaims --all'), ['error acts-on-planned']],
    [
      'ends machines of a cloud',
      '',
      runs('aws ec2 terminate-instances --instance-ids i-1'),
      ['error acts-on-planned'],
    ],
    ['upgrades them', '', script('gcloud container clusters upgrade a'), ['error acts-on-planned']],
    ['takes the kubelet of its node away', '', runs('kubeadm', 'reset', '-f'), ['error acts-on-planned']],
    ['ends all pods of its node', '', runs('crictl', 'rmp', '-fa'), ['error acts-on-planned']],
    [
      'turns a machine off',
      '',
      runs('sh', '-c', 'ipmitool -H $bmc chassis power cycle'),
      ['error acts-on-planned'],
    ],
    ['resets the GPUs of its node', '', runs('nvidia-smi', '-r'), ['error acts-on-planned']],
    ['cuts them into parts', '', runs('nvidia-smi', '-mig', '1'), ['error acts-on-planned']],
    ['reboots machines of OpenStack', '', script('openstack server reboot a'), ['error acts-on-planned']],
    [
      'deletes machines of another cloud',
      '',
      runs('hcloud', 'server', 'delete', 'a'),
      ['error acts-on-planned'],
    ],
    ['kills what runs on its node', '', runs('/usr/local/bin/k3s-killall.sh'), ['error acts-on-planned']],
    ['looks at its GPUs', '', runs('nvidia-smi', '-q', '-r1'), []],
    ['looks at its pods', '', runs('crictl', 'ps'), []],
    ['looks at those of a cloud', '', runs('aws ec2 describe-instances'), []],
    ['writes its own access', '', script('aws eks update-kubeconfig --name a'), []],
    ['reboots its node', '', runs('nsenter', '-t', '1', 'reboot'), ['error acts-on-planned']],
    ['lets pods back', '', runs('kubectl', 'uncordon', 'a'), ['warning other-controller']],
    ['restarts pods', '', runs('kubectl', 'rollout', 'restart', 'ds/x'), ['warning other-controller']],
    ['is about another object', '', runs('kubectl', 'delete', 'pdb', 'other'), ['warning other-controller']],
    [
      'is there already, and the Job runs again',
      runs('kubectl', 'delete', 'pdb', 'web'),
      job({ command: ['kubectl', 'delete', 'pdb', 'web'], image: 'b' }),
      ['warning other-controller'],
    ],
    ['may be in what a script packs beyond what is unpacked', '', script(PACKED), ['error acts-on-planned']],
    [
      'may be in what an argument packs so',
      runs('sh', '-c', 'true'),
      runs('sh', '-c', `echo ${PACKED} | base64 -d | gunzip | sh`),
      ['error acts-on-planned'],
    ],
    ['may be in that as before', script(PACKED), script(PACKED, 'x'), []],
    ['only looks', '', runs('kubectl', 'get', 'pdb', 'web'), []],
    ['stays in a script of which something else changes', script(DRAIN), script(DRAIN, 'x'), []],
    ['leaves a script', script(DRAIN), script('kubectl get nodes'), []],
    ['leaves with its script', script(DRAIN), '', []],
  ])('%s', (_claim, before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });
});

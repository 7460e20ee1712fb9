import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, read, wholeFleet } from './fleet.js';
import { closeAll, serving } from './serving.js';

const TOKEN = 'secret-token-of-the-reader';

afterEach(closeAll);

/** A program of that name, with what it does. */
function program(name: string, script: string): object {
  const command = join(folder(), name);
  writeFileSync(command, `#!${process.execPath}\n${script}`, { mode: 0o755 });
  return { apiVersion: 'client.authentication.k8s.io/v1beta1', command, interactiveMode: 'IfAvailable' };
}

const GIVES = `console.log(JSON.stringify({
  apiVersion: JSON.parse(process.env.KUBERNETES_EXEC_INFO).apiVersion,
  kind: 'ExecCredential',
  status: { token: '${TOKEN}', expirationTimestamp: '2036-01-01T00:00:00Z' },
}));`;

/** Gives a token to one who calls it with these arguments only. */
const called = (args: readonly string[]): string =>
  `if (JSON.stringify(process.argv.slice(2)) !== ${JSON.stringify(JSON.stringify(args))}) process.exit(4);\n${GIVES}`;
/** Gives one to who says under which address, and with which certificate, the cluster is reached. */
const TELLS_CLUSTER = `const { cluster } = JSON.parse(process.env.KUBERNETES_EXEC_INFO).spec;
if (!cluster.server.startsWith('https://') || !cluster['certificate-authority-data']) process.exit(3);
${GIVES}`;

// As `aws eks update-kubeconfig`, `gcloud container clusters get-credentials` and `az aks get-credentials` write them.
test.each<[name: string, args: readonly string[], more: object]>([
  ['aws', ['--region', 'eu-central-1', 'eks', 'get-token', '--cluster-name', 'prod'], {}],
  ['gke-gcloud-auth-plugin', [], { provideClusterInfo: true, installHint: 'Install it' }],
  ['kubelogin', ['get-token', '--login', 'workloadidentity', '--server-id', 'a1'], {}],
])('the program of a cloud gives the token: %s', async (name, args, more) => {
  const user = { exec: { ...program(name, called(args)), args, ...more } };
  expect(
    (await read(await serving(wholeFleet(3), { token: TOKEN }), {}, { user })).snapshot.nodes,
  ).toHaveLength(3);
});

test('a program that asks for it is told which cluster it is for', async () => {
  const user = { exec: { ...program('teller', TELLS_CLUSTER), provideClusterInfo: true } };
  expect(
    (await read(await serving(wholeFleet(3), { token: TOKEN }), {}, { user })).snapshot.nodes,
  ).toHaveLength(3);
});

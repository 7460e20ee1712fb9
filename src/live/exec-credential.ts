import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parsedJson } from '../manifest/json/parsed.js';
import { isObject } from '../manifest/manifest.js';
import { visible } from '../manifest/words/visible.js';
import { codeOf } from '../output/file-errors.js';
import type { Credential } from './access.js';
import type { Surroundings } from './surroundings.js';
import { LiveFault, said } from './fault.js';
import { Part } from './part.js';

const TIME_MS = 60_000;
const MOST_BYTES = 1024 ** 2;
const FORMS = ['client.authentication.k8s.io/v1', 'client.authentication.k8s.io/v1beta1'];

/**
 * Runs the program that a kubeconfig names for credentials (`aws eks get-token`, `gke-gcloud-auth-plugin`, `kubelogin`), as client-go
 * does: no shell, its own environment and what the file adds. It is not asked anything, so one that must ask is an error. What it
 * prints is never shown; what it says to standard error is, where it fails. Throws a LiveFault.
 */
export async function execCredential(
  exec: Part,
  { folder, environment, clusterInfo }: Surroundings,
): Promise<Credential> {
  const command = exec.text('command') ?? '';
  const apiVersion = exec.text('apiVersion') ?? '';
  if (command === '' || !FORMS.includes(apiVersion))
    throw fault(
      command,
      `the kubeconfig gives it the form ${visible(apiVersion)}; ${FORMS.join(' and ')} are known`,
    );
  if (exec.text('interactiveMode') === 'Always')
    throw fault(
      command,
      'it must ask a person (interactiveMode: Always). Log in first, or take the snapshot with kubectl',
    );
  const added = exec.list('env').map((one) => [one.text('name') ?? '', one.text('value') ?? ''] as const);
  const cluster = exec.isTrue('provideClusterInfo') ? { cluster: clusterInfo } : {};
  const info = { apiVersion, kind: 'ExecCredential', spec: { interactive: false, ...cluster } };
  const answer = await run(isPath(command) ? resolve(folder, command) : command, exec.texts('args'), {
    ...environment,
    ...Object.fromEntries(added),
    KUBERNETES_EXEC_INFO: JSON.stringify(info),
  });
  return credentialIn(answer, command, apiVersion);
}

/** With a slash it counts from the folder of the kubeconfig, without one it is looked for as every program is. */
function isPath(command: string): boolean {
  return command.includes('/') || command.includes('\\');
}

function fault(command: string, why: string): LiveFault {
  return new LiveFault(
    'credential-plugin',
    `The kubeconfig's credential program ${visible(command)} gave nothing: ${why}.`,
  );
}

function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, [...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill(), TIME_MS);
    const [printed, told]: Buffer[][] = [[], []];
    let bytes = 0;
    const keep = (chunks: Buffer[] | undefined) => (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) child.kill();
      else chunks?.push(chunk);
    };
    child.stdout.on('data', keep(printed));
    child.stderr.on('data', keep(told));
    child.on('error', (error) => {
      clearTimeout(timer);
      const code = codeOf(error);
      failed(
        fault(
          command,
          code === 'ENOENT' ? 'there is no such program here. Install it' : `it can not be started (${code})`,
        ),
      );
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const words = said(Buffer.concat(told ?? []).toString('utf8'));
      if (code === 0) done(Buffer.concat(printed ?? []).toString('utf8'));
      else if (signal !== null)
        failed(fault(command, `it was ended after a minute, or for printing too much${words}`));
      else failed(fault(command, `it ended with ${code ?? 'no code'}${words}`));
    });
  });
}

function credentialIn(answer: string, command: string, apiVersion: string): Credential {
  const status = statusIn(answer, apiVersion);
  if (status === null) throw fault(command, `what it printed is no ExecCredential of ${apiVersion}`);
  const token = status.text('token');
  const cert = status.text('clientCertificateData');
  const key = status.text('clientKeyData');
  if (token === null && (cert === null || key === null))
    throw fault(command, 'its answer holds neither a token nor a certificate with its key');
  return {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...(cert === null ? {} : { cert }),
    ...(key === null ? {} : { key }),
  };
}

function statusIn(answer: string, apiVersion: string): Part | null {
  const value = parsedJson(answer);
  return isObject(value) && value['kind'] === 'ExecCredential' && value['apiVersion'] === apiVersion
    ? new Part(value['status'], 'status')
    : null;
}

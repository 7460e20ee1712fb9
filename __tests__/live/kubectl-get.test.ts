import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../src/edge/commands.js';
import { memoryOutput } from '../edge/memory-output.js';
import { toolFolder } from '../../scripts/unpack-tools.mjs';
import { kubectl } from '../../src/live/kubectl.js';
import { refused, startApi, type Trouble } from './api-server.js';
import { folder, kubeconfig } from './fleet.js';
import { faultOf, first } from './serving.js';

const waits: number[] = [];
const sleep = (ms: number): Promise<void> => {
  waits.push(ms);
  return Promise.resolve();
};

afterEach(() => {
  waits.length = 0;
});

/** A program that replaces kubectl. */
function stub(program: string): NodeJS.ProcessEnv {
  const tools = folder();
  writeFileSync(join(tools, 'kubectl'), `#!/bin/sh\n${program}\n`);
  chmodSync(join(tools, 'kubectl'), 0o755);
  return { PATH: `${tools}:/usr/bin:/bin` };
}

const asking = (environment: NodeJS.ProcessEnv, context: string | null = null, file = 'kube.config') =>
  kubectl({ kubeconfig: file, context, environment, sleep });

describe('kubectl: the real one, with a server on the loopback', () => {
  const environment = { PATH: toolFolder(), HOME: folder() };

  async function asked(trouble: Trouble, path = '/api/v1/pods?limit=500') {
    const api = await startApi({ kinds: [], trouble });
    try {
      return await asking(environment, 'prod', kubeconfig(api)).get(path);
    } finally {
      await api.close();
    }
  }

  test('kubectl: an answer is parsed, and the query arrives as it is', async () => {
    const body = { kind: 'PodList', items: [] };
    const seen: string[] = [];
    const answer = await asked((url) => {
      seen.push(url.pathname + url.search);
      return { code: 200, body };
    }, '/api/v1/pods?limit=5&continue=a%2Bb%3D');
    expect(answer).toEqual({ value: body });
    expect(seen).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.split('?')[1]))).toMatchObject({
      limit: '5',
      continue: 'a+b=',
    });
  });

  test.each([
    [403, 'Forbidden'],
    [404, 'NotFound'],
    [410, 'Expired'],
    [400, 'BadRequest'],
    [405, 'MethodNotAllowed'],
  ])('kubectl: a refusal with %i has the reason %s', async (code, reason) => {
    expect(await asked(() => refused(code, reason))).toEqual({
      reason,
      message: expect.stringContaining(`${reason} it is`) as unknown as string,
    });
    expect(waits).toEqual([]);
  });

  test('kubectl: an error of the server is asked again, with waits', async () => {
    const ok = { code: 200, body: { kind: 'A' } };
    const trouble = first(2, /pods/, refused(500, 'InternalError'));
    expect(await asked((url) => trouble(url) ?? ok)).toEqual({ value: { kind: 'A' } });
    expect(waits).toEqual([1000, 2000]);
  });

  test('kubectl: a login that is not taken is a fault', async () => {
    const fault = await faultOf(asked(() => refused(401, 'Unauthorized')));
    expect([fault.code, fault.message]).toEqual(['not-logged-in', expect.stringContaining('Log in again')]);
  });

  test('kubectl: a body that is not JSON has no value', async () => {
    expect(await asked(() => ({ code: 200, body: '<html>Sign in</html>' }))).toMatchObject({
      reason: 'not JSON',
    });
  });

  test('kubectl: a context that is not there is a fault with its words', async () => {
    const api = await startApi({ kinds: [] });
    const fault = await faultOf(asking(environment, 'nowhere', kubeconfig(api)).get('/api'));
    await api.close();
    expect(fault.message).toMatch(/context "nowhere" does not exist/);
  });

  test('kubectl: a server that is not there is asked again, and then a fault', async () => {
    const api = await startApi({ kinds: [] });
    const file = kubeconfig(api);
    await api.close();
    const fault = await faultOf(asking(environment, null, file).get('/api'));
    expect([fault.code, waits]).toEqual(['kubectl-failed', [1000, 2000, 4000]]);
  });
});

describe('kubectl: a program in its place', () => {
  test('kubectl: the file is given by the environment, the context as an option', async () => {
    const environment = { ...stub('echo "{\\"said\\": \\"$KUBECONFIG $KUBERC $*\\"}"') };
    expect(await asking(environment, 'prod', 'a:b').get('/api')).toEqual({
      value: { said: 'a:b off get --raw /api --request-timeout 120s --context prod' },
    });
  });

  test('kubectl: one that is not installed is named', async () => {
    const nowhere = join(folder(), 'bin');
    mkdirSync(nowhere);
    const fault = await faultOf(asking({ PATH: nowhere }).get('/api'));
    expect([fault.code, fault.message]).toEqual([
      'no-tool',
      expect.stringContaining('kubectl could not be started'),
    ]);
  });

  test('kubectl: the token of a page is in no message', async () => {
    const fault = await faultOf(
      asking(stub('echo no >&2; exit 1')).get('/api/v1/pods?limit=5&continue=SECRET'),
    );
    expect(fault.message).toContain('continue=…');
    expect(fault.message).not.toContain('SECRET');
  });

  test('kubectl: half of an answer is asked for again, and then has no value', async () => {
    const answer = await asking(stub('printf "{\\"items\\": ["')).get('/api');
    expect(answer).toMatchObject({ reason: 'not JSON' });
    expect(waits).toHaveLength(3);
  });
});

test('snapshot: a kubeconfig that does not exist is an error, as kubectl would ask another server', async () => {
  const { output, stderr } = memoryOutput();
  expect(await runCommand(['snapshot', '--kubeconfig', join(folder(), 'none')], output)).toBe(2);
  expect(stderr()).toMatch(/The kubeconfig .* does not exist\. .* \[kubectl-failed\]/);
});

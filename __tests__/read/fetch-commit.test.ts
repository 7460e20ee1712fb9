import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAt } from '../../src/read/git.js';
import { compiled } from '../compiled.js';
import { checkout } from '../github/gpu-repository.js';
import { type GitServer, gitServer } from './git-server.js';
import { createRepository, temporaryFolder } from './repository.js';

const root = temporaryFolder('fetch-commit');
const origin = createRepository(root, 'origin');
const base = origin.commit({ 'a.yaml': 'a: 1\n' });
const head = origin.commit({ 'a.yaml': 'a: 2\n' }, base);
origin.ref('refs/heads/main', head);
let count = 0;
let server: GitServer;

beforeAll(async () => {
  server = await gitServer(root);
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** A checkout of the head alone. */
function shallow(): string {
  const folder = join(root, `work-${(count += 1)}`);
  checkout(origin.folder, folder, 'refs/heads/main', 1);
  return folder;
}

/** In another process, as this one serves. */
async function fetched(
  repo: string,
  repository: string,
  { path = process.env['PATH'] ?? '', token = 'secret' } = {},
): Promise<string> {
  const script = `import(${JSON.stringify(compiled('src/read/git.ts'))}).then(({ fetchCommit }) => {
    const answer = fetchCommit(${JSON.stringify(repo)}, ${JSON.stringify(base)}, { repository: ${JSON.stringify(repository)}, token: ${JSON.stringify(token)} });
    process.stdout.write(answer.ok ? 'fetched' : answer.reason);
  })`;
  const child = spawn(process.execPath, ['-e', script], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  await new Promise((resolve) => child.on('close', resolve));
  return said;
}

const AUTHORIZATION = `basic ${Buffer.from('x-access-token:secret').toString('base64')}`;

describe('fetch commit: fetchCommit', () => {
  test('fetchCommit: the commit is there afterwards, asked for with the token', async () => {
    const repo = shallow();
    expect(fileAt(repo, base, 'a.yaml', 100).problems).toMatchObject([{ code: 'missing-object' }]);
    expect(await fetched(repo, `${server.url}/origin`)).toBe('fetched');
    expect(fileAt(repo, base, 'a.yaml', 100).bytes?.toString('utf8')).toBe('a: 1\n');
    expect(server.requests.at(-1)?.authorization?.toLowerCase()).toBe(AUTHORIZATION.toLowerCase());
  });

  test('fetchCommit: without a token no header is sent', async () => {
    expect(await fetched(shallow(), `${server.url}/origin`, { token: '' })).toBe('fetched');
    expect(server.requests.at(-1)?.authorization).toBeUndefined();
  });

  test('fetchCommit: a header that the checkout has is not sent beside the token', async () => {
    const repo = shallow();
    writeFileSync(
      join(repo, '.git/config'),
      `[http "${server.url}/"]\n\textraheader = AUTHORIZATION: basic old\n`,
      { flag: 'a' },
    );
    expect(await fetched(repo, `${server.url}/origin`)).toBe('fetched');
    expect(server.requests.at(-1)?.authorization?.toLowerCase()).toBe(AUTHORIZATION.toLowerCase());
  });

  test('fetchCommit: the token is not on the command line of git', async () => {
    const tools = join(root, 'tools');
    mkdirSync(tools);
    writeFileSync(join(tools, 'git'), `#!/bin/sh\necho "$@" > '${tools}/arguments'\n`);
    chmodSync(join(tools, 'git'), 0o755);
    expect(await fetched(shallow(), `${server.url}/origin`, { path: tools })).toBe('fetched');
    const said = readFileSync(join(tools, 'arguments'), 'utf8');
    expect(said).toContain(base);
    expect(said).not.toMatch(/secret|basic/);
    expect(said).not.toContain(Buffer.from('x-access-token:secret').toString('base64'));
  });

  test.each([
    ['a helper for credentials', '[credential]\n\thelper = "!touch RAN"\n'],
    ['a transport of its own', '[url "ext::sh -c touch% RAN"]\n\tinsteadOf = http\n'],
    ['a hook', '[core]\n\thooksPath = HOOKS\n'],
    ['a file system monitor', '[core]\n\tfsmonitor = "touch RAN"\n'],
    ['an upload program', '[remote "origin"]\n\turl = file:///x\n\tuploadpack = "touch RAN"\n'],
  ])('fetchCommit: configuration of the repository runs nothing: %s', async (_what, config) => {
    const repo = shallow();
    const ran = join(repo, 'ran');
    const hooks = join(repo, 'hooks');
    mkdirSync(hooks);
    writeFileSync(join(hooks, 'reference-transaction'), `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 });
    const text = config.replaceAll('RAN', ran).replaceAll('HOOKS', hooks);
    writeFileSync(join(repo, '.git/config'), text, { flag: 'a' });
    await fetched(repo, `${server.url}/origin`);
    expect(existsSync(ran)).toBe(false);
  });

  test('fetchCommit: a repository that is not there is a failure with the reason of git', async () => {
    expect(await fetched(shallow(), `${server.url}/nothing`)).toMatch(/not found/);
  });
});

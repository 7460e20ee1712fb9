import type { Octokit } from '../../src/github/client.js';
import { organisationConfig } from '../../src/github/configuration.js';

const TEXT = 'version: 1\npreset: strict\n';
const COMMIT = 'a'.repeat(40);
const FILE = {
  type: 'file',
  encoding: 'base64',
  size: TEXT.length,
  content: Buffer.from(TEXT).toString('base64'),
};

/** A GitHub that answers so, and what it was asked for. */
function github(answer: () => unknown): { octokit: Octokit; asked: unknown[] } {
  const asked: unknown[] = [];
  const getContent = (wanted: unknown) => {
    asked.push(wanted);
    return Promise.resolve().then(() => ({ data: answer() }));
  };
  return { octokit: { rest: { repos: { getContent } } } as unknown as Octokit, asked };
}

describe('the configuration of an organisation', () => {
  test('is read at the commit that is named', async () => {
    const { octokit, asked } = github(() => FILE);
    expect(await organisationConfig(octokit, `acme/rules/ops/fleet.yml@${COMMIT}`)).toBe(TEXT);
    expect(asked).toEqual([{ owner: 'acme', repo: 'rules', path: 'ops/fleet.yml', ref: COMMIT }]);
  });

  test.each([
    ['a branch', 'acme/rules/fleet.yml@main'],
    ['a tag', 'acme/rules/fleet.yml@v1'],
    ['a short commit id', 'acme/rules/fleet.yml@aaaaaaa'],
    ['a commit id that goes on', `acme/rules/fleet.yml@${COMMIT}a`],
    ['a branch that begins like a commit id', `acme/rules/fleet.yml@${COMMIT}/x`],
    ['a commit id in capitals, which may be a branch', `acme/rules/fleet.yml@${'A'.repeat(40)}`],
    ['no commit', 'acme/rules/fleet.yml'],
    ['no path', `acme/rules@${COMMIT}`],
  ])('is not read where the reference names %s', async (_claim, reference) => {
    const { octokit, asked } = github(() => FILE);
    await expect(organisationConfig(octokit, reference)).rejects.toThrow('must be OWNER/REPO/PATH@COMMIT');
    expect(asked).toEqual([]);
  });

  test.each([
    ['half of it', { ...FILE, content: FILE.content.slice(0, 12) }, 'only a part'],
    ['none of a large one', { ...FILE, encoding: 'none', content: '' }, 'only a part'],
    ['a folder', [FILE], 'does not name a file'],
    ['a link', { ...FILE, type: 'symlink' }, 'does not name a file'],
    ['a submodule', { ...FILE, type: 'submodule' }, 'does not name a file'],
  ])('is not used where GitHub gives %s', async (_claim, answer, message) => {
    const { octokit } = github(() => answer);
    await expect(organisationConfig(octokit, `acme/rules/fleet.yml@${COMMIT}`)).rejects.toThrow(message);
  });

  test('that may not be read is an error without the text of the host', async () => {
    const refusal = Object.assign(new Error('token ghs_secret may not'), { status: 404 });
    const { octokit } = github(() => {
      throw refusal;
    });
    const said = await organisationConfig(octokit, `acme/rules/fleet.yml@${COMMIT}`).catch(String);
    expect(said).toContain('acme/rules/fleet.yml of config-ref cannot be read: GitHub answered 404.');
    expect(said).not.toContain('secret');
  });
});

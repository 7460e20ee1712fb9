import type { Octokit } from '../../src/github/client.js';
import { configOf, organisationConfig } from '../../src/github/configuration.js';
import { DEFAULT_CONFIG } from '../../src/config/read.js';
import { type Content, createRepository, testFolder } from '../read/repository.js';
import { messageOf } from '../messages.js';
import { toPlain } from '../../src/text/render.js';

const root = testFolder('configuration-edits');
const repository = createRepository(root, 'repository');
const FILE = 'ops/fleet.yml';
const STRICT = 'version: 1\nfailOn: warning\n';
const LENIENT = 'version: 1\nfailOn: lenient\n';
const BROKEN = 'version: 1\nfailOnn: warning\n';
const LINK: Content = { mode: '120000', text: '/etc/passwd' };
/** A setting that is read, and then more bytes than a configuration may have. */
const LARGE = `${STRICT}#${'x'.repeat(256 * 1024)}\n`;

interface Given {
  readonly trusted?: Content | undefined;
  readonly base?: Content | undefined;
  readonly head?: Content | undefined;
}

const commit = (content: Content | undefined, path: string) =>
  repository.commit({ 'README.md': 'words', ...(content === undefined ? {} : { [path]: content }) });

/** The configuration of a run whose commits hold it so; the base is the trusted commit by default. */
function read(
  given: Given,
  { file = FILE, base = undefined as string | null | undefined, configRef = null as string | null } = {},
) {
  const trusted = commit(given.trusted, file);
  const commits = {
    base: base === undefined ? ('base' in given ? commit(given.base, file) : trusted) : base,
    head: 'head' in given ? commit(given.head, file) : trusted,
    trusted,
  };
  const unused = () => Promise.reject(new Error('not asked for'));
  const organisation = (reference: string) => Promise.resolve(reference === 'a/b/c@d' ? STRICT : BROKEN);
  return configOf(
    { config: file, configRef },
    commits,
    repository.folder,
    configRef === null ? unused : organisation,
  );
}

/** What a reader sees of it. */
async function readFor(...args: Parameters<typeof read>) {
  const { config, isUsable, problems, notices, proposed, rulesFrom } = await read(...args);
  return {
    failOn: config.failOn,
    isUsable,
    problems: problems.map(({ severity, code }) => `${severity} ${code}`),
    isNoticed: notices.length > 0,
    proposes: proposed && (proposed.text ?? 'none'),
    rulesFrom,
  };
}

const GOOD = { failOn: 'warning', isUsable: true, problems: [], isNoticed: false, proposes: null };
const REFUSED = { failOn: 'error', isUsable: false, isNoticed: false, proposes: null };

describe('configuration: a configuration of the base that cannot be used is an error, and says why', () => {
  test.each([
    ['a setting that there is not', BROKEN],
    ['bytes that are no text', Buffer.of(0xff)],
  ])('%s', async (_claim, trusted) => {
    const read = await readFor({ trusted });
    expect(read).toMatchObject({ ...REFUSED, rulesFrom: 'the built-in defaults' });
    expect(read.problems).toEqual(['error invalid-config', expect.stringMatching(/^error /)]);
  });

  test.each([
    ['a link', LINK],
    ['a submodule', { mode: '160000', text: '' }],
    ['more bytes than a person writes', LARGE],
  ])('%s', async (_claim, trusted) => {
    const read = await readFor({ trusted });
    expect(read).toMatchObject(REFUSED);
    expect(read.problems.filter((problem) => problem.startsWith('error'))).toHaveLength(1);
    // Not one that could not be found, where nothing but the default name is allowed to be absent.
    expect(read.rulesFrom).toMatch(/built-in defaults \(no ops\/fleet\.yml of commit \w{7}\)/);
  });

  test('the change may mend it, which is an edit of the defaults that stood in', async () => {
    const { proposed, problems } = await read({ trusted: BROKEN, head: STRICT });
    expect(problems[0]).toMatchObject({ severity: 'error', code: 'invalid-config' });
    expect(proposed).toMatchObject({ file: FILE, text: STRICT, isFirst: false });
    expect(proposed?.before.failOn).toBe('error');
  });
});

describe('configuration: the configuration of the trusted commit', () => {
  test('and not that of the commit that is compared with', async () => {
    expect(await readFor({ trusted: STRICT, base: LENIENT, head: STRICT })).toMatchObject(GOOD);
    expect(await readFor({ trusted: STRICT, base: LENIENT, head: LENIENT })).toMatchObject(GOOD);
  });

  test('and not that of the change', async () => {
    expect(await readFor({ trusted: STRICT, head: LENIENT })).toEqual({
      ...GOOD,
      isNoticed: true,
      proposes: LENIENT,
      rulesFrom: expect.stringMatching(/^ops\/fleet\.yml of commit \w{7}$/),
    });
  });

  test('which the change may edit only by what it edits itself', async () => {
    // The base branch went on after the change left it; what the change never touched is not its edit.
    const other = 'version: 1\nfailOn: warning\nhorizon: 8d\n';
    expect(await readFor({ trusted: STRICT, base: LENIENT, head: other })).toMatchObject({ proposes: other });
    expect(await readFor({ trusted: STRICT, base: undefined, head: LENIENT })).toMatchObject({
      proposes: LENIENT,
    });
  });
});

describe('configuration: an edit of the configuration', () => {
  test('that takes it away is one', async () => {
    expect(await readFor({ trusted: STRICT, head: undefined })).toMatchObject({
      failOn: 'warning',
      isNoticed: true,
      proposes: 'none',
    });
    const { proposed } = await read({ trusted: STRICT, head: undefined });
    expect(proposed).toMatchObject({ text: null, isFirst: false });
  });

  test('that adds the first one is one', async () => {
    const { proposed, notices } = await read({ head: LENIENT }, { file: DEFAULT_CONFIG });
    expect(proposed).toMatchObject({ text: LENIENT, isFirst: true, file: DEFAULT_CONFIG });
    expect(notices).toHaveLength(1);
  });

  test.each([
    ['a link', LINK, 'link'],
    ['bytes that are no text', Buffer.of(0xff), 'UTF-8'],
    ['more than 256 KiB', LARGE, '262,144'],
  ])('that makes it %s is an error with its reason and a notice', async (_claim, head, reason) => {
    for (const trusted of [STRICT, undefined]) {
      const { problems, notices, proposed } = await read({ trusted, head }, { file: DEFAULT_CONFIG });
      expect(problems).toEqual([expect.objectContaining({ severity: 'error', code: 'invalid-config' })]);
      expect(messageOf(problems[0])).toContain(reason);
      expect(notices.map(toPlain)).toEqual([expect.stringContaining('edits the fleetplan configuration')]);
      expect(proposed).toBeNull();
    }
  });

  test('is none where nothing is compared, or head and trusted are one commit', async () => {
    expect(await readFor({ trusted: STRICT, head: LENIENT }, { base: null })).toMatchObject(GOOD);
    expect(await readFor({ trusted: STRICT, base: LENIENT })).toMatchObject(GOOD);
  });

  test('is none where the bytes are the same', async () => {
    expect(await readFor({ trusted: STRICT, head: STRICT })).toMatchObject(GOOD);
    expect(await readFor({ trusted: STRICT, base: undefined, head: STRICT })).toMatchObject(GOOD);
  });
});

describe('configuration: a configuration of the organisation', () => {
  test('config-ref: the configuration of the repository is not read', async () => {
    expect(await readFor({ trusted: LENIENT, head: LINK }, { configRef: 'a/b/c@d' })).toEqual({
      ...GOOD,
      rulesFrom: 'a/b/c@d',
    });
  });

  test('that cannot be used is an error', async () => {
    const read = await readFor({ trusted: STRICT }, { configRef: 'a/b/c@e' });
    expect(read).toMatchObject(REFUSED);
    expect(read.problems[0]).toBe('error invalid-config');
  });
});

describe('configuration: the configuration of the action', () => {
  test('that is named and is nowhere is an error, not the defaults', async () => {
    await expect(read({})).rejects.toThrow(/There is no ops\/fleet\.yml of commit \w{7}\./);
  });

  test('of the default name may be absent', async () => {
    expect(await read({}, { file: DEFAULT_CONFIG })).toMatchObject({
      rulesFrom: expect.stringMatching(
        /^the built-in defaults \(no \.github\/fleetplan\.yml of commit \w{7}\)$/,
      ),
      problems: [],
    });
  });

  test('that the change adds under another name counts from the next change on', async () => {
    expect(await readFor({ head: STRICT })).toMatchObject({ failOn: 'error', isNoticed: true });
  });
});

const COMMIT = 'a'.repeat(40);
const ANSWER = {
  type: 'file',
  encoding: 'base64',
  size: STRICT.length,
  content: Buffer.from(STRICT).toString('base64'),
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

describe('configuration: the file of config-ref', () => {
  test('is read at the commit that is named', async () => {
    const { octokit, asked } = github(() => ANSWER);
    expect(await organisationConfig(octokit, `acme/rules/ops/fleet.yml@${COMMIT}`)).toBe(STRICT);
    expect(asked).toEqual([{ owner: 'acme', repo: 'rules', path: 'ops/fleet.yml', ref: COMMIT }]);
  });

  test.each([
    ['a branch', 'acme/rules/fleet.yml@main'],
    ['a tag', 'acme/rules/fleet.yml@v1'],
    ['a short commit id', 'acme/rules/fleet.yml@aaaaaaa'],
    ['a longer commit id', `acme/rules/fleet.yml@${COMMIT}a`],
    ['a branch that begins like a commit id', `acme/rules/fleet.yml@${COMMIT}/x`],
    ['a commit id in capitals, which may be a branch', `acme/rules/fleet.yml@${'A'.repeat(40)}`],
    ['no commit', 'acme/rules/fleet.yml'],
    ['no path', `acme/rules@${COMMIT}`],
  ])('is not read where the reference names %s', async (_claim, reference) => {
    const { octokit, asked } = github(() => ANSWER);
    await expect(organisationConfig(octokit, reference)).rejects.toThrow('must be OWNER/REPO/PATH@COMMIT');
    expect(asked).toEqual([]);
  });

  test.each([
    ['half of it', { ...ANSWER, content: ANSWER.content.slice(0, 12) }, 'only a part'],
    ['none of a large one', { ...ANSWER, encoding: 'none', content: '' }, 'only a part'],
    ['a folder', [ANSWER], 'does not name a file'],
    ['a link', { ...ANSWER, type: 'symlink' }, 'does not name a file'],
    ['a submodule', { ...ANSWER, type: 'submodule' }, 'does not name a file'],
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

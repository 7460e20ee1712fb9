import { rmSync } from 'node:fs';
import { toPlain } from '../../src/text/render.js';
import { configOf } from '../../src/github/configuration.js';
import { DEFAULT_CONFIG } from '../../src/config/read.js';
import { readInputs } from '../../src/github/inputs.js';
import { createRepository, type Paths, temporaryFolder } from '../read/repository.js';

const root = temporaryFolder('configuration');
const repository = createRepository(root, 'repository');
const OTHER = 'ops/fleet.yml';
const STRICT = 'version: 1\npreset: strict\n';

afterAll(() => {
  rmSync(root, { recursive: true });
});

function read(config: string, base: Paths, head: Paths) {
  const from = repository.commit(base);
  const commits = {
    base: from,
    head: repository.commit(head),
    trusted: from,
    baseLabel: 'base 1234567',
    headLabel: 'head 1234567',
    trustedLabel: 'base 1234567',
  };
  const unused = () => Promise.reject(new Error('not asked for'));
  return configOf({ config, configRef: null }, commits, repository.folder, unused);
}

const EMPTY = { 'README.md': 'words' };

describe('the configuration of the action', () => {
  test('that is named and is nowhere is an error, not the defaults', async () => {
    await expect(read(OTHER, EMPTY, EMPTY)).rejects.toThrow('There is no ops/fleet.yml of base 1234567.');
  });

  test('of the default name may be absent', async () => {
    const { rulesFrom, problems } = await read(DEFAULT_CONFIG, EMPTY, EMPTY);
    expect({ rulesFrom, problems }).toEqual({
      rulesFrom: 'the built-in defaults (no .github/fleetplan.yml of base 1234567)',
      problems: [],
    });
  });

  test('that the change adds under another name judges from the next change on', async () => {
    const { config, notices } = await read(OTHER, EMPTY, { [OTHER]: STRICT });
    expect(config.preset).toBe('recommended');
    expect(notices.map(toPlain)).toEqual([expect.stringContaining('edits the fleetplan configuration')]);
  });

  test.each([
    ['a link', { mode: '120000', text: '/etc/passwd' }],
    ['no text', Buffer.of(0xff)],
    ['a submodule', { mode: '160000', text: '' }],
  ])('that the change makes %s is an error', async (_claim, content) => {
    const { config, problems } = await read(OTHER, { [OTHER]: STRICT }, { [OTHER]: content });
    expect(config.preset).toBe('strict');
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error invalid-config']);
  });

  test('that the change takes away judges it still', async () => {
    expect((await read(OTHER, { [OTHER]: STRICT }, EMPTY)).config.preset).toBe('strict');
  });
});

describe('the input config', () => {
  afterEach(() => {
    delete process.env['INPUT_CONFIG'];
  });

  test.each(['../x.yml', 'a/../../x.yml', '/etc/x.yml'])(
    '%s is outside of the repository: an error',
    (path) => {
      process.env['INPUT_CONFIG'] = path;
      expect(() => readInputs()).toThrow(
        `The input config must be a path inside the repository, not "${path}".`,
      );
    },
  );

  test('may be written with steps that lead nowhere', () => {
    process.env['INPUT_CONFIG'] = './ops/../.github/fleetplan.yml';
    expect(readInputs().config).toBe(DEFAULT_CONFIG);
  });
});

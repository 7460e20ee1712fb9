import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiled } from '../compiled.js';
import { testFolder } from '../read/repository.js';

/** What the system can do to a run that saves a file. Each is a process of its own, in which a call of the system fails. */
const root = testFolder('save-faults');
const NOBODY = 65_534;
/** Readable for every user, wherever the project lies; Node.js itself may not be, so a run becomes somebody else only once it is there. */
const code = join(root, 'code');
for (const path of ['output/save', 'text/file-errors']) {
  mkdirSync(join(code, dirname(path)), { recursive: true });
  copyFileSync(compiled(`src/${path}.ts`), join(code, `${path}.js`));
}
writeFileSync(join(code, 'package.json'), '{ "type": "module" }\n');
chmodSync(root, 0o755);

let folders = 0;

/** A folder with an old file, and what saving a new one over it came to. */
function saving(fault: string, user: { readonly uid?: number; readonly mode?: number } = {}) {
  folders += 1;
  const folder = join(root, String(folders));
  const path = join(folder, 'a');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  writeFileSync(path, 'old\n');
  chmodSync(path, user.mode ?? 0o666);
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const failing = (code) => () => { throw Object.assign(new Error(code), { code }); };
    ${fault}
    syncBuiltinESMExports();
    const { saveFile } = await import(${JSON.stringify(`file://${code}/output/save.js`)});
    ${user.uid === undefined ? '' : `process.setgroups([]); process.setgid(${user.uid}); process.setuid(${user.uid});`}
    try { saveFile(process.argv[1], 'new\\n'); } catch (error) { console.log(error.code); }`;
  const run = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script, path], {
      cwd: code,
      encoding: 'utf8',
      env: {},
    });
  const { stdout, signal } = run();
  return {
    said: stdout.trim(),
    signal,
    content: readFileSync(path, 'utf8'),
    names: readdirSync(folder),
    path,
  };
}

describe('save faults: a file that is saved where the system fails', () => {
  test.each([
    ['that is full, as it says when bytes are written', "fs.writeFileSync = failing('ENOSPC');", 'ENOSPC'],
    ['that is full, as it says when all is written', "fs.fsyncSync = failing('ENOSPC');", 'ENOSPC'],
    ['whose quota is used up', "fs.fsyncSync = failing('EDQUOT');", 'EDQUOT'],
    ['that breaks', "fs.renameSync = failing('EIO');", 'EIO'],
  ])('on a disk %s leaves the old one, and nothing beside it', (_claim, fault, code) => {
    expect(saving(fault)).toMatchObject({ said: code, content: 'old\n', names: ['a'] });
  });

  test.each(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EXDEV'])(
    'where it may be written and not replaced (%s) is written in its place',
    (code) => {
      expect(saving(`fs.renameSync = failing('${code}');`)).toMatchObject({
        said: '',
        content: 'new\n',
        names: ['a'],
      });
    },
  );

  test('by a run that is killed leaves the old one, and what it left is in nobody’s way', () => {
    const killed = saving("fs.renameSync = () => process.kill(process.pid, 'SIGKILL');");
    expect(killed).toMatchObject({ signal: 'SIGKILL', content: 'old\n', names: [expect.any(String), 'a'] });
    const next = `
      fs.writeFileSync(process.argv[1].replace(/a$/, ${JSON.stringify(killed.names[0])}), 'half');
      fs.renameSync(process.argv[1], process.argv[1]);`;
    expect(saving(next)).toMatchObject({ said: '', content: 'new\n' });
  });

  // The superuser may write what is read-only, so nobody does it there.
  test('where the old one is read-only is refused', () => {
    const user = process.getuid?.() === 0 ? { uid: NOBODY } : {};
    expect(saving('', { ...user, mode: 0o444 })).toMatchObject({
      said: 'EACCES',
      content: 'old\n',
      names: ['a'],
    });
  });
});

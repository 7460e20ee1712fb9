import { spawnSync } from 'node:child_process';
import { compiled } from '../compiled.js';

const AT_END = compiled('src/read/at-end.ts');

/** A process that has something to clean up, and waits; `what` happens to it. */
function ended(what: string) {
  const script = `import(${JSON.stringify(AT_END)}).then(({ atEnd }) => {
    const undo = atEnd(() => process.stdout.write('cleaned'));
    setTimeout(() => process.stdout.write(' late'), 20_000).unref();
    const wait = setInterval(() => undefined, 1_000);
    ${what}
  })`;
  const { status, signal, stdout } = spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, signal, stdout };
}

describe('at end: what is there for a while only', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'is cleaned up at %s, which still ends the process',
    (signal) => {
      const kill = `process.kill(process.pid, '${signal}')`;
      expect(ended(kill)).toEqual({ status: null, signal, stdout: 'cleaned' });
    },
  );

  test('is cleaned up where the process ends itself', () => {
    expect(ended('process.exit(2)')).toEqual({ status: 2, signal: null, stdout: 'cleaned' });
  });

  test('is left to others once it is taken back', () => {
    expect(ended('undo(); clearInterval(wait);')).toEqual({ status: 0, signal: null, stdout: '' });
    expect(ended(`undo(); process.kill(process.pid, 'SIGTERM')`)).toMatchObject({
      signal: 'SIGTERM',
      stdout: '',
    });
  });

  test('is all cleaned up where there are two of them', () => {
    const two = `atEnd(() => process.stdout.write(' twice')); process.kill(process.pid, 'SIGTERM')`;
    expect(ended(two)).toEqual({ status: null, signal: 'SIGTERM', stdout: 'cleaned twice' });
  });
});

import { Signs, Watch } from '../../src/rollout/signs.js';

const OWN = new Set(['a', 'b']);
const isOwn = (name: string): boolean => OWN.has(name);

describe('watch', () => {
  test('watch: a controller sees changes since its last look, but for its own', () => {
    const signs = new Signs(true);
    const watch = new Watch('mine', isOwn);
    signs.put('unready', 'a', 'mine');
    expect(signs.look(watch)).toEqual([]);
    signs.put('unready', 'b', 'other');
    signs.put('leaving', 'c', 'other');
    expect(signs.look(watch)).toEqual(['b']);
    expect([...watch.seen.unready]).toEqual(['b']);
    expect(signs.look(watch)).toEqual([]);
    signs.take('unready', 'b', 'other');
    expect(signs.look(watch)).toEqual(['b']);
    expect([...watch.seen.unready]).toEqual([]);
  });

  test('watch: a copy continues from the last look of the original', () => {
    const signs = new Signs(true);
    const watch = new Watch('mine', isOwn);
    signs.put('leaving', 'a', 'other');
    signs.look(watch);
    signs.put('unready', 'b', 'other');
    const [copy, copied] = [signs.fork(), watch.fork()];
    expect(copy.look(copied)).toEqual(['b']);
    expect([...copied.seen.leaving]).toEqual(['a']);
    expect([...watch.seen.unready]).toEqual([]);
    expect(signs.look(watch)).toEqual(['b']);
  });

  test('watch: a deleted target has no signs', () => {
    const signs = new Signs(true);
    const watch = new Watch('mine', isOwn);
    signs.put('leaving', 'a', 'other');
    signs.look(watch);
    signs.drop('a');
    expect(signs.look(watch)).toEqual(['a']);
    expect([...watch.seen.leaving]).toEqual([]);
  });

  test('watch: hidden signs of unready targets are remembered as unknown', () => {
    const signs = new Signs(false);
    const watch = new Watch('mine', isOwn);
    signs.put('unready', 'a', 'other');
    expect(signs.look(watch)).toEqual([]);
    expect(signs.unknowns.unready).toBe(true);
    const copy = signs.fork();
    expect(copy.unknowns.unready).toBe(false);
  });

  test('watch: a change is read once, however many targets have signs', () => {
    const signs = new Signs(true);
    let asked = 0;
    const watch = new Watch('mine', (name) => {
      asked++;
      return isOwn(name);
    });
    for (let i = 0; i < 1000; i++) {
      signs.put('leaving', `node-${i}`, 'other');
      signs.look(watch);
    }
    expect(asked).toBe(1000);
  });
});

import { Line } from '../../../src/systems/system-upgrade-controller/simulation/line.js';

const node = (name: string, isApplying = false) => ({ name, isApplying, dead: null });
const names = (nodes: readonly { readonly name: string }[]): string[] => nodes.map(({ name }) => name);

describe('nodes that wait for a place', () => {
  test('are taken in their order, each once', () => {
    const line = Line.of(['a', 'b', 'c', 'd', 'e'].map((name) => node(name)));
    expect(
      [line.take(2), line.take(0), line.take(-1), line.take(2), line.take(5), line.take(1)].map(names),
    ).toEqual([['a', 'b'], [], [], ['c', 'd'], ['e'], []]);
    expect(line.size).toBe(0);
  });

  test('are counted as long as they wait, and so are those that have a place already', () => {
    const line = Line.of([node('a', true), node('b'), node('c', true)]);
    const counts = [1, 1, 1].map((count) => {
      line.take(count);
      return [line.size, line.applying];
    });
    expect(counts).toEqual([
      [2, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  test('leave the line where they are deleted, and come at its end where another stands in their place', () => {
    const line = Line.of(['a', 'b', 'c'].map((name) => node(name)));
    line.take(1);
    line.drop('b');
    line.push(node('b'));
    line.drop('a');
    expect([line.size, names(line.take(9))]).toEqual([2, ['c', 'b']]);
  });

  test('go their own way in a copy', () => {
    const line = Line.of(['a', 'b', 'c'].map((name) => node(name)));
    line.take(1);
    const copy = line.fork();
    copy.drop('b');
    copy.push(node('d'));
    expect([names(line.take(9)), names(copy.take(9))]).toEqual([
      ['b', 'c'],
      ['c', 'd'],
    ]);
  });
});

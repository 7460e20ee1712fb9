import { readLegs } from '../../src/merge/leg.js';
import { toPlain } from '../../src/text/render.js';
import { report } from './legs.js';

test.each([
  ['verdict', '"verdict":"fail","verdict":"pass"'],
  ['verdict, once in other letters', '"v\\u0065rdict":"fail","verdict":"pass"'],
  ['list of findings', '"findings":[{}],"verdict":"pass","findings":[]'],
])('a report that holds its %s twice is refused, as a reader may take either', (_claim, twice) => {
  const whole = JSON.stringify(report('a'));
  const doubled = whole.replace(/"verdict":"pass"/, () => twice);
  expect(doubled).not.toBe(whole);
  expect(readLegs('a.json', 'a', whole)).toHaveLength(1);
  const read = readLegs('a.json', 'a', doubled);
  expect('why' in read ? toPlain(read.why) : 'read').toContain('a key is there twice');
});

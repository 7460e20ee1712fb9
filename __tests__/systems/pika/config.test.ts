import { readConfig } from '../../../src/systems/pika/objects/config.js';

function nanosOf(text: string): bigint | null {
  const reading = readConfig(text);
  return reading.accepted ? reading.slaPeriodNanos : null;
}

function errorOf(text: string): string | null {
  const reading = readConfig(text);
  return reading.accepted ? null : reading.error;
}

const HOUR = 3_600_000_000_000n;

describe('the period of the SLA', () => {
  test.each([
    ['24h', 24n * HOUR],
    ['"1.5h"', (3n * HOUR) / 2n],
    ['!!str 1h', HOUR],
    ['|-\n  1h', HOUR],
  ])('%j is a Go duration', (text, nanos) => {
    expect(nanosOf(`slaPeriod: ${text}`)).toBe(nanos);
  });

  test.each([
    ['60', 60n],
    ['1_000', 1000n],
    ['0x10', 16n],
    ['010', 8n],
    ['1.9', 1n],
    ['08', 8n],
    ['!!int "5"', 5n],
  ])('%s without a unit is nanoseconds', (text, nanos) => {
    expect(nanosOf(`slaPeriod: ${text}`)).toBe(nanos);
  });

  test.each([
    ['1d', '!!str `1d`'],
    ['"60"', '!!str `60`'],
    ['24 h', '!!str `24 h`'],
    ['yes', '!!bool `yes`'],
    ['2024-01-31', '!!timestamp `2024-01-31`'],
    ['2024-02-31', '!!str `2024-02-31`'],
    ['2024-01-31 10:00:00', '!!timestamp `2024-01...`'],
    ['2024-01-31T10:00:00Z', '!!timestamp `2024-01...`'],
    ['2024-01-31T10:00:00', '!!str `2024-01...`'],
    ['.inf', '!!float `.inf`'],
    ['[1h]', '!!seq'],
    ['{h: 1}', '!!map'],
  ])('%s is none', (text, shown) => {
    const error = `yaml: unmarshal errors:\n  line 1: cannot unmarshal ${shown} into time.Duration`;
    expect(errorOf(`slaPeriod: ${text}`)).toBe(error);
  });

  test.each([
    '',
    '# nothing',
    'slaperiod: 1h',
    'slaPeriod:',
    'slaPeriod: ~',
    'slaPeriod: 0',
    'slaPeriod: -1h',
    'slaPeriod: -.inf',
  ])('%j defines none', (text) => {
    expect(errorOf(text)).toBe('slaPeriod is not defined');
  });
});

describe('the file', () => {
  test('may hold other keys, and the last of several counts', () => {
    expect(nanosOf('maxParallel: 3\nslaPeriod: 1h\nslaPeriod: 2h\n')).toBe(2n * HOUR);
  });

  test('names every wrong value with its line', () => {
    expect(errorOf('slaPeriod: 1d\nslaPeriod: 2d')).toBe(
      'yaml: unmarshal errors:\n' +
        '  line 1: cannot unmarshal !!str `1d` into time.Duration\n' +
        '  line 2: cannot unmarshal !!str `2d` into time.Duration',
    );
  });

  test('follows an alias, and blames the line of its anchor', () => {
    expect(nanosOf('a: &p 1h\nslaPeriod: *p')).toBe(HOUR);
    expect(errorOf('a: &p 1d\nslaPeriod: *p')).toContain('line 1:');
  });

  test('is read up to the end of its first document', () => {
    expect(nanosOf('slaPeriod: 1h\n---\nslaPeriod: 2h')).toBe(HOUR);
  });

  test.each([
    ['1h', 'yaml: unmarshal errors:\n  line 1: cannot unmarshal !!str `1h` into config.Config'],
    ['- slaPeriod: 1h', 'yaml: unmarshal errors:\n  line 1: cannot unmarshal !!seq into config.Config'],
    ['slaPeriod: !!int 1h', 'yaml: cannot decode !!str `1h` as a !!int'],
    ['slaPeriod: 1h: 2h', 'yaml: mapping values are not allowed in this context'],
    ['a: b\nslaPeriod: 1h: 2h', 'yaml: line 2: mapping values are not allowed in this context'],
    ['[', /^yaml: /],
    ['['.repeat(5000), 'yaml: exceeded max depth'],
  ])('%j is none', (text, error) => {
    expect(errorOf(text)).toMatch(error);
  });
});

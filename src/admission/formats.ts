import { goDurationNanos, isCalendarDay } from '../manifest/quantity.js';
import { Unsupported } from './unsupported.js';

const DATE_TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;
const BASE_64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isDateTime,
  datetime: isDateTime,
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isCalendarDay(text),
  byte: (text) => BASE_64.test(text),
  uuid: (text) => UUID.test(text),
  duration: isDuration,
  password: () => true,
};

/** Formats that the API server checks and that are not checked here. Any other name is none to it, and checks nothing. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['bsonobjectid', 'uri', 'email', 'hostname', 'ipv4', 'ipv6', 'cidr', 'mac', 'uuid3', 'uuid4', 'uuid5'],
  ...['isbn', 'isbn10', 'isbn13', 'creditcard', 'ssn', 'hexcolor', 'rgbcolor'],
  ...['k8s-short-name', 'k8s-long-name'],
]);

/** True where a text has a format. Throws Unsupported for a format that is not known here. */
export function isOfFormat(format: string, text: string): boolean {
  const check = Object.hasOwn(CHECKS, format) ? CHECKS[format] : undefined;
  if (check) return check(text);
  if (OTHERS.has(format)) throw new Unsupported(`its schema asks for the format ${format}`);
  return true;
}

function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && isCalendarDay(text) && !Number.isNaN(Date.parse(text));
}

/** As Go's durations; the API server also takes words such as `3 days`, of which nothing is said here. */
function isDuration(text: string): boolean {
  if (goDurationNanos(text) !== null) return true;
  if (/[a-z]{3,}|[dw]/i.test(text)) throw new Unsupported('its schema asks for a duration in words');
  return false;
}

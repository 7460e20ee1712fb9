import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime
} from "./part-QX2GKHS3.js";
import {
  isCalendarDay
} from "./part-GV3MU4HU.js";
import {
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime
} from "./part-WEQH3R63.js";
import {
  __export
} from "./part-D3OZZGUA.js";

// src/config/duration.ts
var UNITS_MS = { s: 1e3, m: 6e4, h: 36e5, d: 864e5 };
var LONGEST_MS = 3660 * 864e5;
function parseDuration(text) {
  const match = /^(\d{1,7})(s|m|h|d)$/.exec(text);
  const unit = match?.[2] === void 0 ? void 0 : UNITS_MS[match[2]];
  if (!match || unit === void 0) return null;
  const ms = Number(match[1]) * unit;
  return ms <= LONGEST_MS ? ms : null;
}
function writeDuration(ms) {
  const [unit, size] = Object.entries(UNITS_MS).findLast(([, length]) => ms % length === 0) ?? ["s", 1e3];
  return ms === 0 ? "0s" : `${ms / size}${unit}`;
}
var CLOCK = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`;
var ZONE = String.raw`(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`;
var INSTANT = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);
function parseInstant(text) {
  return INSTANT.test(text) && isCalendarDay(text) ? Date.parse(text) : null;
}
var WALL_CLOCK = new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?$`);
function parseWallClock(text) {
  if (!WALL_CLOCK.test(text) || !isCalendarDay(text)) return null;
  return Date.parse(text.includes("T") ? `${text}Z` : `${text}T00:00:00Z`);
}
var EARLIEST_START = Date.UTC(1970, 0, 1);
var LATEST_START = Date.UTC(2200, 0, 1);
function parseStart(text) {
  const at = parseInstant(text);
  return at !== null && at >= EARLIEST_START && at < LATEST_START ? at : null;
}
function parseHorizon(text) {
  return parseDuration(text) || null;
}

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

export {
  iso_exports,
  parseDuration,
  writeDuration,
  parseInstant,
  parseWallClock,
  parseStart,
  parseHorizon
};

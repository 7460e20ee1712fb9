import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/manifest/values/calendar-day.ts
function isCalendarDay(date) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (year === void 0) return false;
  const found = /* @__PURE__ */ new Date(0);
  found.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return found.getUTCMonth() === Number(month) - 1 && found.getUTCDate() === Number(day);
}

export {
  isCalendarDay
};

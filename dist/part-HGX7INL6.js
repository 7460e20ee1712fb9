import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/manifest/words/plural.ts
function plural(count, thing) {
  if (count === 1) return thing;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:ch|s|x)$/.test(thing) ? `${thing}es` : `${thing}s`;
}
function counted(count, thing) {
  return `${count} ${plural(count, thing)}`;
}
function allOf(count, thing) {
  return count === 2 ? `both ${plural(count, thing)}` : `all ${counted(count, thing)}`;
}
function noneOf(count, thing, does) {
  return count === 1 ? `its only ${thing} ${NOT[does]}` : `none of its ${counted(count, thing)} ${does}`;
}
var NOT = { is: "is not", "is ever": "is never", may: "may not" };
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function percentOf(part, whole) {
  return whole === 0 ? 0 : Math.round(part * 1e3 / whole) / 10;
}
function percentText(part, whole) {
  const percent = percentOf(part, whole);
  if (percent === 0 && part > 0) return "under 0.1%";
  return percent === 100 && part < whole ? "over 99.9%" : `${percent}%`;
}
function shareText(part, whole, thing) {
  return `${part} of ${counted(whole, thing)} (${percentText(part, whole)})`;
}
var COUNTED_WORDS = "of|that|by|because|more|others?|at once|in all|old|new|targets?|nodes?|clusters?|replicas?|pods?|policies|objects?|batch(?:es)?|rounds?|runs?|pools?|hours?|minutes?";
var LARGE_COUNT = new RegExp(
  String.raw`(?<![^\s(])\d{4,15}(?= (?:${COUNTED_WORDS})(?![\w-]))|(?<=\d(?: [a-z]+)? of |\ball )\d{4,15}(?= |\)|[.,;:]?$|[.,;:] )`,
  "g"
);
function spelledCounts(sentence) {
  return sentence.replace(
    /`[^`]*`|"[^"]*"|[^`"]+|[`"]/g,
    (part) => /^[`"]/.test(part) ? part : part.replace(LARGE_COUNT, (count) => Number(count).toLocaleString("en-US"))
  );
}
function verb(count, one, several) {
  return count === 1 ? one : several;
}

export {
  plural,
  counted,
  allOf,
  noneOf,
  capital,
  percentOf,
  percentText,
  shareText,
  spelledCounts,
  verb
};

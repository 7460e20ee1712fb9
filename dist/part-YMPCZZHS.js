import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  isObject
} from "./part-7XPTHSX2.js";

// src/manifest/fields.ts
function field(of, name) {
  return isObject(of) && Object.hasOwn(of, name) ? of[name] : void 0;
}
function fieldAt(of, ...names) {
  let value = of;
  for (const name of names) value = field(value, name);
  return value;
}
function objectIn(of, name) {
  const value = field(of, name);
  return isObject(value) ? value : null;
}
function textIn(of, name) {
  const value = field(of, name);
  return typeof value === "string" ? value : null;
}
function numberIn(of, name) {
  const value = field(of, name);
  return typeof value === "number" ? value : null;
}
function listIn(of, name) {
  const value = field(of, name);
  return Array.isArray(value) ? value : null;
}
function itemsIn(of, name) {
  return listIn(of, name) ?? [];
}
function textsIn(of, name) {
  const object = objectIn(of, name);
  if (!object) return null;
  const texts = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries(object)) if (typeof value === "string") texts.set(key, value);
  return texts;
}
function labelsIn(of, name) {
  const labels = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of textsIn(of, name) ?? []) labels[key] = value;
  return labels;
}
function pathText(path) {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else text += text === "" ? step : `.${step}`;
  }
  return text;
}

export {
  field,
  fieldAt,
  objectIn,
  textIn,
  numberIn,
  listIn,
  itemsIn,
  textsIn,
  labelsIn,
  pathText
};

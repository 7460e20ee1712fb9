import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/admission/unsupported.ts
var Unsupported = class extends Error {
};
function attempted(read) {
  return (of) => {
    try {
      return read(of);
    } catch (error) {
      if (error instanceof Unsupported) return error;
      throw error;
    }
  };
}
function readOnce(most, read) {
  const known = /* @__PURE__ */ new Map();
  const attempt = attempted(read);
  return (text) => {
    let result = known.get(text);
    if (result === void 0) {
      result = attempt(text);
      if (known.size >= most) known.clear();
      known.set(text, result);
    }
    if (result instanceof Unsupported) throw result;
    return result;
  };
}

export {
  Unsupported,
  attempted,
  readOnce
};

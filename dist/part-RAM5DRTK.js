import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/edge/terminal.ts
function terminalOptions(path, output) {
  return {
    colour: path === null && output.isTerminal && !process.env["NO_COLOR"],
    width: Math.min(160, Math.max(60, output.columns))
  };
}

export {
  terminalOptions
};

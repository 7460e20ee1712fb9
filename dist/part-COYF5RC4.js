import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import "./part-W653OPOF.js";
import "./part-WEQH3R63.js";
import "./part-D3OZZGUA.js";

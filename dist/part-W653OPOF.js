import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  config
} from "./part-WEQH3R63.js";

// src/edge/schema-settings.ts
config({ jitless: true });

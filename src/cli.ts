#!/usr/bin/env node
import './edge/optimise-later.js';
import './edge/schema-settings.js';
import { runCommand } from './edge/commands.js';

process.exitCode = await runCommand(process.argv.slice(2));

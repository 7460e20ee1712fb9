#!/usr/bin/env node
import { runCommand } from './edge/commands.js';

process.exitCode = await runCommand(process.argv.slice(2));

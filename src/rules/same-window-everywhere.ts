import * as z from 'zod';
import { timeText } from '../calendar/week.js';
import type { PlannedPolicy } from '../plan/model.js';

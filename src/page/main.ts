import type { PageReport } from '../report/html/data.js';
import { show } from './show.js';

const data = document.getElementById('data');
if (data) show(JSON.parse(data.textContent) as PageReport[], 0);

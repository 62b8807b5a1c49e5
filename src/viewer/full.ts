/** The page of a change comes alive: as any other, and with its two sides. */
import { watchChanges } from './dom/changes.js';
import { start } from './start.js';

const viewer = start();
if (document.getElementById('sides')) watchChanges(viewer);

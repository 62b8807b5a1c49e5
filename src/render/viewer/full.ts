/** Entry point of pages with revisions or evidence. */
import { watchChanges } from './dom/changes.js';
import { byId } from './dom/elements.js';
import { watchDetails } from './dom/evidence.js';
import { watchFilters } from './dom/filters.js';
import { type Details, tagsIn } from './model/evidence.js';
import { start } from './start.js';

const viewer = start();
const told = byId('told')?.textContent;
if (byId('sides')) watchChanges(viewer);
if (told) {
  const read = JSON.parse(told) as Details;
  watchDetails(viewer, read);
  watchFilters(viewer, tagsIn(read));
}

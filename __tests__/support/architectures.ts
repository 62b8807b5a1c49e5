/** The reference architectures: fixtures/architectures/README.md. */
import { join } from 'node:path';
import type { Inventory } from '../../src/graph/inventory.js';
import { inventoryOfPlan, namesIn } from './drawn-by-hand.js';
import { ROOT } from './root.js';

const FOLDER = join(ROOT, 'fixtures/architectures');

export const ARCHITECTURES: readonly string[] = namesIn(FOLDER);

export const folderOf = (name: string): string => join(FOLDER, name);

export const plannedInventory = (name: string): Inventory => inventoryOfPlan(folderOf(name));

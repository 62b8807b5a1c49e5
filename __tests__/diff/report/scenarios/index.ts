import { ESTATES } from './estates.js';
import type { Scenario } from './model.js';
import { ONE_BY_ONE } from './one-by-one.js';
import { PLACES } from './places.js';
import { SEVERAL } from './several.js';
import { WAYS } from './ways.js';

export const SCENARIOS: readonly Scenario[] = [...ONE_BY_ONE, ...WAYS, ...PLACES, ...ESTATES, ...SEVERAL];

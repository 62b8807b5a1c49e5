import { join } from 'node:path';
import { ROOT } from '../../support/root.js';

/** The committed bundle; GROUNDPLAN_BUNDLE is the folder of another one, of a version before or of sources not released yet. */
export const BUNDLE = process.env.GROUNDPLAN_BUNDLE ?? join(ROOT, 'dist');

/** Every row in every way, not the most telling ones. */
export const ALL = process.env.GROUNDPLAN_HOSTILE === 'all';

/** To look at rows whose name has this in it, and at no others. */
const ONLY = process.env.GROUNDPLAN_HOSTILE_ONLY ?? '';
export const IS_NARROW = ONLY !== '';

export const isAsked = ({ name }: { readonly name: string }): boolean => name.includes(ONLY);

/** `2/5`: the second of five shares of what is asked for, where one job has not the time for all. */
const [PART = 1, PARTS = 1] = (process.env.GROUNDPLAN_HOSTILE_PART ?? '1/1').split('/').map(Number);

export const isInPart = (_: unknown, at: number): boolean => at % PARTS === PART - 1;

import { factsOf } from '../index.js';

/** Returns who is outside, in running text: `the internet`; undefined for a type that is none. */
export const outsideInText = (type: string): string | undefined => factsOf(type).phrase;

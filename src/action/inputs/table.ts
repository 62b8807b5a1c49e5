/**
 * The inputs, each declared once. action.yml and the table in docs/action.md are made from this (scripts/build/action.mjs),
 * the check and the types too. Names are what users write behind `with:`.
 */
import { DRAWING_INPUTS } from './drawing.js';
import { PUBLISHING_INPUTS } from './publishing.js';
import type { Choice, Figure, Flag, InputSpec, List } from './spec.js';

export const INPUTS = [...DRAWING_INPUTS, ...PUBLISHING_INPUTS] as const satisfies readonly InputSpec[];

type Spec = (typeof INPUTS)[number];

type Value<S extends InputSpec> = S extends Flag
  ? boolean
  : S extends Figure
    ? number | null
    : S extends Choice
      ? S['choices'][number]
      : S extends List
        ? readonly (S extends { readonly choices: readonly (infer C)[] } ? C : string)[]
        : string;

/** All inputs, checked. */
export type Inputs = { readonly [S in Spec as S['name']]: Value<S> };
export type InputName = Spec['name'];

/**
 * Counted work: the steps that the language's own collections take while something runs. Not time: the same on every
 * machine, however busy. A loop that does not touch a collection, a text or `Math` is not seen; there are few of these.
 */

type Method = (this: never, ...args: never[]) => unknown;
/** How many steps a call is. */
type Cost = (self: { readonly length: number }, args: readonly unknown[], result: unknown) => number;

/** Of methods of two arguments at the most, which are most of what is called: no list of arguments is made for them. */
const one: Cost = () => 1;
const all: Cost = ({ length }) => 1 + length;
const given: Cost = (_, args) => 1 + args.length;
/** Up to where it was found. A start behind the end looks at nothing. */
const found: Cost = ({ length }, args, result) => {
  const looked = (typeof result === 'number' && result >= 0 ? result : length) - ((args[1] as number | undefined) ?? 0);
  return looked > 0 ? 1 + looked : 1;
};
/** The others have to move up or down. None does behind the end. */
const moved: Cost = ({ length }, args) => {
  const start = args[0] as number;
  return start >= 0 && start < length ? 1 + length - start : 1;
};

const prototypeOf = (iterable: Iterable<unknown>): object =>
  Object.getPrototypeOf(iterable[Symbol.iterator]()) as object;

const COUNTED: readonly (readonly [object, readonly string[], Cost])[] = [
  [prototypeOf([]), ['next'], one],
  [prototypeOf(new Map()), ['next'], one],
  [prototypeOf(new Set()), ['next'], one],
  [Map.prototype, ['get', 'set', 'has', 'delete'], one],
  [Set.prototype, ['add', 'has', 'delete'], one],
  [Array.prototype, ['map', 'filter', 'forEach', 'reduce', 'flatMap', 'flat', 'join', 'slice', 'reverse', 'fill'], all],
  [Array.prototype, ['toReversed', 'toSorted', 'concat', 'shift', 'unshift'], all],
  [Array.prototype, ['indexOf', 'includes'], found],
  [Array.prototype, ['push'], given],
  [Array.prototype, ['splice'], moved],
  [String.prototype, ['split', 'replace', 'replaceAll', 'trim', 'toLowerCase'], all],
  [String.prototype, ['indexOf', 'includes'], found],
  [RegExp.prototype, ['exec', 'test'], one],
  [Math, ['max', 'min', 'abs', 'sign'], () => 1],
];

/** Their steps are those of the function that they are given: they may end early, or compare as often as they need. */
const CALLING = ['some', 'every', 'find', 'findIndex', 'findLast', 'sort'];

/** How many steps `run` takes. */
async function workOf(run: () => unknown): Promise<number> {
  let steps = 0;
  const changed: (() => void)[] = [];
  const replace = (owner: object, name: string, by: (method: Method) => Method): void => {
    const own = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    Object.defineProperty(owner, name, { ...own, value: by(own.value as Method) });
    changed[changed.length] = () => Object.defineProperty(owner, name, own);
  };
  for (const [owner, names, cost] of COUNTED)
    for (const name of names)
      replace(owner, name, (method) =>
        cost === one
          ? function (this: never, a?: never, b?: never) {
              steps++;
              return method.call(this, a as never, b as never);
            }
          : function (this: never, ...args: never[]) {
              const result = Reflect.apply(method, this, args);
              steps += cost(this, args, result);
              return result;
            },
      );
  for (const name of CALLING)
    replace(
      Array.prototype,
      name,
      (method) =>
        function (this: never, ...[call, ...rest]: never[]) {
          steps++;
          if (typeof call !== 'function') return Reflect.apply(method, this, call === undefined ? [] : [call]);
          const counted = (...values: unknown[]): unknown => {
            steps++;
            return Reflect.apply(call as Method, rest[0], values);
          };
          return Reflect.apply(method, this, [counted]);
        },
    );
  try {
    await run();
  } finally {
    for (let i = changed.length - 1; i >= 0; i--) (changed[i] as () => void)();
  }
  return steps;
}

/**
 * How many times the work grows from each size to the next one, of which each is twice the one before. 2 is linear, 4
 * quadratic; sorting and the like need a little more than 2.
 */
export async function growth(sizes: readonly number[], at: (size: number) => () => unknown): Promise<number[]> {
  // Once before: what is kept after the first time is not counted for the smallest.
  await at(sizes[0] as number)();
  const work: number[] = [];
  for (const size of sizes) work.push(await workOf(at(size)));
  return work.slice(1).map((steps, i) => steps / (work[i] as number));
}

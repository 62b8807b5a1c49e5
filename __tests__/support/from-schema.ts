/**
 * Values that a JSON Schema takes, with an untrusted string in every position for one. A field that is added to the schema is
 * in them the same day.
 */

export type Schema = Readonly<Record<string, unknown>>;

export interface Choice {
  /** Of each enumeration the value of this number, around and around; of each alternative, too. */
  readonly number: number;
  /** For each text; it is cut to the length that the schema allows. */
  readonly text: string;
  /** Texts for patterns that the text does not fit. */
  readonly fitting?: readonly string[];
}

const ITEMS = 2;

/** Returns a value with all properties, also those that may be left out. @throws Error for a schema that is not known here */
export function valueFor(schema: Schema, choice: Choice, root: Schema = schema): unknown {
  const at = (inner: unknown, more: Partial<Choice> = {}): unknown =>
    valueFor(inner as Schema, { ...choice, ...more }, root);
  const pick = <T>(all: readonly T[]): T => all[choice.number % all.length]!;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pick(schema.enum);
  if (Array.isArray(schema.oneOf)) return at(pick(schema.oneOf));
  if (typeof schema.$ref === 'string') return at(resolve(schema.$ref, root));
  const type = [schema.type].flat().find((each) => each !== 'null') as string;
  switch (type) {
    case 'string':
      return textFor(schema, choice);
    case 'integer':
    case 'number':
      return Math.max(1, (schema.minimum as number | undefined) ?? 0);
    case 'boolean':
      return choice.number % 2 === 0;
    case 'array':
      return itemsFor(schema, (number) => at(schema.items, { number: choice.number + number }));
    case 'object':
      return Object.fromEntries([
        ...Object.entries((schema.properties as Schema | undefined) ?? {}).map(([name, inner]) => [name, at(inner)]),
        ...(typeof schema.additionalProperties === 'object'
          ? [[keyFor(schema, choice, root), at(schema.additionalProperties)]]
          : []),
      ]);
    default:
      throw new Error(`a schema of the type ${type}`);
  }
}

function itemsFor({ maxItems = ITEMS, uniqueItems }: Schema, make: (number: number) => unknown): readonly unknown[] {
  const items = Array.from({ length: Math.min(ITEMS, maxItems as number) }, (_, number) => make(number));
  return uniqueItems === true ? [...new Map(items.map((item) => [JSON.stringify(item), item])).values()] : items;
}

function textFor({ maxLength = 10_000, pattern = '' }: Schema, { text, fitting = [] }: Choice): string {
  const cut = [...text]
    .slice(0, maxLength as number)
    .join('')
    .slice(0, maxLength as number);
  const fits = new RegExp(pattern as string, 'u');
  const found = [cut, ...fitting].find((each) => fits.test(each));
  if (found === undefined) throw new Error(`nothing fits ${pattern}`);
  return found;
}

const keyFor = ({ propertyNames }: Schema, choice: Choice, root: Schema): string =>
  propertyNames === undefined
    ? choice.text
    : (valueFor({ type: 'string', ...(propertyNames as Schema) }, choice, root) as string);

const resolve = (reference: string, root: Schema): Schema =>
  reference
    .split('/')
    .slice(1)
    .reduce<Schema>((schema, name) => schema[name] as Schema, root);

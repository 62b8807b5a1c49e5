/** What the format's own description (docs.excalidraw.com/docs/codebase/json-schema) and the types of its package say of a file. */

export type Element = Record<string, unknown> & { readonly id: string; readonly type: string };

export interface File {
  readonly elements: readonly Element[];
  readonly files: Readonly<Record<string, { id: string; mimeType: string; dataURL: string }>>;
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string';
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const isListOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is);
const isWhole = (value: unknown) => Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
const isColour = (value: unknown) => isText(value) && /^(#[0-9a-f]{6}|transparent)$/i.test(value as string);
const isShape = (shape: Readonly<Record<string, (value: unknown) => boolean>>) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  JSON.stringify(Object.keys(value).sort()) === JSON.stringify(Object.keys(shape).sort()) &&
  Object.entries(shape).every(([key, is]) => is((value as Record<string, unknown>)[key]));
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);

const ALL = {
  ...{ id: isText, x: isNumber, y: isNumber, width: isNumber, height: isNumber, angle: isNumber },
  ...{ strokeColor: isColour, backgroundColor: isColour, fillStyle: isOneOf('solid'), strokeWidth: isNumber },
  ...{ strokeStyle: isOneOf('solid', 'dashed', 'dotted'), roughness: isOneOf(0), opacity: isNumber },
  ...{ roundness: orNull(isShape({ type: isOneOf(3), value: isNumber })), seed: isWhole, version: isWhole },
  ...{ versionNonce: isWhole, isDeleted: isOneOf(false), groupIds: isListOf(isText), frameId: isOneOf(null) },
  ...{ index: isOneOf(null), updated: isOneOf(1), link: isOneOf(null), locked: isOneOf(false) },
  boundElements: isListOf(isShape({ id: isText, type: isOneOf('arrow', 'text') })),
};
const BINDING = orNull(isShape({ elementId: isText, focus: isNumber, gap: isNumber }));
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  rectangle: isShape({ ...ALL, type: isText }),
  image: isShape({
    ...{
      ...ALL,
      type: isText,
      fileId: isText,
      status: isOneOf('saved'),
      scale: isListOf(isOneOf(1)),
      crop: isOneOf(null),
    },
  }),
  text: isShape({
    ...{ ...ALL, type: isText, text: isText, originalText: isText, fontSize: isNumber, fontFamily: isOneOf(6) },
    ...{ lineHeight: isNumber, textAlign: isOneOf('left', 'center'), verticalAlign: isOneOf('middle') },
    ...{ containerId: orNull(isText), autoResize: isOneOf(true) },
  }),
  arrow: isShape({
    ...{ ...ALL, type: isText, points: isListOf(isListOf(isNumber)), lastCommittedPoint: isOneOf(null) },
    ...{ startBinding: BINDING, endBinding: BINDING, elbowed: isOneOf(false) },
    ...{ startArrowhead: isOneOf(null, 'triangle'), endArrowhead: isOneOf('triangle') },
  }),
};

export function expectSound({ elements, files }: File): void {
  const byId = new Map(elements.map((element) => [element.id, element]));
  expect(byId.size).toBe(elements.length);
  for (const element of elements) {
    if (!TYPES[element.type]?.(element)) throw new Error(`not of the format: ${JSON.stringify(element)}`);
    if (element.type === 'image')
      expect(files[element.fileId as string]).toMatchObject({
        ...{ id: element.fileId, mimeType: 'image/svg+xml' },
        dataURL: expect.stringMatching(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/),
      });
    // What is bound knows it, and is known by it.
    const to = [element.startBinding, element.endBinding].flatMap(
      (end) => (end as { elementId: string } | null)?.elementId ?? [],
    );
    for (const id of [...to, ...(element.containerId ? [element.containerId as string] : [])])
      expect(byId.get(id)?.boundElements).toContainEqual({ id: element.id, type: element.type });
    for (const { id } of element.boundElements as { id: string }[]) expect(byId.has(id)).toBe(true);
  }
}

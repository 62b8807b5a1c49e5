/** Elements are made with text as text: nothing is ever read as markup. */

export const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;

type Child = Node | string;

/** @param of properties of the element */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  of: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), of);
  element.append(...children);
  return element;
}

export const button = (onclick: () => void, ...children: readonly Child[]): HTMLButtonElement =>
  make('button', { onclick }, ...children);

/** An element of a drawing. @param of attributes */
export function draw<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  of: Readonly<Record<string, string | number>>,
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(of)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** What is said aloud by a screen reader. */
export function say(text: string): void {
  byId('say').textContent = text;
}

export const isWide = (): boolean => matchMedia('(min-width: 641px)').matches;

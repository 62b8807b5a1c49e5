/** Creates elements. Text is always inserted as text, never parsed as markup. */

export const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;

type Child = Node | string;

/** Creates an HTML element. @param of its properties */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  of: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), of);
  element.append(...children);
  return element;
}

/** Creates a button. @param title its name, if `face` is a symbol */
export const button = (onclick: () => void, face: string, title?: string): HTMLButtonElement =>
  make('button', title ? { onclick, title } : { onclick }, face);

export const items = (elements: readonly Child[]): HTMLElement =>
  make('ul', {}, ...elements.map((element) => make('li', {}, element)));

export function attributes(element: Element, of: Readonly<Record<string, string | number>>): void {
  for (const name in of) element.setAttribute(name, `${of[name]}`);
}

/** Creates an SVG element. */
export function draw(
  tag: string,
  of: Readonly<Record<string, string | number>>,
  ...children: readonly Child[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  attributes(element, of);
  element.append(...children);
  return element;
}

/** Joins the texts that are not empty. */
export const joined = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ');

/** Announces a text to screen readers. */
export function say(text: string): void {
  byId('say').textContent = text;
}

export function toggle(element: Element | null | undefined, name: string, isOn: boolean): void {
  element?.classList.toggle(name, isOn);
}

export const listen = <Name extends keyof HTMLElementEventMap>(
  element: EventTarget,
  name: Name,
  act: (event: HTMLElementEventMap[Name]) => void,
): void => element.addEventListener(name, act as EventListener, { passive: false });

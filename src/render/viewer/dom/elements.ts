/** DOM helpers for the page. Children are inserted as text, never parsed as markup. */

/** Returns an element of the page template, which has all elements that are looked up. */
export const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;

type Child = Node | string;

/** Properties of an element, without those that would be parsed as markup. */
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'innerHTML' | 'outerHTML'>
>;

/** Creates an HTML element. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * Creates a button.
 * @param title accessible name and tooltip, needed if `face` is only a symbol
 */
export const button = (onclick: () => void, face: string, title?: string): HTMLButtonElement =>
  make('button', title ? { onclick, title } : { onclick }, face);

/** Creates a bulleted list. */
export const items = (elements: readonly Child[]): HTMLElement =>
  make('ul', {}, ...elements.map((element) => make('li', {}, element)));

/** Sets these attributes. All others stay as they are, and an equal one too, because the browser lays out again. */
export function attributes(element: Element, values: Readonly<Record<string, string | number>>): void {
  for (const name in values) {
    const value = `${values[name]}`;
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Creates an SVG element. */
export function draw(
  tag: string,
  values: Readonly<Record<string, string | number>>,
  ...children: readonly Child[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  attributes(element, values);
  element.append(...children);
  return element;
}

/** Joins the texts that are not empty. */
export const joined = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ');

/** Announces a text to screen readers, through the live region of the page. */
export function say(text: string): void {
  byId('say').textContent = text;
}

/** Adds or removes a class; does nothing without an element. */
export function toggle(element: Element | null | undefined, name: string, isOn: boolean): void {
  element?.classList.toggle(name, isOn);
}

/** Shows a drawing as a revision, with the style sheet of the page. */
export function markSide(svg: Element, side: string): void {
  toggle(svg, 'side', side !== 'change');
  toggle(svg, 'was', side === 'before');
}

/** Ends when another level is shown: each level of the page has its own viewer, which leaves nothing behind. */
let lifetime = new AbortController();

/** Calls a function when the viewer ends. */
export const onEnd = (act: () => void): void => lifetime.signal.addEventListener('abort', act);

/** Ends the viewer: removes all listeners that `listen` added, and all nodes that `add` added. */
export function end(): void {
  lifetime.abort();
  lifetime = new AbortController();
}

/** Adds nodes to an element of the page template until the viewer ends. */
export function add(parent: Element, ...nodes: readonly (Element | string)[]): void {
  const added = nodes.map((node) => (node instanceof Element ? node : make('span', {}, node)));
  parent.append(...added);
  onEnd(() => {
    for (const node of added) node.remove();
  });
}

/**
 * Adds a listener until the viewer ends. It is not passive, because wheel and touch listeners prevent the page from
 * scrolling.
 */
export const listen = <Name extends keyof WindowEventMap>(
  element: EventTarget,
  name: Name,
  act: (event: WindowEventMap[Name]) => void,
): void => element.addEventListener(name, act as EventListener, { passive: false, signal: lifetime.signal });

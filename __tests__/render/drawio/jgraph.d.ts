/** The part of JGraph's package that tests ask; it has no types of its own. */
declare module '@drawio/mcp/src/normalize-model.js' {
  export function normalizeDiagram(xml: string): { readonly xml: string; readonly changed: number };
}

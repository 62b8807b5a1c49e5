/**
 * The subset of WebAssembly used here. Node's types mention WebAssembly without declaring it, and this project does not
 * load the DOM types.
 */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: object);
    readonly exports: Readonly<Record<string, unknown>>;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  interface Table {
    grow(count: number): number;
    set(index: number, value: unknown): void;
  }
}

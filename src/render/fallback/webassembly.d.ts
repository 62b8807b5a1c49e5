/** The part of WebAssembly that is used here: the types of Node name it, and those of browsers are not ours. */
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

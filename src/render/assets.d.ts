/** Binary assets, as bytes in the bundle (a build plugin) and in the tests (scripts/jest/binary.cjs). */
declare module '*.wasm' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}

/**
 * Parts of the HTML page: a minified program, whose file names the entry point, and a style sheet
 * (scripts/build/viewer.cjs).
 */
declare module '*.bundle' {
  const script: string;
  export default script;
}

declare module '*.css' {
  const style: string;
  export default style;
}

/** Binary assets: bytes in the bundle (a build plugin) and in the tests (scripts/jest/binary.cjs) alike. */
declare module '*.wasm' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}

/** What runs in a page: a program, minified (the file names its entry), and a style sheet (scripts/build/viewer.cjs). */
declare module '*.bundle' {
  const script: string;
  export default script;
}

declare module '*.css' {
  const style: string;
  export default style;
}

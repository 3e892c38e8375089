declare module '*.woff2' {
  /** URL of the font. */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** URL of the font. */
  const address: string;
  export default address;
}

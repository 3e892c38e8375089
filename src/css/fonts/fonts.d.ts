declare module '*.woff2' {
  /** Address of the font. */
  const address: string;
  export default address;
}

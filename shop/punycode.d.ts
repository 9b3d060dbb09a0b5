declare module 'punycode.js' {
  /** Throws for a text that is no Punycode. */
  const punycode: { toUnicode(text: string): string }
  export default punycode
}

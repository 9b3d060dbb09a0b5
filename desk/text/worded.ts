/** The shape of the Greek words, with any text in place of theirs. */
export type Worded<Node> = Node extends string
  ? string
  : Node extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : { readonly [Key in keyof Node]: Worded<Node[Key]> }

import type { LackArg, LackCode, lackTexts } from './lack-text.ts'

/** The names in braces of a text. */
export type NamedIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamedIn<Rest>
  : never

/** What its text names, in Greek: no lack can leave it out, in any language. */
type ArgsOf<Code extends LackCode> = {
  readonly [Name in
    | NamedIn<(typeof lackTexts)[Code]['el']>
    | NamedIn<(typeof lackTexts)[Code]['en']>]: LackArg
}

/** What is wrong with a field: a code, and what its text names. The text is in lack-text.ts. */
export type Lack = {
  [Code in LackCode]: { readonly code: Code; readonly args: ArgsOf<Code> }
}[LackCode]

/** Codes whose texts name nothing. */
export type PlainCode = {
  [Code in LackCode]: keyof ArgsOf<Code> extends never ? Code : never
}[LackCode]

export function lack<Code extends LackCode>(
  code: Code,
  ...[args]: [keyof ArgsOf<Code>] extends [never] ? [] : [ArgsOf<Code>]
): Lack {
  return { code, args: args ?? {} } as Lack
}

/** What a schema says of a value that it does not take; `lackOfIssue` reads it. */
export function wrong(code: PlainCode): { readonly error: string } {
  return { error: code }
}

/** The same where the text names something. */
export function wrongBy(said: Lack) {
  return { code: 'custom', params: { lack: said } } as const
}

import type { LackArg, LackCode, lackTexts } from './lack-text.ts'

/** The names in braces of a text. */
export type NamedIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamedIn<Rest>
  : never

/** The values that the texts of a code name. The compiler asks for each of them. */
type ArgsOf<Code extends LackCode> = {
  readonly [Name in
    | NamedIn<(typeof lackTexts)[Code]['el']>
    | NamedIn<(typeof lackTexts)[Code]['en']>]: LackArg
}

/** A fault of a field: its code, and the values that its text names. Texts stand in lack-text.ts. */
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

/** Lets a schema refuse a value with this code; `lackOfIssue` reads it. */
export function wrong(code: PlainCode): { readonly error: string } {
  return { error: code }
}

/** The same for a code whose text names values. */
export function wrongBy(lack: Lack) {
  return { code: 'custom', params: { lack: lack } } as const
}

export type Named = { code: string; name: string }

import { z } from 'zod/mini'

/** Raised when an older program could not read the archive. */
export const format = 1

export const contentsName = 'contents.json'
export const entryOfTable = (name: string): string => `tables/${name}.copy`

const name = z.string().check(z.regex(/^\w+$/))
const count = z.int().check(z.nonnegative())
const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Leads nowhere but into the data folder's pictures. */
const picturePath = z.string().check(
  z.startsWith('pictures/'),
  z.refine(path => path.split('/').every(part => /^(?!\.{1,2}$)[^\\:\0]+$/.test(part))),
)

/** What an archive holds: its last entry, whose own checksum is the archive's comment. */
export const contentsSchema = z.object({
  format: z.literal(format),
  madeAt: z.string(),
  /** Versions of Gastra and of PostgreSQL. */
  program: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum })),
  tables: z.array(
    z.object({
      name,
      columns: z.array(name),
      rows: count,
      numbering: z.array(z.object({ column: name, last: count, called: z.boolean() })),
      bytes: count,
      checksum,
    }),
  ),
  pictures: z.array(z.object({ path: picturePath, bytes: count, checksum })),
})

export type Contents = z.infer<typeof contentsSchema>
export type TableContents = Contents['tables'][number]

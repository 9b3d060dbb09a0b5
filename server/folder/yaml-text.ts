import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import { type Place, type Problem, startOfFile } from './problem.ts'

/** The value of a file and the place of each field. */
export type YamlText = {
  readonly file: string
  readonly value: unknown
  /** The field's place, or its parent's where it is missing. */
  placeOf(path: readonly PropertyKey[]): Place
  placeOfKey(path: readonly PropertyKey[]): Place
}

/** Reads a file, or answers its problems; never throws. */
export function readYaml(file: string, text: string): YamlText | Problem[] {
  const lines = new LineCounter()
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
    const found = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
      ...at(pos[0]),
      says: plainWords[code] ?? `cannot be read as YAML: ${message}`,
    }))
    const problems = [...found, ...shortcuts(document, at)]
    if (problems.length > 0) return problems.map(problem => ({ file, field: '', ...problem }))
    return {
      file,
      value: document.toJS({ maxAliasCount: 0 }),
      placeOf: path => placeIn(document, path, at),
      placeOfKey: path => placeOfKeyIn(document, path, at),
    }
  } catch {
    // A thousand brackets overflow the stack.
    const says =
      'cannot be read as YAML: it is nested too deeply, or broken in a way that has no name'
    return [{ file, ...startOfFile, field: '', says }]
  }
}

/** Refuses anchors and aliases: with them a small file stands for gigabytes. */
function shortcuts(document: Document, at: (offset: number) => Place) {
  const found: (Place & { says: string })[] = []
  visit(document, {
    Node(_, node) {
      const says = 'anchors (&) and aliases (*) are not read: write the value out'
      if (isAlias(node) || ('anchor' in node && node.anchor))
        found.push({ ...at(node.range?.[0] ?? 0), says })
    },
  })
  return found
}

function placeIn(document: Document, path: readonly PropertyKey[], at: (offset: number) => Place) {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return at(node.range[0])
  }
  return startOfFile
}

function placeOfKeyIn(
  document: Document,
  path: readonly PropertyKey[],
  at: (offset: number) => Place,
) {
  const around = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const wanted = String(path.at(-1))
  const pair = isMap(around)
    ? around.items.find(
        item => isPair(item) && isNode(item.key) && String(item.key.toJSON()) === wanted,
      )
    : undefined
  if (pair && isNode(pair.key) && pair.key.range) return at(pair.key.range[0])
  return placeIn(document, path, at)
}

const plainWords: Record<string, string> = {
  DUPLICATE_KEY: 'this field stands here twice; which one is meant?',
  TAB_AS_INDENT: 'a tab indents this line; YAML takes spaces alone',
  BAD_INDENT: 'this line is indented by another number of spaces than its neighbours',
  MULTIPLE_DOCS: '--- begins a second document; a file holds one',
  BAD_ALIAS: 'anchors (&) and aliases (*) are not read: write the value out',
  MISSING_CHAR: 'a quote or a bracket that was opened is not closed, or a colon is missing',
  TAG_RESOLVE_FAILED: 'tags (!) are not read: write the value as it is',
  MULTILINE_IMPLICIT_KEY: 'a colon with a space inside the text: put the text between quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a colon with a space inside the text: put the text between quotes',
}

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
import { type FileFault, fault } from './problem-text.ts'

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
    const faults = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
      ...at(pos[0]),
      lack: plainFaults[code] ?? fault('yaml-broken', { words: message }),
    }))
    const problems = [...faults, ...shortcuts(document, at)]
    if (problems.length > 0) return problems.map(problem => ({ file, path: [], ...problem }))
    return {
      file,
      value: document.toJS({ maxAliasCount: 0 }),
      placeOf: path => placeIn(document, path, at),
      placeOfKey: path => placeOfKeyIn(document, path, at),
    }
  } catch {
    // Such as a thousand brackets, which no stack holds.
    return [{ file, ...startOfFile, path: [], lack: fault('yaml-too-deep') }]
  }
}

/** Refuses anchors and aliases: with them a small file stands for gigabytes. */
function shortcuts(document: Document, at: (offset: number) => Place) {
  const faults: (Place & { lack: FileFault })[] = []
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || ('anchor' in node && node.anchor))
        faults.push({ ...at(node.range?.[0] ?? 0), lack: fault('yaml-alias') })
    },
  })
  return faults
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

const plainFaults: Partial<Record<string, FileFault>> = {
  DUPLICATE_KEY: fault('yaml-twice'),
  TAB_AS_INDENT: fault('yaml-tab'),
  BAD_INDENT: fault('yaml-indent'),
  MULTIPLE_DOCS: fault('yaml-second-document'),
  BAD_ALIAS: fault('yaml-alias'),
  MISSING_CHAR: fault('yaml-unclosed'),
  TAG_RESOLVE_FAILED: fault('yaml-tag'),
  MULTILINE_IMPLICIT_KEY: fault('yaml-colon'),
  BLOCK_AS_IMPLICIT_KEY: fault('yaml-colon'),
}

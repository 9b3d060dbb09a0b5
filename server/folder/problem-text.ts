import type { Lack, NamedIn } from '#shop/lack/lack.ts'
import {
  filledWith,
  isLackCode,
  type LackArg,
  type LackCode,
  lackTexts,
} from '#shop/lack/lack-text.ts'

/** Faults that only files have. They are told on the command line, in English. */
const fileTexts = {
  'no-folder': 'there is no such folder, or it cannot be read',
  'no-folder-of-pictures': 'there is no folder {name}',
  'too-many-files': 'holds more than {most} files',
  'file-missing': 'this file is missing',
  'file-empty': 'is empty',
  'file-unknown': 'is no file of a catalogue; docs/catalogue.md lists those that are',
  'file-yml': 'ends in .yml: call it .yaml',
  'file-link': 'is a link; a folder holds its own files',
  'file-link-out': 'is a link that leaves the folder',
  'file-none': 'is no file',
  'file-bytes': 'is too large: {bytes} bytes, at most {most}',
  'file-unreadable': 'cannot be read',
  'file-not-utf-8': 'is not written in UTF-8',

  'yaml-broken': 'cannot be read as YAML: {words}',
  'yaml-too-deep':
    'cannot be read as YAML: it is nested too deeply, or broken in a way that has no name',
  'yaml-twice': 'this field stands here twice; which one is meant?',
  'yaml-tab': 'a tab indents this line; YAML takes spaces alone',
  'yaml-indent': 'this line is indented by another number of spaces than its neighbours',
  'yaml-second-document': '--- begins a second document; a file holds one',
  'yaml-alias': 'anchors (&) and aliases (*) are not read: write the value out',
  'yaml-unclosed': 'a quote or a bracket that was opened is not closed, or a colon is missing',
  'yaml-tag': 'tags (!) are not read: write the value as it is',
  'yaml-colon': 'a colon with a space inside the text: put the text between quotes',

  'picture-missing': 'is missing: the dish is shown without a picture',
  'picture-of-nothing': 'belongs to nothing in this folder',
  'picture-format': 'is {format}, not JPEG or PNG',
  'picture-ending': 'holds {format}: give it the right ending',
  'picture-pixels': 'is too large: {width} × {height}',
  'picture-soft': 'is {width} pixels wide; it looks soft below {least}',
  'picture-broken': 'is no picture that can be opened',

  'mark-unknown': 'is not known here: {names} are',
  'mark-twice': 'stands beside {name}: keep one of the two',
  'mark-not-png': 'is {format}, not PNG: save it as one',
  'mark-icon-shape': 'is {width} × {height}; an icon is as wide as high',
  'mark-icon-small': 'is too small: {width} × {height} pixels, at least {least} × {least}',
  'mark-logo-shape':
    'is {width} × {height}; a logo is at most {most} times as wide as high, and hardly higher than wide',
  'mark-logo-small': 'is too small: {width} × {height} pixels, at least {least} high',
  'mark-not-svg': '{words}',

  'area-without-plan':
    'leaves a plan of {days} days a week no days for its deliveries: it cannot be bought there',

  'legal-invented': 'is invented; a shop that takes money does not open with it',
  'legal-example':
    'ends in .example, where no mail arrives; a shop that takes money does not open with it',
} as const satisfies Readonly<Record<string, string>>

/** Other words for a lack, for authors of files: how YAML is written, and which file to look at. */
const inFiles: Readonly<Partial<Record<LackCode, string>>> = {
  'not-text': 'should be a text; put quotes around what looks like a number or a date',
  'not-number': 'should be a number, with a point as in 6.90 and without a sign of a currency',
  'not-yes-or-no': 'should be true or false',
  'not-group': 'should be several fields, each on a line of its own',
  'not-list': 'should be a list: [one, another], or a line with "- " for each',
  'not-empty': 'should be left out',
  'field-not-known': 'this field is not known here; docs/catalogue.md lists those that are',
  'not-as-it-should': 'is not written as docs/catalogue.md says',
  'no-ingredient': '{name} is not in ingredients.yaml',
  'no-dish': '{name} is not in dishes/',
  'no-place': '{name} is not in places.yaml or companies.yaml',
  'no-area-named': '{name} is not in areas.yaml',
  'no-delivery-place': '{name} is no place of kind delivery in places.yaml',
  'no-allergen': '{name} is not in allergens of codes.yaml',
  'no-category': '{name} is not in categories of codes.yaml',
  'no-diet': '{name} is not in diets of codes.yaml',
  'no-main-ingredient': '{name} is not in ingredients of codes.yaml',
  'no-payment': '{name} is not in payments of places.yaml',
  'no-window': '{name} is not in windows of shop.yaml',
  'no-template': '{name} of {week} is not in templates of weeks.yaml',
  'dish-address': 'its name is no slug: small Latin letters, digits and -, at most 50',
  'id-of-other-dish': 'the id {id} is dishes/{name}.yaml’s, too',
  'not-time': 'is no time: write it as "09:00"',
  'not-date': 'is no date: write it as "2026-11-23"',
  'not-postcode': 'is no postcode: five digits between quotes',
  'not-dish': 'is not the name of a dish’s file',
  'needs-single-order': 'its prices come from singleOrder, which is missing',
  'nothing-to-order': 'there is neither singleOrder nor a plan, so nobody can order',
  'no-multiple': 'is no multiple of daysPerWeek, {days}',
}

type FileCode = keyof typeof fileTexts
type ArgsOf<Code extends FileCode> = {
  readonly [Name in NamedIn<(typeof fileTexts)[Code]>]: LackArg
}
export type FileFault = {
  [Code in FileCode]: { readonly code: Code; readonly args: ArgsOf<Code> }
}[FileCode]

export function fault<Code extends FileCode>(
  code: Code,
  ...[args]: [keyof ArgsOf<Code>] extends [never] ? [] : [ArgsOf<Code>]
): FileFault {
  return { code, args: args ?? {} } as FileFault
}

/** The English text of a fault, for the author of the folder. */
export function textOfProblem({ code, args }: Lack | FileFault): string {
  const text = isLackCode(code) ? (inFiles[code] ?? lackTexts[code].en) : fileTexts[code]
  return filledWith(text, args, 'en')
}

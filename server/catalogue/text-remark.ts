import { textNames } from './shop-data.ts'

/**
 * What a production shop still says in the program's words: its name, policies and other texts, by the
 * files of a folder that would hold the owner's. `written`: what the owner wrote; null: all of it.
 */
export function remarkOnDefaultTexts(written: Readonly<Record<string, unknown>>): string | null {
  const lacks = (name: string) => !Object.hasOwn(written, name)
  const files = [
    ...(lacks('brand') ? ['brand.yaml (the shop is called Gastra)'] : []),
    ...(lacks('logo') && lacks('icon') ? ['brand/logo.svg (the shop shows its first letter)'] : []),
    ...textNames.filter(lacks).map(name => `texts/${name}.yaml`),
  ]
  if (files.length === 0) return null
  return `The shop still speaks the program’s own words, for want of ${files.join(', ')}. npm run catalogue -- export FOLDER writes the shop as files, and new FOLDER --texts all texts to be changed.`
}

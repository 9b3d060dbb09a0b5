import { NewPiece } from '../dishes/new-piece.tsx'
import { useWords } from '../text/words.ts'

/** A new ingredient, or a component that is made of others. */
export function NewIngredient({
  isComponent,
  known,
  close,
}: {
  isComponent: boolean
  known: readonly string[]
  close: () => void
}) {
  const { pantry } = useWords()
  return (
    <NewPiece
      kind="ingredient"
      title={isComponent ? pantry.addComponent : pantry.add}
      {...(isComponent && { text: pantry.componentText })}
      known={known}
      labels={{ id: pantry.code, hint: pantry.codeHint, taken: pantry.codeTaken }}
      close={close}
      begun={(id, name) =>
        isComponent
          ? { id, name, recipe: {} }
          : { id, name, vegan: false, vegetarian: false, per100g: {} }
      }
    />
  )
}

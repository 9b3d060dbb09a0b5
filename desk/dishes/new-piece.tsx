import { TextField } from '#ui/field.tsx'
import { useAnswer } from '../queries.ts'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { Select } from '../ui/select.tsx'
import { type Props, useNewPiece } from './use-new-piece.ts'

/** A name, what it is called by, and the release that it begins in; the rest is written on its page. */
export function NewPiece(props: Props) {
  const { title, text, labels, close } = props
  const { catalogue, pantry } = useWords()
  const releases = useAnswer('release-collection', {})
  const { name, setName, id, setTyped, releaseId, setReleaseId, ...piece } = useNewPiece(props)
  return (
    <Dialog title={title} close={close}>
      <Answered answer={releases}>
        {rows => {
          const open = rows.filter(({ status }) => status === 'draft')
          return (
            <form
              noValidate
              className="space-y-5"
              onSubmit={event => {
                event.preventDefault()
                piece.create()
              }}
            >
              {text && <p className="text-muted">{text}</p>}
              {shopLanguages().map(lang => (
                <TextField
                  key={lang}
                  name={`name-${lang}`}
                  label={pantry.nameIn[lang]}
                  value={name[lang]}
                  maxLength={200}
                  required
                  error={piece.needed(name[lang])}
                  onChange={value => setName({ ...name, ...typedIn(lang, value) })}
                />
              ))}
              <TextField
                name="id"
                label={labels.id}
                hint={labels.hint}
                value={id}
                required
                autoCapitalize="none"
                spellCheck={false}
                error={piece.idError}
                onChange={setTyped}
              />
              <Select
                label={pantry.into}
                value={releaseId}
                onChange={setReleaseId}
                options={[
                  { value: '', label: catalogue.begin },
                  ...open.map(one => ({ value: one.id, label: one.name })),
                ]}
              />
              <FormActs act={piece.writing} yes={pantry.begin} close={close} />
            </form>
          )
        }}
      </Answered>
    </Dialog>
  )
}

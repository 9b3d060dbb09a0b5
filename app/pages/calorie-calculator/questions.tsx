import { type ReactNode, useState } from 'react'
import { bodyLimits, calorieGoals, exercises, genders } from '#shop/food/calories.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../../text/words.ts'
import { type Answers, type Figure, figures, problemWith } from './answers.ts'

type Asking = { answers: Answers; setAnswers: (answers: Answers) => void }

/** Not a form: a browser must never send these answers, not even before the scripts run. */
export function Questions({
  answers,
  setAnswers,
  onLeave,
}: Asking & { onLeave: (figure: Figure) => void }) {
  const { calculator } = useWords()
  const tell = (told: Partial<Answers>) => setAnswers({ ...answers, ...told })
  return (
    <div className="grid gap-8">
      <ChoiceCards
        legend={calculator.gender}
        name="gender"
        columns="pair"
        options={genders.map(value => ({ value, label: calculator.genders[value] }))}
        value={answers.gender}
        onChange={gender => tell({ gender })}
      />
      <Group legend={calculator.body}>
        <div className="grid grid-cols-3 items-start gap-3 sm:gap-5">
          {figures.map(figure => (
            <FigureField
              key={figure}
              figure={figure}
              answers={answers}
              setAnswers={setAnswers}
              onLeave={onLeave}
            />
          ))}
        </div>
      </Group>
      <ChoiceCards
        legend={calculator.exercise}
        name="exercise"
        columns={2}
        options={exercises.map(value => ({ value, ...calculator.exercises[value] }))}
        value={answers.exercise}
        onChange={exercise => tell({ exercise })}
      />
      <ChoiceCards
        legend={calculator.goal}
        name="goal"
        columns={3}
        options={calorieGoals.map(value => ({ value, ...calculator.goals[value] }))}
        value={answers.goal}
        onChange={goal => tell({ goal })}
      />
    </div>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-serif text-xl font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Shows what is wrong once the visitor has left the field, then with every change. */
function FigureField({
  figure,
  answers,
  setAnswers,
  onLeave,
}: Asking & { figure: Figure; onLeave: (figure: Figure) => void }) {
  const { calculator } = useWords()
  const [wasHere, setWasHere] = useState(false)
  const problem = wasHere ? problemWith(answers, figure) : null
  const [from, to] = bodyLimits[figure]
  return (
    <TextField
      label={calculator.figures[figure]}
      name={figure}
      value={answers[figure]}
      onChange={text => setAnswers({ ...answers, [figure]: text })}
      onBlur={() => {
        setWasHere(true)
        onLeave(figure)
      }}
      inputMode={figure === 'age' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={6}
      required
      {...(problem && {
        error: problem === 'empty' ? calculator.empty : calculator.range(from, to),
      })}
    />
  )
}

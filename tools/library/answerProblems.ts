import { LOCALES } from '@pandok/domain'
import {
  answerKeys,
  type BegunAnswer,
  type ModuleDefinition,
  pressAnswer,
  textOf,
} from '@pandok/module-engine'

interface Answer {
  id: string
  label: string
}

/** Lists every question with its answers as a reader of each language sees it. */
export const questionsOf = (module: string, { inputs }: ModuleDefinition) =>
  inputs.flatMap((input) =>
    'options' in input
      ? LOCALES.map((locale) => ({
          name: `${module} ${input.id} (${locale})`,
          answers: input.options.map(({ id, label }) => ({ id, label: textOf(label, locale) ?? id })),
        }))
      : [],
  )

/** Lists answers that the printed key doesn't choose, and answers whose label shows another key. */
export function unreachableAnswers(answers: readonly Answer[]): string[] {
  const printed = answerKeys(answers)
  return printed
    .filter(({ id, keys, at }) => {
      const label = answers.find((answer) => answer.id === id)?.label ?? ''
      const text = at ? label.slice(at.from, at.to).toUpperCase() : keys
      return chosenBy(printed, keys) !== id || text !== keys || (!at && /\d/u.test(keys) && /\d/u.test(label))
    })
    .map(({ id }) => id)
}

function chosenBy(printed: ReturnType<typeof answerKeys>, keys: string): string | undefined {
  let begun: BegunAnswer | undefined
  let last: string | undefined
  for (const key of keys) {
    const press = pressAnswer(printed, begun, key, 0)
    begun = press?.begun
    last = press?.chosen
  }
  return last
}

export const answerProblems = (module: string, definition: ModuleDefinition): string[] =>
  questionsOf(module, definition).flatMap(({ name, answers }) =>
    unreachableAnswers(answers).map(
      (answer) => `${name}: «${answer}» is not chosen by the keys that it prints`,
    ),
  )

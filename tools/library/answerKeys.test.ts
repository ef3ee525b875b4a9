import { LOCALES } from '@pandok/domain'
import { answerKeys, type BegunAnswer, pressAnswer, textOf } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

/** Every question with answers, as a reader of each language sees it. */
const questions = readLibrary().modules.flatMap(({ id: module, definition }) =>
  definition.inputs.flatMap((input) =>
    'options' in input
      ? LOCALES.map((locale) => ({
          name: `${module} ${input.id} (${locale})`,
          answers: input.options.map(({ id, label }) => ({ id, label: textOf(label, locale) ?? id })),
        }))
      : [],
  ),
)

describe('keys of answers', () => {
  it.each(questions.map((question) => [question.name, question] as const))(
    'of %s: pressing what is printed chooses it',
    (_, { answers }) => {
      const printed = answerKeys(answers)
      const chosen = printed.map(({ keys }) => {
        let begun: BegunAnswer | undefined
        let last: string | undefined
        for (const key of keys) {
          const press = pressAnswer(printed, begun, key, 0)
          begun = press?.begun
          last = press?.chosen
        }
        return last
      })
      expect(chosen).toEqual(answers.map(({ id }) => id))
      const wrong = printed.filter(({ id, keys, at }) => {
        const label = answers.find((answer) => answer.id === id)?.label ?? ''
        const text = at ? label.slice(at.from, at.to).toUpperCase() : keys
        return text !== keys || (!at && /\d/u.test(keys) && /\d/u.test(label))
      })
      expect(wrong).toEqual([])
    },
  )

  it('that are grades are the same in every language', () => {
    const kinds = new Map<string, Set<string>>()
    for (const { name, answers } of questions) {
      const question = name.replace(/ \(.*$/u, '')
      const keys = answerKeys(answers)
      if (!keys.some(({ at }) => at)) continue
      kinds.set(question, (kinds.get(question) ?? new Set()).add(keys.map(({ keys }) => keys).join(' ')))
    }
    expect(kinds.get('her2-breast ihc')).toEqual(new Set(['A 0 1 2 3']))
    expect([...kinds].filter(([, { size }]) => size > 1)).toEqual([])
  })
})

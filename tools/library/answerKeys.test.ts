import { answerKeys } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { questionsOf, unreachableAnswers } from './answerProblems.ts'
import { plateForms } from './plateForms.ts'
import { readLibrary } from './readLibrary.ts'

const questions = readLibrary().modules.flatMap(({ id, definition }) => questionsOf(id, definition))

describe('keys of answers', () => {
  it.each(questions.map((question) => [question.name, question] as const))(
    'of %s: pressing what is printed chooses it',
    (_, { answers }) => expect(unreachableAnswers(answers)).toEqual([]),
  )

  it('of every blank of a plate: pressing what is printed chooses it', () => {
    const asked = plateForms().flatMap(({ name, open }) =>
      open.fillings.flatMap(({ definition }) => questionsOf(name, definition)),
    )
    expect(asked.length).toBeGreaterThan(5000)
    for (const { name, answers } of asked) expect([name, unreachableAnswers(answers)]).toEqual([name, []])
  })

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

import type { EdgeValue } from '@pandok/module-engine'
import type { Answers } from '../ConvertedReport.ts'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Named } from '../expression/NameTable.ts'
import { COMMENTS, commentBlank } from './addComments.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

type Naming = Pick<ModuleBuilder, 'names' | 'rows' | 'owners' | 'group'>
type Pressed = Readonly<Record<string, unknown>>

/** Converts the keys that were pressed according to a file into entries of the module's form. */
export function answersOf(naming: Naming, pressed: Pressed): Answers {
  const { group } = naming
  if (group === undefined) return flatAnswers(naming, pressed)
  const { [SPECIMENS]: listed, [COMMENTS]: comments, ...alone } = pressed
  const specimens: readonly Pressed[] = Array.isArray(listed) ? listed : [alone]
  const answers: Record<string, Answers[string]> = { ...flatAnswers(naming, { [COMMENTS]: comments }) }
  const rows: Record<string, EdgeValue>[] = []
  for (const [place, specimen] of specimens.entries()) {
    const row: Record<string, EdgeValue> = {}
    for (const [id, given] of Object.entries(flatAnswers(naming, specimen))) {
      const owner = naming.owners.get(id)
      if (owner === undefined || !isRows(given)) row[id] = given as EdgeValue
      else
        answers[id] = [
          ...((answers[id] as typeof given) ?? []),
          ...given.map((one) => ({ ...one, [owner]: String(place + 1) })),
        ]
    }
    rows.push(row)
  }
  return { ...answers, [group]: rows }
}

const SPECIMENS = 'specimens'

const isRows = (given: Answers[string]): given is readonly Readonly<Record<string, EdgeValue>>[] =>
  Array.isArray(given) && given.every((item) => typeof item === 'object')

function flatAnswers({ names, rows }: Naming, pressed: Pressed): Answers {
  const answers: Record<string, Answers[string]> = {}
  for (const [name, given] of Object.entries(pressed)) {
    if (given === null || given === undefined) continue
    if (name === COMMENTS) {
      Object.assign(answers, commentAnswers(names, given))
      continue
    }
    const named = names.get(name)
    if (!named) throw new FormulaError(`nothing is called «${name}»`)
    const row = rows.get(name)
    answers[named.id] = row ? rowAnswers(name, row, given) : answerOf(named, given)
  }
  return answers
}

function rowAnswers(
  name: string,
  row: ReadonlyMap<string, Named>,
  given: unknown,
): readonly Readonly<Record<string, EdgeValue>>[] {
  if (!Array.isArray(given)) throw new FormulaError(`«${name}» has rows`)
  return given.map((one: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(one).map(([blank, value]) => {
        const named = row.get(blank)
        if (!named) throw new FormulaError(`the rows of «${name}» have no «${blank}»`)
        return [named.id, answerOf(named, value)]
      }),
    ),
  )
}

function commentAnswers(names: ReadonlyMap<string, Named>, given: unknown): Answers {
  const named = names.get(COMMENTS)
  if (!named || !Array.isArray(given)) throw new FormulaError('there are no such comments')
  const answers: Record<string, EdgeValue> = {}
  const chosen = given.map((one: unknown): string => {
    if (typeof one === 'string') return one
    const { id, ...blanks } = one as Readonly<Record<string, unknown>>
    for (const [blank, value] of Object.entries(blanks)) {
      const own = names.get(commentBlank(String(id), blank))
      if (!own) throw new FormulaError(`the comment «${String(id)}» has no «${blank}»`)
      answers[own.id] = answerOf(own, value)
    }
    return String(id)
  })
  return { ...answers, [named.id]: answerOf(named, chosen) }
}

/** Digits are kept as they are written. */
export function answerOf({ type, options }: Named, given: unknown): EdgeValue {
  const one = (value: unknown) => {
    const text = String(value)
    return options ? (options.get(text) ?? text) : text
  }
  if (type === 'numbers') return (Array.isArray(given) ? given : [given]).map(String).join(' × ')
  if (Array.isArray(given)) return given.map(one)
  return type === 'texts' ? [one(given)] : one(given)
}

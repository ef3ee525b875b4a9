import { basename } from 'node:path'
import {
  casesOf,
  type LibraryModule,
  moduleIdOf,
  runVectors,
  testOfVector,
  vectorFile,
} from '@pandok/library'
import { caseProblems } from './caseProblems.ts'
import { readGiven } from './readGiven.ts'

/** The outcome of a file of cases: its problems, the number of wrong cases, and the number of all cases. */
export interface FurtherOutcome {
  problems: readonly string[]
  failed: number
  count: number
}

/**
 * Runs a file of cases that somebody provides. A file that can't be read is reported in a sentence, and so
 * are names that the module doesn't have: a misspelled question would look like a missing answer.
 */
export function furtherCases(path: string, modules: readonly LibraryModule[], today: string): FurtherOutcome {
  const name = basename(path)
  const given = readGiven(path)
  if (!given.ok) return refused(given.problem)
  const read = vectorFile.safeParse(given.content)
  if (!read.success) {
    const [issue] = read.error.issues
    const place = issue?.path.join('.') || 'the file'
    return refused(`${name}: holds no cases as they have to be: ${place}: ${issue?.message}`)
  }
  const file = read.data
  const module = modules.find(({ id }) => id === moduleIdOf(file))
  if (!module) return refused(`${name}: the library has no module «${moduleIdOf(file)}»`)
  if (file.vectors.length === 0) return refused(`${name}: holds no case`)
  const faults = [
    ...repeatedNames(file.vectors),
    ...file.vectors.flatMap((vector) => unknownNames(module, vector)),
  ]
  if (faults.length > 0)
    return {
      problems: faults.map((fault) => `${name} ${fault}`),
      failed: faults.length,
      count: faults.length,
    }
  const outcomes = runVectors(modules, file, today)
  return {
    problems: outcomes.flatMap(caseProblems),
    failed: outcomes.filter(({ passed }) => !passed).length,
    count: outcomes.length,
  }
}

const refused = (problem: string): FurtherOutcome => ({ problems: [problem], failed: 1, count: 1 })

type Case = Parameters<typeof casesOf>[1]

function repeatedNames(vectors: readonly Case[]): string[] {
  const ids = vectors.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `${id}: is there twice`,
  )
}

/** Lists questions, answers and values of a case that its module doesn't have. */
function unknownNames({ id: slug, definition }: LibraryModule, vector: Case): string[] {
  const { inputs, groups, computed } = definition
  const questions = new Set([...inputs, ...groups].map(({ id }) => id))
  const values = new Set([...computed, ...inputs, ...groups].map(({ id }) => id))
  const isFault = 'error' in vector.out
  const faults = casesOf(slug, vector).flatMap((one) => {
    const test = testOfVector(definition, one)
    return [
      ...namesIn(test.given)
        .filter(([name]) => !questions.has(name))
        .map(([name]) => `the module asks no «${name}»`),
      ...(isFault ? [] : namesIn(test.given))
        .filter(([name, answer]) => !isAnswer(definition, name, answer))
        .map(([name, answer]) => `«${name}» has no answer «${String(answer)}»`),
      ...namesIn(test.expect.values ?? {})
        .filter(([name]) => !values.has(name))
        .map(([name]) => `the module has no value «${name}»`),
    ]
  })
  return [...new Set(faults)].map((fault) => `${vector.id}: ${fault}`)
}

/** Returns the names of answers or values with their contents, including those of rows. */
const namesIn = (given: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(given).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value) && value.some((row) => typeof row === 'object')
      ? [[name, undefined], ...value.flatMap((row: object) => namesIn({ ...row }))]
      : [[name, value]],
  )

function isAnswer({ inputs }: LibraryModule['definition'], name: string, answer: unknown): boolean {
  const input = inputs.find(({ id }) => id === name)
  if (input?.kind !== 'choice' && input?.kind !== 'multi') return true
  const ids = new Set(input.options.flatMap(({ id, formerly = [] }) => [id, ...formerly]))
  return [answer].flat().every((one) => one === undefined || ids.has(String(one)))
}

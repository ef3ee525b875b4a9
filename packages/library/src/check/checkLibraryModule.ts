import { LOCALES } from '@pandok/domain'
import { checkModule, compileModule, type Finding, runTests, type TableRow } from '@pandok/module-engine'
import type { LibraryModule } from '../LibraryModule.ts'
import { weakSourceProblems } from './weakSourceProblems.ts'

/** Lists everything that keeps a module from being published. */
export function checkLibraryModule(module: LibraryModule, today: string): string[] {
  const { id, edition, changes, definition } = module
  const compiled = compileModule(definition)
  return [
    ...checkModule(definition, { today })
      .filter((finding) => !isExpected(finding, definition))
      .map(
        ({ code, path, params, example }) =>
          `${path.join('.')}: ${code} ${JSON.stringify({ ...params, ...(example && { example }) })}`,
      ),
    ...runTests(compiled, { today })
      .filter(({ passed }) => !passed)
      .map(({ name, differences }) => `test «${name}»: ${JSON.stringify(differences[0])}`),
    ...unwordedOutputs(
      definition.tests,
      definition.outputs.map(({ id: output }) => output),
    ),
    ...(definition.citations.length === 0 ? ['no citation'] : []),
    ...(definition.reviewBy === undefined ? ['reviewBy is missing'] : []),
    ...(changes.some((change) => change.edition === edition)
      ? []
      : [`edition ${edition} says nothing of its changes`]),
    ...sourceProblems(module),
    ...definition.outputs
      .filter(({ section, optional }) => section === 'recommendation' && !optional)
      .map(
        ({ id: output }) => `output «${output}»: a recommendation must be one that members can switch off`,
      ),
  ].map((problem) => `${id}: ${problem}`)
}

/** The note of a row contains one of these phrases if its source wasn't read. */
const UNREAD = /from memory|from knowledge|not compared|not checked|not found in|not read/iu

/** Returns whether the source of a row wasn't read. A convention of ours, which has a note too, needs no source. */
export const isUnreadRow = ({ note }: Pick<TableRow, 'note'>): boolean => UNREAD.test(note?.en ?? '')

/**
 * A fact that wasn't read in a source must be marked both in the row that it decides and in the entry, and
 * the entry is never sold.
 */
function sourceProblems({ sources, grade, isDraft, definition }: LibraryModule): string[] {
  const rows = definition.tables.flatMap(({ id, rows: each }) =>
    each.map((row, index) => ({ name: `${id} row ${index + 1}`, ...row })),
  )
  const unread = rows.filter(isUnreadRow)
  return [
    ...(sources === 'read'
      ? unread.map(({ name }) => `${name} is from memory, but all sources are said to be read`)
      : []),
    ...(sources !== 'read' && grade !== 'free' ? [`is sold although its sources are «${sources}»`] : []),
    ...(sources === 'unread' && !isDraft ? ['is published without a source that was read'] : []),
    ...weakSourceProblems(definition.citations, isDraft),
  ]
}

/**
 * A value that no sentence uses is shown with the result, so it is allowed if the cases of its decision table
 * name it.
 */
const isExpected = ({ code, params }: Finding, { tests }: LibraryModule['definition']): boolean =>
  code === 'computed.unused' && tests.some(({ expect }) => String(params?.['name']) in (expect.values ?? {}))

type Tests = LibraryModule['definition']['tests']

/** Every sentence must occur in a saved test, character by character, in every language. */
function unwordedOutputs(tests: Tests, outputs: readonly string[]): string[] {
  return outputs.flatMap((output) =>
    LOCALES.filter(
      (locale) => !tests.some(({ expect }) => typeof expect.outputs?.[locale]?.[output] === 'string'),
    ).map((locale) => `output «${output}»: no test has its words in ${locale}`),
  )
}

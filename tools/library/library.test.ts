import { readFileSync } from 'node:fs'
import { checkLibraryModule, moduleIdOf, runVectors, savedTestName } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { decisionTables, ownCases } from './decisionTables.ts'
import { libraryDocument } from './libraryDocument.ts'
import { plateProblems } from './plateProblems.ts'
import { readLibrary } from './readLibrary.ts'

const TODAY = '2026-11-15'
const library = readLibrary()
const { modules, plates, problems } = library

describe('the library', () => {
  it('can be read whole', () => expect(problems).toEqual([]))

  it.each(modules.map((module) => [module.id, module] as const))(
    '%s is complete, proven and passes its tests',
    (_, module) => expect(checkLibraryModule(module, TODAY)).toEqual([]),
  )

  it.each(['read', 'partly', 'unread'] as const)(
    'cites nothing that nobody can find where sources are %s',
    (sources) => {
      const text = 'Open code whose address was not kept'
      const [module] = modules.filter(({ isDraft }) => !isDraft)
      if (!module) throw new Error('The library has no module.')
      const definition = { ...module.definition, citations: [{ text }] }
      expect(checkLibraryModule({ ...module, sources, definition }, TODAY)).toContain(
        `${module.id}: cites what nobody can find: ${text}`,
      )
    },
  )

  it('cites no page that nobody answers for, on a plate either', () => {
    const [plate] = plates
    if (!plate) throw new Error('The library has no plate.')
    const copy = {
      id: 'copy',
      text: 'A table',
      url: 'https://html.scirp.org/file/_6.htm',
      read: 'elsewhere' as const,
    }
    const evidence = { ...plate.evidence, citations: [...plate.evidence.citations, copy] }
    expect(plateProblems({ ...plate, evidence }, modules)).toEqual([
      `${plate.id}: cites a page that nobody answers for: A table`,
    ])
  })

  it.each(plates.map((plate) => [plate.id, plate] as const))('%s is complete and fits together', (_, plate) =>
    expect(plateProblems(plate, modules)).toEqual([]),
  )

  it('is listed in its documentation as it is', () => {
    const document = readFileSync(inRepository('docs', 'library.md'), 'utf8')
    expect(document === libraryDocument(document, library), 'run tools/library/writeLibraryDocument.ts').toBe(
      true,
    )
  })
})

const ids = new Set(modules.map(({ id }) => id))
const known = decisionTables(ids)

describe('every case of our own', () => {
  it.each(ownCases(ids).map((file) => [file.slug, file] as const))(
    'of %s comes out as it should',
    (_, file) => {
      expect(runVectors(modules, file, TODAY).filter(({ passed }) => !passed)).toEqual([])
    },
  )
})

describe.skipIf(known.length === 0)('every case of the decision tables', () => {
  if (known.length === 0) console.log('Skipped: the decision tables are not beside the repository.')

  it.each(known.map((file) => [file.slug, file] as const))('of %s comes out as it should', (_, file) => {
    const failed = runVectors(modules, file, TODAY).filter(({ passed }) => !passed)
    expect(failed).toEqual([])
  })

  it.each(known.map((file) => [file.slug, file] as const))('of %s is a saved test', (_, file) => {
    const module = modules.find(({ id }) => id === moduleIdOf(file))
    const names = module?.definition.tests.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(file.vectors.map((vector) => savedTestName(file, vector))))
  })
})

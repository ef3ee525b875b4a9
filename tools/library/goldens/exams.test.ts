import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createPlateRun } from '@pandok/board'
import { type ExamFile, examPlate } from '@pandok/library'
import { checkModule, readDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../../build/repository.mjs'
import { readLibrary } from '../readLibrary.ts'
import { MODULES, playExam, pressed } from './playExam.ts'
import { readExam } from './readExam.ts'
import { runExamGoldens } from './runExamGoldens.ts'
import { shippedExam } from './shippedExam.ts'

const FIXTURES = inRepository('packages', 'library', 'src', 'exam', 'fixtures')
/** Exams that were added to the repository after the neutral content. */
const OWN = inRepository('packages', 'library', 'exams')
/** The neutral content from which the library's exams are made. A clone elsewhere doesn't have it. */
const SHARED = fileURLToPath(new URL('../../../../shared/clinical/exams', import.meta.url))

const { plates } = readLibrary()
const read = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readExam(readFileSync(`${folder}/${name}`, 'utf8')))
const published = [...read(OWN), ...read(SHARED)]
const files = [...read(FIXTURES), ...published]

describe('reports of exams', () => {
  if (!existsSync(SHARED)) console.warn(`left out: there is no clinical content at ${SHARED}`)
  it.each(files.map((file) => [file.id, file] as const))('of %s come out letter by letter', (_, file) => {
    const outcomes = runExamGoldens(file, published.includes(file) ? shippedExam(file, plates) : undefined)
    expect(outcomes.length).toBeGreaterThan(0)
    expect(outcomes.filter(({ isSame }) => !isSame)).toEqual([])
  })

  it.each(files.map((file) => [file.id, file] as const))(
    '%s is made of cells that can be worked out',
    (_, file) => {
      expect(faultsOf(file)).toEqual([])
    },
  )
})

describe('examples of exams', () => {
  it.each(files.map((file) => [file.id, file] as const))(
    '%s leave nothing that keeps them from being copied',
    (_, file) => {
      const blocked = file.goldens.filter((golden) =>
        pressed(file, golden, 'ko')
          .read()
          .concerns.some(({ level }) => level === 'block'),
      )
      expect(blocked.map(({ id }) => id)).toEqual([])
    },
  )
})

describe('a lesion that a rule refuses', () => {
  it('can’t be written', () => {
    const file = files.find(({ id }) => id === 'nodule')
    const golden = {
      id: 'refused',
      set: { meno: 'late' },
      expect: {},
      pressed: [{ finding: 'cyst', blanks: { side: 'left', size: ['2.0'] } }],
    }
    expect(file && (() => playExam(file, golden, 'ko'))).toThrow('notReady')
  })
})

/**
 * Lists the faults of all cells, because a fault in one cell would only be noticed in the reports that it
 * affects.
 */
function faultsOf(file: ExamFile): readonly string[] {
  const plate = examPlate(file)
  return plate.cells.flatMap(({ id }) => {
    let ids = 0
    const run = createPlateRun({
      plate,
      modules: MODULES,
      locale: 'ko',
      today: () => '2026-11-16',
      newId: () => `run${++ids}`,
    })
    run.another(id)
    const definitions = run
      .read()
      .runs.flatMap(({ fillings }) => fillings.map(({ definition }) => definition))
    return definitions
      .filter(({ outputs }) => outputs.length > 0)
      .flatMap((definition) => {
        const read = readDefinition(definition)
        const found = read.ok
          ? checkModule(definition).filter(({ level }) => level === 'error')
          : read.findings
        return found.map(({ code, path }) => `${id}: ${code} ${path.join('.')}`)
      })
  })
}

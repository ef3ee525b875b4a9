import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@pandok/domain'
import { type ConvertedReport, readLibraryModule, readLibraryPlate } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { lineDiff } from '../goldens/lineDiff.ts'
import { pressCells } from '../goldens/pressCells.ts'
import { readNeutralFile } from '../goldens/readNeutralFile.ts'
import { runGoldens } from '../goldens/runGoldens.ts'
import { shippedReport } from '../goldens/shippedReport.ts'
import { textOfReport } from '../goldens/writeReport.ts'
import { readLibrary } from '../readLibrary.ts'
import type { CellSpec, SynopticHead } from './SynopticHead.ts'
import { synopticLibraryPlate } from './synopticLibraryPlate.ts'
import { synopticModule } from './synopticModule.ts'

const OWN = fileURLToPath(new URL('../../../packages/library/src/synoptic/fixtures/', import.meta.url))
/** Clinical content next to the repository, which not everybody has. */
const SHARED = fileURLToPath(new URL('../../../../shared/clinical/synoptic/', import.meta.url))
const library = readLibrary()

const head: SynopticHead = {
  grade: 'free',
  regions: ['general'],
  modalities: ['histology'],
  version: 'one',
  year: 2026,
  synonyms: { ko: [], en: [], zh: [], ja: [], de: [] },
}

const layouts: Readonly<Record<string, readonly (readonly CellSpec[])[]>> = {
  'colon-biopsies': [
    ['>site=sigmoid', '>site=rectum', '*'],
    ['dx=normal', 'dx=erosion', 'dx=adenoma', 'dx=cancer', '#correlate'],
  ],
  'skin-excision': [['*']],
  'melanoma-excision': [['*']],
  'bladder-turbt': [['*']],
}

function reportOf(path: string): ConvertedReport {
  const read = readNeutralFile(path, library.modules)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.report
}

/** Returns what the generator makes from a file, in the form in which the library reads it. */
function madeOf(path: string): ConvertedReport | undefined {
  const report = reportOf(path)
  const file = parse(readFileSync(path, 'utf8'))
  const module = readLibraryModule(
    JSON.parse(JSON.stringify(synopticModule(file, report, head, library.modules))),
  )
  const rows = layouts[report.id] ?? []
  const plate = readLibraryPlate(
    JSON.parse(JSON.stringify(synopticLibraryPlate({ file, report, head, rows }))),
  )
  if (!module.ok || !plate.ok) throw new Error(JSON.stringify([module, plate]))
  return shippedReport(report, { modules: [module.module], plates: [plate.plate] })
}

const own = readdirSync(OWN).map((name) => OWN + name)
const shared = existsSync(SHARED)
  ? readdirSync(SHARED)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => SHARED + name)
  : []
if (shared.length === 0) console.warn(`left out: there is no clinical content at ${SHARED}`)

/** Reading a file takes as long as writing its reports, and two tests need each of them. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const cases = [
  ...own.map((path) => [path.split('/').at(-1), once(() => madeOf(path))] as const),
  ...shared.map(
    (path) => [path.split('/').at(-1), once(() => shippedReport(reportOf(path), library))] as const,
  ),
]

describe('the library’s plate of a synopsis', () => {
  it.each(cases)('%s writes its reports letter by letter', (_, make) => {
    const report = make()
    if (!report) throw new Error('it has no plate')
    const outcomes = runGoldens(report)
    expect(outcomes.length).toBeGreaterThan(0)
    const wrong = outcomes.filter(({ isSame }) => !isSame)
    expect(wrong.map(({ id, expected, actual }) => [id, ...lineDiff(expected.trimEnd(), actual)])).toEqual([])
  })

  it.each(cases)('%s writes the same from its keys', (_, make) => {
    const report = make()
    if (!report) throw new Error('it has no plate')
    const wrong = report.goldens.flatMap(({ id, presses, expect: texts }) =>
      (['ko', 'en'] as const satisfies readonly Locale[]).flatMap((main) => {
        const expected = texts[main]
        if (expected === undefined) return []
        const { written } = pressCells(report, presses[0]?.answers ?? {}, { main })
        const actual = written.ok ? textOfReport(written.entries, { main }) : written.why
        return actual === expected.trimEnd() ? [] : [[id, main, ...lineDiff(expected.trimEnd(), actual)]]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('keys of a synopsis', () => {
  it('answer where the file has its questions, and begin a further part where it says so', () => {
    const report = madeOf(`${OWN}colon-biopsies.yaml`)
    const answers = report?.goldens.find(({ id }) => id === 'two-parts')?.presses[0]?.answers
    if (!report || !answers) throw new Error('the fixture has changed')
    // The report has two sites, four diagnoses and a comment; the distance and the size are typed.
    expect(pressCells(report, answers, { main: 'ko' }).keys).toBe(7)
  })
})

import { createPlateRun, type Filling } from '@pandok/board'
import { type Cell, LOCALES, type PlateContent } from '@pandok/domain'
import { ALL_NORMAL, plateContent } from '@pandok/library'
import {
  aboutOf,
  compileModule,
  type EdgeValue,
  type Entered,
  type LocalText,
  type OutputAbout,
  openTest,
} from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { MODULES } from './goldens/playExam.ts'
import { readLibrary } from './readLibrary.ts'

const TODAY = '2026-11-17'
const OWN = 'own'

const { plates, modules } = readLibrary()
const exams = plates.filter(({ exam }) => exam).map((plate) => plateContent(plate, 'en', (module) => module))
const speaking = modules.filter(({ definition }) => definition.outputs.some((one) => aboutOf(one).length > 0))

/** Within the library a name is identical; members' own plates may write it differently. */
const isNamed = (name: LocalText, other: LocalText): boolean =>
  LOCALES.some((locale) => name[locale] !== undefined && name[locale] === other[locale])

const regionsNamed = ({ exam }: PlateContent, name: LocalText) =>
  (exam?.regions ?? []).filter((region) => isNamed(region.name, name))

const named = speaking.flatMap(({ id, definition }) =>
  definition.outputs.flatMap(aboutOf).map((about) => [`${id}: ${about.region.en}`, about] as const),
)

type Given = Entered['values']
type Speaking = (typeof speaking)[number]

/** Returns what a module's findings are about for the answers of each of its saved tests. */
function cases(module: Speaking) {
  const compiled = compileModule(module.definition)
  return module.definition.tests.flatMap((test) => {
    if (test.priors) return []
    const session = openTest(compiled, test, TODAY)
    const outputs = session.outputs('en')
    const about = outputs.flatMap((output) => output.about ?? [])
    const text = outputs.find(({ section }) => section === 'findings')?.text ?? ''
    const found = about.filter(({ as }) => as === 'finding')
    return [{ given: session.entered().values, text, found, canWrite: session.snapshot().isReady }]
  })
}

describe('regions that modules of the library name', () => {
  it.each(named)('%s is a region of a plate, the same one on every plate', (_, { region }) => {
    const found = exams.flatMap((plate) => regionsNamed(plate, region))
    expect([...new Set(found.map(({ id }) => id))]).toHaveLength(1)
  })

  it.each(speaking.map((module) => [module.id, module] as const))(
    '%s takes their normal sentence away on a plate without its cell saying so, and no other',
    (_, module) => {
      const all = cases(module)
      const reached = module.definition.outputs.flatMap(aboutOf).filter(({ as }) => as === 'finding')
      for (const about of reached) {
        const one = all.find(({ found, canWrite }) => canWrite && found.includes(about))
        expect(one, `no saved test of ${module.id} finds ${about.region.en}`).toBeDefined()
        for (const plate of exams.filter((exam) => regionsNamed(exam, about.region).length > 0))
          expect(suppressed(plate, module.id, one?.given ?? {})).toEqual(normalsOf(plate, one?.found ?? []))
      }
      const nothing = all.find(({ found, text, canWrite }) => canWrite && found.length === 0 && text !== '')
      for (const plate of nothing ? exams : [])
        if (reached.some(({ region }) => regionsNamed(plate, region).length > 0))
          expect(suppressed(plate, module.id, nothing?.given ?? {})).toEqual([])
    },
  )

  it('are no findings where a module says that there is nothing', () => {
    const denying = speaking.flatMap((module) => {
      const none = cases(module).filter(({ text }) => text !== '' && /^(?:No [^\n]*\n?)+$/u.test(text))
      for (const { found, text } of none) expect(found, `${module.id}: ${text}`).toEqual([])
      return none.length > 0 ? [module.id] : []
    })
    const able = ['k-tirads', 'lung-rads', 'pirads', 'aspects', 'sah-grades', 'nascet', 'meyerding']
    expect(denying).toEqual(
      expect.arrayContaining([...able, 'aast-kidney', 'aast-liver', 'aast-spleen'].toSorted()),
    )
  })
})

/** Returns the normal sentences of the found regions that the plate has. */
const normalsOf = (plate: PlateContent, found: readonly OutputAbout[]): readonly string[] =>
  (plate.exam?.regions ?? []).flatMap(({ id, normal }) =>
    normal && found.some(({ region }) => regionsNamed(plate, region).some((one) => one.id === id))
      ? [id]
      : [],
  )

/** Returns a member's own cell with the module, which names no regions. */
const ownCell = (moduleId: string): Cell => ({
  id: OWN,
  position: 59,
  name: 'Own',
  title: 'Own',
  color: 'blue',
  outputs: [{ id: 'module', kind: 'module', moduleId, section: 'auto' }],
})

/**
 * Returns the regions whose normal sentence is suppressed if everything is normal and the module is then
 * filled in.
 */
function suppressed(plate: PlateContent, module: string, given: Given): readonly string[] {
  let ids = 0
  // Some regions are only covered with a certain technique.
  const techniques = (plate.exam?.regions ?? []).flatMap(({ onlyWith = [] }) => onlyWith.slice(0, 1))
  const kept = plate.cells.filter(({ id, asks }) => id === ALL_NORMAL || techniques.includes(id) || asks)
  const cells = [...kept, ownCell(module)]
  const run = createPlateRun({
    plate: { ...plate, cells, autoFill: [] },
    modules: MODULES,
    locale: 'en' as const,
    today: () => TODAY,
    newId: () => `run${++ids}`,
  })
  for (const cell of [...techniques, ALL_NORMAL]) {
    run.another(cell)
    if (run.read().open) run.write()
  }
  const before = run.read().entries.map(({ id }) => id)
  run.another(OWN)
  const [filling] = run.read().open?.fillings ?? []
  if (filling) enter(filling, given)
  run.write()
  const { suppressed: gone } = run.read()
  const regions = plate.exam?.regions ?? []
  return regions.flatMap(({ id, normal }) => {
    const said = saidOf(normal?.en ?? '', plate)
    const isGone = gone.some(({ entry }) => before.includes(entry.id) && said.includes(entry.text))
    return isGone ? [id] : []
  })
}

/**
 * Returns what a normal sentence may say: its words without the parts that disappear while their blanks are
 * empty, or with any of the exam's words in them.
 */
const saidOf = (normal: string, { exam }: PlateContent): readonly string[] => [
  normal.replaceAll(/\[[^\]]*\]/gu, ''),
  ...(exam?.values ?? []).flatMap(({ id, text }) =>
    normal.includes(`{${id}}`) && text?.en ? [`${text.en}.`] : [],
  ),
]

function enter({ session }: Filling, given: Given): void {
  for (const [id, value] of Object.entries(given)) {
    if (!isRows(value)) {
      session.set({ id }, value)
      continue
    }
    while ((session.snapshot().rows[id]?.length ?? 0) < value.length) session.addRow(id)
    value.forEach((answers, index) => {
      const row = session.snapshot().rows[id]?.[index] ?? ''
      for (const [name, answer] of Object.entries(answers)) session.set({ id: name, row }, answer)
    })
  }
}

const isRows = (value: Given[string]): value is readonly Readonly<Record<string, EdgeValue>>[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object')

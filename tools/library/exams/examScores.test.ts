import { createPlateRun, sectionText } from '@pandok/board'
import { CELLS_MAX } from '@pandok/domain'
import { ALL_NORMAL, type LibraryPlate, plateContent } from '@pandok/library'
import type { EdgeValue } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { MODULES } from '../goldens/playExam.ts'
import { readLibrary } from '../readLibrary.ts'
import { EXAM_HEADS } from './examHeads.ts'
import { EXAM_SCORES } from './examScores.ts'

const { plates, modules } = readLibrary()
const exams = plates.filter(({ exam }) => exam)
const scores = Object.entries(EXAM_SCORES).flatMap(([file, cells]) =>
  cells.map((cell) => ({ plate: EXAM_HEADS[file]?.id ?? file, ...cell })),
)

/** Scores of a plate's region and modality that it has no cell of, and why. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // Each finding of these plates has its descriptors and category, and the plate gives them one overall assessment.
  birads: ['breast', 'breast-us', 'mammography'],
  // The plate works it out where the size and the PSA are asked.
  'prostate-psad': ['prostate-mr', 'pelvis-us-gyn'],
  // Slips and discs of the neck are described by level; both scales are of the lumbar spine.
  meyerding: ['cervical-spine-mr'],
  pfirrmann: ['cervical-spine-mr'],
  // Its sentences are of T2 and FLAIR.
  'brain-fazekas-mta': ['neuro-ct'],
  // The cord ends above.
  'ms-lesions': ['lumbar-spine-mr'],
  // Of coronary CT, which is no exam of this plate.
  'cac-drs': ['chest-ct'],
  'cad-rads': ['chest-ct'],
  // Scores of other organs than the liver.
  'adrenal-washout': ['liver'],
  'bosniak-2019': ['liver'],
  ctsi: ['liver'],
}

const usedBy = ({ cells }: LibraryPlate): ReadonlySet<string> =>
  new Set(
    cells.flatMap(({ outputs, uses = [] }) => [
      ...outputs.flatMap((output) => ('module' in output ? [output.module] : [])),
      ...uses.map(({ module }) => module),
    ]),
  )

describe('scores of an exam', () => {
  it.each(exams.map((plate) => [plate.id, plate] as const))(
    'have a cell on %s, unless it is full',
    (id, plate) => {
      if (plate.cells.length === CELLS_MAX) return
      const used = usedBy(plate)
      const typed = modules.filter(
        ({ id: module, isDraft, specialty, regions, modalities }) =>
          !isDraft &&
          specialty === 'radiology' &&
          regions.some((region) => plate.regions.includes(region)) &&
          modalities.some((modality) => plate.modalities.includes(modality)) &&
          !used.has(module) &&
          !ELSEWHERE[module]?.includes(id),
      )
      expect(typed.map((module) => module.id)).toEqual([])
    },
  )

  it.each(scores.map((score) => [`${score.module} on ${score.plate}`, score] as const))(
    '%s take the normal sentences away that they contradict',
    (_, { id, plate: plateId, module, replaces }) => {
      const plate = exams.find((one) => one.id === plateId)
      if (!plate) throw new Error(`${plateId} is missing`)
      const normals = (plate.exam?.regions ?? []).flatMap((region) =>
        replaces.includes(region.id) && region.normal?.en ? [region.normal.en] : [],
      )
      expect(normals).toHaveLength(replaces.length)
      const before = reportOf(plate, [])
      const after = reportOf(plate, [{ cell: id, answers: answersOf(module) }])
      for (const normal of normals.filter((sentence) => before.findings.includes(sentence)))
        expect(after.findings).not.toContain(normal)
      const conclusion = plate.exam?.normalConclusion?.en
      if (conclusion !== undefined && before.impression.includes(conclusion))
        expect(after.impression).not.toContain(conclusion)
      expect(after.impression).not.toBe(before.impression)
    },
  )
})

/** What a saved test of the module, which writes a finding, enters. */
function answersOf(id: string): Readonly<Record<string, EdgeValue>> {
  const module = modules.find((one) => one.id === id)
  const test = module?.definition.tests.find(
    ({ priors, expect: { outputs, checks } }) =>
      !priors && !checks && Object.values(outputs?.en ?? {}).some((text) => text),
  )
  if (!test) throw new Error(`${id} has no test that writes a sentence`)
  return test.given as Readonly<Record<string, EdgeValue>>
}

interface Pressed {
  cell: string
  answers: Readonly<Record<string, EdgeValue>>
}

function reportOf(plate: LibraryPlate, more: readonly Pressed[]): { findings: string; impression: string } {
  let ids = 0
  const content = plateContent(plate, 'en', (module) => module)
  const run = createPlateRun({
    ...{ plate: content, modules: MODULES, locale: 'en' },
    today: () => '2026-11-16',
    newId: () => `run${++ids}`,
  })
  for (const { cell, answers } of [{ cell: ALL_NORMAL, answers: {} }, ...more]) {
    if (run.another(cell) === 'written') continue
    const [filling] = run.read().open?.fillings ?? []
    for (const [name, value] of Object.entries(answers))
      filling?.session.set({ id: name }, typeof value === 'number' ? String(value) : value)
    const verdict = run.write()
    if (!verdict.ok) throw new Error(`${cell} can’t be written: ${verdict.reason}`)
  }
  const { entries } = run.read()
  const text = (section: 'findings' | 'impression') =>
    sectionText(entries, section, { titles: false, locale: 'en', exam: content.exam })
  return { findings: text('findings'), impression: text('impression') }
}

import { createPlateRun, sectionText } from '@pandok/board'
import { CELLS_MAX } from '@pandok/domain'
import { ALL_NORMAL, type LibraryPlate, plateContent } from '@pandok/library'
import { aboutOf, compileModule, type EdgeValue, openTest } from '@pandok/module-engine'
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
    (_, { id, plate: plateId, module }) => {
      const plate = plateNamed(plateId)
      const { answers, found } = answersOf(module, plate)
      const normals = (plate.exam?.regions ?? []).flatMap(({ name, normal }) =>
        normal?.en && found.some(({ region }) => region.en === name.en) ? [normal.en] : [],
      )
      expect(normals.length > 0).toBe(found.length > 0)
      const before = reportOf(plate, [])
      const after = reportOf(plate, [{ cell: id, answers }])
      for (const normal of normals.filter((sentence) => before.findings.includes(sentence)))
        expect(after.findings).not.toContain(normal)
      const conclusion = plate.exam?.normalConclusion?.en
      if (conclusion !== undefined && before.impression.includes(conclusion))
        expect(after.impression).not.toContain(conclusion)
      expect(after.impression).not.toBe(before.impression)
    },
  )

  it.each([
    [
      { pvwm: '1', dwm: '1' },
      { wm: false, csf: true },
    ],
    [
      { pvwm: '0', dwm: '0' },
      { wm: true, csf: true },
    ],
    [
      { pvwm: '0', dwm: '0', gca: '2' },
      { wm: true, csf: false },
    ],
    [
      { pvwm: '1', dwm: '0', mta_right: '3', mta_left: '1', age_years: '60' },
      { wm: false, csf: false },
    ],
  ])('of white matter and atrophy take away what they find: %j', (answers, stays) => {
    const { findings } = reportOf(plateNamed('brain-mr'), [{ cell: 'fazekas-mta', answers }])
    expect({
      wm: findings.includes('White matter signal is normal.'),
      csf: findings.includes('Ventricles and sulci are normal for age.'),
    }).toEqual(stays)
  })
})

function plateNamed(id: string): LibraryPlate {
  const plate = exams.find((one) => one.id === id)
  if (!plate) throw new Error(`${id} is missing`)
  return plate
}

/** What a saved test of the module enters that writes a finding of the plate, and the regions that it is a finding of. */
function answersOf(id: string, { exam }: LibraryPlate) {
  const definition = modules.find((one) => one.id === id)?.definition
  if (!definition) throw new Error(`${id} is missing`)
  const compiled = compileModule(definition)
  const isAbout = definition.outputs.some((output) => aboutOf(output).length > 0)
  for (const test of definition.tests) {
    if (test.priors || test.expect.checks) continue
    const outputs = openTest(compiled, test, '2026-11-16').outputs('en')
    const found = outputs.flatMap(({ about = [] }) => about.filter(({ as }) => as === 'finding'))
    const isHere = found.some(({ region }) => exam?.regions.some(({ name }) => name.en === region.en))
    if (isAbout === isHere && outputs.some(({ text }) => text))
      return { answers: test.given as Readonly<Record<string, EdgeValue>>, found }
  }
  throw new Error(`${id} has no test that writes a sentence`)
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

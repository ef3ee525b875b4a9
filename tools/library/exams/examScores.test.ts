import { createPlateRun, sectionText } from '@pandok/board'
import { ALL_NORMAL, type LibraryPlate, plateContent } from '@pandok/library'
import { aboutOf, compileModule, type EdgeValue, type ModuleSession, openTest } from '@pandok/module-engine'
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

describe('scores of an exam', () => {
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

describe('target and followed lesions', () => {
  const target = { target_baseline_mm: '20', target_now_mm: '12' }
  const summed = { nontarget: 'none', baseline_mm: '20', nadir_mm: '12', response: 'PR' }
  const noTargets = { nontarget: 'non_cr_non_pd', response: 'non_CR_non_PD' }
  const growth = { prior_mm: '10', now_mm: '14', days: '180', change: 'grew' }

  it.each([
    ['liver', 'recist', noTargets, true],
    ['liver', 'recist', { ...summed, targets: [{ ...target, organ: 'lung' }] }, true],
    ['liver', 'recist', { ...summed, targets: [{ ...target, organ: 'liver' }] }, false],
    ['liver', 'growth', { ...growth, lesion: 'other' }, true],
    ['liver', 'growth', { ...growth, lesion: 'liver' }, false],
  ] as const)('on the plate %s, %s takes only away what it contradicts: %j', (id, cell, answers, stays) => {
    const plate = plateNamed(id)
    const region = plate.exam?.regions.find((one) => one.id === 'liver-focal')
    const { findings } = reportOf(plate, [{ cell, answers }])
    expect(findings.includes(region?.normal?.en ?? '')).toBe(stays)
  })
})

function plateNamed(id: string): LibraryPlate {
  const plate = exams.find((one) => one.id === id)
  if (!plate) throw new Error(`${id} is missing`)
  return plate
}

/**
 * Returns the answers of the first saved test that writes a sentence, with the regions of its findings. If
 * the sentences of the module name regions, one of them must be the plate's.
 */
function answersOf(id: string, { exam }: LibraryPlate) {
  const definition = modules.find((one) => one.id === id)?.definition
  if (!definition) throw new Error(`${id} is missing`)
  const compiled = compileModule(definition)
  const isAbout = definition.outputs.some((output) => aboutOf(output).length > 0)
  for (const test of definition.tests) {
    if (test.priors || test.expect.checks) continue
    const session = openTest(compiled, test, '2026-11-16')
    if (session.snapshot().faults.length > 0) continue
    const outputs = session.outputs('en')
    const found = outputs.flatMap(({ about = [] }) => about.filter(({ as }) => as === 'finding'))
    const isHere = found.some(({ region }) => exam?.regions.some(({ name }) => name.en === region.en))
    if (isAbout === isHere && outputs.some(({ text }) => text)) return { answers: test.given as Given, found }
  }
  throw new Error(`${id} has no test that writes a sentence`)
}

type Given = Readonly<Record<string, unknown>>

interface Pressed {
  cell: string
  answers: Given
}

/** Numbers of a saved test are typed, as a person would. */
const typed = (value: unknown) => (typeof value === 'number' ? String(value) : (value as EdgeValue))

const isRows = (value: unknown): value is readonly Given[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object')

function enter(session: ModuleSession, id: string, value: unknown): void {
  if (!isRows(value)) {
    session.set({ id }, typed(value))
    return
  }
  for (const [index, answers] of value.entries()) {
    // A group may begin with rows of its own.
    const row = session.snapshot().rows[id]?.[index] ?? session.addRow(id)
    if (row === undefined) return
    for (const [name, answer] of Object.entries(answers)) session.set({ id: name, row }, typed(answer))
  }
}

function reportOf(plate: LibraryPlate, more: readonly Pressed[]): { findings: string; impression: string } {
  let ids = 0
  const content = plateContent(plate, 'en', (module) => module)
  const run = createPlateRun({
    plate: content,
    modules: MODULES,
    locale: 'en',
    today: () => '2026-11-16',
    newId: () => `run${++ids}`,
  })
  for (const { cell, answers } of [{ cell: ALL_NORMAL, answers: {} }, ...more]) {
    if (run.another(cell) === 'written') continue
    const [filling] = run.read().open?.fillings ?? []
    for (const [name, value] of Object.entries(answers)) if (filling) enter(filling.session, name, value)
    const verdict = run.write()
    if (!verdict.ok) throw new Error(`${cell} can’t be written: ${verdict.reason}`)
  }
  const { entries } = run.read()
  const text = (section: 'findings' | 'impression') =>
    sectionText(entries, section, { titles: false, locale: 'en', exam: content.exam })
  return { findings: text('findings'), impression: text('impression') }
}

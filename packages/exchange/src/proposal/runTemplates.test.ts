import { readFileSync } from 'node:fs'
import { createPlateRun } from '@pandok/board'
import { expect, it } from 'vitest'
import { readFile } from '../readFile.ts'
import { arrange, documentsOf } from './index.ts'
import { proposeRow } from './proposeRow.ts'

/** A browser test imports the same files. */
const template = (name: string) => readFileSync(new URL(`../../../../e2e/templates/${name}`, import.meta.url))

/** Imports a template as a person would who puts it on a plate, and runs its cell with these answers. */
function reportOf(file: string, answers: Readonly<Record<string, string>>): string[] {
  let ids = 0
  const newId = () => `id${++ids}`
  const sentence = readFile(new TextEncoder().encode('::nl::Normal.'), 'plate.ahk', { locale: 'en' })
  const read = readFile(new Uint8Array(template(file)), file, { locale: 'en' })
  const rows = [...sentence.entries, ...read.entries].map((entry, index) =>
    proposeRow(entry, `r${index}`, `f${index}`),
  )
  const [plateId] = arrange(rows, 'file').plates.map(({ id }) => id)
  const placed = rows.map((row) => (row.isTemplate ? { ...row, plate: plateId ?? null } : row))
  const [batch] = documentsOf(arrange(placed, 'file'), { newId, maxCharacters: 1e6 })
  const [plate] = batch?.plates ?? []
  if (!plate) throw new Error('no plate was made')
  const run = createPlateRun({
    plate,
    modules: batch?.modules ?? [],
    locale: 'en',
    newId,
    today: () => '2026-11-17',
    now: () => 0,
  })
  run.run(plate.cells[1]?.id ?? '')
  const [filling] = run.read().open?.fillings ?? []
  for (const [id, value] of Object.entries(answers)) filling?.session.set({ id }, value)
  expect(run.write()).toEqual({ ok: true })
  return run.read().entries.map(({ text }) => text)
}

it('fills an imported MRRT form and writes its answers after their labels', () => {
  const answers = {
    side_of_the_effusion: 'left',
    cardiothoracic_ratio: '52',
    lines_and_tubes: 'Central line.',
  }
  expect(reportOf('chest.mrrt.html', answers)).toEqual([
    'Side of the effusion: left\nCardiothoracic ratio: 52%\nLines and tubes: Central line.',
  ])
})

it.each([
  [{ composition: 'cystic' }, 'TI-RADS 1, benign.'],
  [{ composition: 'solid', echogenicity: 'anechoic' }, 'TI-RADS 3, mildly suspicious.'],
  [{ composition: 'solid', echogenicity: 'hypoechoic', size: '12' }, 'TI-RADS 4, moderately suspicious.'],
])('runs an imported CARDS module to its end point: %j', (answers, category) => {
  expect(reportOf('ti-rads.cards.xml', answers).join('\n')).toContain(category)
})

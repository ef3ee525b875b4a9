import { checkPlate, LOCALES } from '@pandok/domain'
import { expect, it } from 'vitest'
import { checkLibraryPlate } from './check/checkLibraryPlate.ts'
import { readLibraryPlate } from './LibraryPlate.ts'
import { plateContent } from './plateContent.ts'

const five = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]))
const same = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]))

const cell = (id: string, position: number, more: object) => ({
  id,
  position,
  key: `Digit${position}`,
  color: 'slate',
  name: five('칸'),
  title: five(id),
  ...more,
})

const finding = { region: 'lobes', replaces: [{ regions: ['lobes'] }], conflicts: ['normal'], rank: 2 }
const blank = { id: 'size', kind: 'size', label: five('크기'), unit: 'cm' }
const exam = {
  regions: [{ id: 'lobes', name: five('양엽'), normal: five('결절 없음.') }],
  blanks: [{ id: 'date', kind: 'date', label: five('검사일') }],
  normalConclusion: five('정상.'),
}

const file = (text: string) => ({
  id: 'thyroid',
  edition: 1,
  grade: 'free',
  specialty: 'radiology',
  regions: ['neck'],
  modalities: ['US'],
  names: same('갑상선'),
  summary: same('요약'),
  synonyms: Object.fromEntries(LOCALES.map((l) => [l, []])),
  changes: [{ edition: 1, what: same('처음') }],
  exam,
  cells: [
    cell('normal', 0, { normal: 'all' }),
    cell('date', 1, { asks: ['date'] }),
    ...Array.from({ length: 6 }, (_, index) =>
      cell(`nodule.${index}`, index + 2, {
        blanks: [blank],
        finding,
        outputs: [
          { id: 'finding', section: 'findings', text: same(text), unless: ['date'], when: 'known(size)' },
        ],
      }),
    ),
  ],
})

const read = (text: string) => {
  const reading = readLibraryPlate(file(text))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.plate
}

it('a library plate keeps its exam, and the questions and meanings of its cells', () => {
  const content = plateContent(read('{size:max} 결절.'), 'de', (id) => id)
  expect(checkPlate(content)).toEqual([])
  expect(content.exam).toEqual(exam)
  expect(content.cells[0]).toEqual({
    id: 'normal',
    position: 0,
    color: 'slate',
    name: '칸 de',
    title: 'normal de',
    outputs: [],
    normal: 'all',
  })
  expect(content.cells[1]).toMatchObject({ asks: ['date'] })
  expect(content.cells[2]).toMatchObject({
    blanks: [blank],
    finding,
    outputs: [{ kind: 'phrase', unless: ['date'], when: 'known(size)' }],
  })
})

it('a plate of the library declares every blank of its sentences', () => {
  expect(checkLibraryPlate(read('{size:max} 결절, {date}.'), [])).toEqual([])
  expect(checkLibraryPlate(read('{size} 결절, {site}.'), [])).toEqual(
    Array.from({ length: 6 }, (_, index) => `thyroid: cell «nodule.${index}»: no blank is called «site»`),
  )
})

import type { LibraryPlate } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { abbreviations } from '../abbreviations.ts'
import { readLibrary } from '../readLibrary.ts'
import { patternOf, readTerms } from '../terms/readTerms.ts'
import { termProblems } from '../terms/termProblems.ts'
import { conclusionProblems } from './conclusionProblems.ts'
import { contentHash } from './contentHash.ts'
import { labelProblems } from './labelProblems.ts'
import { blankPressProblems, pressProblems } from './pressProblems.ts'
import { reviewWarnings } from './reviewWarnings.ts'
import { titleProblems } from './runJob.ts'
import { plateUnionProblems, unionProblems } from './unionProblems.ts'

const { plates, modules } = readLibrary()
const chest = plates.find(({ id }) => id === 'chest-ct')
if (!chest) throw new Error('chest-ct is missing')

/** Returns the plate with one cell changed. */
const withCell = (
  plate: LibraryPlate,
  change: (cell: LibraryPlate['cells'][number]) => object,
): LibraryPlate => ({
  ...plate,
  cells: plate.cells.map((cell) => ({ ...cell, ...change(cell) })),
})

describe('the words of the library', () => {
  it('are found where another word stands for the thing, in the language that it is in', () => {
    const entry = {
      id: 'entry',
      text: { ko: '30 mL, 기저수조', de: 'über 30 mL, 60%', en: 'a tumour of 30 mL' },
    }
    expect(termProblems(readTerms(), entry)).toEqual([
      'entry: text.ko: «기저수조» where the library says «기저조»',
      'entry: text.de: «mL» where the library says «ml»',
      'entry: text.de: «/(?<=\\d)%/» where the library says « %»',
      'entry: text.en: «tumour» where the library says «tumor»',
    ])
  })

  it('are whole words in alphabets, and parts of names and formulas are none', () => {
    expect(
      ['ml', '5ml', 'html', '5 ml.'].map((text) => patternOf('ml').test(text) || patternOf('ml').test(text)),
    ).toEqual([...[true, false, false, true]])
    const body = { de: [{ v: 'mL' }, { when: 'unit == "mL"', else: ['Volumen'] }] }
    expect(termProblems(readTerms(), { id: 'entry', body } as { id: string })).toEqual([])
  })

  it('may be others in search words, citations and entries that are excepted', () => {
    const synonyms = { en: ['tumour'] }
    expect(termProblems(readTerms(), { id: 'entry', synonyms } as { id: string })).toEqual([])
    const zone = { id: 'prostate-biopsy', name: { ko: '이행구역' } }
    expect(termProblems(readTerms(), zone)).toEqual([])
    expect(termProblems(readTerms(), { ...zone, id: 'prostate-mr' })).toHaveLength(1)
  })
})

describe('modules', () => {
  it('are found out where a written answer unites what a reader tells apart', () => {
    expect(modules.flatMap(unionProblems)).toEqual([])
    const rcc = modules.find(({ id }) => id === 'rcc-who-isup')
    if (!rcc) throw new Error('rcc-who-isup is missing')
    const text = {
      ko: '없거나 뚜렷하지 않음',
      en: 'absent or faint',
      zh: '无',
      ja: 'なし',
      de: '2 oder mehr',
    }
    const inputs = rcc.definition.inputs.map((input) =>
      input.id === 'nucleoli' && 'options' in input
        ? { ...input, options: input.options.map((option) => ({ ...option, text })).slice(0, 1) }
        : input,
    )
    const found = unionProblems({ ...rcc, definition: { ...rcc.definition, inputs } })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('없거나 뚜렷하지 않음')
  })
})

describe('plates', () => {
  it('are found out where a title is a sentence or has a blank', () => {
    expect(plates.flatMap(titleProblems)).toEqual([])
    const title = { ko: '{s} 무릎', en: 'Chest PA view.', zh: '胸部', ja: '胸部', de: 'Thorax' }
    const outputs = [{ id: 'a', section: 'findings', text: { ...title, ko: '흉부.' } }]
    const wrong = { ...chest, cells: chest.cells.slice(0, 1).map((cell) => ({ ...cell, title, outputs })) }
    expect(titleProblems(wrong as LibraryPlate)).toHaveLength(2)
  })

  it('are found out where a conclusion lost the place of its finding', () => {
    expect(conclusionProblems(chest)).toEqual([])
    const bare = withCell(chest, ({ outputs }) => ({
      outputs: outputs.map((output) =>
        'text' in output && output.section === 'impression'
          ? {
              ...output,
              text: Object.fromEntries(Object.keys(output.text).map((locale) => [locale, '결절.'])),
            }
          : output,
      ),
    }))
    expect(conclusionProblems(bare).length).toBeGreaterThan(5)
  })

  it('are found out where a new question for a place, whatever it is called, is missing from the conclusion', () => {
    const words = (text: string) => ({ ko: text, en: text, zh: text, ja: text, de: text })
    const cell = {
      ...chest.cells[0],
      id: 'new',
      finding: { region: 'lung' },
      outputs: [
        { id: 'found', section: 'findings', text: words('Mass, {whichever}.') },
        { id: 'concluded', section: 'impression', text: words('Mass.') },
      ],
    }
    const asking = (kind: string, label: string) =>
      conclusionProblems({
        ...chest,
        cells: [{ ...cell, blanks: [{ id: 'whichever', kind, label: words(label) }] }],
      } as unknown as LibraryPlate)
    expect(asking('side', 'Which')).toHaveLength(5)
    expect(asking('clock', 'O’clock')).toHaveLength(5)
    expect(asking('choice', 'Lobe')).toHaveLength(5)
    expect(asking('choice', 'Shape')).toEqual([])
  })

  it('are found out where an answer of a blank unites what a reader tells apart', () => {
    expect(plates.flatMap(plateUnionProblems)).toEqual([])
    const both = {
      ko: '결절 또는 종괴',
      en: 'nodule or mass',
      zh: '结节或肿块',
      ja: '結節または腫瘤',
      de: 'Knoten oder Masse',
    }
    const united = withCell(chest, ({ blanks }) => ({
      blanks: blanks?.map((blank) => ({
        ...blank,
        ...(blank.id === 'lobe' && { options: [{ id: 'both', label: both }] }),
      })),
    }))
    expect(plateUnionProblems(united).length).toBeGreaterThanOrEqual(5)
    expect(plateUnionProblems(united)[0]).toContain('결절 또는 종괴')
  })

  it('are found out where the key on a cell reaches another, or none', () => {
    expect(pressProblems(chest, modules)).toEqual([])
    const [first, second] = chest.cells
    const swapped = { ...chest, cells: chest.cells.map((cell) => ({ ...cell, key: 'KeyQ' })) }
    expect(pressProblems(swapped, modules)).toHaveLength(chest.cells.length - 1)
    const unnamed = {
      ...chest,
      cells: [first, second].flatMap((cell) => (cell ? [{ ...cell, key: 'F13' }] : [])),
    }
    expect(pressProblems(unnamed, modules)[0]).toContain('prints no key that could be pressed')
  })

  it('are found out where an answer of a blank prints keys that choose another', () => {
    expect(blankPressProblems(chest)).toEqual([])
  })

  it('are found out where a conclusion lost its place or size in one language alone', () => {
    expect(plates.flatMap(conclusionProblems)).toEqual([])
    const german = withCell(chest, ({ outputs }) => ({
      outputs: outputs.map((output) =>
        'text' in output && output.section === 'impression'
          ? { ...output, text: { ...output.text, de: 'Rundherd.' } }
          : output,
      ),
    }))
    const found = conclusionProblems(german)
    expect(found.some((problem) => problem.endsWith('lacks its place in de'))).toBe(true)
    expect(found.some((problem) => problem.endsWith('lacks its size in de'))).toBe(true)
    expect(found.every((problem) => problem.endsWith(' in de'))).toBe(true)
  })

  it('are found out where a blank is asked for by its identifier or in Korean', () => {
    expect(labelProblems(chest)).toEqual([])
    const wrong = withCell(chest, ({ blanks = [] }) => ({
      blanks: blanks.map((blank) => ({ ...blank, label: { ...blank.label, en: 'size_mm', de: '크기' } })),
    }))
    const count = chest.cells.flatMap(({ blanks = [] }) => blanks).length
    expect(labelProblems(wrong)).toHaveLength(2 * count)
  })
})

describe('a review that falls due', () => {
  it('is told from 60 days before to the day itself', () => {
    const module = modules.find(({ id }) => id === 'birads')
    if (!module) throw new Error('birads is missing')
    const due = [{ ...module, definition: { ...module.definition, reviewBy: '2026-12-31' } }]
    expect(
      ['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01'].map((day) => reviewWarnings(due, day)),
    ).toEqual([
      [],
      ['birads: to be reviewed by 2026-12-31, in 60 days'],
      ['birads: to be reviewed by 2026-12-31, in 0 days'],
      [],
    ])
    expect(reviewWarnings([{ ...module, isDraft: true }], '2026-12-01')).toEqual([])
  })
})

describe('abbreviations', () => {
  it('that departments write lead to their plates', () => {
    const foundBy = (word: string) =>
      plates
        .filter(({ synonyms }) => Object.values(synonyms).some((words) => words.includes(word)))
        .map(({ id }) => id)
    expect(
      Object.entries(abbreviations()).flatMap(([id, words]) =>
        Object.values(words)
          .flat()
          .filter((word) => !foundBy(word).includes(id)),
      ),
    ).toEqual([])
    expect(Object.keys(abbreviations()).toSorted()).toEqual(plates.map(({ id }) => id).toSorted())
    expect(['CXR', 'APCT', 'HIVD', 'TVUS', 'MMG'].map(foundBy)).toEqual([
      ['chest-radiograph'],
      ['abdomen-pelvis-ct'],
      ['lumbar-spine-mr'],
      ['pelvis-us-gyn'],
      ['mammography'],
    ])
    expect(
      ['HCC', 'GIST', '肝ca', '胃癌', '腹部エコー', 'Abdomen-Sono', 'Rö-Thorax', 'NSCLC', 'DCIS'].map(
        foundBy,
      ),
    ).toEqual([
      ['liver'],
      ['gi-pathology'],
      ['liver'],
      ['gastric-resection-and-esd'],
      ['abdomen-us'],
      ['abdomen-us'],
      ['chest-radiograph'],
      ['chest-ct', 'lung-resection'],
      ['breast-pathology'],
    ])
  })
})

describe('what was checked', () => {
  it('is known by what it depends on: the day, and the entry', () => {
    const job = { kind: 'lesions', id: 'pirads' } as const
    const [one, other] = [contentHash('2026-11-16'), contentHash('2026-11-17')]
    expect(one(job)).toBe(one(job))
    expect(one(job)).not.toBe(other(job))
    expect(one(job)).not.toBe(one({ kind: 'lesions', id: 'lirads' }))
  })
})

import { createPlateRun } from '@pandok/board'
import { checkPlate } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { readText } from '../readFile.ts'
import {
  arrange,
  compareRows,
  documentsOf,
  type Layout,
  mergeSimilar,
  ownRows,
  type ProposedRow,
  proposeLayout,
  unmergeSimilar,
} from './index.ts'
import { proposeRow } from './proposeRow.ts'

const rowsOf = (text: string, file = 'macros.ahk'): ProposedRow[] =>
  compareRows(
    readText(text, file, { locale: 'ko' }).entries.map((entry, index) =>
      proposeRow(entry, `r${index}`, 'f1'),
    ),
  )

const hotstrings = (count: number, triggerOf: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `::${triggerOf(index)}::Sentence number${index} of a file.`,
  ).join('\n')

const namesOf = (rows: readonly ProposedRow[], layout: Layout) =>
  arrange(rows, layout).plates.map(({ name, cells }) => [name, cells.length])

describe('a row', () => {
  it('is a sentence without fields and a module with them', () => {
    const rows = rowsOf('::nl::No active lung lesion.\n::nod::About ____ cm nodule in (RUL/LUL).')
    expect(rows.map(({ as, name }) => [name, as])).toEqual([
      ['nl', 'sentence'],
      ['nod', 'module'],
    ])
    expect(rows[1]?.fields.length).toBe(2)
    expect(rows[0]?.definition).toBeUndefined()
  })

  it('names the library module for the system in its text', () => {
    const [row] = rowsOf('::ti::Lt. thyroid nodule, K-TIRADS 4. Breast: BI-RADS 2.')
    expect(row?.offers).toEqual([
      { slug: 'k-tirads', text: 'K-TIRADS' },
      { slug: 'birads', text: 'BI-RADS' },
    ])
  })

  it('keeps the words in braces, and names the remark that its module omits', () => {
    const [row] = rowsOf(':t:n::Nodule in the {location}, (RUL/LUL). {Call the ward, if new!}')
    expect(row?.fields).toContain('location')
    expect(row?.notes).toMatchObject([
      { code: 'notation.comment', params: { text: 'Call the ward, if new!' } },
    ])
  })

  it('is named by its title, its trigger or its opening, within the limits of a cell', () => {
    const rows = rowsOf(
      'code,title,findings\ncx,Chest PA normal with clips,No lesion\n,,Both lungs are clear of infiltration\n',
      'a.csv',
    )
    expect(rows.map(({ name }) => name)).toEqual(['Chest PA normal with', 'Both lungs are clear'])
    expect(rows.every(({ name }) => name.length <= 20)).toBe(true)
  })
})

describe('rows compared with each other', () => {
  it('omits duplicates and names the original', () => {
    const rows = rowsOf('::a::No  active lesion.\n::b::No active lesion.\n::c::Other')
    expect(rows.map(({ isTaken, duplicateOf }) => [isTaken, duplicateOf])).toEqual([
      [true, undefined],
      [false, 'r0'],
      [true, undefined],
    ])
  })

  it('keeps a duplicate that a person selected, and imports one whose original is gone', () => {
    const rows = rowsOf('::a::No active lesion.\n::b::No active lesion.')
    expect(compareRows(rows.map((row) => ({ ...row, isTaken: true })))[1]).toMatchObject({
      isTaken: true,
      duplicateOf: 'r0',
    })
    expect(compareRows(rows.slice(1))[0]).toMatchObject({ isTaken: true })
  })

  it('finds sentences that differ in one word, and makes one choice of them', () => {
    const rows = rowsOf(
      '::r::Small cyst in Rt. lobe of liver.\n::l::Small cyst in Lt. lobe of liver.\n::b::Small cyst in both lobe of liver.\n::k::Small cyst in Rt. lobe of kidney.',
    )
    expect(rows[1]?.similarTo).toMatchObject({ row: 'r0', here: 'Lt.', there: 'Rt.' })
    expect(rows[3]?.similarTo).toMatchObject({ row: 'r0', here: 'kidney.', there: 'liver.' })
    const merged = mergeSimilar(rows, 'r1')
    expect(merged[0]).toMatchObject({
      as: 'module',
      texts: [{ section: 'findings', text: 'Small cyst in [Rt. | Lt. | both] lobe of liver.' }],
    })
    expect(merged[0]?.fields.length).toBe(1)
    expect(merged.map(({ isTaken }) => isTaken)).toEqual([true, false, false, true])
  })

  it('reverts a merge', () => {
    const rows = rowsOf(
      '::r::Small cyst in Rt. lobe of liver.\n::l::Small cyst in Lt. lobe of liver.\n::b::Small cyst in both lobe of liver.',
    )
    expect(unmergeSimilar(mergeSimilar(rows, 'r1'), 'r0')).toEqual(rows)
    expect(unmergeSimilar(rows, 'r0')).toBe(rows)
  })

  it.each(['::a::No mass.\n::b::No cyst.', '::a::one two three four\n::b::one two three five six'])(
    'calls nothing alike that is short or differs in more: %s',
    (text) => {
      expect(rowsOf(text)[1]?.similarTo).toBeUndefined()
    },
  )
})

describe('rows compared with the member’s documents', () => {
  const text =
    '::nl::No active lung lesion seen.\n::ef::No active pleural lesion seen.\n::nod::About ____ cm nodule in (RUL/LUL).\n::x::Other'
  const form = JSON.stringify({
    resourceType: 'Questionnaire',
    status: 'active',
    title: 'Form',
    language: 'en',
    item: [{ linkId: 'a', text: 'Size', type: 'decimal' }],
  })
  const compared = () => [
    ...rowsOf(text),
    ...rowsOf(form, 'form.json').map((row) => ({ ...row, id: 'form' })),
  ]

  it('are marked if they were imported before, even by a database that sorts keys', () => {
    let ids = 0
    const batches = documentsOf(arrange(compared(), 'file'), {
      newId: () => `id${++ids}`,
      maxCharacters: 4e6,
    })
    const reordered = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reordered)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .map(([key, one]) => [key, reordered(one)] as const)
                .toReversed(),
            )
          : value
    const own = ownRows({
      plates: batches.flatMap(({ plates }) => plates),
      modules: batches.flatMap(({ modules }) =>
        modules.map(({ name, definition }) => ({ name, definition: reordered(definition) })),
      ),
    })
    const again = compareRows(compared(), own)
    expect(again.map(({ isTaken, ownDuplicate }) => [isTaken, ownDuplicate])).toEqual([
      [false, 'macros › nl'],
      [false, 'macros › ef'],
      [false, 'About … cm nodule in (RUL/LUL).'],
      [false, 'macros › x'],
      [false, 'Form'],
    ])
    const ticked = again.map((row, index) => (index === 0 ? { ...row, isTaken: true } : row))
    expect(compareRows(ticked, own)[0]).toMatchObject({ isTaken: true, ownDuplicate: 'macros › nl' })
    expect(compareRows(ticked)[1]).toMatchObject({ isTaken: true })
  })

  it('name the own sentence that differs in one word', () => {
    const cell = {
      id: 'c',
      position: 0,
      name: 'Normal',
      title: 'Normal',
      outputs: [
        {
          id: 'o',
          kind: 'phrase' as const,
          section: 'findings' as const,
          text: { en: 'No active lung disease seen.', ko: '폐에 이상 없음.' },
        },
      ],
    }
    const own = ownRows({ plates: [{ name: 'Chest', cells: [cell] }], modules: [] })
    expect(compareRows(rowsOf(text), own)[0]).toMatchObject({
      isTaken: true,
      ownSimilar: { name: 'Chest › Normal', here: 'lesion', there: 'disease' },
    })
    expect(compareRows(rowsOf('::a::폐에  이상 없음.'), own)[0]).toMatchObject({ isTaken: false })
  })
})

describe('the layout', () => {
  it('fills plates of 60 by file', () => {
    expect(namesOf(rowsOf(hotstrings(130, (index) => `m${index}`)), 'file')).toEqual([
      ['macros 1', 60],
      ['macros 2', 60],
      ['macros 3', 10],
    ])
  })

  it('groups by prefix, at more letters if one has too many, and combines the few remaining rows', () => {
    const rows = rowsOf(
      hotstrings(200, (index) =>
        index < 80
          ? `c${index % 2 ? 't' : 'x'}${index}`
          : index < 197
            ? `b${index % 2}${index}`
            : `z${index}q`,
      ),
    )
    expect(namesOf(rows, 'prefix')).toEqual([
      ['cx', 40],
      ['ct', 40],
      ['b0', 59],
      ['b1', 58],
      ['macros', 3],
    ])
  })

  it('groups by heading, and proposes that if it makes few plates', () => {
    const text = `; ===== Chest =====\n${hotstrings(10, (index) => `a${index}`)}\n; ===== Abdomen =====\n${hotstrings(10, (index) => `b${index}`).replaceAll('Sentence', 'Line')}`
    const rows = rowsOf(text)
    expect(proposeLayout(rows)).toBe('group')
    expect(namesOf(rows, 'group')).toEqual([
      ['Chest', 10],
      ['Abdomen', 10],
    ])
  })

  it('gives the key at the place of the cell, or the one that was the trigger, each only once', () => {
    const rows = rowsOf('::ab::First sentence.\n::1::Second sentence.\n::cd::Third sentence.')
    const { plates } = arrange(rows, 'file')
    expect(plates[0]?.cells.map(({ key }) => key)).toEqual(['Digit2', 'Digit1', 'Digit3'])
  })

  it('puts a row where a person chose, with the key that the person chose', () => {
    const rows = rowsOf('::ab::First sentence.\n::cd::Second sentence.')
    const changed = rows.map((row, index) =>
      index === 0 ? { ...row, plate: null } : { ...row, key: 'KeyQ' },
    )
    const { plates, beside } = arrange(changed, 'file')
    expect(plates[0]?.cells.map(({ key, row }) => [row.id, key])).toEqual([['r1', 'KeyQ']])
    expect(beside.map(({ id }) => id)).toEqual(['r0'])
  })
})

describe('a form of more than 60 questions', () => {
  const number = (linkId: string, text: string, more: object = {}) => ({
    linkId,
    text,
    type: 'decimal',
    ...more,
  })
  const section = (name: string, ...more: object[]) => ({
    linkId: name,
    text: name,
    type: 'group',
    item: [...more, ...Array.from({ length: 40 }, (_, at) => number(`${name}${at}`, `${name} ${at}`))],
  })
  const calculated = (expression: string) => ({
    readOnly: true,
    extension: [
      {
        url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
        valueExpression: { language: 'text/fhirpath', expression },
      },
    ],
  })
  const answerTo = (linkId: string) => `%resource.repeat(item).where(linkId='${linkId}').answer.value.first()`
  const form = JSON.stringify({
    resourceType: 'Questionnaire',
    status: 'active',
    title: 'Large form',
    language: 'en',
    item: [
      section('Heart', number('a', 'Diameter'), number('b', 'Doubled', calculated(`${answerTo('a')} * 2`))),
      section('Lungs', number('c', 'Ratio', calculated(`${answerTo('b')} + ${answerTo('Lungs1')}`))),
    ],
  })

  it('is put on one plate by its sections, next to the plates of the file layout', () => {
    const rows = [...rowsOf('::nl::No active lung lesion.'), ...rowsOf(form, 'form.json')]
    expect(namesOf(rows, 'file')).toEqual([
      ['macros', 1],
      ['Large form', 2],
    ])
    expect(arrange(rows, 'file').plates[1]?.cells.map(({ row }) => row.name)).toEqual(['1 Heart', '2 Lungs'])
    expect(arrange(rows, 'file').beside).toEqual([])
    const apart = arrange(
      rows.map((row) => (row.isPart ? { ...row, plate: null } : row)),
      'file',
    )
    expect(apart.beside.map(({ name }) => name)).toEqual(['1 Heart', '2 Lungs'])
  })

  it('uses questions and values of its other parts in formulas', () => {
    let ids = 0
    const newId = () => `id${++ids}`
    const [batch] = documentsOf(arrange(rowsOf(form, 'form.json'), 'file'), { newId, maxCharacters: 4e6 })
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
    const fill = (cell: number, values: Readonly<Record<string, string>>) => {
      run.run(plate.cells[cell]?.id ?? '')
      const [filling] = run.read().open?.fillings ?? []
      for (const [id, value] of Object.entries(values)) filling?.session.set({ id }, value)
      run.write()
    }
    fill(0, { diameter: '21' })
    fill(1, { lungs_1: '8' })
    expect(
      run
        .read()
        .entries.map(({ text }) => text)
        .join('\n'),
    ).toMatch(/Ratio: 50\b/u)
  })
})

describe('documents', () => {
  let count = 0
  const newId = () => {
    count += 1
    return `id${count}`
  }
  const made = (rows: readonly ProposedRow[], maxCharacters = 4_000_000) =>
    documentsOf(arrange(rows, 'file'), { newId, maxCharacters })

  it('are plates that the rules accept, with the modules of their cells', () => {
    const rows = rowsOf(
      '::nl::No active lung lesion.\nImp) Normal.\n::nod::About ____ cm nodule in (RUL/LUL).\n::x2::Other ____ cm.',
    )
    const [batch] = made(rows)
    const [plate] = batch?.plates ?? []
    expect(plate && checkPlate(plate)).toEqual([])
    const meant = plate?.cells.flatMap(({ outputs }) =>
      outputs.flatMap((output) => (output.kind === 'module' ? [output.moduleId] : [])),
    )
    expect(meant).toEqual(batch?.modules.map(({ id }) => id))
    for (const { definition } of batch?.modules ?? []) expect(readDefinition(definition).ok).toBe(true)
    expect(new Set(batch?.modules.map(({ name }) => name)).size).toBe(batch?.modules.length)
  })

  it('come in batches that fit into one call', () => {
    const rows = rowsOf(hotstrings(650, (index) => `m${index}`)).map((row) => ({ ...row, plate: null }))
    expect(made(rows).map(({ modules }) => modules.length)).toEqual([200, 200, 200, 50])
    const large = made(rowsOf(hotstrings(300, (index) => `m${index}`)), 30_000)
    expect(large.length).toBeGreaterThan(1)
    expect(large.flatMap(({ plates }) => plates).length).toBe(5)
  })

  it('are made of 2,000 macros, each once', () => {
    const rows = rowsOf(hotstrings(2000, (index) => `m${index}`))
    const cells = made(rows).flatMap(({ plates }) => plates.flatMap((plate) => plate.cells))
    expect(cells.length).toBe(2000)
    expect(rows.every(({ duplicateOf }) => duplicateOf === undefined)).toBe(true)
  })
})

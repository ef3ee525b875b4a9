import { emptyDefinition, proveTable, readDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { tableFromSheet } from './tableFromSheet.ts'

const sheet = (...lines: string[][]) => lines.map((cells) => cells.join('\t')).join('\r\n')

const tirads = sheet(
  ['범주', '크기 (cm)', '림프절', '권고'],
  ['TR3', '<1.5', '', '추적하지 않음'],
  ['TR3', '1.5 ≤ x < 2.5', '-', '추적 검사'],
  ['TR3, TR4', '≥2.5', '아니요', '세침흡인'],
  ['TR4', '<2.5', '예', '세침흡인'],
)

describe('a table from a spreadsheet', () => {
  it('asks about what its headings name, and gives what its last column says', () => {
    const proposal = tableFromSheet(emptyDefinition(), tirads, 'ko')
    expect(proposal?.made).toMatchObject([
      { kind: 'choice', label: { ko: '범주' }, options: [{ id: 'TR3' }, { id: 'TR4' }] },
      { kind: 'number', label: { ko: '크기' }, unit: 'cm' },
      { kind: 'bool', label: { ko: '림프절' } },
    ])
    expect(proposal?.unread).toBe(0)
    expect(proposal?.table.rows[1]?.when).toEqual([{ in: ['TR3'] }, { range: ['1.5', '2.5', '[)'] }, '-'])
    const [reader] = proposal?.definition.computed ?? []
    expect(reader).toMatchObject({ label: { ko: '권고' }, table: proposal?.table.id })
    expect(reader?.options?.map(({ label }) => label.ko)).toEqual(['추적하지 않음', '추적 검사', '세침흡인'])
    expect(proposal?.table.rows.map(({ then }) => then[0])).toEqual([
      reader?.options?.[0]?.id,
      reader?.options?.[1]?.id,
      reader?.options?.[2]?.id,
      reader?.options?.[2]?.id,
    ])
  })

  it('is one that the engine takes and can prove', () => {
    const definition = tableFromSheet(emptyDefinition(), tirads, 'ko')?.definition ?? emptyDefinition()
    const outputs = [{ id: 'said', section: 'findings' as const, body: { ko: ['결과'] } }]
    expect(readDefinition({ ...definition, outputs })).toMatchObject({ ok: true })
    expect(proveTable(definition, definition.tables[0]?.id ?? '').gaps.length).toBeGreaterThan(0)
  })

  it('finds the inputs that the module has already by their names', () => {
    const first = tableFromSheet(emptyDefinition(), tirads, 'ko')?.definition ?? emptyDefinition()
    const again = tableFromSheet(first, sheet(['크기 (cm)', '등급'], ['<1', 'A'], ['?', 'B']), 'ko')
    expect(again?.made).toEqual([])
    expect(again?.table.cols).toEqual([{ ref: first.inputs[1]?.id }])
    expect(again?.unread).toBe(1)
  })

  it.each(['', 'one line\tof words', 'no\ncolumns'])('is none in %j', (pasted) => {
    expect(tableFromSheet(emptyDefinition(), pasted, 'en')).toBeUndefined()
  })
})

import type { Locale } from '@pandok/domain'
import { type Cell, emptyDefinition, proveTable, readDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { writeRangeText } from '#shared/reasons/writeRangeText.ts'
import { type SheetProposal, tableFromSheet } from './tableFromSheet.ts'

const sheet = (...lines: string[][]) => lines.map((cells) => cells.join('\t')).join('\r\n')

const tirads = sheet(
  ['범주', '크기 (cm)', '림프절', '권고'],
  ['TR3', '<1.5', '', '추적하지 않음'],
  ['TR3', '1.5 ≤ x < 2.5', '-', '추적 검사'],
  ['TR3, TR4', '≥2.5', '아니요', '세침흡인'],
  ['TR4', '<2.5', '예', '세침흡인'],
)

describe('a table from a spreadsheet', () => {
  it('has inputs for its headings, and the result of its last column', () => {
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

  it('is accepted by the engine and can be proved', () => {
    const definition = tableFromSheet(emptyDefinition(), tirads, 'ko')?.definition ?? emptyDefinition()
    const outputs = [{ id: 'said', section: 'findings' as const, body: { ko: ['결과'] } }]
    expect(readDefinition({ ...definition, outputs })).toMatchObject({ ok: true })
    expect(proveTable(definition, definition.tables[0]?.id ?? '').gaps.length).toBeGreaterThan(0)
  })

  it('finds the module’s existing inputs by their names', () => {
    const first = tableFromSheet(emptyDefinition(), tirads, 'ko')?.definition ?? emptyDefinition()
    const again = tableFromSheet(first, sheet(['크기 (cm)', '등급'], ['<1', 'A'], ['?', 'B']), 'ko')
    expect(again?.made).toEqual([])
    expect(again?.table.cols).toEqual([{ ref: first.inputs[1]?.id }])
    expect(again?.unread).toBe(1)
  })

  it.each(['', 'one line\tof words', 'no\ncolumns'])('is not found in %j', (pasted) => {
    expect(tableFromSheet(emptyDefinition(), pasted, 'en')).toBeUndefined()
  })

  it('reads a text that is longer than any range as an answer, whatever it contains', () => {
    for (const piece of ['≥5 ', ' *', '1,', '(', '¹x']) {
      const long = piece.repeat(5000).trim()
      const proposal = tableFromSheet(
        emptyDefinition(),
        sheet(['Size', 'Advice'], [long, 'A'], ['<5', 'B']),
        'en',
      )
      expect(proposal?.made[0]?.kind).toBe('choice')
    }
  })

  it('uses the role and name that the member chose for a column', () => {
    const amendments = { 2: { role: 'none' as const }, 1: { heading: '장경 (mm)' } }
    const proposal = tableFromSheet(emptyDefinition(), tirads, 'ko', { amendments })
    expect(proposal?.made.map(({ label }) => label.ko)).toEqual(['범주', '장경'])
    expect(proposal?.made[1]).toMatchObject({ unit: 'mm' })
    expect(tableFromSheet(emptyDefinition(), tirads, 'ko', { amendments: { 3: { role: 'none' } } })).toBe(
      undefined,
    )
  })

  it('converts values to the unit of the module’s existing input', () => {
    const first = tableFromSheet(emptyDefinition(), tirads, 'ko')?.definition ?? emptyDefinition()
    const again = tableFromSheet(first, sheet(['크기', '등급'], ['<15 mm', 'A'], ['>20 HU', 'B']), 'ko')
    expect(again && said(again)).toEqual(['< 1.5 → A', 'any → B'])
    expect(again?.unread).toBe(1)
  })
})

/** Writes each row in words, «TR3 · ≥ 1.5 → FNA». */
function said({ table, definition }: SheetProposal): string[] {
  const labels = new Map(
    [...definition.inputs, ...definition.computed].flatMap((field) =>
      'options' in field ? (field.options ?? []).map(({ id, label }) => [`${field.id}/${id}`, label]) : [],
    ),
  )
  const labelOf = (field: string, id: unknown) =>
    Object.values(labels.get(`${field}/${String(id)}`) ?? { en: String(id) })[0]
  const cellText = (field: string, cell: Cell) => {
    if (cell === '-') return 'any'
    if ('in' in cell) return cell.in.map((id) => labelOf(field, id)).join(' or ')
    return writeRangeText(cell)
  }
  return table.rows.map(({ when, then }) => {
    const conditions = when.map((cell, at) => cellText(table.cols[at]?.ref ?? '', cell))
    const results = then.map((id, at) => (id === null ? '?' : labelOf(table.outs[at]?.id ?? '', id)))
    return `${conditions.join(' · ')} → ${results.join(' / ')}`
  })
}

interface Guideline {
  of: string
  locale: Locale
  lines: string[]
  asks: string[]
  says: string[]
  filled?: number
  notes?: number
}

const guidelines: Guideline[] = [
  {
    of: 'two results, and a footnote',
    locale: 'en',
    lines: [
      'ACR TI-RADS\tFNA\tFollow-up',
      'TR3 (mildly suspicious)\t≥ 2.5 cm\t≥ 1.5 cm',
      'TR5*\t≥ 1.0 cm\t≥0.5 cm',
      '* Refer to the discussion of papillary microcarcinomas for 5–9 mm TR5 nodules.',
    ],
    asks: ['ACR TI-RADS choice'],
    says: ['TR3 (mildly suspicious) → ≥ 2.5 cm / ≥ 1.5 cm', 'TR5 → ≥ 1.0 cm / ≥0.5 cm'],
    notes: 1,
  },
  {
    of: 'a caption, merged cells, marks and limits in Korean words',
    locale: 'ko',
    lines: [
      '표 3. 세침흡인의 기준',
      '범주\t크기 (cm)\t권고',
      'K-TIRADS 5\t1.0 초과\t세침흡인',
      '\t0.5 초과 1.0 이하\t선택적 세침흡인¹⁾',
      'K-TIRADS 2\t무관\t시행하지 않음',
      '주: 1) 고위험 소견이 있으면 시행',
    ],
    asks: ['범주 choice', '크기 number cm'],
    says: [
      'K-TIRADS 5 · > 1.0 → 세침흡인',
      'K-TIRADS 5 · 0.5 < x ≤ 1.0 → 선택적 세침흡인',
      'K-TIRADS 2 · any → 시행하지 않음',
    ],
    filled: 1,
    notes: 1,
  },
  {
    of: 'sizes across under one heading',
    locale: 'en',
    lines: [
      'Nodule type\tSize\t\t',
      '\t<6 mm (<100 mm3)\t6–8 mm\t>8 mm',
      'Single, low-risk\tNo follow-up\tCT at 6–12 months\tCT at 3 months',
    ],
    asks: ['Nodule type choice', 'Size number mm'],
    says: [
      'Single, low-risk · < 6 → No follow-up',
      'Single, low-risk · 6–8 → CT at 6–12 months',
      'Single, low-risk · > 8 → CT at 3 months',
    ],
  },
  {
    of: 'titles of parts, and ranges as headings',
    locale: 'en',
    lines: [
      'Risk\t<6 mm\t≥6 mm',
      'A: Solid nodules\t\t',
      'Low\tNo follow-up\tCT',
      'B: Subsolid nodules\t\t',
      'Low\tNo follow-up\tCT at 6 months',
    ],
    asks: ['unnamed choice', 'Risk choice', 'unnamed number mm'],
    says: [
      'A: Solid nodules · Low · < 6 → No follow-up',
      'A: Solid nodules · Low · ≥ 6 → CT',
      'B: Subsolid nodules · Low · < 6 → No follow-up',
      'B: Subsolid nodules · Low · ≥ 6 → CT at 6 months',
    ],
  },
  {
    of: 'two lines of headings',
    locale: 'ko',
    lines: [
      '\t크기 (mm)\t\t권고',
      '유형\t고형 성분\t전체\t',
      '순수 간유리\t\t< 6\t추적하지 않음',
      '부분 고형\t≥ 6\t≥ 6\tPET/CT',
    ],
    asks: ['유형 choice', '크기 고형 성분 number mm', '크기 전체 number mm'],
    says: ['순수 간유리 · any · < 6 → 추적하지 않음', '부분 고형 · ≥ 6 · ≥ 6 → PET/CT'],
  },
  {
    of: 'Japanese limits with units',
    locale: 'ja',
    lines: [
      '分類\t壁の厚さ\t造影効果\t対応',
      'I\t2mm以下\tなし\t経過観察不要',
      'III\t4mm以上\t問わない\t手術',
      'IIF\t２〜３mm\tあり\tMRI',
    ],
    asks: ['分類 choice', '壁の厚さ number mm', '造影効果 choice'],
    says: ['I · ≤ 2 · なし → 経過観察不要', 'III · ≥ 4 · any → 手術', 'IIF · 2–3 · あり → MRI'],
  },
  {
    of: 'German words',
    locale: 'de',
    lines: [
      'Größe in cm\tDichte (HU)\tEmpfehlung',
      'unter 1\tbeliebig\tkeine Kontrolle',
      '1 bis 4\tüber 10\tWash-out-CT',
      'ab 4,0\tbeliebig\tchirurgische Vorstellung',
    ],
    asks: ['Größe number cm', 'Dichte number [HU]'],
    says: [
      '< 1 · any → keine Kontrolle',
      '1–4 · > 10 → Wash-out-CT',
      '≥ 4.0 · any → chirurgische Vorstellung',
    ],
  },
  {
    of: 'Chinese signs of full width',
    locale: 'zh',
    lines: [
      '结节类型\t大小（mm）\t数量\t建议',
      '实性\t＜6\t单发\t无需随访',
      '\t6～8\t任意\t复查CT',
      '亚实性\t大于等于6\t\t复查',
    ],
    asks: ['结节类型 choice', '大小 number mm', '数量 choice'],
    says: ['实性 · < 6 · 单发 → 无需随访', '实性 · 6–8 · any → 复查CT', '亚实性 · ≥ 6 · any → 复查'],
    filled: 1,
  },
  {
    of: 'a unit that only the cells have, and lengths in two of them',
    locale: 'en',
    lines: ['Size\tAdvice', '< 5 mm\tnone', '5 to 10 mm\tfollow', '> 1 cm\tbiopsy'],
    asks: ['Size number mm'],
    says: ['< 5 → none', '5–10 → follow', '> 10 → biopsy'],
  },
  {
    of: 'plus and minus',
    locale: 'en',
    lines: ['DWI\tT2W\tDCE\tPI-RADS', '1\tAny\tAny\t1', '3\tAny\t−\t3', '3\tAny\t+\t4'],
    asks: ['DWI number', 'DCE bool'],
    says: ['= 1 · any → 1', '= 3 · false → 3', '= 3 · true → 4'],
  },
  {
    of: 'numbers of lines and of references',
    locale: 'en',
    lines: [
      'No.\tTI-RADS\tSize, mm\tRecommendation\tReference',
      '1\tTR1\tany\tNo FNA\t[1]',
      '2\tTR3 or TR4\t>25\tFNA\t[1]',
      '3\tTR4, TR5\t15–25\tFNA\t[2]',
    ],
    asks: ['TI-RADS choice', 'Size number mm'],
    says: ['TR1 · any → No FNA', 'TR3 or TR4 · > 25 → FNA', 'TR4 or TR5 · 15–25 → FNA'],
  },
  {
    of: 'breaks inside of cells',
    locale: 'en',
    lines: ['"Lesion\n(type)"\tDiameter\tFollow-up', 'Cyst\t"< 3 cm"\t"None\nrequired"', 'Cyst\t≥3 cm\tUS'],
    asks: ['Lesion (type) choice', 'Diameter number cm'],
    says: ['Cyst · < 3 → None required', 'Cyst · ≥ 3 → US'],
  },
  {
    of: 'categories with letters, and probabilities',
    locale: 'ko',
    lines: [
      'BI-RADS\t악성 가능성\t권고',
      '3\t> 0 %, ≤ 2 %\t6개월 추적',
      '4A\t> 2 %, ≤ 10 %\t조직검사',
      '5\t≥ 95 %\t조직검사',
    ],
    asks: ['BI-RADS choice'],
    says: ['3 → > 0 %, ≤ 2 % / 6개월 추적', '4A → > 2 %, ≤ 10 % / 조직검사', '5 → ≥ 95 % / 조직검사'],
  },
  {
    of: 'thousands',
    locale: 'en',
    lines: ['Volume (mL)\tResult', '<1,000\tA', '>=1,000\tB'],
    asks: ['Volume number mL'],
    says: ['< 1000 → A', '≥ 1000 → B'],
  },
  {
    of: 'German thousands',
    locale: 'de',
    lines: ['Volumen (ml)\tErgebnis', '< 1.000\tA', '≥ 1.000\tB'],
    asks: ['Volumen number mL'],
    says: ['< 1000 → A', '≥ 1000 → B'],
  },
  {
    of: 'commas instead of tabs',
    locale: 'en',
    lines: ['Size (mm),Shape,Advice', '<5,oval,none', '>=5,"irregular, spiculated",biopsy'],
    asks: ['Size number mm', 'Shape choice'],
    says: ['< 5 · oval → none', '≥ 5 · irregular, spiculated → biopsy'],
  },
  {
    of: 'Markdown',
    locale: 'en',
    lines: ['| Size (mm) | Advice |', '| --- | --- |', '| < 5 | none |', '| ≥ 5 | biopsy |'],
    asks: ['Size number mm'],
    says: ['< 5 → none', '≥ 5 → biopsy'],
  },
]

describe('a guideline as printed', () => {
  it.each(guidelines)('is read: $of', ({ locale, lines, asks, says, filled = 0, notes = 0 }) => {
    const proposal = tableFromSheet(emptyDefinition(), lines.join('\n'), locale, {
      unnamed: { condition: 'unnamed', result: 'said' },
    })
    const made = proposal?.made.map((input) =>
      [input.label[locale], input.kind, 'unit' in input ? input.unit : ''].join(' ').trim(),
    )
    expect(made).toEqual(asks)
    expect(proposal && said(proposal)).toEqual(says)
    expect({ unread: proposal?.unread, filled: proposal?.filled, notes: proposal?.notes.length }).toEqual({
      unread: 0,
      filled,
      notes,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { headingsIn, proposeColumns } from './proposeColumns.ts'
import { readTable } from './readTable.ts'

const HEADS: readonly [string[], Record<string, number>][] = [
  [['코드', '제목', '판독소견', '결론'], { shortcut: 0, title: 1, findings: 2, conclusion: 3 }],
  [['단축키', '상용구 내용'], { shortcut: 0, findings: 1 }],
  [
    ['No', '검사명', '매크로명', '판독 소견', '판독 결론', '권고'],
    { group: 1, title: 2, findings: 3, conclusion: 4, recommendation: 5 },
  ],
  [
    ['Abbreviation', 'Label', 'Findings', 'Impression'],
    { shortcut: 0, title: 1, findings: 2, conclusion: 3 },
  ],
  [['Folder', 'Macro Name', 'Shortcut', 'Report Text'], { group: 0, title: 1, shortcut: 2, findings: 3 }],
  [['Kürzel', 'Titel', 'Befund', 'Beurteilung'], { shortcut: 0, title: 1, findings: 2, conclusion: 3 }],
  [['短縮', 'タイトル', '所見', '診断'], { shortcut: 0, title: 1, findings: 2, conclusion: 3 }],
  [['代码', '标题', '影像所见', '诊断意见'], { shortcut: 0, title: 1, findings: 2, conclusion: 3 }],
]

describe('proposeColumns', () => {
  it.each(HEADS)('reads the headings %j', (head, columns) => {
    expect(proposeColumns([head, head.map((_, index) => `x${index} y`)])).toEqual({ headerRows: 1, columns })
  })

  it('skips a title above the headings', () => {
    expect(proposeColumns([['영상의학과 상용구'], ['코드', '소견'], ['a', 'b']])).toEqual({
      headerRows: 2,
      columns: { shortcut: 0, findings: 1 },
    })
  })

  it('uses the content of the columns if there are no headings', () => {
    const rows = [
      [
        'T1',
        'Thyroid nodule',
        '갑상선 우엽에 저에코 결절이 관찰됩니다. 크기는 1 cm 입니다.',
        '갑상선 결절, 추적 검사 요함',
      ],
      [
        'T2',
        'Thyroid cyst',
        '갑상선 좌엽에 낭종이 관찰됩니다. 다른 이상 소견은 없습니다.',
        '갑상선 낭종, 추적 불필요',
      ],
      [
        'C1',
        'Chest normal',
        '양측 폐야에 활동성 병변은 보이지 않습니다. 심장 크기 정상입니다.',
        '정상 흉부 사진 소견임',
      ],
    ]
    expect(proposeColumns(rows)).toEqual({
      headerRows: 0,
      columns: { shortcut: 0, title: 1, findings: 2, conclusion: 3 },
    })
    expect(proposeColumns(rows.map(([, , text = '']) => [text]))).toEqual({
      headerRows: 0,
      columns: { findings: 0 },
    })
    expect(proposeColumns(rows.map(([key = '', , text = '']) => [key, text])).columns).toEqual({
      shortcut: 0,
      findings: 1,
    })
  })

  it('knows TextExpander’s order: abbreviation, text, label', () => {
    const rows = [
      ['cxr', 'No active lung lesion is seen in both lung fields.', 'Chest'],
      ['abd', 'Liver, spleen and kidneys are unremarkable in this study.', 'Abdomen normal'],
    ]
    expect(proposeColumns(rows).columns).toMatchObject({ shortcut: 0, findings: 1, title: 2 })
  })

  it('proposes nothing for an empty table', () => {
    expect(proposeColumns([])).toEqual({ headerRows: 0, columns: {} })
    expect(proposeColumns([[''], ['', ' ']])).toEqual({ headerRows: 0, columns: {} })
  })
})

it('recognizes the headings of a second table, and uses its columns in their order', () => {
  const rows = [
    ['코드', '소견', '결론'],
    ['a', '폐 정상', '정상'],
    ['소견', '코드', ''],
    ['간 정상', 'b', ''],
  ]
  const { entries } = readTable(rows, proposeColumns(rows), { file: 'a.csv', locale: 'ko' })
  expect(entries).toMatchObject([
    {
      trigger: 'a',
      texts: [
        { section: 'findings', text: '폐 정상' },
        { section: 'impression', text: '정상' },
      ],
    },
    { trigger: 'b', texts: [{ text: '간 정상' }] },
  ])
  expect(headingsIn(['코드', '소견 없음'])).toBeUndefined()
})

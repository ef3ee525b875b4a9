import type { ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { ReportEntry } from '../run/PlateRun.ts'
import { reportText } from './reportText.ts'
import { sectionText } from './sectionText.ts'

let ids = 0
const entry = (section: ReportSection, text: string, more: Partial<ReportEntry> = {}): ReportEntry => ({
  id: `e${++ids}`,
  section,
  text,
  runId: null,
  cellId: null,
  title: '',
  isEdited: false,
  newer: undefined,
  ...more,
})
const locale = 'ko'
const style = {
  sectionName: (section: string) => `[${section}]`,
  titles: true,
  languages: { main: locale },
  locale,
} as const

describe('the conclusion', () => {
  const said = (...entries: ReportEntry[]) => sectionText(entries, entries[0]?.section ?? 'impression', style)

  it('K314 has the most urgent first, then what has no rank, in the report’s order', () => {
    expect(
      said(
        entry('impression', '낭종.', { rank: 4 }),
        entry('impression', '손으로.'),
        entry('impression', '종괴.', { rank: 1 }),
        entry('impression', '복수.', { rank: 2 }),
        entry('impression', '전이.', { rank: 1 }),
        entry('impression', '나중.'),
      ),
    ).toBe('1. 종괴.\n2. 전이.\n3. 복수.\n4. 낭종.\n5. 손으로.\n6. 나중.')
  })

  it('K314 keeps the order of sections that don’t conclude', () => {
    const ranked = [entry('findings', '낭종.', { rank: 4 }), entry('findings', '종괴.', { rank: 1 })]
    expect(sectionText(ranked, 'findings', { titles: false, locale })).toBe('낭종.\n종괴.')
  })

  it('K315 says what is equal once, except where it describes', () => {
    expect(said(entry('technique', '조영 CT.'), entry('technique', '조영 CT.'))).toBe('조영 CT.')
    expect(said(entry('comparison', '없음.'), entry('comparison', '없음.'))).toBe('없음.')
    expect(said(entry('impression', '추간판 돌출.'), entry('impression', ' 추간판 돌출. '))).toBe(
      '추간판 돌출.',
    )
    expect(said(entry('recommendation', '추적.'), entry('recommendation', '추적.'))).toBe('추적.')
    const twice = [entry('findings', '결절.'), entry('findings', '결절.')]
    expect(sectionText(twice, 'findings', { titles: false, locale })).toBe('결절.\n결절.')
  })

  it('K316 is numbered from two on, and comments are; recommendations aren’t', () => {
    expect(said(entry('impression', '정상.'))).toBe('정상.')
    expect(said(entry('comment', '가.'), entry('comment', '나.'))).toBe('1. 가.\n2. 나.')
    expect(said(entry('recommendation', '가.'), entry('recommendation', '나.'))).toBe('가.\n나.')
  })

  it('K316 leaves numbers to whoever has written them, and lines below their words', () => {
    expect(said(entry('impression', '1. 가.\n2. 나.'), entry('impression', '다.'))).toBe(
      '1. 가.\n2. 나.\n다.',
    )
    expect(said(entry('impression', '가\n나.'), entry('impression', '다.'))).toBe('1. 가\n   나.\n2. 다.')
    expect(said(entry('impression', '1.2 cm 결절.'), entry('impression', '다.'))).toBe(
      '1. 1.2 cm 결절.\n2. 다.',
    )
  })

  it('K317 closes with what is said of all of it, outside the list', () => {
    const category = entry('impression', 'BI-RADS 범주 4C.', { isClosing: true, rank: 0 })
    expect(said(category, entry('impression', '종괴.'))).toBe('종괴.\nBI-RADS 범주 4C.')
    expect(said(category, entry('impression', '가.'), entry('impression', '나.'))).toBe(
      '1. 가.\n2. 나.\nBI-RADS 범주 4C.',
    )
  })
})

describe('equal findings', () => {
  const cyst = (run: number, text: string, cellId = 'cyst'): ReportEntry =>
    entry('findings', text, { runId: `r${run}`, cellId, title: `낭종 ${run}` })
  const said = (titles: boolean, ...entries: ReportEntry[]) =>
    sectionText(entries, entries[0]?.section ?? 'findings', { titles, locale })

  it('K470 are written once, those in another place for themselves', () => {
    const twice = [cyst(1, '우엽 낭종.'), cyst(2, '우엽 낭종.')]
    expect(said(false, ...twice)).toBe('우엽 낭종.')
    expect(said(true, ...twice)).toBe('낭종: 우엽 낭종.')
    expect(said(false, ...twice, cyst(3, '좌엽 낭종.'))).toBe('우엽 낭종.\n좌엽 낭종.')
    expect(said(true, ...twice, cyst(3, '좌엽 낭종.'))).toBe('낭종 1: 우엽 낭종.\n낭종 3: 좌엽 낭종.')
  })

  it('K470 of two cells are one sentence, unless titles tell them apart', () => {
    const both = [cyst(1, '낭종 없음.', 'liver'), cyst(2, '낭종 없음.', 'spleen')]
    expect(said(false, ...both)).toBe('낭종 없음.')
    const titled = [cyst(1, '정상.', 'liver'), cyst(2, '정상.', 'spleen')]
    expect(said(true, ...titled)).toBe('낭종 1: 정상.\n낭종 2: 정상.')
  })

  it('K470 stay for themselves in what describes specimens, and where a person typed them', () => {
    const specimens = [cyst(1, '점막 1편.'), cyst(2, '점막 1편.')].map(
      (one): ReportEntry => ({ ...one, section: 'gross' }),
    )
    expect(said(false, ...specimens)).toBe('점막 1편.\n점막 1편.')
    expect(said(false, entry('findings', '---'), entry('findings', '---'))).toBe('---\n---')
  })
})

describe('several lesions of one module', () => {
  const lesion = (run: number, text: string): ReportEntry =>
    entry('findings', text, { runId: `r${run}`, cellId: 'n', moduleId: 'nodule', title: `결절 ${run}` })
  const said = (titles: boolean, ...entries: ReportEntry[]) =>
    sectionText(entries, 'findings', { titles, locale })

  it('K439 are one line each, with what all of them say once', () => {
    const entries = [
      lesion(1, '초음파 소견.'),
      lesion(1, '우엽 12 mm.'),
      lesion(1, '고형.'),
      lesion(1, '석회화 없음.'),
      entry('findings', '림프절 정상.', { runId: 'r9', cellId: 'other' }),
      lesion(2, '초음파 소견.'),
      lesion(2, '좌엽 8 mm.'),
      lesion(2, '낭성.'),
      lesion(2, '석회화 없음.'),
    ]
    expect(said(false, ...entries)).toBe(
      '초음파 소견.\n우엽 12 mm. 고형.\n좌엽 8 mm. 낭성.\n석회화 없음.\n림프절 정상.',
    )
    expect(said(true, ...entries.filter(({ runId }) => runId !== 'r9'))).toBe(
      '결절: 초음파 소견.\n결절 1: 우엽 12 mm. 고형.\n결절 2: 좌엽 8 mm. 낭성.\n결절: 석회화 없음.',
    )
  })

  it('K439 are said once where nothing is different, and a single one stays as it is', () => {
    const once = [lesion(1, '우엽 12 mm.'), lesion(1, '고형.')]
    expect(said(false, ...once)).toBe('우엽 12 mm.\n고형.')
    expect(said(false, ...once, lesion(2, '우엽 12 mm.'), lesion(2, '고형.'))).toBe('우엽 12 mm.\n고형.')
    expect(said(false, ...once, lesion(2, '우엽 12 mm.'), lesion(3, '고형.'))).toBe(
      '우엽 12 mm. 고형.\n우엽 12 mm.\n고형.',
    )
  })
})

describe('the report as text', () => {
  const liver = { runId: 'r1', title: '간' }
  const entries = [
    entry('findings', '정상 크기.', liver),
    entry('findings', ' 낭종 없음. ', liver),
    entry('findings', '결절.', { runId: 'r2', title: '갑상선 1' }),
    entry('findings', '  '),
    entry('findings', '손으로.'),
    entry('impression', '정상.', liver),
    entry('comment', ' '),
  ]

  it('K230 has its sections under their names, without those that say nothing', () => {
    expect(reportText(entries, style)).toBe(
      '[findings]\n간: 정상 크기. 낭종 없음.\n갑상선 1: 결절.\n손으로.\n\n[impression]\n정상.',
    )
    expect(reportText([], style)).toBe('')
  })

  it('K231 puts titles only before what describes, and only where they are wanted', () => {
    expect(sectionText(entries, 'findings', { titles: false, locale })).toBe(
      '정상 크기.\n낭종 없음.\n결절.\n손으로.',
    )
    expect(sectionText(entries, 'impression', { titles: true, locale })).toBe('정상.')
  })

  it('K313 leaves out a title that its sentence begins with, numbered or not', () => {
    const said = (title: string, text: string) =>
      sectionText([entry('findings', text, { runId: 'r1', title })], 'findings', style)
    expect(said('흉수 없음', '흉수 없음.')).toBe('흉수 없음.')
    expect(said('흉수 없음 2', '흉수 없음.')).toBe('흉수 없음.')
    expect(said('No pleural effusion', 'No pleural effusion on either side.')).toBe(
      'No pleural effusion on either side.',
    )
    expect(said('흉수', '양측에 소량의 흉수.')).toBe('흉수: 양측에 소량의 흉수.')
  })

  it('K231 joins the sentences behind a title as their language does', () => {
    const said = (...texts: string[]) =>
      sectionText(
        texts.map((text) => entry('findings', text, liver)),
        'findings',
        style,
      )
    expect(said('肝脏正常。', '无囊肿。')).toBe('간: 肝脏正常。无囊肿。')
    expect(said('1. a\n2. b', 'c')).toBe('간: 1. a\n2. b\nc')
  })
})

describe('several forms of one section', () => {
  const of = (runId: string, text: string) => entry('diagnosis', text, { runId })
  const diagnosis = (...entries: ReportEntry[]) =>
    sectionText(entries, 'diagnosis', { titles: false, locale: 'en' })

  it('K478 stand apart where both have lines of their own', () => {
    expect(
      diagnosis(
        of('a', 'Lung, lobectomy:\n  Adenocarcinoma'),
        of('a', '1. Size: 2 cm'),
        of('b', 'Lung:\n  Benign'),
      ),
    ).toBe('Lung, lobectomy:\n  Adenocarcinoma\n1. Size: 2 cm\n\nLung:\n  Benign')
    expect(diagnosis(of('a', 'Lung:\n  Benign'), of('b', 'Addendum.'))).toBe('Lung:\n  Benign\nAddendum.')
    expect(diagnosis(of('a', 'Lung:\n  Benign'), of('a', 'Node:\n  Benign'))).toBe(
      'Lung:\n  Benign\nNode:\n  Benign',
    )
  })

  it('K478 stand by region in an exam', () => {
    const said = sectionText([of('a', 'One\n  two'), of('b', 'Three\n  four')], 'diagnosis', {
      titles: false,
      locale: 'en',
      exam: { regions: [] },
    })
    expect(said).toBe('One\n  two\nThree\n  four')
  })
})

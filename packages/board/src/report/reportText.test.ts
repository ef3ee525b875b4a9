import type { ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { ReportEntry } from '../run/PlateRun.ts'
import { reportText } from './reportText.ts'
import { sectionText } from './sectionText.ts'

let ids = 0
const entry = (section: ReportSection, text: string, more: Partial<ReportEntry> = {}): ReportEntry => ({
  ...{
    id: `e${++ids}`,
    section,
    text,
    runId: null,
    cellId: null,
    title: '',
    isEdited: false,
    newer: undefined,
  },
  ...more,
})
const style = { sectionName: (section: string) => `[${section}]`, titles: true }

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
    expect(sectionText(entries, 'findings', { titles: false })).toBe('정상 크기.\n낭종 없음.\n결절.\n손으로.')
    expect(sectionText(entries, 'impression', { titles: true })).toBe('정상.')
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

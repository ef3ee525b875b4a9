import { describe, expect, it } from 'vitest'
import type { ReportEntry } from '../run/PlateRun.ts'
import { reportText } from './reportText.ts'

const entry = (id: string, section: 'diagnosis' | 'comment', text: string): ReportEntry => ({
  id,
  section,
  text,
  runId: null,
  cellId: null,
  title: '',
  isEdited: false,
  newer: undefined,
})

describe('headings', () => {
  it('K360 leaves a section without a name without a heading', () => {
    const said = [entry('d', 'diagnosis', '위, 생검:\n  정상'), entry('c', 'comment', '추적.')]
    const sectionName = (section: string) => (section === 'diagnosis' ? '' : '의견:')
    expect(reportText(said, { sectionName, titles: false, languages: { main: 'ko' } })).toBe(
      '위, 생검:\n  정상\n\n의견:\n추적.',
    )
  })
})

import type { Blank, Cell, Exam, Locale, ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { sectionText } from '../../report/sectionText.ts'
import { cellOf, phrase, type StartedRun, startRun } from '../testkit/startRun.ts'

const vessel: Blank = {
  id: 'vessel',
  kind: 'choice',
  label: { ko: '혈관', en: 'Vessel' },
  options: [
    { id: 'r-bulb', label: { ko: '우측 경동맥구', en: 'right bulb', de: 'rechter Bulbus' } },
    { id: 'r-ica', label: { ko: '우측 내경동맥', en: 'right ICA', de: 'rechte ACI' } },
    { id: 'l-ica', label: { ko: '좌측 내경동맥', en: 'left ICA', de: 'linke ACI' } },
    { id: 'p1', label: { ko: 'pTA', en: 'pTA', de: 'pTA' } },
  ],
}

const EXAM: Exam = {
  regions: [
    {
      id: 'vessels',
      name: { ko: '혈관' },
      normal: { ko: '협착 없음.', en: 'No stenosis.' },
      rows: { blank: 'vessel', columns: ['lumen'] },
    },
  ],
}

const CELLS: readonly Cell[] = [
  {
    ...cellOf(
      'stenosis',
      0,
      phrase('f', { ko: '협착.', en: 'stenosis.', de: 'Stenose.' }),
      phrase('c', { ko: '협착', en: 'stenosis', de: 'Stenose' }, { section: 'impression' }),
      phrase(
        'a',
        { ko: 'CTA 권고.', en: 'CTA is recommended.', de: 'CTA empfohlen.' },
        { section: 'recommendation' },
      ),
    ),
    blanks: [vessel],
    finding: { region: 'vessels', column: 'lumen', rank: 1, replaces: [{ regions: ['vessels'] }] },
  },
]

const lines = (run: StartedRun, section: ReportSection, titles = false) =>
  sectionText(run.read().entries, section, { titles, locale: run.read().locale, exam: EXAM }).split('\n')

function startWith(vessels: readonly string[], locale: Locale): StartedRun {
  const run = startRun(CELLS, { exam: EXAM, locale })
  for (const [index, one] of vessels.entries()) {
    if (index > 0) run.another('stenosis')
    else run.run('stenosis')
    run.type('vessel', one)
    run.write()
  }
  return run
}

describe('rows', () => {
  it('B950 are not named in advice, which several rows give once', () => {
    const run = startWith(['l-ica', 'r-ica', 'r-bulb'], 'ko')
    expect(lines(run, 'impression')).toEqual(['우측 경동맥구, 우측 내경동맥, 좌측 내경동맥: 협착.'])
    expect(lines(run, 'recommendation')).toEqual(['CTA 권고.'])
  })

  it('B951 begin their line with a capital where the language wants one', () => {
    const run = startWith(['l-ica', 'r-ica', 'r-bulb'], 'en')
    expect(lines(run, 'findings')).toEqual(['Right bulb, right ICA, left ICA: Stenosis.'])
    expect(lines(run, 'impression')).toEqual(['Right bulb, right ICA, left ICA: stenosis.'])
    run.setLocale('de')
    expect(lines(run, 'findings')).toEqual(['Rechter Bulbus, rechte ACI, linke ACI: Stenose.'])
    expect(lines(startWith(['p1'], 'en'), 'findings')).toEqual(['pTA: Stenosis.'])
  })

  it('B951 begin it so behind a title as well', () => {
    expect(lines(startWith(['r-ica'], 'en'), 'findings', true).at(-1)).toContain('Right ICA: Stenosis.')
  })
})

import { LOCALES, REPORT_SECTIONS } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOf, languagesIn, type ReportLanguages } from './ReportLanguages.ts'
import { anyActs } from './testkit/arbitraryActs.ts'
import { moduleOutput } from './testkit/moduleOutput.ts'
import { nodule } from './testkit/nodule.ts'
import { cellOf, phrase, startRun } from './testkit/startRun.ts'

const cells = [
  cellOf('n', 0, moduleOutput('nodule')),
  cellOf('p', 1, phrase('p', { ko: '정상.', en: 'Normal.' }, { section: 'impression' })),
]
const mixed: ReportLanguages = { main: 'en', sections: { recommendation: 'ko' } }

describe('a language for each section', () => {
  it('K310 writes each section in its language', () => {
    const run = startRun(cells, { modules: [nodule] })
    run.fill('n', { size: '12' })
    run.run('p')
    run.setLanguages(mixed)
    expect(run.read()).toMatchObject({ locale: 'en', languages: mixed })
    expect(run.texts()).toEqual(['A 12 mm nodule on the right.', 'Normal.', '추적 검사 권고.'])
    run.setLocale('ko')
    expect(run.texts()).toEqual(['우측에 12 mm 결절.', '정상.', '추적 검사 권고.'])
    run.setLanguages({ main: 'ko', sections: { recommendation: 'en', findings: 'en' } })
    expect(run.texts()).toEqual(['A 12 mm nodule on the right.', '정상.', 'Follow-up is recommended.'])
  })

  it('K310 begins with the languages that it is given', () => {
    const run = startRun(cells, { modules: [nodule], locale: 'en', sections: { recommendation: 'ko' } })
    run.fill('n', { size: '12' })
    expect(run.texts()).toEqual(['A 12 mm nodule on the right.', '추적 검사 권고.'])
  })

  it('K310 keeps the objects of sections whose language stays, and tells nobody of what changes nothing', () => {
    const run = startRun(cells, { modules: [nodule] })
    run.fill('n', { size: '12' })
    const before = run.read()
    let told = 0
    run.subscribe(() => told++)
    run.setLanguages({ main: 'ko', sections: {} })
    expect(told).toBe(0)
    expect(run.read()).toBe(before)
    run.setLanguages({ main: 'ko', sections: { recommendation: 'en' } })
    expect(told).toBe(1)
    expect(run.read().entries[0]).toBe(before.entries[0])
  })

  it('K310 leaves words that somebody changed, and offers the section’s', () => {
    const run = startRun(cells, { modules: [nodule] })
    run.fill('n', { size: '12' })
    const [finding, advice] = run.read().entries.map(({ id }) => id)
    run.editEntry(finding ?? '', '큰 결절.')
    run.editEntry(advice ?? '', '6개월 뒤.')
    run.setLanguages(mixed)
    expect(run.read().entries).toMatchObject([
      { text: '큰 결절.', newer: 'A 12 mm nodule on the right.' },
      { text: '6개월 뒤.', newer: undefined },
    ])
  })

  it('K310 a sentence that was taken out stays out, whichever language its section gets', () => {
    const run = startRun(cells, { modules: [nodule] })
    run.setLanguages(mixed)
    run.fill('n', { size: '12' })
    run.removeEntry(run.read().entries[1]?.id ?? '')
    for (const locale of LOCALES) {
      run.setLanguages({ main: 'en', sections: { recommendation: locale } })
      expect(run.texts()).toEqual(['A 12 mm nodule on the right.'])
    }
    expect(run.kept().removed).toMatchObject([{ locale: 'ko', base: '추적 검사 권고.' }])
  })

  it('K311 says linked words in the language of the section that they stand in', () => {
    const side = { output: 'm', input: 'side' }
    const link = { from: 'cell', cell: 'n', ...side } as const
    const said = { ko: '{쪽} 추적.', en: 'Follow the {쪽}.' }
    const run = startRun(
      [
        cellOf('n', 0, moduleOutput('nodule')),
        cellOf('f', 1, phrase('p', said)),
        cellOf('r', 2, phrase('p', said, { section: 'recommendation' })),
      ],
      {
        modules: [nodule],
        autoFill: [
          { id: 'a', cell: 'f', output: 'p', input: '쪽', source: link },
          { id: 'b', cell: 'r', output: 'p', input: '쪽', source: link },
        ],
      },
    )
    run.setLanguages(mixed)
    run.fill('n', { size: '5' })
    run.fill('f', {})
    run.fill('r', {})
    expect(run.texts().slice(1)).toEqual(['Follow the right.', '우측 추적.'])
    run.setLanguages({ main: 'ko', sections: { recommendation: 'en' } })
    expect(run.texts().slice(1)).toEqual(['우측 추적.', 'Follow the right.'])
  })

  it('K319 calls cells as the section’s language does, but for those that somebody named', () => {
    const title = { ko: '정상 폐', en: 'Normal lungs' }
    const said = [phrase('f', '가.'), phrase('r', '나.', { section: 'recommendation' })] as const
    const run = startRun([
      { ...cellOf('a', 0, ...said), title: title.ko, words: { title } },
      { ...cellOf('b', 1, ...said), title: '우리 폐', words: { title } },
    ])
    run.setLanguages(mixed)
    run.run('a')
    run.run('b')
    expect(run.read().entries.map((entry) => entry.title)).toEqual([
      'Normal lungs',
      '우리 폐',
      '정상 폐',
      '우리 폐',
    ])
    run.another('a')
    expect(
      run
        .read()
        .entries.map((entry) => entry.title)
        .slice(0, 2),
    ).toEqual(['Normal lungs 1', 'Normal lungs 2'])
  })

  it('K312 is kept with the report, and a report without it opens as before', () => {
    const run = startRun(cells, { modules: [nodule] })
    run.setLanguages(mixed)
    run.fill('n', { size: '12' })
    const kept = JSON.parse(JSON.stringify(run.kept()))
    expect(kept).toMatchObject({ locale: 'en', sections: { recommendation: 'ko' } })
    const again = startRun(cells, { modules: [nodule], kept })
    expect(again.read().languages).toEqual(mixed)
    expect(again.texts()).toEqual(run.texts())
    const { sections: _, ...older } = kept
    expect(startRun(cells, { modules: [nodule], kept: older }).texts()[1]).toBe('Follow-up is recommended.')
  })

  it('K310 says in each section what a report in that language says, whatever is done', () => {
    const anyLocale = fc.constantFrom(...LOCALES)
    const anyLanguages = fc.record({
      main: anyLocale,
      sections: fc.dictionary(fc.constantFrom(...REPORT_SECTIONS), anyLocale),
    })
    const everyCell = [
      ...cells,
      cellOf('m', 3, moduleOutput('nodule', { section: 'impression' })),
      cellOf('f', 4, phrase('p', { ko: '{크기} 봄.', en: '{크기} seen.' })),
    ]
    fc.assert(
      fc.property(anyActs(30), anyLanguages, (acts, languages) => {
        const run = startRun(everyCell, { modules: [nodule] })
        for (const { on } of acts) on(run)
        run.setLanguages(languages)
        const written = run.read().entries
        for (const main of languagesIn(languages)) {
          run.setLanguages({ main })
          const whole = new Map(run.read().entries.map((entry) => [entry.id, entry]))
          for (const { id, section, text, newer } of written) {
            if (languageOf(languages, section) === main) expect(whole.get(id)).toMatchObject({ text, newer })
          }
        }
      }),
    )
  })
})

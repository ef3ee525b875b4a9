import { createPlateRun } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { CheckedReport } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOfRun } from './reportOfRun.ts'
import { findingWith, reportOf, TODAY, valueOfKind } from './testkit/reportOf.ts'
import { rulesOf, type Sections } from './testkit/rulesOf.ts'

const { check } = createReportCheck()

describe('a blank in the words of a plate', () => {
  const words = (text: string) => {
    let ids = 0
    const run = createPlateRun({
      plate: {
        cells: [
          {
            id: 'a',
            position: 0,
            name: 'a',
            title: 'a',
            outputs: [{ id: 'f', kind: 'phrase', section: 'findings', text: { en: text } }],
          },
        ],
        autoFill: [],
      },
      modules: [],
      locale: 'en',
      today: () => TODAY,
      newId: () => `run${++ids}`,
    })
    run.run('a')
    return check(reportOfRun({ run, context: {}, characters: 'unicode', today: TODAY })).map(
      ({ rule }) => rule,
    )
  }

  it('R495 is reported like one that a person typed', () => {
    expect(words('Nodule of ___ mm in the *** lobe, right/left.')).toEqual(['R117', 'R117', 'R117'])
    expect(words('Nodule of 5 mm in the upper lobe.')).toEqual([])
  })
})

describe('a length beside a measurement', () => {
  const measured = (...values: readonly number[]): CheckedReport['context'] => ({
    measurements: values.map((value, index) => ({ uid: `m${index}`, kind: 'length', value, unit: 'mm' })),
  })

  it.each<[Locale, string, string]>([
    ['ko', '우상엽에 120 mm 결절.', '간 길이 120 mm. 우상엽에 12 mm 결절.'],
    ['en', 'A 120 mm nodule in the right upper lobe.', 'Liver 120 mm. A 12 mm nodule in the right lung.'],
    ['zh', '右上叶见 120 mm 结节。', '肝长 120 mm。右上叶见 12 mm 结节。'],
    ['ja', '右上葉に120mmの結節。', '肝は120mm。右上葉に12mmの結節。'],
    ['de', 'Rundherd von 120 mm im rechten Oberlappen.', 'Leber 120 mm. Rundherd von 12 mm rechts.'],
  ])('R496 is a slip only if no other one is the measured one in %s', (locale, wrong, right) => {
    expect(rulesOf(locale, { findings: wrong }, measured(12))).toContain('R106 text')
    expect(rulesOf(locale, { findings: right }, measured(12))).not.toContain('R106 text')
  })

  it('R496 from elsewhere doesn’t count as typed, and one with its own measurement is compared only with that', () => {
    const rules = (...values: Parameters<typeof valueOfKind>[2][]) =>
      check(
        reportOf(
          'en',
          {},
          {
            context: measured(12, 45),
            findings: values.map((more, index) =>
              findingWith(`run${index}`, { values: [valueOfKind('length', '120', { unit: 'mm', ...more })] }),
            ),
          },
        ),
      ).map(({ rule }) => rule)
    expect(rules({ source: { from: 'typed' } })).toEqual(['R106'])
    expect(rules({ source: { from: 'prior' } })).toEqual([])
    expect(rules({ source: { from: 'measurement', what: 'length', uid: 'm0' } })).toEqual(['R106'])
    expect(rules({ source: { from: 'measurement', what: 'length', uid: 'm1' } })).toEqual([])
  })

  it('R496 takes the unit after each axis', () => {
    expect(
      rulesOf('en', { findings: 'Stent of 8 mm x 6 cm in the right iliac artery.' }, measured(8)),
    ).toEqual([])
    expect(rulesOf('en', { findings: 'Stent of 8 x 6 cm in the right iliac artery.' }, measured(8))).toEqual([
      'R106 text',
    ])
  })
})

describe('a share of a whole', () => {
  it.each<[Locale, string, string]>([
    ['ko', '박출률은 650 %.', '박출률은 65 %.'],
    ['ko', '좌측 내경동맥 협착 170 %.', '종괴 크기 170 % 증가.'],
    ['en', 'Ejection fraction 650 %.', 'Ejection fraction 65 %.'],
    ['en', 'LVEF: 550%.', 'Tumor volume increased by 170%.'],
    ['en', '170% stenosis of the left ICA.', '70% stenosis of the left ICA.'],
    ['zh', '左室射血分数约 650%。', '左室射血分数约 65%。'],
    ['zh', '左侧颈内动脉狭窄率约 170%。', '较前增大 170%。'],
    ['ja', '駆出率は650%。', '駆出率は65%。'],
    ['ja', '左内頸動脈の狭窄率170%。', '前回比170%に増大。'],
    ['de', 'Ejektionsfraktion von 650 %.', 'Ejektionsfraktion von 65 %.'],
    ['de', 'Stenosegrad ca. 170 %.', 'Größenzunahme um 170 %.'],
  ])('R497 isn’t more than the whole in %s: %s', (locale, wrong, right) => {
    expect(rulesOf(locale, { findings: wrong })).toContain('R105 percent')
    expect(rulesOf(locale, { findings: right })).not.toContain('R105 percent')
  })
})

describe('what isn’t denied', () => {
  it.each<[Locale, Sections]>([
    [
      'en',
      {
        findings: 'The left pedicle of L3 is not seen.',
        impression: 'Destruction of the left pedicle of L3, suspicious for metastasis.',
      },
    ],
    [
      'de',
      {
        findings: 'Bogenwurzel LWK 3 links nicht abgrenzbar.',
        impression: 'Destruktion der Bogenwurzel LWK 3 links, metastasenverdächtig.',
      },
    ],
    [
      'ja',
      {
        findings: '右乳房9時方向の既知の乳癌部位に残存する造影効果を認めない。',
        impression: '右乳房9時方向の乳癌、画像上の完全奏効。',
      },
    ],
    [
      'en',
      {
        findings:
          'An 8 mm ground-glass nodule in the right middle lobe. No consolidation or ground-glass opacity.',
      },
    ],
    ['ko', { findings: '우중엽에 8 mm 크기의 간유리 결절이 있음. 폐에 경화나 간유리음영 없음.' }],
  ])('R499 is what is destroyed, gone under treatment or only a kind of nodule in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toEqual([])
  })

  it('R499 is denied by a plain denial of the same', () => {
    const findings = 'Diffuse ground-glass opacity in both lungs.'
    expect(rulesOf('en', { findings, impression: 'No ground-glass opacity in the lungs.' })).toContain('R115')
  })
})

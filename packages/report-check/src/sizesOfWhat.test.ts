import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

type Sections = Parameters<typeof reportOf>[1]

const rulesOf = (locale: Locale, sections: Sections): readonly string[] =>
  check(reportOf(locale, sections)).map(({ rule }) => rule)

describe('what a size is of', () => {
  it.each<readonly [Locale, Sections]>([
    [
      'de',
      {
        gross: 'Schilddrüse mit 0,5 cm Herd im linken Lappen.',
        diagnosis:
          'A: Papilläres Schilddrüsenkarzinom (rechts 1,9 cm, links 0,5 cm). B: Metastasen in 2/6 LK, max. 3 mm.',
      },
    ],
    [
      'en',
      {
        gross: 'Thyroid with a 19 mm nodule.',
        diagnosis: 'Papillary thyroid carcinoma with nodal metastasis of 3 mm.',
      },
    ],
    [
      'ko',
      { gross: '갑상선에 1.9 cm 결절이 있음.', diagnosis: '갑상선 유두암. 갑상선 주위 림프절 전이 0.3 cm.' },
    ],
    [
      'zh',
      { gross: '甲状腺右叶结节，大小19mm。', diagnosis: '甲状腺乳头状癌；甲状腺旁淋巴结转移，转移灶3mm。' },
    ],
    [
      'ja',
      { gross: '甲状腺右葉に19mmの結節。', diagnosis: '甲状腺乳頭癌。甲状腺周囲リンパ節転移、転移巣3mm。' },
    ],
  ])('R354 a metastasis has its own size in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R128')
  })

  it.each<readonly [Locale, Sections]>([
    [
      'de',
      { gross: 'Schilddrüse mit 19 mm großem Knoten.', diagnosis: 'Schilddrüsenkarzinom, Knoten von 13 mm.' },
    ],
    ['en', { gross: 'Liver with a metastasis of 19 mm.', diagnosis: 'Liver metastasis, 13 mm.' }],
    ['ko', { gross: '갑상선에 1.9 cm 결절이 있음.', diagnosis: '갑상선 결절 1.3 cm.' }],
    ['zh', { gross: '肝脏转移灶，大小19mm。', diagnosis: '肝脏转移灶13mm。' }],
    ['ja', { gross: '甲状腺右葉に19mmの結節。', diagnosis: '甲状腺右葉の結節13mm。' }],
  ])('R354 the size of the same finding is one in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R128')
  })

  it.each<readonly [Locale, Sections]>([
    ['ja', { gross: '気管支断端から35mm。', diagnosis: '気管支断端陰性。' }],
    ['ja', { gross: '口側断端までの距離50mm。', diagnosis: '口側断端陰性。' }],
    ['en', { gross: 'Tumor 35 mm from the bronchial margin.', diagnosis: 'Negative bronchial margin.' }],
    ['en', { gross: 'Distance to bronchial margin 35 mm.', diagnosis: 'No bronchial margin involvement.' }],
    [
      'de',
      {
        gross: 'Abstand zum oralen Absetzungsrand 50 mm.',
        diagnosis: 'Kein oraler Absetzungsrand befallen.',
      },
    ],
    ['ko', { gross: '근위부 절제연으로부터 5 cm.', diagnosis: '근위부 절제연 음성.' }],
    ['ko', { gross: '기관지 절제연까지의 거리 3.5 cm.', diagnosis: '기관지 절제연 음성.' }],
    ['zh', { gross: '肿物距支气管切缘35mm。', diagnosis: '支气管切缘阴性。' }],
  ])('R355 a distance affirms nothing of what it is measured from in %s: %j', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R115')
  })

  it.each<readonly [Locale, Sections]>([
    ['en', { findings: 'Liver cyst of 21 mm.', impression: 'Liver cyst 13 mm from the capsule.' }],
    ['de', { findings: 'Leberzyste von 21 mm.', impression: 'Leberzyste, Abstand zur Kapsel 13 mm.' }],
    ['ko', { findings: '간낭종 21 mm 있음.', impression: '간낭종, 피막으로부터 13 mm.' }],
    ['zh', { findings: '肝囊肿21mm。', impression: '肝囊肿，距包膜13mm。' }],
    ['ja', { findings: '肝嚢胞21mmを認める。', impression: '肝嚢胞、被膜から13mm。' }],
  ])('R355 a distance is no size of the finding in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R128')
  })
})

describe('which size is the earlier one', () => {
  it.each<readonly [Locale, string]>([
    ['ko', 'S6에 1.4 cm nodule, 이전 CT에서는 0.7 cm만 보이던 병변으로 증가함.'],
    ['ko', '1.4 cm 결절, 이전 검사에서 0.7 cm이었으며 증가.'],
    ['ko', '결절은 이전 0.7 cm에서 1.4 cm로 증가.'],
    ['en', 'Nodule of 14 mm, increased compared to 7 mm.'],
    ['en', '14 mm nodule, increased compared to the prior, with a solid part of 7 mm.'],
    ['en', 'Increased from the prior study, 14 mm, with a 7 mm solid part.'],
    ['en', 'Nodule increased from 7 mm to 14 mm.'],
    ['de', 'Rundherd 14 mm, auf der Voraufnahme 7 mm, größenprogredient.'],
    ['de', 'Rundherd größenprogredient von 7 mm auf 14 mm.'],
    ['de', 'Rundherd größenprogredient mit einem Durchmesser von 14 mm (initial 7 mm).'],
    ['ja', '14mmの結節、前回CTから増大（前回7mm）。'],
    ['ja', '結節は7mmから14mmに増大。'],
    ['zh', '结节14mm，较前片增大（前片7mm）。'],
    ['zh', '结节由7mm增至14mm，较前增大。'],
  ])('R356 a particle tells the order only beside its size in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings })).not.toContain('R110')
  })

  it.each<readonly [Locale, string]>([
    ['ko', '결절은 이전 1.4 cm에서 0.7 cm로 증가.'],
    ['ko', '0.7 cm 결절, 이전 CT에서는 1.4 cm으로 증가함.'],
    ['en', 'Nodule increased from 14 mm to 7 mm.'],
    ['en', '7 mm nodule, increased, previously 14 mm.'],
    ['de', 'Rundherd größenprogredient von 14 mm auf 7 mm.'],
    ['de', 'Rundherd 7 mm, auf der Voraufnahme 14 mm, größenprogredient.'],
    ['ja', '結節は14mmから7mmに増大。'],
    ['zh', '结节由14mm增至7mm。'],
  ])('R356 a change in the other direction is told in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings })).toContain('R110')
  })
})

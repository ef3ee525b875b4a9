import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'
import { sizesIn } from './text/numbers.ts'

const { check } = createReportCheck()

type Sections = Parameters<typeof reportOf>[1]
type Options = Parameters<typeof reportOf>[2]

const rulesOf = (locale: Locale, sections: Sections, options?: Options): readonly string[] =>
  check(reportOf(locale, sections, options)).map(({ rule }) => rule)

type Said = readonly [locale: Locale, findings: string, impression: string]

const both = (...[locale, findings, impression]: Said): readonly string[] =>
  rulesOf(locale, { findings, impression })

describe('denials and affirmations in typed text', () => {
  it.each<Said>([
    ['de', 'Links ein 6 mm großer spongiformer Knoten.', 'Links kein speichernder Knoten.'],
    ['ja', '胆嚢内に多数の小結石、壁肥厚なし。', '胆嚢結石。'],
    ['ko', '우폐에는 RML 4 mm granuloma 외에 결절 없음.', 'RML granuloma.'],
    ['ko', 'ACL의 complete tear, 섬유 연속성 소실.', 'ACL tear.'],
    ['en', 'Right lung nodule.', 'No right lung nodule with suspicious growth.'],
    ['zh', '右肺上叶结节。', '右肺上叶未见分叶状结节。'],
  ])('R340 a denial with a word of its own denies only that in %s: %s', (...said) => {
    expect(both(...said)).not.toContain('R115')
  })

  it.each<Said>([
    ['de', 'Kein Pleuraerguss rechts.', 'Pleuraerguss rechts.'],
    ['ja', '胸水なし。', '右胸水を認める。'],
    ['ko', '우측 흉수 없음.', '우측 흉수 있음.'],
    ['en', 'No pleural effusion or pneumothorax.', 'Right pneumothorax.'],
    ['zh', '未见胸腔积液、气胸。', '右侧气胸。'],
  ])('R340 a bare denial is told in %s', (...said) => {
    expect(both(...said)).toContain('R115')
  })

  it.each<Said>([
    ['en', 'Excluded aneurysm sac 5.6 cm.', 'Aneurysm sac of 5.6 cm.'],
    ['ko', '양측 폐야에 active lung lesion 없음.', 'No active lung lesion.'],
    ['ko', 'Endocervical margin 음성.', 'Endocervical margin negative, ectocervical margin positive.'],
    ['ja', '免疫染色:ER陽性、PgR陽性。', 'ER+/PgR+/HER2陰性。'],
    ['de', 'Kein Leberherd.', 'Außer einer Zyste kein Leberherd.'],
  ])('R341 a sentence that may deny affirms nothing in %s: %s', (...said) => {
    expect(both(...said)).not.toContain('R115')
  })

  it.each<Said>([
    ['zh', '左侧睾丸扭转。右侧睾丸血流正常。', '左侧睾丸扭转。右侧睾丸未见异常。'],
    ['zh', '左肱骨髁上骨皮质不连续。肱骨小头对应关系正常。', '左肱骨髁上骨折。'],
    [
      'en',
      'Ventricles normal. Displaced fracture of the left zygomatic arch.',
      'No acute intracranial abnormality. Left zygomatic arch fracture.',
    ],
  ])('R342 normal is only what is called so in %s: %s', (...said) => {
    expect(both(...said)).not.toContain('R116')
  })

  it('R342 an organ that is called normal as a whole has no finding', () => {
    expect(both('en', 'Both kidneys are normal.', 'Left renal mass.')).toContain('R116')
  })
})

describe('numbers with another meaning', () => {
  it.each<readonly [Locale, string]>([
    ['ko', '골연령 약 10세, 역연령 8세 4개월.'],
    ['zh', '骨龄约10岁,实际年龄8岁。'],
    ['ja', '骨年齢10歳相当、暦年齢8歳。'],
    ['en', 'The bone age is that of a 10-year-old.'],
    ['de', 'Das Knochenalter ist das einer 10-jährigen.'],
  ])('R343 another age isn’t the patient’s in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, { context: { patient: { ageYears: 8 } } })).not.toContain('R104')
  })

  it('R344 two earlier sizes state no change', () => {
    expect(
      rulesOf('ja', { findings: '前回は全体径11mm、充実成分3mmで、充実成分がわずかに増大。' }),
    ).not.toContain('R110')
    expect(rulesOf('ja', { findings: '前回11mm、今回8mmと増大。' })).toContain('R110')
  })

  it('R348 a stage has no length', () => {
    expect(sizesIn('cT2a cN2 cM0', 'de')).toEqual([])
    expect(sizesIn('2 cm', 'de')).toHaveLength(1)
  })
})

describe('conclusions and advice', () => {
  it('R345 an unknown diagnosis may include the finding', () => {
    expect(
      both('en', 'Right femoral head: subchondral fracture with flattening.', 'Right AVN, ARCO IIIA.'),
    ).not.toContain('R114')
  })

  it.each<readonly [Locale, string]>([
    ['ko', '증상이 지속되면 CT 추적.'],
    ['en', 'Follow-up CT if pain persists.'],
    ['zh', '若症状加重复查CT。'],
    ['ja', '症状が続く場合はCT再検。'],
    ['de', 'CT-Kontrolle bei ausbleibender Besserung.'],
  ])('R346 advice on a condition needs no interval in %s', (locale, recommendation) => {
    expect(rulesOf(locale, { impression: '', recommendation })).not.toContain('R118')
  })

  it('R347 a word that contains its side refers to this side', () => {
    expect(
      both('ja', 'LAD#6:混合プラークで25-49%狭窄。RCA#2:石灰化プラーク、25%未満。', 'RCA#2は軽微な狭窄。'),
    ).not.toContain('R125')
  })
})

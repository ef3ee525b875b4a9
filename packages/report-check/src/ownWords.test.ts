import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

type Sections = Parameters<typeof reportOf>[1]
type Options = Parameters<typeof reportOf>[2]

const rulesOf = (locale: Locale, sections: Sections, options?: Options): readonly string[] =>
  check(reportOf(locale, sections, options)).map(({ rule }) => rule)

const both = (locale: Locale, findings: string, impression: string): readonly string[] =>
  rulesOf(locale, { findings, impression })

type Said = readonly [locale: Locale, findings: string, impression: string]

describe('sides in typed text', () => {
  it.each<Said>([
    ['ko', '우측 기저핵 출혈 있음. 중심선이 좌측으로 6 mm 편위됨.', '우측 기저핵 출혈, 좌측으로 6 mm 편위.'],
    [
      'de',
      'Blutung in den Stammganglien rechts. Mittellinie nach links verlagert.',
      'Blutung rechts, Verlagerung nach links.',
    ],
    ['ja', '右被殻に出血を認める。正中構造は左側へ偏位。', '右被殻出血、左側へ正中偏位。'],
  ])('R333 what goes to a side isn’t on it in %s', (...said) => {
    expect(both(...said)).not.toContain('R125')
  })

  it.each<Said>([
    ['ko', '우측 늑골 골절, 좌측 늑골 골절 없음.', '우측 늑골 골절.'],
    ['de', 'Pleuraerguss rechts größer als am Vortag, links rückläufig.', 'Rückläufiger Erguss links.'],
    [
      'de',
      'Kieferhöhlen: links verschattet; rechts geringe Schleimhautschwellung.',
      'Sinusitis maxillaris links.',
    ],
    ['zh', '左乳低回声结节15mm。右乳见数个无回声。', '左乳结节。右乳囊肿。'],
  ])('R335 a sentence that shares out both sides contradicts neither in %s', (...said) => {
    expect(both(...said)).toEqual([])
  })

  it.each<Said>([
    ['ko', '우측 신장에 결석 있음.', '좌측 신장 결석.'],
    ['en', 'Stone in the right kidney.', 'Stone in the left kidney.'],
    ['zh', '右肾结石。', '左肾结石。'],
    ['ja', '右腎に結石を認める。', '左腎結石。'],
    ['de', 'Konkrement in der rechten Niere.', 'Konkrement in der linken Niere.'],
  ])('R335 the same finding on the other side alone does in %s', (...said) => {
    expect(both(...said)).toContain('R125')
  })
})

describe('denials in typed text', () => {
  it.each<Said>([
    ['ja', '脂肪肝。腹水(-)。', '脂肪肝。'],
    ['ja', '左人工骨頭のゆるみは指摘できない。', '左人工骨頭置換後。'],
    ['de', 'Pneumothorax links.', 'Pneumothorax links, kein Spannungspneumothorax.'],
    ['de', 'Keine Lockerungszeichen der Prothese.', 'Prothese o. Lockerung.'],
    ['de', 'Beckenringfraktur rechts. WS ohne Fraktur.', 'Beckenringfraktur rechts.'],
  ])('R334 signs, genitives, compounds and unknown places deny only what they say in %s', (...said) => {
    expect(both(...said)).toEqual([])
  })

  it('R334 a sign denies the finding before it', () => {
    expect(both('ja', '胸水(-)。', '胸水を認める。')).toContain('R115')
  })
})

describe('other people and other times in a report', () => {
  it.each<readonly [Locale, string, string]>([
    ['ko', 'Acute aortic dissection, Stanford B.', '흉부외과 정OO 교수에게 05:33 직접 설명.'],
    ['de', 'Akute Aortendissektion Stanford B.', 'Sofort an die Gefäßchirurgie (Dr. Brandl), 23:41 Uhr.'],
    ['ja', '急性大動脈解離。', '心臓外科 斎藤医師 20:02 に説明。'],
  ])('R336 the hour and whom are a call in %s', (locale, impression, comment) => {
    expect(rulesOf(locale, { findings: impression, impression })).toContain('R119')
    expect(rulesOf(locale, { findings: impression, impression, comment })).not.toContain('R119')
  })

  it.each<readonly [Locale, Sections]>([
    ['ko', { microscopy: '괴사 없음, 육종양 변화 없음.' }],
    ['de', { findings: 'Hüfte links Typ IIc stabil.' }],
    ['de', { findings: 'Freie Luft.', recommendation: 'CT, sofern klinisch stabil.' }],
    ['zh', { findings: '动态观察股骨头稳定。' }],
  ])('R337 a state is no comparison in %s', (locale, sections) => {
    expect(rulesOf(locale, sections, { context: { priors: [] } })).not.toContain('R121')
  })

  it('R338 an expected day is in the future, and one of several days of comparison may be unknown here', () => {
    const context = { study: { date: '2026-11-04' }, priors: [{ date: '2025-10-31' }] }
    expect(rulesOf('en', { findings: 'EDD 3/29/2027.' }, { context })).not.toContain('R127')
    expect(rulesOf('en', { comparison: '10/31/2025, 10/27/2024' }, { context })).not.toContain('R127')
    expect(rulesOf('en', { comparison: '10/31/2024' }, { context })).toContain('R127')
  })

  it.each<readonly [Locale, string]>([
    ['ko', '500세포 감별에서 아세포 34%.'],
    ['zh', '3岁时曾行手术。'],
    ['ja', '5歳時に手術。'],
  ])('R339 an age at another time isn’t the patient’s in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, { context: { patient: { ageYears: 55 } } })).not.toContain('R104')
  })
})

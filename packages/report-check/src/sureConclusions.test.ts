import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { rulesOf } from './testkit/rulesOf.ts'

type Row = readonly [locale: Locale, findings: string, wrong: string, right: string]

describe('a conclusion', () => {
  it.each<Row>([
    ['ko', '췌장 미부에 3.1 cm 종괴가 있음.', '충수염 없음.', '췌장암 의심.'],
    ['en', 'There is a 3.8 cm mass in the right kidney.', 'No pulmonary embolism.', 'Right renal mass.'],
    ['zh', '肝右叶见5.2 cm肿块。', '未见阑尾炎。', '肝右叶肿块。'],
    ['ja', '肝S8に4.2cm大の腫瘤を認める。', '虫垂炎の所見なし。', '肝S8の腫瘤。'],
    [
      'de',
      'Im linken Unterlappen 2,6 cm große Raumforderung.',
      'Keine Lungenembolie.',
      'Raumforderung links.',
    ],
  ])('R498 of denials alone lacks a large mass in %s', (locale, findings, wrong, right) => {
    expect(rulesOf(locale, { findings, impression: wrong })).toContain('R114 unsaid')
    expect(rulesOf(locale, { findings, impression: right })).not.toContain('R114 unsaid')
  })

  it('R498 doesn’t have to contain a small mass, or one next to something that it affirms', () => {
    const impression = 'No pulmonary embolism.'
    expect(rulesOf('en', { findings: 'There is a 12 mm mass in the right kidney.', impression })).toEqual([])
    const findings = 'There is a 3.8 cm mass in the right kidney.'
    expect(rulesOf('en', { findings, impression: `${impression} Oncocytoma.` })).toEqual([])
  })

  it.each<Row>([
    [
      'ko',
      '복부 대동맥류, 최대 직경 5.8 cm.',
      '복부 대동맥류, 최대 직경 3.8 cm.',
      '복부 대동맥류, 최대 직경 5.8 cm.',
    ],
    ['zh', '腹主动脉瘤，最大径约61 mm。', '腹主动脉瘤，最大径约16 mm。', '腹主动脉瘤，最大径约61 mm。'],
    ['ja', '腹部大動脈瘤を認め、最大径は56mm。', '腹部大動脈瘤、最大径36mm。', '腹部大動脈瘤、最大径56mm。'],
  ])(
    'R128 has the greatest diameter of an aneurysm as its findings have it in %s',
    (locale, findings, wrong, right) => {
      expect(rulesOf(locale, { findings, impression: wrong })).toContain('R128')
      expect(rulesOf(locale, { findings, impression: right })).toEqual([])
    },
  )

  it.each<Row>([
    [
      'en',
      'Adenocarcinoma, Gleason 4+3=7.',
      'Adenocarcinoma, Gleason 3+4=7.',
      'Adenocarcinoma, Gleason 4+3=7.',
    ],
    ['ja', '腺癌を認める。Gleason 4+4=8。', '前立腺癌、Gleason 3+3=6。', '前立腺癌、Gleason 4+4=8。'],
    ['ko', '글리슨 점수 4+3=7.', '전립선암, 글리슨 점수 3+4=7.', '전립선암, 글리슨 점수 4+3=7.'],
  ])('R112 has the only Gleason patterns of the microscopy in %s', (locale, microscopy, wrong, right) => {
    expect(rulesOf(locale, { microscopy, diagnosis: wrong })).toContain('R112 category')
    expect(rulesOf(locale, { microscopy, diagnosis: right })).toEqual([])
    const cores = `Apex: Gleason 3+3=6. ${microscopy}`
    expect(rulesOf(locale, { microscopy: cores, diagnosis: wrong })).not.toContain('R112 category')
  })
})

import type { Locale, ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { ImageContext } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

type Sections = Readonly<Partial<Record<ReportSection, string>>>
type Said = readonly [locale: Locale, sections: Sections]

function rulesOf(locale: Locale, sections: Sections, context: ImageContext = {}): readonly string[] {
  return check(reportOf(locale, sections, { context }))
    .filter(({ level }) => level !== 'note')
    .map(({ rule }) => rule)
}

describe('critical results', () => {
  it.each<Said>([
    ['ko', { impression: 'Anterior rectocele 2.6 cm, rectal intussusception (intrarectal).' }],
    ['de', { impression: 'Membranöse SL-Perforation ohne Instabilität.' }],
    ['en', { impression: 'Tympanic perforation on the left.' }],
    ['zh', { impression: '右侧鼓膜穿孔。' }],
    ['ja', { impression: '左鼓膜穿孔。' }],
    ['en', { impression: 'Left tubal ectopic pregnancy.\nGYN Dr. Estrada 2047, in person.' }],
  ])('R417 that are none, or were told, are silent in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R119')
  })

  it.each<Said>([
    ['en', { impression: 'Ileocolic intussusception.' }],
    ['de', { impression: 'Sigmaperforation mit freier Luft.' }],
    ['en', { impression: 'Left tubal ectopic pregnancy. Seen 2025-04-12.' }],
  ])('R417 that are some are told of in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R119')
  })
})

describe('shares', () => {
  const context: ImageContext = { study: { date: '2025-06-29' }, priors: [{ date: '2025-06-27' }] }

  it('R418 a number that is a day of a study isn’t a figure', () => {
    expect(rulesOf('ja', { findings: 'CTR 62%(6/27 64%)。' }, context)).not.toContain('R110')
  })

  it('R418 another percentage is recalculated', () => {
    expect(rulesOf('ja', { findings: '陽性細胞: 6/25 (64%)。' }, context)).toContain('R110')
  })
})

describe('«unchanged»', () => {
  it.each<readonly [Locale, string]>([
    ['ja', '気胸は肺尖に少量。2時間後X線で気胸は不変。'],
    ['en', 'Small apical pneumothorax. Pneumothorax unchanged on the radiograph 2 hours later.'],
    ['de', 'Schmaler Pneumothorax. Pneumothorax nach 2 Stunden unverändert.'],
    ['ko', '소량 기흉. 2시간 후 X선에서 기흉 변화 없음.'],
    ['zh', '少量气胸。2小时后复查气胸无变化。'],
  ])('R419 within one report compares with no earlier study in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, { priors: [] })).not.toContain('R121')
  })

  it('R419 compares with an earlier study unless a later time is given', () => {
    expect(rulesOf('en', { findings: 'The nodule is unchanged.' }, { priors: [] })).toContain('R121')
  })
})

describe('the adnexa', () => {
  const context: ImageContext = { patient: { sex: 'M' } }

  it('R420 aren’t organs of one sex if they belong to the skin', () => {
    const sections = { specimen: '피부, 전완', microscopy: '부속기 주위 육아종.' }
    expect(rulesOf('ko', sections, context)).not.toContain('R103')
  })

  it('R420 are organs of one sex otherwise', () => {
    expect(rulesOf('ko', { findings: '우측 부속기에 낭종이 있음.' }, context)).toContain('R103')
  })
})

describe('lengths', () => {
  it('R421 belong to no organ if they are totals', () => {
    expect(rulesOf('ko', { findings: '신장 하극에서 6회 시술 (총 39 cm).' })).not.toContain('R105')
    expect(rulesOf('ko', { findings: '신장 크기 39 cm.' })).toContain('R105')
  })
})

describe('the conclusion', () => {
  it.each<Said>([
    ['ko', { findings: '좌측 비골 골절은 유합 진행.', impression: '우측 무릎 관절증.' }],
    ['ko', { findings: '대퇴골두 연골하 골절선이 있음.', impression: '우측 무릎 관절증.' }],
    [
      'en',
      { findings: 'Healing fracture of the left fibula.', impression: 'Osteoarthritis of the right knee.' },
    ],
  ])('R422 may leave out what heals or is a sign in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R114')
  })
})

describe('denials in the same words', () => {
  it.each<Said>([
    [
      'ja',
      {
        findings: 'C4/5:髄内T2高信号。\nC5/6:脊髄圧排あり、髄内信号変化なし。',
        impression: '最狭窄C4/5で髄内信号変化が新たに出現。',
      },
    ],
    ['ja', { findings: '左尿管に残石なし。', impression: '左尿管結石除去後、残石は左腎下杯3 mmのみ。' }],
    ['en', { findings: 'Septa (2 mm), no nodule, wall smooth 2 mm.' }],
  ])('R423 of another place are no contradiction in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R115')
  })

  it('R423 agree at the same level', () => {
    const sections = {
      findings: 'C4/5:脊髄圧排あり、髄内信号変化なし。',
      impression: '最狭窄C4/5で髄内信号変化が新たに出現。',
    }
    expect(rulesOf('ja', sections)).toContain('R115')
  })

  it('R423 report a denied nodule with a size of its own', () => {
    expect(rulesOf('en', { findings: 'No nodule of 9 mm.' })).toContain('R115')
  })
})

describe('a volume beside axes', () => {
  it.each<readonly [Locale, string]>([
    ['de', 'Schilddrüse links 12 ml, Knoten 17 x 12 x 10 mm.'],
    ['en', 'Left lobe 12 mL, nodule 17 x 12 x 10 mm.'],
    ['ko', '좌엽 12 mL, 결절 17 x 12 x 10 mm.'],
    ['zh', '左叶12ml，结节17×12×10mm。'],
    ['ja', '左葉12ml、結節17×12×10mm。'],
  ])('R424 with something named between them is of something else in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings })).not.toContain('R109')
  })

  it('R424 is recalculated if nothing stands between them', () => {
    expect(rulesOf('en', { findings: 'Left lobe 17 x 12 x 10 mm (12 mL).' })).toContain('R109')
  })
})

import type { Locale, ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { ImageContext } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

type Sections = Readonly<Partial<Record<ReportSection, string>>>
type Said = readonly [locale: Locale, sections: Sections]

const alarmsOf = (locale: Locale, sections: Sections, context: ImageContext = {}): readonly string[] =>
  check(reportOf(locale, sections, { context })).map(
    ({ rule, variant, facts }) => `${rule} ${variant ?? ''} ${facts['expected'] ?? facts['there'] ?? ''}`,
  )
const rulesOf = (locale: Locale, sections: Sections, context: ImageContext = {}): readonly string[] =>
  check(reportOf(locale, sections, { context })).map(({ rule }) => rule)

describe('figures that follow from others', () => {
  it.each<readonly [Locale, string, string]>([
    ['en', 'LV EDV 240 mL, ESV 156 mL, SV 84 mL, EF 53%.', 'R110 share 35%'],
    ['de', 'LV EDV 210 ml, ESV 126 ml, SV 84 ml, EF 60 %.', 'R110 share 40%'],
    ['zh', 'LVEDV 130ml，LVESV 52ml，LVEF 78%。', 'R110 share 60%'],
    ['ko', 'LVEDV 150 mL (80 mL/m2), LVESV 54 mL, EF 46%.', 'R110 share 64%'],
    ['zh', '段动脉PSV 52cm/s，EDV 16cm/s，RI 0.49。', 'R110 share 0.69'],
    ['ko', 'CAC: LM 0, LAD 85, LCX 22, RCA 48; total 255.', 'R110 sum 155'],
    ['ja', 'SLD 70→56 mm(-30%)。', 'R110 percent 20%'],
    ['en', 'Sum 62 mm (baseline 90), -49%.', 'R110 percent 31%'],
    ['zh', '靶病灶总和48mm（前70mm），缩小约13%。', 'R110 percent 31%'],
    ['de', 'Summe 75 → 50 mm, -43 %.', 'R110 percent 33%'],
    ['ko', '합 65 → 44 mm, -12%.', 'R110 percent 32%'],
    ['en', 'Sum 64 mm, was 90 mm, -42%.', 'R110 percent 29%'],
  ])('R412 are worked out again in %s: %s', (locale, findings, alarm) => {
    expect(alarmsOf(locale, { findings })).toContain(alarm)
  })

  it.each<readonly [Locale, string]>([
    ['en', 'LV EDV 240 mL, ESV 156 mL, SV 84 mL, EF 35%. RV EDV 160 mL, ESV 80 mL, EF 50%.'],
    ['de', 'LV EDV 210 ml, RV EDV 150 ml, EF 60 %.'],
    ['zh', '段动脉PSV 52cm/s，EDV 16cm/s，RI 0.69。'],
    ['ko', 'CAC: LM 0, LAD 85, LCX 22, RCA 48; total 155.'],
    ['ja', 'SLD 70→56 mm、最大病変の狭窄 30%。'],
    ['en', 'Sum 62 mm (baseline 90), -31%.'],
    ['en', 'Sum 64 mm, was 90 mm, 40% of it necrotic.'],
  ])('R412 are silent where they fit, or are of something else in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings })).not.toContain('R110')
  })
})

describe('nodes', () => {
  it.each<Said>([
    [
      'de',
      { microscopy: 'LK: kleine Kurvatur 3/14, große Kurvatur 1/9, Truncus 0/8.', diagnosis: 'pN2 (6/31).' },
    ],
    ['ja', { microscopy: 'リンパ節:#3 2/6、#4d 0/5、#6 1/7。', diagnosis: 'pN2(4/18)。' }],
    ['zh', { diagnosis: '肠周淋巴结转移2/15，根部淋巴结0/3，合计2/21。' }],
  ])('R413 of the stations are those of the diagnosis in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R110')
  })

  it.each<Said>([
    ['de', { microscopy: 'LK: kleine Kurvatur 3/14, große Kurvatur 1/9.', diagnosis: 'pN2 (6/31).' }],
    ['en', { microscopy: 'Nodes: ileocolic 2/9, paracolic 0/8. Apical 0/1.', diagnosis: 'pN1b (2/18).' }],
    ['zh', { diagnosis: '肠周淋巴结转移2/15，根部淋巴结0/3，合计2/18。' }],
  ])('R413 are silent where stations may be left out in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R110')
  })

  it.each<readonly [Locale, string, string, string]>([
    ['ko', '유방 전절제 검체', 'pT2 N1a (5/18).', 'R112 nodes N2a'],
    ['en', 'Right hemicolectomy', 'Adenocarcinoma, pT3 pN1b (5/22).', 'R112 nodes N2a'],
    ['zh', '胃癌根治标本', 'pT4aN1（8/25）。', 'R112 nodes N3a'],
    ['de', 'Gastrektomie', 'pT3 pN1 (4/31).', 'R112 nodes N2'],
    ['ja', '結腸切除標本', 'pT3 pN0(2/20)。', 'R112 nodes N1b'],
  ])('R414 give the stage in %s: %s', (locale, order, diagnosis, alarm) => {
    expect(alarmsOf(locale, { diagnosis }, { study: { order } })).toContain(alarm)
  })

  it.each<readonly [Locale, string, string]>([
    ['ko', '유방 전절제 검체', 'pT2 N2a (5/18).'],
    ['en', 'Lobectomy', 'pT2a pN1 (5/22).'],
    ['de', 'Gastrektomie mit Kolonteilresektion', 'pT4b pN1 (4/31).'],
    ['en', 'Sigmoid colectomy', 'pT3 pN1c (0/15).'],
    ['en', 'Mastectomy, breast', 'pT1c pN0 (1/3), isolated tumor cells.'],
  ])('R414 are silent for other organs and other reasons in %s: %s, %s', (locale, order, diagnosis) => {
    expect(rulesOf(locale, { diagnosis }, { study: { order } })).not.toContain('R112')
  })
})

describe('organs that were removed', () => {
  it.each<Said>([
    [
      'en',
      { technique: 'Cholecystectomy 2015.', findings: 'The gallbladder is distended with layering stones.' },
    ],
    ['de', { technique: 'Z. n. Cholezystektomie 2017.', findings: 'Gallenblase mit mehreren Konkrementen.' }],
    ['ko', { findings: '담낭은 절제된 상태. GB wall thickening with fluid.' }],
    ['zh', { technique: '胆囊切除术后2年。', findings: '胆囊大小正常。' }],
    ['ja', { technique: '胆嚢摘出後。', findings: '胆嚢に結石を認める。' }],
    ['en', { technique: 'Left nephrectomy 2018.', findings: 'Left kidney 11.2 cm with normal cortex.' }],
    ['de', { technique: 'Z. n. Nephrektomie rechts 2021.', findings: 'Rechte Niere normal groß.' }],
    ['ja', { findings: '左腎摘出後、再発なし。左腎は正常大で水腎症なし。' }],
    ['zh', { technique: '右肾癌根治术后3年', findings: '双肾大小正常。' }],
  ])('R415 aren’t described in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R115')
  })

  it.each<Said>([
    ['en', { technique: 'Planned cholecystectomy in 2025.', findings: 'Gallbladder with stones.' }],
    ['en', { technique: 'Cholecystectomy 2015.', findings: 'Gallbladder fossa clear. Gallbladder absent.' }],
    ['de', { technique: 'Z. n. Nierenteilresektion rechts 2021.', findings: 'Rechte Niere normal groß.' }],
    [
      'de',
      {
        technique: 'Z. n. Nephrektomie rechts 2021.',
        findings: 'Linke Niere 13 cm. Nierenloge rechts frei.',
      },
    ],
    ['ko', { technique: '담낭절제술 예정.', findings: '담낭에 결석 있음.' }],
    ['zh', { technique: '胆囊切除术后。', findings: '胆囊术后缺如。胆囊窝未见异常。' }],
    ['ja', { technique: '左腎摘出後。', findings: '右腎に嚢胞。左腎摘出部に再発なし。' }],
  ])('R415 is silent for plans, parts, the other side and the bed in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R115')
  })
})

describe('what is denied in an organ', () => {
  it('R416 counts as present', () => {
    expect(rulesOf('ja', { findings: '子宮に異常なし。' }, { patient: { sex: 'M' } })).toContain('R103')
    expect(rulesOf('ko', { findings: '전립선에 비정상 섭취 없음.' }, { patient: { sex: 'F' } })).toContain(
      'R103',
    )
    expect(rulesOf('ja', { findings: '子宮なし。' }, { patient: { sex: 'M' } })).not.toContain('R103')
  })

  it('R416 a score before an earlier one in parentheses is the current one', () => {
    const said = (findings: string) =>
      rulesOf('ko', { findings, impression: '골감소증.' }, { patient: { ageYears: 71 } })
    expect(said('L1-4 T-score -3.1 (이전 -3.2).')).toContain('R112')
    expect(said('L1-4 T-score -2.1, 이전 T-score -2.6.')).not.toContain('R112')
  })
})

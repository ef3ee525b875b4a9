import { LOCALES, type Locale, type ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { CheckedReport } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

/** The findings, the wrong conclusion and the corrected one; other sections are given by name. */
interface Told {
  section?: ReportSection
  findings?: string
  wrong: string
  right: string
}
type Cases = Readonly<Record<Locale, Told>>

const man: Partial<CheckedReport> = {
  context: {
    patient: { sex: 'M', ageYears: 62, name: 'Hong^Gildong', id: '1234567' },
    study: { date: '2026-11-16' },
  },
}
const priors: Partial<CheckedReport> = {
  context: { study: { date: '2026-11-16' }, priors: [{ date: '2026-03-02' }] },
}
const knee: Partial<CheckedReport> = {
  context: { study: { order: 'KNEE LT MRI', bodyPart: 'KNEE', date: '2026-11-16' } },
}
const noPriors: Partial<CheckedReport> = { context: { study: { date: '2026-11-16' }, priors: [] } }

const RULES: Readonly<Record<string, readonly [cases: Cases, more?: Partial<CheckedReport>]>> = {
  R101: [
    {
      ko: { wrong: '우측 무릎 반월연골 파열.', right: '좌측 무릎 반월연골 파열.' },
      en: { wrong: 'Right meniscus tear.', right: 'Left meniscus tear.' },
      zh: { wrong: '右膝半月板撕裂。', right: '左膝半月板撕裂。' },
      ja: { wrong: '右膝半月板断裂。', right: '左膝半月板断裂。' },
      de: { wrong: 'Meniskusruptur rechts.', right: 'Meniskusruptur links.' },
    },
    knee,
  ],
  R103: [
    {
      ko: { wrong: '자궁에 근종 있음.', right: '전립선 비대 있음.' },
      en: { wrong: 'Uterine fibroid.', right: 'Prostatic hypertrophy.' },
      zh: { wrong: '子宫肌瘤。', right: '前列腺增生。' },
      ja: { wrong: '子宮筋腫。', right: '前立腺肥大。' },
      de: { wrong: 'Uterusmyom.', right: 'Prostatahyperplasie.' },
    },
    man,
  ],
  R104: [
    {
      ko: { wrong: '26세 남자.', right: '62세 남자.' },
      en: { wrong: '26-year-old man.', right: '62-year-old man.' },
      zh: { wrong: '26岁男性。', right: '62岁男性。' },
      ja: { wrong: '26歳男性。', right: '62歳男性。' },
      de: { wrong: '26-jähriger Mann.', right: '62-jähriger Mann.' },
    },
    man,
  ],
  R105: [
    {
      ko: { wrong: '갑상선 결절 45 cm.', right: '갑상선 결절 45 mm.' },
      en: { wrong: 'Thyroid nodule of 45 cm.', right: 'Thyroid nodule of 45 mm.' },
      zh: { wrong: '甲状腺结节45cm。', right: '甲状腺结节45mm。' },
      ja: { wrong: '甲状腺結節45cm。', right: '甲状腺結節45mm。' },
      de: { wrong: 'Schilddrüsenknoten von 45 cm.', right: 'Schilddrüsenknoten von 45 mm.' },
    },
  ],
  R107: [
    {
      ko: { wrong: '폐 결절 80 mm (이전 8 mm).', right: '폐 결절 9 mm (이전 8 mm).' },
      en: { wrong: 'Lung nodule 80 mm, previously 8 mm.', right: 'Lung nodule 9 mm, previously 8 mm.' },
      zh: { wrong: '肺结节80mm，前次8mm。', right: '肺结节9mm，前次8mm。' },
      ja: { wrong: '肺結節80mm（前回8mm）。', right: '肺結節9mm（前回8mm）。' },
      de: { wrong: 'Lungenrundherd 80 mm, zuvor 8 mm.', right: 'Lungenrundherd 9 mm, zuvor 8 mm.' },
    },
    priors,
  ],
  R108: [
    {
      ko: { findings: '간에 12 mm 낭종 있음.', wrong: '간 낭종, 12 cm.', right: '간 낭종, 1.2 cm.' },
      en: { findings: 'Liver cyst of 12 mm.', wrong: 'Liver cyst, 12 cm.', right: 'Liver cyst, 1.2 cm.' },
      zh: { findings: '肝囊肿12mm。', wrong: '肝囊肿，12cm。', right: '肝囊肿，1.2cm。' },
      ja: { findings: '肝に12mmの嚢胞あり。', wrong: '肝嚢胞、12cm。', right: '肝嚢胞、1.2cm。' },
      de: { findings: 'Leberzyste von 12 mm.', wrong: 'Leberzyste, 12 cm.', right: 'Leberzyste, 1,2 cm.' },
    },
  ],
  R109: [
    {
      ko: { wrong: '갑상선 우엽 4 x 2 x 2 cm, 부피 80 mL.', right: '갑상선 우엽 4 x 2 x 2 cm, 부피 8 mL.' },
      en: {
        wrong: 'Right thyroid lobe 4 x 2 x 2 cm, volume 80 mL.',
        right: 'Right thyroid lobe 4 x 2 x 2 cm, volume 8 mL.',
      },
      zh: { wrong: '甲状腺右叶4×2×2cm，体积80ml。', right: '甲状腺右叶4×2×2cm，体积8ml。' },
      ja: { wrong: '甲状腺右葉4×2×2cm、体積80mL。', right: '甲状腺右葉4×2×2cm、体積8mL。' },
      de: {
        wrong: 'Rechter Schilddrüsenlappen 4 x 2 x 2 cm, Volumen 80 ml.',
        right: 'Rechter Schilddrüsenlappen 4 x 2 x 2 cm, Volumen 8 ml.',
      },
    },
  ],
  R110: [
    {
      ko: { wrong: '결절이 10 mm에서 15 mm로 20% 증가.', right: '결절이 10 mm에서 15 mm로 50% 증가.' },
      en: {
        wrong: 'Nodule increased from 10 mm to 15 mm (20%).',
        right: 'Nodule increased from 10 mm to 15 mm (50%).',
      },
      zh: { wrong: '结节由10mm增至15mm，增加20%。', right: '结节由10mm增至15mm，增加50%。' },
      ja: { wrong: '結節は10mmから15mmへ20%増加。', right: '結節は10mmから15mmへ50%増加。' },
      de: {
        wrong: 'Rundherd von 10 mm auf 15 mm um 20 % gewachsen, Zunahme.',
        right: 'Rundherd von 10 mm auf 15 mm um 50 % gewachsen, Zunahme.',
      },
    },
    priors,
  ],
  R111: [
    {
      ko: { findings: '폐 결절 3개 있음.', wrong: '폐 결절 2개.', right: '폐 결절 3개.' },
      en: { findings: 'Three lung nodules.', wrong: 'Two lung nodules.', right: 'Three lung nodules.' },
      zh: { findings: '肺结节3枚。', wrong: '肺结节2枚。', right: '肺结节3枚。' },
      ja: { findings: '肺に結節を3個認める。', wrong: '肺結節2個。', right: '肺結節3個。' },
      de: {
        findings: 'Drei Knoten der Lunge.',
        wrong: 'Zwei Knoten der Lunge.',
        right: 'Drei Knoten der Lunge.',
      },
    },
  ],
  R112: [
    {
      ko: {
        findings: '우측 유방 종괴, BI-RADS 4A.',
        wrong: '우측 유방 종괴, BI-RADS 3.',
        right: '우측 유방 종괴, BI-RADS 4A.',
      },
      en: {
        findings: 'Right breast mass, BI-RADS 4A.',
        wrong: 'Right breast mass, BI-RADS 3.',
        right: 'Right breast mass, BI-RADS 4A.',
      },
      zh: {
        findings: '右乳肿块，BI-RADS 4A类。',
        wrong: '右乳肿块，BI-RADS 3类。',
        right: '右乳肿块，BI-RADS 4A类。',
      },
      ja: {
        findings: '右乳房腫瘤、BI-RADS 4A。',
        wrong: '右乳房腫瘤、BI-RADS 3。',
        right: '右乳房腫瘤、BI-RADS 4A。',
      },
      de: {
        findings: 'Herd Mamma rechts, BI-RADS 4A.',
        wrong: 'Herd Mamma rechts, BI-RADS 3.',
        right: 'Herd Mamma rechts, BI-RADS 4A.',
      },
    },
  ],
  R113: [
    {
      ko: { wrong: 'Lung-RADS 3. 18개월 후 LDCT 추적 권유.', right: 'Lung-RADS 3. 6개월 후 LDCT 추적 권유.' },
      en: {
        wrong: 'Lung-RADS 3. Follow-up LDCT in 18 months is recommended.',
        right: 'Lung-RADS 3. Follow-up LDCT in 6 months is recommended.',
      },
      zh: { wrong: 'Lung-RADS 3类。建议18个月后复查LDCT。', right: 'Lung-RADS 3类。建议6个月后复查LDCT。' },
      ja: {
        wrong: 'Lung-RADS 3。18か月後のLDCTで経過観察を推奨。',
        right: 'Lung-RADS 3。6か月後のLDCTで経過観察を推奨。',
      },
      de: {
        wrong: 'Lung-RADS 3. LDCT-Kontrolle in 18 Monaten empfohlen.',
        right: 'Lung-RADS 3. LDCT-Kontrolle in 6 Monaten empfohlen.',
      },
    },
  ],
  R117: [
    {
      ko: { wrong: '간 낭종 [ ] mm.', right: '간 낭종 12 mm.' },
      en: { wrong: 'Liver cyst of ___ mm.', right: 'Liver cyst of 12 mm.' },
      zh: { wrong: '肝囊肿***mm。', right: '肝囊肿12mm。' },
      ja: { wrong: '肝嚢胞{size}mm。', right: '肝嚢胞12mm。' },
      de: { wrong: 'Leberzyste xx mm.', right: 'Leberzyste 12 mm.' },
    },
  ],
  R118: [
    {
      ko: { section: 'recommendation', wrong: '추적 CT 권유.', right: '6개월 후 추적 CT 권유.' },
      en: {
        section: 'recommendation',
        wrong: 'Follow-up CT is recommended.',
        right: 'Follow-up CT in 6 months is recommended.',
      },
      zh: { section: 'recommendation', wrong: '建议复查CT。', right: '建议6个月后复查CT。' },
      ja: {
        section: 'recommendation',
        wrong: 'CTで経過観察を推奨。',
        right: '6か月後のCTで経過観察を推奨。',
      },
      de: {
        section: 'recommendation',
        wrong: 'CT-Kontrolle empfohlen.',
        right: 'CT-Kontrolle in 6 Monaten empfohlen.',
      },
    },
  ],
  R121: [
    {
      ko: { wrong: '폐 결절, 변화 없음.', right: '폐 결절.' },
      en: { wrong: 'Unchanged lung nodule.', right: 'Lung nodule.' },
      zh: { wrong: '肺结节，无明显变化。', right: '肺结节。' },
      ja: { wrong: '肺結節、著変なし。', right: '肺結節。' },
      de: { wrong: 'Unveränderter Lungenrundherd.', right: 'Lungenrundherd.' },
    },
    noPriors,
  ],
  R122: [
    {
      ko: { wrong: '등록번호: 7654321', right: '등록번호: 1234567' },
      en: { wrong: 'MRN: 7654321', right: 'MRN: 1234567' },
      zh: { wrong: '病历号：7654321', right: '病历号：1234567' },
      ja: { wrong: '患者ID：7654321', right: '患者ID：1234567' },
      de: { wrong: 'Patienten-ID: 7654321', right: 'Patienten-ID: 1234567' },
    },
    man,
  ],
  R125: [
    {
      ko: { findings: '우측 신장에 낭종 있음.', wrong: '좌측 신장 낭종.', right: '우측 신장 낭종.' },
      en: { findings: 'Cyst in the right kidney.', wrong: 'Left renal cyst.', right: 'Right renal cyst.' },
      zh: { findings: '右肾见囊肿。', wrong: '左肾囊肿。', right: '右肾囊肿。' },
      ja: { findings: '右腎に嚢胞を認める。', wrong: '左腎嚢胞。', right: '右腎嚢胞。' },
      de: { findings: 'Zyste der rechten Niere.', wrong: 'Nierenzyste links.', right: 'Nierenzyste rechts.' },
    },
  ],
  R127: [
    {
      ko: { section: 'comparison', wrong: '2026-03-20 CT와 비교.', right: '2026-03-02 CT와 비교.' },
      en: {
        section: 'comparison',
        wrong: 'Comparison: CT of March 20, 2026.',
        right: 'Comparison: CT of March 2, 2026.',
      },
      zh: { section: 'comparison', wrong: '与2026年3月20日CT比较。', right: '与2026年3月2日CT比较。' },
      ja: { section: 'comparison', wrong: '令和8年3月20日のCTと比較。', right: '令和8年3月2日のCTと比較。' },
      de: {
        section: 'comparison',
        wrong: 'Vergleich mit der CT vom 20. März 2026.',
        right: 'Vergleich mit der CT vom 2. März 2026.',
      },
    },
    priors,
  ],
  R128: [
    {
      ko: { findings: '간에 12 mm 낭종 있음.', wrong: '간 낭종, 17 mm.', right: '간 낭종, 12 mm.' },
      en: { findings: 'Liver cyst of 12 mm.', wrong: 'Liver cyst, 17 mm.', right: 'Liver cyst, 12 mm.' },
      zh: { findings: '肝囊肿12mm。', wrong: '肝囊肿，17mm。', right: '肝囊肿，12mm。' },
      ja: { findings: '肝に12mmの嚢胞あり。', wrong: '肝嚢胞、17mm。', right: '肝嚢胞、12mm。' },
      de: { findings: 'Leberzyste von 12 mm.', wrong: 'Leberzyste, 17 mm.', right: 'Leberzyste, 12 mm.' },
    },
  ],
}

const told = Object.entries(RULES).flatMap(([rule, [cases, more]]) =>
  LOCALES.map((locale) => ({ rule, locale, ...cases[locale], more })),
)

describe('the rules of words', () => {
  it.each(told)('$rule raises an alarm in $locale for the error, and none for the correct text', (one) => {
    const { rule, locale, section = 'impression', findings, wrong, right, more } = one
    const rulesOf = (words: string) =>
      check(reportOf(locale, { ...(findings !== undefined && { findings }), [section]: words }, more)).map(
        ({ rule: own }) => own,
      )
    expect(rulesOf(wrong)).toContain(rule)
    expect(rulesOf(right)).toEqual([])
  })
})

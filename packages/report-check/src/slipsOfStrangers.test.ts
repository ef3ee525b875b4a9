import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { CheckedReport } from './CheckedReport.ts'
import { rulesOf, type Sections } from './testkit/rulesOf.ts'

const radiology = (findings: string, impression: string): Sections => ({ findings, impression })
const pathology = (microscopy: string, diagnosis: string): Sections => ({ microscopy, diagnosis })
const ordered = (order: string, more: CheckedReport['context'] = {}): CheckedReport['context'] => ({
  study: { date: '2026-08-05', order },
  ...more,
})

type Row = readonly [locale: Locale, findings: string, impression: string]

describe('places', () => {
  it.each<Row>([
    ['ko', 'L4-5 좌측 추간판 탈출, 좌측 L5 root 압박. L5-S1 정상.', 'L5-S1 HNP, Lt.'],
    ['en', 'L4-5 right extrusion compressing the right L5 root. L5-S1 normal.', 'L5-S1 extrusion, right.'],
    ['zh', 'L4/5椎间盘突出(左),左L5神经根受压。L5/S1未见异常。', 'L5/S1椎间盘突出(左)。'],
    ['ja', 'L4/5左ヘルニア、左L5根圧迫。L5/S1異常なし。', 'L5/S1左ヘルニア。'],
    ['de', 'LWK 4/5 NPP links mit Kompression L5. LWK 5/SWK 1 unauffällig.', 'BSV LWK 5/SWK 1 links.'],
  ])('R520 a level that is called normal has no disc herniation in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R363')
    const both = findings.replace(/정상|normal|未见异常|異常なし|unauffällig/u, '')
    expect(rulesOf(locale, radiology(both, impression))).not.toContain('R363')
  })

  it.each<Row>([
    ['ko', '우신 10.8cm, 좌신 10.9mm.', '양측 신장 정상.'],
    ['en', 'Right kidney 10.8 cm. Left kidney 11.1 mm.', 'Normal kidneys.'],
    ['zh', '右肾大小10.6cm,左肾10.8mm。', '双肾未见异常。'],
    ['ja', '右腎10.5cm、左腎10.6mm。', '両腎に異常なし。'],
    ['de', 'Niere rechts 10,7 cm, links 10,9 mm.', 'Nieren unauffällig.'],
  ])('R530 both sides of an organ have one unit in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R105 unit')
    const right = findings.replace(/mm(?=[.。])/u, 'cm')
    expect(rulesOf(locale, radiology(right, impression))).not.toContain('R105 unit')
  })

  it('R530 raises no alarm for findings, for other lengths and without the other side', () => {
    for (const findings of [
      'Right kidney 10.8 cm with a cyst of 9.8 mm.',
      'Right renal cyst 5.2 cm, left renal cyst 5.1 mm.',
      'Right kidney 10.8 cm, left 11 mm.',
      'Right kidney 10.8 cm, right 10.9 mm.',
    ])
      expect(rulesOf('en', radiology(findings, 'Cysts.'))).not.toContain('R105 unit')
  })

  it('R534 a finding at an unknown place may be that of the findings', () => {
    const findings = '좌측 안와하벽 fracture. 우측 안와 정상. 비골 골절 동반.'
    expect(
      rulesOf('ko', radiology(findings, 'Lt orbital floor fracture. Nasal bone fracture.')),
    ).not.toContain('R114 unsaid')
    expect(rulesOf('ko', radiology(findings, 'Lt orbital floor fracture.'))).toContain('R114 unsaid')
  })
})

describe('stages, scores and categories', () => {
  it.each<readonly [Locale, string, string, string]>([
    ['ko', '대장암. 림프절 3/21 전이.', '결장 선암, pT3 N0.', 'pT3 N1b'],
    ['en', 'Colon. Metastasis in 5 of 22 nodes.', 'Adenocarcinoma, pT3 pN1.', 'pT3 pN2a'],
    ['zh', '结肠。淋巴结5/19转移。', '结肠中分化腺癌,pT3N1a。', 'pT3N2a'],
    ['ja', '結腸。リンパ節4/18に転移。', '結腸癌、pT3 N0。', 'pT3 N2a'],
    ['de', 'Kolon. 4 von 20 LK befallen.', 'Adenokarzinom, pT3 pN1a.', 'pT3 pN2a'],
  ])('R521 a pN is that of the only share of nodes in %s', (locale, microscopy, diagnosis, right) => {
    expect(rulesOf(locale, pathology(microscopy, diagnosis))).toContain('R112 nodes')
    const mended = diagnosis.replace(/pT3 ?p?N\w+/u, right)
    expect(rulesOf(locale, pathology(microscopy, mended))).not.toContain('R112 nodes')
  })

  it('R521 raises no alarm for several fractions, for fractions of something else and for other organs', () => {
    for (const [microscopy, diagnosis] of [
      ['Colon. Nodes: 1/4 and 2/9.', 'Adenocarcinoma, pT3 pN0.'],
      ['Colon. Tumor in 5/12 blocks.', 'Adenocarcinoma, pT3 pN0.'],
      ['Thyroid. Metastasis in 5 of 22 nodes.', 'Papillary carcinoma, pT3 pN1a.'],
    ] as const)
      expect(rulesOf('en', pathology(microscopy, diagnosis))).not.toContain('R112 nodes')
  })

  it.each<Row>([
    ['ko', 'S8에 25mm 동맥기 조영증강, washout.', 'LI-RADS 3.'],
    ['ja', 'S5に24mmの早期濃染、washoutあり。', 'LR-2。'],
    ['zh', 'S5见24mm动脉期强化,门脉期廓清。', 'LR-2。'],
  ])('R522 a size beside the washout is that of the observation in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R112 figures')
  })

  it.each<Row>([
    ['ko', '요추 T-score -0.4. 대퇴경부 T-score -0.8.', '골다공증.'],
    ['en', 'Lumbar T-score -0.4. Femoral neck T-score -0.8.', 'Osteopenia.'],
    ['zh', '腰椎T值-1.4。股骨颈T值-1.8。', '骨质疏松。'],
    ['ja', '腰椎Tスコア-1.4。大腿骨頸部Tスコア-2.0。', '骨粗鬆症。'],
    ['de', 'LWS T-Score -1,4. Schenkelhals T-Score -1,8.', 'Osteoporose.'],
  ])('R524 no T-score is one of the bone density that is concluded in %s', (locale, findings, impression) => {
    const context = { patient: { sex: 'F', ageYears: 70 } } as const
    expect(rulesOf(locale, radiology(findings, impression), context)).toContain('R112 density')
    const low = findings.replace(/-0.8|-1[.,]8|-2.0/u, locale === 'de' ? '-2,7' : '-2.7')
    const said = impression.replace('Osteopenia', 'Osteoporosis')
    expect(rulesOf(locale, radiology(low, said), context)).not.toContain('R112 density')
  })

  it('R524 raises no alarm for a fracture, its risk, a single score and an unrecognized score', () => {
    const context = { patient: { sex: 'F', ageYears: 70 } } as const
    for (const findings of [
      'Lumbar T-score -1.4. Femoral neck T-score -1.8. Compression fracture of L1.',
      'Lumbar T-score -1.4. Femoral neck T-score -1.8. FRAX 24%.',
      'Lumbar T-score -1.4.',
      'Lumbar T-score -1.4. Femoral neck T-score -1.8. T-score of the radius below.',
    ])
      expect(rulesOf('en', radiology(findings, 'Osteoporosis.'), context)).not.toContain('R112 density')
  })

  it.each<Row>([
    ['ko', 'RUL 12mm 고형 결절.', 'Lung-RADS 2.'],
    ['en', 'Right upper lobe solid nodule 9 mm.', 'Lung-RADS 1.'],
    ['zh', '右肺上叶实性结节9mm。', 'Lung-RADS 2。'],
    ['ja', '右上葉に9mmの充実結節。', 'Lung-RADS 2。'],
    ['de', 'Solider Rundherd rechter Oberlappen 9 mm.', 'Lung-RADS 2.'],
  ])('R528 a large solid nodule isn’t Lung-RADS 1 or 2 in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R112 figures')
    const before = { priors: [{ date: '2025-08-05' }] }
    expect(rulesOf(locale, radiology(findings, impression), before)).not.toContain('R112 figures')
  })

  it('R528 raises no alarm for small nodules and for those that a word calls benign', () => {
    for (const findings of [
      'Right upper lobe solid nodule 5 mm.',
      'Right upper lobe part-solid nodule 9 mm.',
      'Calcified solid nodule 9 mm, right upper lobe.',
      'Perifissural solid nodule 8 mm, right middle lobe.',
    ])
      expect(rulesOf('en', radiology(findings, 'Lung-RADS 2.'))).not.toContain('R112 figures')
  })

  it.each<readonly [Locale, string]>([
    ['ko', '폐에 7 mm 크기의 흉막 인접 고형 결절이 있음.'],
    ['en', 'Juxtapleural solid nodule 7 mm.'],
    ['zh', '肺内见大小约 7 mm 的邻胸膜实性结节。'],
    ['ja', '肺に 7 mm の胸膜近傍の充実型結節を認める。'],
    ['de', '7 mm großer pleuranaher solider Rundherd.'],
  ])('R528 is silent for a nodule at the pleura in %s', (locale, findings) => {
    expect(rulesOf(locale, radiology(findings, 'Lung-RADS 2.'))).not.toContain('R112 figures')
  })

  it.each<Row>([
    ['ko', '좌측 PZ 17mm, T2 5점, DWI 5점.', 'PI-RADS 2.'],
    ['en', 'Left PZ 17 mm lesion, DWI 5, T2 5.', 'PI-RADS 3 lesion left PZ.'],
    ['zh', '左侧外周带17mm病灶,DWI 5分,T2WI 5分。', 'PI-RADS 2。'],
    ['ja', '左辺縁域16mm、DWIスコア5、T2スコア5。', 'PI-RADS 2。'],
    ['de', 'PZ rechts 16 mm, DWI 5, T2 5.', 'PI-RADS 2, PZ rechts.'],
  ])('R529 a PI-RADS isn’t far from both scores in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R112 figures')
    const right = impression.replace(/\d/u, '5')
    expect(rulesOf(locale, radiology(findings, right))).not.toContain('R112 figures')
  })

  it('R529 raises no alarm for different scores, several lesions and what isn’t a score', () => {
    for (const findings of ['DWI 5, T2 3.', 'DWI 4, T2 4. DWI 2, T2 2.', 'T2 hypointense, DWI 5 mm focus.'])
      expect(rulesOf('en', radiology(findings, 'PI-RADS 3.'))).not.toContain('R112 figures')
  })

  it.each<Row>([
    ['ko', '좌측 유방 종괴 13mm.', 'BI-RADS 5. 1년 후 검진.'],
    ['en', 'New irregular mass of the left breast.', 'BI-RADS 4C. Return to routine annual screening.'],
    ['zh', '左乳毛刺状肿块14mm。', 'BI-RADS 5，常规筛查。'],
    ['ja', '左乳房に腫瘤13mm。', 'BI-RADS 5。1年後の検診で可。'],
    ['de', 'Herd links 12 mm.', 'BI-RADS 5. Weiter Routinescreening.'],
  ])('R527 a suspicious category doesn’t go back to screening in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R113 biopsy')
    const sampled = `${impression} ${{ ko: '조직검사 권고.', en: 'Biopsy.', zh: '活检。', ja: '生検。', de: 'Biopsie.' }[locale]}`
    expect(rulesOf(locale, radiology(findings, sampled))).not.toContain('R113 biopsy')
  })
})

describe('change and number', () => {
  it.each<Row>([
    ['en', 'AAA 5.1 cm (4.6 cm prior).', 'AAA enlarged by 15 mm over one year.'],
    ['ja', 'AAA 51mm(45mm前回)。', 'AAA、1年で11mm拡大。'],
  ])('R523 a bracket tells which size is the earlier one in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression), { priors: [{ date: '2025-08-05' }] })).toContain(
      'R110 share',
    )
  })

  it.each<Row>([
    ['ko', '좌측 전두엽 수막종 23mm, 이전 23mm.', '좌측 전두엽 수막종, 크기 증가.'],
    ['en', 'Left frontal meningioma 21 mm, previously 21 mm.', 'Left frontal meningioma, increased in size.'],
    ['zh', '左额脑膜瘤22mm,前22mm。', '左额脑膜瘤,较前增大。'],
    ['ja', '左前頭部髄膜腫20mm、前回20mm。', '左前頭部髄膜腫、増大。'],
    ['de', 'Meningeom links frontal 21 mm (VU 21 mm).', 'Größenzunahme des Meningeoms links.'],
  ])('R531 nothing grows that is as long as before in %s', (locale, findings, impression) => {
    const context = { priors: [{ date: '2026-02-10' }] }
    expect(rulesOf(locale, radiology(findings, impression), context)).toContain('R110 direction')
  })

  it('R531 raises no alarm for an increase of something else', () => {
    const findings = 'Left frontal meningioma 21 mm, previously 21 mm.'
    for (const impression of [
      'Left frontal meningioma, increased edema.',
      'Left frontal meningioma, increased.',
    ])
      expect(
        rulesOf('en', radiology(findings, impression), { priors: [{ date: '2026-02-10' }] }),
      ).not.toContain('R110 direction')
  })

  it('R532 the sizes of a list may have their segments', () => {
    const findings = '肝転移3個:S2 8mm、S7 15mm。'
    expect(rulesOf('ja', radiology(findings, '多発肝転移。'))).toContain('R111 listed')
    const three = '肝転移3個:S2 8mm、S5 9mm、S7 15mm。'
    expect(rulesOf('ja', radiology(three, '多発肝転移。'))).not.toContain('R111 listed')
  })
})

describe('presence', () => {
  it.each<Row>([
    ['ko', '우측 대퇴골 골절.', '뚜렷한 골절 없음.'],
    ['en', 'Displaced fracture of the right femur.', 'No obvious fracture.'],
    ['zh', '右股骨颈骨折,断端错位。', '未见明显骨折。'],
    ['ja', '右大腿骨頸部骨折。', '明らかな骨折なし。'],
    ['de', 'Pertrochantäre Fraktur links.', 'Keine eindeutige Fraktur.'],
  ])('R525 a fracture is an obvious one in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R115')
  })

  it('R525 raises no alarm for fractures of a certain kind', () => {
    const findings = 'Old fracture of the right femur.'
    expect(rulesOf('en', radiology(findings, 'No acute fracture.'))).not.toContain('R115')
  })

  it.each<Row>([
    ['ko', '췌장 두부에 2.8cm 저음영 종괴. 간 낭종 1cm.', 'Hepatic cyst.'],
    ['zh', '胰体部低强化肿块26mm。肝囊肿10mm。', '肝囊肿。'],
    ['ja', '膵体部に25mmの乏血性腫瘤。肝嚢胞10mm。', '肝嚢胞。'],
    ['de', 'Raumforderung der Nebenniere 4,5 cm. Leberzyste 9 mm.', 'Leberzyste.'],
    ['en', 'A 3.2 cm mass of the left kidney. Hepatic cyst 1 cm.', 'Hepatic cyst.'],
  ])('R526 a mass is concluded beside a cyst of another organ in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R114 unsaid')
  })

  it('R526 raises no alarm if the conclusion may mean the mass', () => {
    const findings = 'A 3.2 cm mass of the left kidney. Hepatic cyst 1 cm.'
    for (const impression of [
      'Hepatic cyst. Renal lesion.',
      'Hepatic cyst. See above.',
      'Cysts.',
      'Oncocytoma.',
    ])
      expect(rulesOf('en', radiology(findings, impression))).not.toContain('R114 unsaid')
  })

  it('R533 an organ without abnormality is present', () => {
    const context = ordered('복부 CT', { patient: { sex: 'M', ageYears: 44 } })
    const findings = '자궁 및 양측 부속기 특이소견 없음.'
    expect(rulesOf('ko', { findings }, context)).toContain('R103 organ')
    expect(rulesOf('ko', { findings: '자궁 없음.' }, context)).not.toContain('R103 organ')
  })

  it.each<readonly [Locale, string, string]>([
    ['ko', '방광 결석 없음.', '좌측 요관방광이행부 결석 4mm.'],
    ['en', 'No bladder stone.', 'Left ureterovesical junction stone 4 mm.'],
    ['zh', '膀胱未见结石。', '左侧输尿管膀胱连接部结石4mm。'],
    ['ja', '膀胱結石なし。', '左尿管膀胱移行部結石4mm。'],
    ['de', 'Kein Stein in der Harnblase.', 'Ureterovesikaler Stein links 4 mm.'],
  ])('R535 the junction of ureter and bladder is the ureter’s in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).not.toContain('R115')
  })
})

import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { rulesOf, type Sections } from './testkit/rulesOf.ts'

const pathology = (microscopy: string, diagnosis: string): Sections => ({ microscopy, diagnosis })
const radiology = (findings: string, impression: string): Sections => ({ findings, impression })

type Said = readonly [locale: Locale, sections: Sections]

describe('categories that follow from figures', () => {
  it.each<Said>([
    ['en', pathology('Melanoma. Breslow 2.6 mm.', 'Melanoma, Breslow 2.6 mm, pT2a.')],
    ['ko', { diagnosis: '악성 흑색종, Breslow thickness 0.6 mm, pT2a' }],
    ['de', pathology('Melanom, Tumordicke 1,4 mm.', 'Melanom, Breslow 14 mm, pT2a.')],
    ['zh', pathology('恶性黑色素瘤，Breslow 3.4mm。', '恶性黑色素瘤，pT2b。')],
    ['ja', pathology('悪性黒色腫、Breslow 3.4mm。', '悪性黒色腫、pT2b。')],
  ])('R460 the T of a melanoma is that of its thickness in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R460 raises no alarm for a matching thickness, several stages and other tumors', () => {
    const silent: readonly string[] = [
      'Melanoma, Breslow 2.6 mm, pT3a.',
      'A. Melanoma, Breslow 2.6 mm, pT3a. B. Melanoma, Breslow 0.4 mm, pT1a.',
      'Squamous cell carcinoma, tumor thickness 2.6 mm, pT1.',
    ]
    for (const diagnosis of silent) expect(rulesOf('en', { diagnosis })).not.toContain('R112 figures')
  })

  it.each<Said>([
    ['en', radiology('Left nodule 12 mm. Total 10 points.', 'Left nodule, TR3.')],
    ['de', radiology('Knoten links 12 mm, 7 Punkte.', 'Knoten links, ACR TI-RADS 3.')],
  ])('R461 the level of ACR TI-RADS is that of its points in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R461 raises no alarm for other systems, several nodules and a matching level', () => {
    for (const [findings, impression] of [
      ['左叶结节12mm，4分。', 'C-TIRADS 3类。'],
      ['左叶结节12mm，7分。右叶结节5mm，3分。', '左叶结节，ACR TI-RADS 3。'],
      ['左叶结节12mm，7分。', '左叶结节，ACR TI-RADS 5。'],
    ] as const)
      expect(rulesOf('zh', radiology(findings, impression))).not.toContain('R112 figures')
  })

  it.each<Said>([
    [
      'en',
      pathology('Invasive carcinoma of the breast. Tubules 3, nuclear 3, mitoses 3.', 'Nottingham grade 1.'),
    ],
    ['de', pathology('Mammakarzinom, 3+3+2.', 'Invasives Mammakarzinom, G2.')],
    ['zh', pathology('腺管形成3分，核多形性3分，核分裂象3分。', '右乳浸润性癌，组织学I级。')],
  ])('R462 a Nottingham grade is that of its three scores in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R462 raises no alarm for a matching grade, two grades and outside of the breast', () => {
    const score = 'Invasive carcinoma, 3+2+2.'
    for (const diagnosis of ['Breast: grade 2.', 'Breast: grade 2; DCIS grade 3.', 'Bladder: grade 3.'])
      expect(rulesOf('en', pathology(score, diagnosis))).not.toContain('R112 figures')
  })

  it.each<Said>([
    ['ko', radiology('LAD mid 80% stenosis. LCX 20%.', 'CAD-RADS 2.')],
    ['en', radiology('Proximal LAD: 70-80% stenosis. RCA: <25%.', 'CAD-RADS 2.')],
    ['zh', radiology('LAD中段狭窄约80%。', 'CAD-RADS 2。')],
  ])('R463 CAD-RADS is at least that of the narrowest place in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R463 raises no alarm if the lower end of a range allows it, and after a stent or a bypass', () => {
    for (const findings of ['LAD 40-60% stenosis.', 'Status post CABG. Native LAD 90% stenosis.'])
      expect(rulesOf('en', radiology(findings, 'CAD-RADS 2.'))).not.toContain('R112 figures')
  })

  it.each<Said>([
    ['ko', { diagnosis: 'Benign follicular nodule (Bethesda category IV)' }],
    ['de', { diagnosis: 'Bethesda V, benigner Follikelknoten.' }],
    ['ja', { diagnosis: 'Bethesda II、甲状腺乳頭癌。' }],
  ])('R464 a Bethesda category fits «benign» and «carcinoma» in its sentence in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R464 raises no alarm for suspicions, denials and what matches', () => {
    for (const diagnosis of [
      'Bethesda II, benign.',
      'Bethesda IV, favor benign.',
      'Bethesda II, no carcinoma.',
      'Bethesda V, suspicious for papillary carcinoma.',
    ])
      expect(rulesOf('en', { diagnosis })).not.toContain('R112 figures')
  })

  it.each<Said>([
    ['en', pathology('Invasive ductal carcinoma, 2.7 cm.', 'Right breast: IDC, 2.7 cm, pT1c pN0.')],
    ['zh', pathology('浸润性导管癌，最大径1.4cm。', '（右乳）浸润性导管癌，pT2N0')],
    ['de', pathology('Adenokarzinom, 36 mm.', 'Adenokarzinom der Lunge, 36 mm, pT1c.')],
  ])('R465 a pT of breast and lung has a length of the report in its range in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R465 raises no alarm if any length matches, after treatment, and for a higher T of the lung', () => {
    for (const [microscopy, diagnosis] of [
      ['Invasive focus 4 mm, in all 1.2 cm.', 'Breast: pT1a.'],
      ['Residual carcinoma 4 mm.', 'Breast: ypT2.'],
      ['Adenocarcinoma 1.8 cm, pleural invasion.', 'Lung: pT2a.'],
    ] as const)
      expect(rulesOf('en', pathology(microscopy, diagnosis))).not.toContain('R112 figures')
  })

  it.each<Said>([
    ['de', radiology('Resttumor SUVmax 8,6. Leber SUVmax 2,7.', 'Deauville 2.')],
    ['zh', radiology('残余淋巴结SUVmax 1.6。肝血池2.8。', 'Deauville 5分。')],
  ])('R466 a Deauville score of 4 or 5 is above the liver, a lower one not, in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R466 raises no alarm for earlier uptake, several lesions and without that of the liver', () => {
    for (const findings of [
      'Node SUVmax 14.2 → 1.6. Liver 2.7.',
      'Node SUVmax 1.6. Colon SUVmax 9.1. Liver 2.7.',
      'Node SUVmax 9.1.',
    ])
      expect(rulesOf('en', radiology(findings, 'Deauville 2.'))).not.toContain('R112 figures')
  })

  it.each<Said>([
    [
      'ko',
      radiology('S7에 3.1 cm nodule. Arterial phase nonrim hyperenhancement, washout.', 'LI-RADS LR-3.'),
    ],
    ['en', radiology('Observation 26 mm with arterial phase hyperenhancement and washout.', 'LR-2.')],
    ['zh', radiology('肝S4见26mm结节，动脉期非环形明显强化，延迟期廓清。', 'LR-2。')],
  ])('R467 what enhances early and washes out is no LR-1 to LR-3 in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R112 figures')
  })

  it('R467 raises no alarm without washout, below 10 mm and for several observations', () => {
    for (const findings of [
      'Observation 26 mm with arterial phase hyperenhancement, no washout.',
      'Observation 8 mm with arterial phase hyperenhancement and washout.',
      'Nodule 12 mm. Nodule 26 mm with arterial phase hyperenhancement and washout.',
    ])
      expect(rulesOf('en', radiology(findings, 'LR-3.'))).not.toContain('R112 figures')
  })

  it('R414 the only fraction of nodes in the sentence of the stage belongs to the stage', () => {
    expect(rulesOf('en', { diagnosis: 'Sigmoid colon: carcinoma, 5/19 LN positive, pT3 pN1b.' })).toContain(
      'R112 nodes',
    )
  })
})

describe('figures that are recalculated', () => {
  it.each<Said>([
    ['de', { technique: 'PSA 9,0 ng/ml.', findings: 'Prostata, Volumen 47 ml, PSA-Dichte 0,36.' }],
    ['ja', { technique: 'PSA 9.6 ng/mL。', findings: '前立腺容積 40 mL。PSA density 0.12。' }],
    ['zh', { technique: 'tPSA 8.0 ng/ml', findings: '前列腺体积约32ml，PSAD 0.05ng/ml/ml。' }],
  ])('R468 a PSA density is the PSA divided by the volume in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R110 share')
  })

  it('R468 raises no alarm with several PSAs or volumes and for the right density', () => {
    for (const [technique, findings] of [
      ['PSA 9.6, PSA 4.1 in 2024.', 'Prostate volume 40 mL. PSA density 0.12.'],
      ['PSA 9.6.', 'Prostate volume 40 mL, transition zone 22 mL. PSA density 0.12.'],
      ['PSA 9.6.', 'Prostate volume 40 mL. PSA density 0.24.'],
    ] as const)
      expect(rulesOf('en', { technique, findings })).not.toContain('R110 share')
  })

  it.each<Said>([
    ['en', radiology('Sum of diameters 60 mm, formerly 50 mm.', 'Sum of target lesions up by 12%.')],
    [
      'de',
      radiology('Summe der Durchmesser 34 mm gegenüber 60 mm.', 'Abnahme der Durchmessersumme um etwa 13 %.'),
    ],
    ['ja', radiology('径和は80mmから48mm。', '標的病変径和は60％の縮小。')],
    ['zh', radiology('总和64mm，前50mm。', '靶病灶径线总和较前增加18%。')],
  ])(
    'R469 a percentage of the conclusion is that of the two sums of the findings in %s',
    (locale, sections) => {
      expect(rulesOf(locale, sections)).toContain('R110 percent')
    },
  )

  it('R469 raises no alarm for limits, without a sum, and for the right percentage', () => {
    for (const impression of ['The sum is at least 20% larger.', 'Uptake up by 12%.', 'Sum up by 20%.'])
      expect(rulesOf('en', radiology('Sum of diameters 60 mm, formerly 50 mm.', impression))).not.toContain(
        'R110 percent',
      )
  })

  it('R470 totals of a differential and of two lobes are sums', () => {
    const lobes = '우엽 용적 8.4 mL. 좌엽 용적 10.5 mL. 총 용적'
    const cells = 'blasts 2%, myeloid 58%, erythroid 22%, lymphocytes 18%. 합계'
    expect(rulesOf('ko', { findings: `${lobes} 28.9 mL.` })).toContain('R110 sum')
    expect(rulesOf('ko', { findings: `${lobes} 18.9 mL.` })).not.toContain('R110 sum')
    expect(rulesOf('ko', { microscopy: `${cells} 110%.` })).toContain('R110 sum')
    expect(rulesOf('ko', { microscopy: `${cells} 100%.` })).not.toContain('R110 sum')
    expect(rulesOf('ko', { microscopy: 'blasts 2%, erythroid 22%. 합계 110%.' })).not.toContain('R110 sum')
  })

  it('R413 a sum of nodes after a semicolon is one, and either of its numbers reveals a slip', () => {
    const stations = 'LN: pericolic 3/15, ileocolic 1/6, right colic 0/5'
    expect(rulesOf('en', { diagnosis: `${stations}; total 4/28` })).toContain('R110 sum')
    expect(rulesOf('en', { diagnosis: `${stations}; total 4/26` })).not.toContain('R110 sum')
    const listed = 'Nodes: ileocolic 2/9, paracolic 0/8, apical 0/1.'
    expect(rulesOf('en', pathology(listed, 'pT3 pN1b (2/23).'))).toContain('R110 sum')
    expect(rulesOf('en', pathology('Nodes: right 0/14, left 0/14.', 'pN0 (0/14).'))).not.toContain('R110 sum')
  })

  it('R471 growth in the conclusion is that of the two sizes', () => {
    const findings = '복부대동맥류가 46 mm로 이전 41 mm에서 커짐.'
    expect(rulesOf('ko', radiology(findings, '복부대동맥류 15 mm 증가.'))).toContain('R110 share')
    expect(rulesOf('ko', radiology(findings, '복부대동맥류 5 mm 증가.'))).not.toContain('R110 share')
    expect(rulesOf('ko', radiology(findings, '복부대동맥류 46 mm 증가.'))).not.toContain('R110 share')
  })

  it.each<Said>([
    ['en', radiology('Fractures.', 'Three acute right rib fractures (6th-9th).')],
    ['de', radiology('Frakturen.', 'Rippenserienfraktur rechts mit sechs betroffenen Rippen (5.-8.).')],
    ['ja', radiology('右第4、5、6、7、8肋骨骨折。', '右肋骨骨折 3本。')],
    ['zh', radiology('左侧第5、6、7、8、9肋骨骨折。', '左侧 4 根肋骨骨折（第5-9肋）。')],
    ['ko', radiology('우측 늑골 골절.', '우측 늑골 골절 3개 (제4-8).')],
  ])('R472 a number of broken ribs is that of the ribs that are named in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R111 listed')
  })

  it('R472 raises no alarm for more fractures than ribs, for displaced ones and for the right number', () => {
    for (const impression of [
      'Six right rib fractures (5th-8th).',
      'Two displaced right rib fractures (5th-8th).',
      'Four right rib fractures (5th-8th).',
    ])
      expect(rulesOf('en', radiology('Fractures.', impression))).not.toContain('R111 listed')
  })
})

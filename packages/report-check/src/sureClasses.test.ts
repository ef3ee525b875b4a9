import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { rulesOf } from './testkit/rulesOf.ts'

type Said = readonly [locale: Locale, findings: string, impression: string]

describe('earlier times', () => {
  const withoutPrior = { priors: [] }

  it.each<readonly [Locale, string]>([
    ['ko', '우측 비골 성장판 폭은 좌측과 차이 없음. 골절선 없음.'],
    ['ko', '양측 고관절 간격 차이가 없음.'],
    ['en', 'Physeal width shows no difference from the left ankle.'],
    ['de', 'Gelenkspalt ohne Unterschied zur Gegenseite.'],
    ['zh', '骨骺宽度与左侧无差异。'],
    ['ja', '骨端線の幅は左と差なし。'],
  ])('R364 «no difference» may be one between the sides in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, withoutPrior)).not.toContain('R121')
  })

  it('R364 a word for an earlier time makes it a comparison', () => {
    expect(rulesOf('ko', { findings: '결절은 이전 검사와 차이 없음.' }, withoutPrior)).toContain('R121')
  })

  it.each<readonly [Locale, string]>([
    ['de', 'Dynamisch beidseits stabil.'],
    ['de', 'In der dynamischen Untersuchung stabil.'],
    ['de', 'Links Typ IIc, Erker abgerundet, stabil unter Stress.'],
    ['en', 'Dynamic examination: stable on both sides.'],
    ['zh', '动态检查双侧稳定。'],
  ])('R366 «stable» in a dynamic test is a state in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, withoutPrior)).not.toContain('R121')
  })

  it.each<readonly [Locale, string]>([
    ['de', 'Rundherd stabil.'],
    ['en', 'The nodule is stable.'],
    ['zh', '结节稳定。'],
  ])('R366 a stable finding is compared in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, withoutPrior)).toContain('R121')
  })
})

describe('what the conclusion lacks', () => {
  it.each<Said>([
    [
      'en',
      'Fracture of the left orbital floor. Blood in the left maxillary sinus. Left nasal bone fracture.',
      'Left orbital floor fracture and left nasal bone fracture.',
    ],
    [
      'de',
      'Orbitabodenfraktur links. Einblutung in die linke Kieferhöhle. Nasenbeinfraktur.',
      'Orbitabodenfraktur links und Nasenbeinfraktur.',
    ],
    [
      'ko',
      '좌측 안와 하벽 골절 있음. 좌측 상악동 혈종 있음. 비골 골절 있음.',
      '좌측 안와 하벽 골절 및 비골 골절.',
    ],
    ['zh', '左眼眶下壁骨折。左上颌窦积血。鼻骨骨折。', '左眼眶下壁骨折，鼻骨骨折。'],
    ['ja', '左眼窩底骨折あり。左上顎洞に血腫あり。鼻骨骨折あり。', '左眼窩底骨折、鼻骨骨折。'],
    ['zh', '主动脉见内膜片,假腔部分血栓形成。', '主动脉夹层(B型)。已于03:18电话报告急诊外科陈医生。'],
    [
      'en',
      'Intimal flap in the descending aorta, dissection. Partial thrombosis of the false lumen.',
      'Type B aortic dissection. Dr. Kim was called at 03:18.',
    ],
  ])(
    'R365 an unnamed bone and the thrombus of a false lumen are not missed in %s',
    (...[locale, findings, impression]) => {
      expect(rulesOf(locale, { findings, impression })).not.toContain('R114 unsaid')
    },
  )

  it.each<Said>([
    [
      'en',
      'Large right pneumothorax. Right rib fractures.',
      'Right rib fractures. ETT in satisfactory position.',
    ],
    ['ko', '좌측에 다량의 기흉이 있음. 늑골 골절 있음.', '1. 좌측 늑골 골절. 2. 기관내관 위치 적절.'],
    ['zh', '右侧大量气胸。右侧肋骨骨折。', '1.右侧肋骨骨折。2.气管插管位置适中。'],
    ['ja', '右に大量の気胸を認める。右肋骨骨折あり。', '1. 右肋骨骨折。2. 気管チューブ位置適切。'],
    [
      'de',
      'Ausgedehnter Pneumothorax rechts. Rippenfraktur rechts.',
      'Rippenfraktur rechts. Tubus in korrekter Lage.',
    ],
    ['en', 'Acute appendicitis. Renal cyst.', 'Renal cyst. Discussed with Dr. Okafor at 10:15.'],
    ['ko', '급성 충수염 있음. 신장 낭종 있음.', '신장 낭종. 10:15 외과 당직의에게 전화로 통보함.'],
    ['zh', '急性阑尾炎。肾囊肿。', '肾囊肿。10:15已电话通知外科李医生。'],
    ['ja', '急性虫垂炎を認める。腎嚢胞あり。', '腎嚢胞。10:15に外科 鈴木医師へ電話連絡。'],
    ['de', 'Akute Appendizitis. Nierenzyste.', 'Nierenzyste. Dr. Kern um 10:15 Uhr telefonisch informiert.'],
    [
      'en',
      'Displaced left femoral neck fracture. Right hip prosthesis without loosening.',
      'Right hip prosthesis in place.',
    ],
    [
      'de',
      'Schenkelhalsfraktur links. Hüftprothese rechts ohne Lockerung.',
      'Regelrechte Hüftprothese rechts.',
    ],
    ['zh', '左侧股骨颈骨折。右髋关节置换术后。', '右侧髋关节置换术后。'],
  ])(
    'R367 calls, tubes and the other side conclude nothing in %s: %s',
    (...[locale, findings, impression]) => {
      expect(rulesOf(locale, { findings, impression })).toContain('R114 unsaid')
    },
  )

  it.each<Said>([
    ['en', 'Fracture of the femoral head with collapse.', 'AVN, ARCO IIIA, discussed with Dr. Kim at 10:15.'],
    ['de', 'Fraktur im Hüftkopf.', 'ARCO IIIA, mit Dr. Kern um 10:15 Uhr besprochen.'],
    ['ko', '대퇴골두 골절 있음.', 'AVN, ARCO IIIA, 10:15 정형외과 통보함.'],
  ])('R367 a diagnosis before the call is one in %s', (...[locale, findings, impression]) => {
    expect(rulesOf(locale, { findings, impression })).not.toContain('R114 unsaid')
  })
})

describe('the patient and the order', () => {
  const ordered = (order: string) => ({ study: { order } })

  it('R368 a letter after an umlaut isn’t the side of the order', () => {
    const said = { impression: 'Schenkelhalsfraktur rechts.' }
    expect(rulesOf('de', said, ordered('Röntgen Hüfte links'))).toContain('R101 text')
  })

  it.each<readonly [Locale, string, string, string]>([
    [
      'de',
      'Röntgen Knie links, Ganzbeinaufnahme',
      'Beinachse links 1° Varus, rechts 6° Varus.',
      'Gonarthrose rechtes Knie.',
    ],
    [
      'en',
      'XR left knee, long leg view',
      'Axis 1° varus on the left, 6° on the right.',
      'Right knee osteoarthritis.',
    ],
    ['ko', '좌측 슬관절 X선', '하지 축 좌측 1도, 우측 6도 내반.', '우측 슬관절 골관절염.'],
  ])('R368 who writes of both sides has seen both in %s', (locale, order, findings, impression) => {
    expect(rulesOf(locale, { findings, impression }, ordered(order))).not.toContain('R101 text')
  })

  it.each<readonly [Locale, string]>([
    ['en', 'Status post hysterectomy with an unremarkable vaginal cuff.'],
    ['de', 'Z. n. Hysterektomie.'],
    ['ko', '자궁 절제술 후 상태.'],
    ['zh', '子宫全切术后，阴道残端光滑。'],
    ['ja', '子宮全摘後。'],
  ])('R369 an operation on an organ that a man has not is told in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, { patient: { sex: 'M' } })).toContain('R103 organ')
    expect(rulesOf(locale, { findings }, { patient: { sex: 'F' } })).not.toContain('R103 organ')
  })

  it('R369 raises no alarm if the report mentions it', () => {
    const findings = 'Transgender man. Status post hysterectomy.'
    expect(rulesOf('en', { findings }, { patient: { sex: 'M' } })).not.toContain('R103 organ')
  })

  it.each<readonly [Locale, string, string, string]>([
    [
      'en',
      'Left breast, 4 o’clock, core.',
      'Right breast, core biopsy: fibroadenoma.',
      'Left breast, core biopsy: fibroadenoma.',
    ],
    [
      'ko',
      '우측 유방 종괴',
      'Breast, left, core biopsy: Invasive carcinoma.',
      'Breast, right, core biopsy: Invasive carcinoma.',
    ],
    ['zh', '右乳腺肿物', '（左乳腺）浸润性癌。', '（右乳腺）浸润性癌。'],
    ['ja', '右乳房部分切除', '左乳房、浸潤性乳管癌。', '右乳房、浸潤性乳管癌。'],
    [
      'de',
      'Mamma rechts, Exzisat.',
      'Invasives Karzinom der linken Mamma.',
      'Invasives Karzinom der rechten Mamma.',
    ],
  ])('R371 the diagnosis has the side of the specimen in %s', (locale, specimen, wrong, right) => {
    expect(rulesOf(locale, { specimen, diagnosis: wrong })).toContain('R125')
    expect(rulesOf(locale, { specimen, diagnosis: right })).not.toContain('R125')
  })

  it('R371 raises no alarm if several specimens have sides', () => {
    const specimen = 'A. Left breast. B. Right breast.'
    expect(rulesOf('en', { specimen, diagnosis: 'Right breast: fibroadenoma.' })).not.toContain('R125')
  })
})

describe('critical results', () => {
  it.each<readonly [Locale, string]>([
    ['en', 'Right tension pneumothorax.'],
    ['ko', '우측 긴장성 기흉.'],
    ['zh', '左侧张力性气胸。'],
    ['ja', '左緊張性気胸。'],
    ['de', 'Spannungspneumothorax links.'],
    ['en', 'SMA occlusion with bowel infarction.'],
    ['ko', '장 괴사 동반한 SMA 폐색.'],
    ['zh', '小肠坏死。'],
    ['ja', '腸管壊死。'],
    ['de', 'Darminfarkt.'],
  ])('R370 somebody has to be told of it in %s: %s', (locale, impression) => {
    expect(rulesOf(locale, { impression })).toContain('R119')
  })

  it.each<readonly [Locale, string]>([
    ['en', 'Small right pneumothorax without tension.'],
    ['en', 'Small right pneumothorax.'],
    ['de', 'Pneumothorax links, kein Spannungspneumothorax.'],
    ['ko', '우측 기흉, 긴장성 소견 없음.'],
    ['zh', '右侧气胸，无张力性改变。'],
    ['ja', '右気胸、緊張性を示唆する所見なし。'],
  ])('R370 silent without tension in %s: %s', (locale, impression) => {
    expect(rulesOf(locale, { impression })).not.toContain('R119')
  })
})

describe('scores and categories', () => {
  it.each<Said>([
    ['en', 'L1-L4 T-score -2.8. Femoral neck T-score -2.1.', 'Osteopenia.'],
    ['ko', 'L1-L4 T-score -2.8.', 'Osteopenia (T-score -2.8).'],
    ['zh', '腰椎T值-3.1。', '骨量减少。'],
    ['ja', '腰椎L1-4 Tスコア -3.4。', '骨量減少。'],
    ['de', 'LWS L1–L4 T-Score -3,1.', 'Osteopenie.'],
  ])('R372 osteopenia ends where osteoporosis begins in %s', (...[locale, findings, impression]) => {
    expect(rulesOf(locale, { findings, impression })).toContain('R112 density')
  })

  it.each<Said>([
    ['en', 'L1-L4 T-score -2.4.', 'Osteopenia.'],
    ['en', 'T-score -2.8 previously. Now T-score -2.3.', 'Osteopenia.'],
    ['en', 'Spine T-score -2.7. Hip T-score -1.9.', 'Osteoporosis of the spine, osteopenia of the hip.'],
    ['de', 'T-Score -2,4.', 'Osteopenie.'],
    ['ko', 'Z-score -2.8. T-score -1.2.', '골감소증.'],
  ])(
    'R372 silent above, for earlier scores and beside osteoporosis in %s: %s',
    (...[locale, findings, impression]) => {
      expect(rulesOf(locale, { findings, impression })).not.toContain('R112 density')
    },
  )

  it('R372 raises no alarm below the age from which T-scores count', () => {
    const said = { findings: 'T-score -2.8.', impression: 'Osteopenia.' }
    expect(rulesOf('en', said, { patient: { ageYears: 34 } })).not.toContain('R112 density')
  })

  it.each<readonly [Locale, string, string]>([
    [
      'en',
      'Mass highly suspicious for malignancy, BI-RADS 3.',
      'Mass highly suspicious for malignancy, BI-RADS 5.',
    ],
    ['ko', '악성이 강하게 의심됨 (BI-RADS 3).', '악성이 강하게 의심됨 (BI-RADS 5).'],
    ['zh', '右乳肿块，高度怀疑恶性，BI-RADS 3类。', '右乳肿块，高度怀疑恶性，BI-RADS 5类。'],
    ['ja', '有意癌を強く疑う、PI-RADS 2。', '有意癌を強く疑う、PI-RADS 5。'],
    ['de', 'Dringend suspekter Herd, PI-RADS 3.', 'Dringend suspekter Herd, PI-RADS 5.'],
  ])('R373 what is highly suspicious has no benign category in %s', (locale, wrong, right) => {
    expect(rulesOf(locale, { impression: wrong })).toContain('R112 suspicious')
    expect(rulesOf(locale, { impression: right })).not.toContain('R112 suspicious')
  })

  it.each<readonly [Locale, string]>([
    ['en', 'Not highly suspicious, BI-RADS 3.'],
    ['en', 'Right mass highly suspicious; left nodule BI-RADS 3.'],
    ['de', 'Kein hochsuspekter Herd, BI-RADS 2.'],
  ])('R373 silent for denials and other findings in %s: %s', (locale, impression) => {
    expect(rulesOf(locale, { impression })).not.toContain('R112 suspicious')
  })

  it.each<readonly [Locale, string, string]>([
    ['en', 'Left thyroid nodule, TI-RADS TR2.', 'FNA.'],
    ['ko', '좌측 갑상선 결절, K-TIRADS 2.', '세침흡인검사.'],
    ['zh', '右叶结节，C-TIRADS 2类。', '穿刺。'],
    ['ja', '左乳房腫瘤、BI-RADS 2。', '針生検。'],
    ['de', 'Herd links, BI-RADS 2.', 'Stanzbiopsie.'],
  ])(
    'R374 a benign category needs no sample, also where advice is a noun, in %s',
    (locale, impression, recommendation) => {
      expect(rulesOf(locale, { impression, recommendation })).toContain('R113 noBiopsy')
    },
  )

  it.each<readonly [Locale, string, string]>([
    ['en', 'Left thyroid nodule, TI-RADS TR2.', 'FNA of the cervical lymph node.'],
    ['en', 'Right nodule. Left nodule TR2.', 'FNA of the right nodule.'],
    ['en', 'Left thyroid nodule, TI-RADS TR2.', 'No FNA.'],
    ['ko', '1. 우측 결절 0.8 cm (이전 0.6 cm), K-TIRADS 5. 2. 좌측 결절, K-TIRADS 2.', '우측 결절 FNA.'],
    ['de', 'Knoten rechts, EU-TIRADS 2.', 'Keine Punktion.'],
  ])(
    'R374 silent for nodes, several lesions and denials in %s: %s %s',
    (locale, impression, recommendation) => {
      expect(rulesOf(locale, { impression, recommendation })).not.toContain('R113 noBiopsy')
    },
  )
})

describe('changes', () => {
  it.each<readonly [Locale, string, string, string]>([
    [
      'en',
      'Right lower lobe nodule 8 mm, previously 12 mm.',
      'Right lower lobe nodule, increased.',
      'Right lower lobe nodule, decreased.',
    ],
    ['ko', '우하엽 결절 12 mm에서 8 mm로 변화.', '우하엽 결절, 증가.', '우하엽 결절, 감소.'],
    ['zh', '右肺下叶结节8mm，前12mm。', '右肺下叶结节较前增大。', '右肺下叶结节较前缩小。'],
    ['ja', '右下葉結節は8mm、前回12mm。', '右下葉結節、増大。', '右下葉結節、縮小。'],
    [
      'de',
      'Rundherd im rechten Unterlappen 8 mm, zuvor 12 mm.',
      'Rundherd im rechten Unterlappen, Größenzunahme.',
      'Rundherd im rechten Unterlappen, Größenabnahme.',
    ],
    ['ja', '右葉の結節は20×15×14mm、前回13×9×10mm。', '右葉結節、前回と著変なし。', '右葉結節、増大。'],
    [
      'de',
      'Knoten im Isthmus 15 x 9 mm, zuvor 10 x 7 mm.',
      'Knoten im Isthmus, größenkonstant.',
      'Knoten im Isthmus, Größenzunahme.',
    ],
  ])('R375 a change of the conclusion is that of the sizes in %s: %s', (locale, findings, wrong, right) => {
    expect(rulesOf(locale, { findings, impression: wrong })).toContain('R110 direction')
    expect(rulesOf(locale, { findings, impression: right })).not.toContain('R110 direction')
  })

  it.each<Said>([
    ['en', 'Right nodule 8 mm, previously 12 mm. Left nodule 9 mm, previously 6 mm.', 'Nodule, increased.'],
    ['en', 'Nodule 8 mm, previously 8.5 mm.', 'Nodule, increased in density.'],
    ['en', 'Nodule 10 mm, previously 9 mm.', 'Unchanged nodule.'],
    ['de', 'Rundherd 8 mm, zuvor 12 mm. Zweiter Rundherd neu.', 'Rundherd, Größenzunahme.'],
  ])(
    'R375 silent for several findings and within the error of measurement in %s: %s',
    (...[locale, findings, impression]) => {
      expect(rulesOf(locale, { findings, impression })).not.toContain('R110 direction')
    },
  )

  it.each<readonly [Locale, string, string]>([
    ['zh', '左侧小脑半球转移瘤1.1cm。右额叶未见强化灶。脑室不大。', '右侧小脑半球转移瘤。'],
    [
      'en',
      'Left cerebellar metastasis, 11 mm. Right frontal lobe normal. Brain stem unremarkable.',
      'Right cerebellar metastasis.',
    ],
  ])(
    'R376 a side from the sentence before is not that of the whole brain in %s',
    (locale, findings, impression) => {
      expect(rulesOf(locale, { findings, impression })).toContain('R125')
    },
  )
})

describe('people who aren’t the patient', () => {
  const man = { patient: { sex: 'M' as const } }

  it.each<readonly [Locale, string]>([
    ['de', 'Lungenembolie. Befund der Stationsärztin Frau Dr. Albers um 16:25 Uhr telefonisch mitgeteilt.'],
    ['de', 'Rücksprache mit Frau Prof. Kern erfolgt.'],
    ['en', 'Results discussed with the lady on call, Dr. Smith, at 14:20.'],
    ['ko', '담당 여자 전공의에게 14:20 전화로 통보함.'],
    ['zh', '已电话通知值班女医生。'],
    ['ja', '当直の女性医師に電話で報告した。'],
  ])('R378 who was told of a result may be of the other sex in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, man)).not.toContain('R103 word')
  })

  it.each<readonly [Locale, string]>([
    ['de', '54-jährige Frau mit Husten.'],
    ['en', '54-year-old woman with cough.'],
    ['ko', '54세 여자 환자, 기침.'],
  ])('R378 a patient who is called by the other sex is told in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, man)).toContain('R103 word')
  })
})

describe('lengths around a lesion', () => {
  it.each<readonly [Locale, string]>([
    ['de', 'Schädellage, BIP 83 mm, KU 302 mm, AU 271 mm.'],
    ['en', 'Fetal head: BPD 83 mm, HC 302 mm.'],
    ['ko', '태아 머리둘레 302 mm, 뇌실 정상.'],
    ['zh', '胎儿头围 302mm，脑室正常。'],
    ['ja', '頭囲 302mm、脳室は正常。'],
  ])('R379 a circumference isn’t held against the length of an organ in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings })).not.toContain('R105')
  })

  it('R379 a length of the lesion itself is compared', () => {
    expect(rulesOf('de', { findings: 'Raumforderung im Schädel, 302 mm.' })).toContain('R105')
  })
})

describe('a side that wasn’t ordered', () => {
  it.each<readonly [locale: Locale, order: string, compared: string, wrong: string]>([
    [
      ...(['en', 'US shoulder right'] as const),
      'Comparison with the left side: intact cuff, 4 mm calcification in the left supraspinatus.',
      'A 4 mm calcification in the left supraspinatus.',
    ],
    [
      ...(['ko', 'US shoulder right'] as const),
      '좌측과 비교: 좌측 극상근에 석회화 4 mm 있음.',
      '좌측 극상근에 석회화 4 mm 있음.',
    ],
    ['zh', 'US shoulder right', '与左侧对比，左侧冈上肌腱见钙化4mm。', '左侧冈上肌腱见钙化4mm。'],
    ['ja', 'US shoulder right', '左側と比較、左棘上筋腱に石灰化を認める。', '左棘上筋腱に石灰化を認める。'],
    [
      ...(['de', 'US Schulter rechts'] as const),
      'Im Vergleich mit links: Verkalkung der linken Supraspinatussehne, 4 mm.',
      'Verkalkung der linken Supraspinatussehne, 4 mm.',
    ],
  ])('R377 is told unless it is compared with in %s', (locale, order, compared, wrong) => {
    const context = { study: { order } }
    expect(rulesOf(locale, { findings: compared }, context).join()).not.toContain('R101')
    expect(rulesOf(locale, { findings: wrong }, context).join()).toContain('R101')
  })
})

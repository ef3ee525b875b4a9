import { LOCALES, type Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { applyRepair } from './applyRepair.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'
import { rulesOf, type Sections } from './testkit/rulesOf.ts'

const { check } = createReportCheck()

const BLEEDING: Readonly<Record<Locale, string>> = {
  ko: '우측 기저핵에 급성 뇌출혈.',
  en: 'Acute intracerebral hemorrhage in the right basal ganglia.',
  zh: '右侧基底节急性脑出血。',
  ja: '右被殻に急性脳出血を認める。',
  de: 'Akute intrazerebrale Blutung in den Stammganglien rechts.',
}

const withCall = (locale: Locale, comment: string) =>
  rulesOf(locale, { findings: BLEEDING[locale], impression: BLEEDING[locale], comment })

function rulesByValues(locale: Locale, impression: string): readonly string[] {
  const report = reportOf(locale, { impression })
  const sentences = report.sentences.map((one) => ({ ...one, author: 'values' as const }))
  return check({ ...report, sentences }).map(({ rule }) => rule)
}

type Calls = Readonly<Record<Locale, readonly string[]>>
const each = (calls: Calls) =>
  LOCALES.flatMap((locale) => calls[locale].map((call) => [locale, call] as const))

const MADE: Calls = {
  ko: [
    '2026-11-16 09:40 응급의학과 당직의에게 유선 통보함.',
    '주치의 통화 안 되어 당직의에게 10:20 통보함.',
    '담당 전공의에게 즉시 전화로 알림.',
    '응급실 김 교수님께 14시10분 연락드림.',
  ],
  en: [
    'Called to Dr. Kim at 10:20.',
    'Findings discussed with the ED team at 0930.',
    'Dr. Kim could not be reached, Dr. Lee was notified at 10:25.',
    'Dr. Kim was notified by phone at 10:20 and will inform the surgeon.',
    'Communicated to Dr. Kim, who will be calling neurosurgery, 10:20.',
    'The ICU resident was informed immediately.',
  ],
  zh: [
    '已于10:20电话通知急诊科王医生。',
    '已将上述结果电话告知急诊医师，10:25。',
    '主管医师未能接通，已于10:30通知值班医师。',
    '危急值已报告神经外科李医生（10:20）。',
  ],
  ja: [
    '10時20分、救急担当医に電話で連絡した。',
    '主治医不在のため当直医に10:25に連絡済み。',
    '担当医へ直ちに電話連絡を行った。',
  ],
  de: [
    'Befund um 10:20 Uhr telefonisch an Dr. Weber mitgeteilt.',
    'Dr. Weber nicht erreicht, Dr. Klein um 10:25 Uhr informiert.',
    'Der diensthabende Neurochirurg ist seit 10:20 Uhr informiert.',
    'Telefonische Rücksprache mit Dr. Weber um 10:20 Uhr.',
  ],
}

const NOT_MADE: Calls = {
  ko: [
    '담당의에게 통보하지 못함.',
    '주치의와 통화되지 않음.',
    '응급실에 통보 예정.',
    '임상과에 연락 요망.',
    '문의 사항은 영상의학과로 전화 바랍니다.',
    '담당의 10:20 전화 받지 않음.',
    '당직의에게 연락했으나 연락 안 됨.',
  ],
  en: [
    'The referring physician will be notified.',
    'Dr. Kim could not be reached by phone.',
    'Please contact the radiologist by phone with questions.',
    'Unable to reach Dr. Kim by telephone at 10:20.',
    'Attempted to call Dr. Kim at 10:20, no answer.',
    'The team should be informed at once.',
    'The clinician has not been notified yet.',
  ],
  zh: [
    '未能电话通知临床医师。',
    '将电话通知临床医师。',
    '请立即通知临床医师。',
    '电话联系急诊科无人接听。',
    '多次拨打电话，联系不上主管医师。',
    '如有疑问请电话联系放射科。',
    '危急值。',
  ],
  ja: [
    '担当医に電話連絡できず。',
    '主治医に連絡予定。',
    '至急、主治医への連絡をお願いします。',
    '10:20に担当医へ電話したが応答なし。',
    '担当医にまだ連絡していない。',
    '担当医と連絡が取れていない。',
  ],
  de: [
    'Dr. Weber telefonisch nicht erreicht.',
    'Der Zuweiser wird telefonisch informiert.',
    'Bitte den Neurochirurgen umgehend informieren.',
    'Telefonische Rücksprache erbeten.',
    'Mehrfache Anrufe bei Dr. Weber um 10:20 Uhr erfolglos.',
    'Der diensthabende Arzt konnte um 10:20 Uhr telefonisch nicht erreicht werden.',
    'Eine Mitteilung an den Zuweiser steht noch aus.',
    'Bei Rückfragen telefonisch erreichbar.',
  ],
}

const EMERGENCIES: Calls = {
  ko: [
    '복부대동맥류 파열.',
    '5.8 cm 신장하 복부대동맥류, 파열.',
    '외상성 대동맥 손상.',
    '급성 대동맥 벽내혈종, Stanford A형.',
    '전이성 척수 압박.',
    '마미증후군 의심.',
    '우측 대퇴 괴사성 근막염.',
    '급성 장간막 허혈.',
    'S상결장 염전.',
    '소장 폐쇄, 교액 의심.',
    '기저동맥 폐색.',
    '상시상정맥동 혈전증.',
    '우측으로 12 mm 정중선 편위, 갈고리이랑 탈출.',
    '기관내관 우측 주기관지 위치.',
    '위치 이상: 비위관 기관지 내 삽입.',
    '활동성 조영제 유출, 비장.',
    '심낭 압전.',
    '복강 내 수술 거즈 잔류.',
    '경막외 농양, L3-L4.',
  ],
  en: [
    'Ruptured abdominal aortic aneurysm.',
    '5.8 cm infrarenal aortic aneurysm with rupture.',
    'Traumatic aortic injury.',
    'Acute aortic intramural hematoma, Stanford type A.',
    'Metastatic spinal cord compression.',
    'Findings of cauda equina syndrome.',
    'Necrotizing fasciitis of the right thigh.',
    'Acute mesenteric ischemia.',
    'Sigmoid volvulus.',
    'Small bowel obstruction with suspected strangulation.',
    'Occlusion of the basilar artery.',
    'Thrombosis of the superior sagittal sinus.',
    '12 mm midline shift to the right with uncal herniation.',
    'Endotracheal tube in the right main bronchus.',
    'Malposition: nasogastric tube in the bronchus.',
    'Active contrast extravasation from the spleen.',
    'Cardiac tamponade.',
    'Retained surgical sponge in the abdomen.',
    'Epidural abscess at L3-L4.',
  ],
  zh: [
    '腹主动脉瘤破裂。',
    '5.8 cm 肾下腹主动脉瘤，破裂。',
    '创伤性主动脉损伤。',
    '急性主动脉壁内血肿，Stanford A型。',
    '转移性脊髓压迫。',
    '马尾综合征。',
    '右大腿坏死性筋膜炎。',
    '急性肠系膜缺血。',
    '乙状结肠扭转。',
    '小肠梗阻，绞窄可能。',
    '基底动脉闭塞。',
    '上矢状窦血栓形成。',
    '中线右移12 mm，伴钩回疝。',
    '气管导管位于右主支气管。',
    '位置异常：鼻胃管误入支气管。',
    '脾脏活动性对比剂外溢。',
    '心包填塞。',
    '腹腔内遗留纱布。',
    'L3-L4 硬膜外脓肿。',
  ],
  ja: [
    '腹部大動脈瘤破裂。',
    '5.8 cm 腎動脈下腹部大動脈瘤、破裂。',
    '外傷性大動脈損傷。',
    '急性大動脈壁内血腫、Stanford A型。',
    '転移性脊髄圧迫。',
    '馬尾症候群。',
    '右大腿の壊死性筋膜炎。',
    '急性腸間膜虚血。',
    'S状結腸軸捻転。',
    '小腸閉塞、絞扼の疑い。',
    '脳底動脈閉塞。',
    '上矢状静脈洞血栓症。',
    '正中偏位12 mm（右へ）、鉤ヘルニアを伴う。',
    '気管チューブが右主気管支にある。',
    '位置異常：経鼻胃管の気管支内留置。',
    '脾臓からの活動性造影剤漏出。',
    '心タンポナーデ。',
    '腹腔内に遺残ガーゼ。',
    'L3-L4 硬膜外膿瘍。',
  ],
  de: [
    'Rupturiertes Bauchaortenaneurysma.',
    '5,8 cm großes infrarenales Aortenaneurysma mit Ruptur.',
    'Traumatische Aortenverletzung.',
    'Akutes intramurales Aortenhämatom, Stanford A.',
    'Metastatische Myelonkompression.',
    'Cauda-equina-Syndrom.',
    'Nekrotisierende Fasziitis des rechten Oberschenkels.',
    'Akute Mesenterialischämie.',
    'Sigmavolvulus.',
    'Dünndarmileus mit Verdacht auf Strangulation.',
    'Verschluss der A. basilaris.',
    'Thrombose des Sinus sagittalis superior.',
    'Mittellinienverlagerung 12 mm nach rechts mit unkaler Herniation.',
    'Trachealtubus im rechten Hauptbronchus.',
    'Fehllage: Magensonde im Bronchus.',
    'Aktive Kontrastmittelextravasation aus der Milz.',
    'Perikardtamponade.',
    'Belassenes Bauchtuch im Abdomen.',
    'Epiduralabszess LWK 3/4.',
  ],
}

/** A plate writes these sentences. */
const BY_VALUES: Calls = {
  ko: [
    '상행결장 급성 게실염, 미세천공 동반.',
    '소장폐색(공장), 장중첩에 의함, 교액 소견 없음.',
    '우측 전두엽의 작은 급성 열공경색.',
    'C2-3 높이 외상성 척수 손상.',
    '우측 자궁외 임신 의심(32 mm).',
    '우측 측뇌실 뇌실내 출혈, 이전 CT보다 증가.',
  ],
  en: [
    'Acute subdural hematoma, left cerebral convexity, 12 mm, increased since the prior CT.',
    'Abdominal aortic aneurysm (58 mm), ruptured, larger than on prior.',
    'Small bowel obstruction (jejunum), due to intussusception, no sign of strangulation.',
    'Pneumoperitoneum, suspicious for perforation of the small bowel.',
    'Hemorrhagic contusion in the pons.',
    'Hemorrhagic contusion in the right watershed zone.',
    'Suspected torsion of the right ovary, 62 mm, with reduced flow.',
    'Intraventricular hemorrhage, third ventricle.',
    'Thrombosis of the right transverse sinus.',
    'Findings of spondylodiscitis at C2-3, compressing the cord, new since the prior study.',
    'Intraventricular hemorrhage, right lateral ventricle, increased since the prior CT.',
  ],
  zh: ['右侧额叶肿块，12 × 8 mm，考虑脓肿。', 'C2/3 水平脊髓损伤。', '右侧侧脑室脑室内出血，较前增多。'],
  ja: [
    '小腸閉塞（空腸）、腸重積による、絞扼所見なし。',
    '上矢状静脈洞の血栓症。',
    'C2/3 高位の脊髄損傷。',
    '右側脳室の脳室内出血、前回より増加。',
  ],
  de: [
    'Akuter Infarkt im Kleinhirnwurm.',
    'Kleiner akuter lakunärer Infarkt rechts frontal.',
    'Verdacht auf akuten Thrombus der ACA (A1) rechts.',
    'Hämorrhagische Kontusion rechts insulär.',
    'Verdacht auf akuten Thrombus der A. vertebralis (V4) rechts.',
    'Intraventrikuläre Blutung (3. Ventrikel).',
    'Verdacht auf Spondylodiszitis HWK 2/3 mit Kompression des Myelons, neu aufgetreten.',
    'Intraventrikuläre Blutung (rechter Seitenventrikel), progredient zur Voruntersuchung.',
  ],
}

const NOT_BY_VALUES: Calls = {
  ko: ['우측 안와 내벽 골절, 하직근 끼임.'],
  en: [
    'Prior infarct in the left MCA territory.',
    'Thin chronic subdural hematoma, unchanged.',
    'Right pes anserine bursitis.',
  ],
  zh: ['右侧眼眶内侧壁骨折，伴下直肌嵌顿。', '前列腺右侧不可逆电穿孔后，治疗区未见复发。'],
  ja: ['右眼窩内側壁骨折、下直筋の絞扼。'],
  de: ['Alter Infarkt im Kleinhirn.'],
}

const NO_EMERGENCIES: Calls = {
  ko: [
    '파열되지 않은 복부대동맥류 4.5 cm.',
    '복부대동맥류 4.5 cm, 파열 소견 없음.',
    '파열 위험이 높은 복부대동맥류.',
    '복부대동맥류 파열로 EVAR 시행 후 상태, 내누출 없음.',
    '외상성 대동맥 손상 없음.',
    '아킬레스건 파열.',
    '난소 낭종 파열.',
    '마미 압박 없음.',
    '기관내관 위치 적절.',
    '대동맥 관통성 궤양, 변화 없음.',
    '오래된 뇌경색.',
  ],
  en: [
    'Unruptured abdominal aortic aneurysm, 4.5 cm.',
    'Abdominal aortic aneurysm, 4.5 cm, without rupture.',
    'Abdominal aortic aneurysm at high risk of rupture.',
    'Status post EVAR for ruptured aortic aneurysm, no endoleak.',
    'No traumatic aortic injury.',
    'Achilles tendon rupture.',
    'Ruptured ovarian cyst.',
    'No compression of the cauda equina.',
    'Endotracheal tube in good position.',
    'Penetrating aortic ulcer, unchanged.',
    'Old infarct in the left MCA territory.',
  ],
  zh: [
    '未破裂腹主动脉瘤，4.5 cm。',
    '腹主动脉瘤 4.5 cm，未见破裂征象。',
    '腹主动脉瘤，破裂风险高。',
    '腹主动脉瘤破裂EVAR术后，未见内漏。',
    '未见创伤性主动脉损伤。',
    '跟腱断裂。',
    '卵巢囊肿破裂。',
    '马尾未见受压。',
    '气管导管位置良好。',
    '主动脉穿透性溃疡，无变化。',
    '左侧大脑中动脉供血区陈旧性梗死。',
  ],
  ja: [
    '未破裂腹部大動脈瘤、4.5 cm。',
    '腹部大動脈瘤 4.5 cm、破裂所見なし。',
    '破裂リスクの高い腹部大動脈瘤。',
    '腹部大動脈瘤破裂に対するEVAR術後、エンドリークなし。',
    '外傷性大動脈損傷を認めない。',
    'アキレス腱断裂。',
    '卵巣嚢胞破裂。',
    '馬尾の圧迫なし。',
    '気管チューブの位置は適切。',
    '穿通性大動脈潰瘍、変化なし。',
    '左中大脳動脈領域の陳旧性脳梗塞。',
  ],
  de: [
    'Nicht rupturiertes Bauchaortenaneurysma, 4,5 cm.',
    'Bauchaortenaneurysma, 4,5 cm, ohne Ruptur.',
    'Bauchaortenaneurysma mit hohem Rupturrisiko.',
    'Zustand nach EVAR bei rupturiertem Aortenaneurysma, kein Endoleak.',
    'Keine traumatische Aortenverletzung.',
    'Achillessehnenruptur.',
    'Rupturierte Ovarialzyste.',
    'Keine Kompression der Cauda equina.',
    'Trachealtubus regelrecht.',
    'Penetrierendes Aortenulkus, unverändert.',
    'Alter Infarkt im Mediastromgebiet links.',
  ],
}

describe('a critical result', () => {
  it.each(each(MADE))('R490 was communicated in %s: %s', (locale, call) => {
    expect(withCall(locale, call)).toEqual([])
  })

  it.each(each(NOT_MADE))('R490 wasn’t communicated in %s: %s', (locale, call) => {
    expect(withCall(locale, call)).toEqual(['R119'])
  })

  it.each(each(EMERGENCIES))('R536 requires a call in %s: %s', (locale, text) => {
    expect(rulesOf(locale, { findings: text, impression: text })).toContain('R119')
  })

  it.each(each(BY_VALUES))('R537 of values requires a call in %s: %s', (locale, impression) => {
    expect(rulesByValues(locale, impression)).toContain('R119')
  })

  it.each(each(NOT_BY_VALUES))('R537 of values requires no call in %s: %s', (locale, impression) => {
    expect(rulesByValues(locale, impression)).not.toContain('R119')
  })

  it.each([
    ['ko', '좌측 뇌섬엽 급성 경색.'],
    ['en', 'Acute infarct in the left insula.'],
    ['zh', '左侧岛叶急性梗死。'],
    ['ja', '左島皮質の急性期梗塞。'],
    ['de', 'Akuter Infarkt in der Insel links.'],
  ] as const)('R536 asks for a call after a fresh infarct of values alone in %s', (locale, impression) => {
    expect(rulesByValues(locale, impression)).toEqual(['R119'])
    expect(rulesOf(locale, { impression })).not.toContain('R119')
  })

  it.each(each(NO_EMERGENCIES))('R536 requires no call in %s: %s', (locale, text) => {
    expect(rulesOf(locale, { findings: text, impression: text })).not.toContain('R119')
  })

  it.each([
    ['ko', '유선 통보함.', '담당의에게 통보함.', '10:20 유선 통보함.'],
    ['en', 'Communicated.', 'Dr. Kim was notified.', 'Reported by phone at 10:20.'],
    ['zh', '已电话通知。', '已通知值班医师。', '10:20已电话通知。'],
    ['ja', '電話で連絡済み。', '当直医に連絡した。', '10:20に電話連絡した。'],
    ['de', 'Telefonisch mitgeteilt.', 'Dr. Weber wurde informiert.', 'Um 10:20 Uhr telefonisch mitgeteilt.'],
  ] as const)('R491 was told without saying whom or when in %s', (locale, both, time, recipient) => {
    expect(withCall(locale, both)).toEqual(['R119 recipientAndTime'])
    expect(withCall(locale, time)).toEqual(['R119 time'])
    expect(withCall(locale, recipient)).toEqual(['R119 recipient'])
    const report = reportOf(locale, { impression: BLEEDING[locale], comment: both })
    expect(check(report).map(({ level }) => level)).toEqual(['note'])
  })

  it.each<[Locale, Sections, Sections]>([
    [
      'en',
      { comparison: 'None.', impression: 'Bilateral central pulmonary embolism.' },
      {
        comparison: 'CT 2025-01-02: pulmonary embolism.',
        impression: 'Bilateral central pulmonary embolism.',
      },
    ],
    [
      'en',
      {
        comparison: 'CT 2025-01-02.',
        findings: 'Large left subdural hematoma.',
        impression: 'Large left subdural hematoma.',
      },
      {
        comparison: 'CT 2025-01-02.',
        findings: 'Left subdural hematoma, 8 mm, previously 11 mm.',
        impression: 'Left subdural hematoma.',
      },
    ],
    [
      'ko',
      { comparison: '없음.', impression: '양측 폐색전증.' },
      {
        comparison: '2025-01-02 CT.',
        findings: '이전에 보이던 양측 폐색전증.',
        impression: '양측 폐색전증.',
      },
    ],
    [
      'de',
      { comparison: 'CT vom 02.01.2025.', impression: 'Zentrale Lungenembolie beidseits.' },
      {
        comparison: 'CT vom 02.01.2025.',
        findings: 'Bekannte Lungenembolie.',
        impression: 'Zentrale Lungenembolie beidseits.',
      },
    ],
    [
      'zh',
      { comparison: '2025-01-02 CT。', impression: '双侧肺栓塞。' },
      { comparison: '2025-01-02 CT。', findings: '肺栓塞较前减少。', impression: '双侧肺栓塞。' },
    ],
    [
      'ja',
      { comparison: 'なし。', impression: '両側肺塞栓。' },
      { comparison: '2025-01-02 CT。', findings: '肺塞栓は前回より縮小。', impression: '両側肺塞栓。' },
    ],
  ])('R492 isn’t known by an earlier study alone in %s', (locale, unknown, known) => {
    const context = { priors: [{ date: '2025-01-02' }] }
    expect(rulesOf(locale, unknown, context)).toContain('R119')
    expect(rulesOf(locale, known, context)).not.toContain('R119')
  })

  it.each([
    ['ko', '뇌 미세출혈.', '급성 척수 압박.'],
    ['en', 'Cerebral microhemorrhages.', 'Acute spinal cord compression.'],
    ['zh', '脑微出血。', '急性脊髓压迫。'],
    ['ja', '脳微小出血。', '急性の脊髄圧迫。'],
    ['de', 'Zerebrale Mikroblutungen.', 'Akute Myelonkompression.'],
  ] as const)(
    'R493 is no trace of a bleeding, and is a cord compressed anew in %s',
    (locale, trace, acute) => {
      expect(rulesByValues(locale, trace)).toEqual([])
      expect(rulesByValues(locale, acute)).toEqual(['R119'])
    },
  )

  it.each([
    ['ko', '종양 천공 있음.'],
    ['en', 'Tumor perforation of the sigmoid colon present.'],
    ['zh', '结肠肿瘤穿孔。'],
    ['ja', '結腸腫瘍の穿孔あり。'],
    ['de', 'Tumorperforation des Sigmas.'],
  ] as const)('R493 is no perforation of what was taken out in %s', (locale, diagnosis) => {
    const report = reportOf(locale, { diagnosis })
    const sentences = report.sentences.map((one) => ({ ...one, author: 'values' as const }))
    expect(check({ ...report, sentences })).toEqual([])
  })

  it.each(LOCALES)(
    'R494 gets the line about its call by one key, with blanks to fill in, in %s',
    (locale) => {
      const report = reportOf(locale, { impression: BLEEDING[locale] })
      const [alarm] = check(report)
      const sentences = report.sentences.map((one) => ({
        ...one,
        text: alarm ? applyRepair(one.id, one.text, alarm.repair) : '',
      }))
      const after = check({ ...report, sentences }).map(({ rule }) => rule)
      expect(new Set(after)).toEqual(new Set(['R117']))
      expect(sentences[0]?.text.startsWith(`${BLEEDING[locale]}\n`)).toBe(true)
      const filled = sentences.map((one) => ({ ...one, text: one.text.replaceAll('[ ]', '10:20') }))
      expect(check({ ...report, sentences: filled }).filter(({ level }) => level === 'block')).toEqual([])
    },
  )

  it('R494 only leads to the sentence if values wrote it', () => {
    const report = reportOf('en', { impression: BLEEDING.en })
    const sentences = report.sentences.map((one) => ({ ...one, author: 'values' as const }))
    expect(check({ ...report, sentences }).map(({ repair }) => repair.kind)).toEqual(['go'])
  })
})

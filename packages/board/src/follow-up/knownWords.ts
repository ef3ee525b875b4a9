import { LOCALES, type Locale } from '@pandok/domain'

export type FiveWords = Readonly<Record<Locale, string>>

const five = (ko: string, en: string, zh: string, ja: string, de: string): FiveWords => ({
  ko,
  en,
  zh,
  ja,
  de,
})

/** Examinations that are commonly recommended, so that their names change with the report's language. */
export const FOLLOW_UP_EXAMS: readonly FiveWords[] = [
  five('저선량 흉부 CT', 'low-dose chest CT', '低剂量胸部CT', '低線量胸部CT', 'Niedrigdosis-CT des Thorax'),
  five('흉부 CT', 'chest CT', '胸部CT', '胸部CT', 'CT des Thorax'),
  five('흉부 X선', 'chest radiograph', '胸部X线片', '胸部単純X線', 'Röntgen-Thorax'),
  five('복부 CT', 'abdominal CT', '腹部CT', '腹部CT', 'CT des Abdomens'),
  five('복부골반 CT', 'CT of the abdomen and pelvis', '腹盆部CT', '腹部骨盤CT', 'CT von Abdomen und Becken'),
  five('복부 초음파', 'abdominal ultrasound', '腹部超声', '腹部超音波', 'Abdomensonographie'),
  five('간 MRI', 'liver MRI', '肝脏MRI', '肝MRI', 'MRT der Leber'),
  five('췌장 MRI', 'pancreatic MRI', '胰腺MRI', '膵MRI', 'MRT des Pankreas'),
  five('골반 MRI', 'pelvic MRI', '盆腔MRI', '骨盤MRI', 'MRT des Beckens'),
  five('골반 초음파', 'pelvic ultrasound', '盆腔超声', '骨盤超音波', 'Beckensonographie'),
  five('전립선 MRI', 'prostate MRI', '前列腺MRI', '前立腺MRI', 'MRT der Prostata'),
  five('뇌 MRI', 'brain MRI', '头颅MRI', '頭部MRI', 'MRT des Schädels'),
  five('뇌 CT', 'head CT', '头颅CT', '頭部CT', 'CT des Schädels'),
  five('갑상선 초음파', 'thyroid ultrasound', '甲状腺超声', '甲状腺超音波', 'Schilddrüsensonographie'),
  five('경부 초음파', 'neck ultrasound', '颈部超声', '頸部超音波', 'Halssonographie'),
  five('유방 초음파', 'breast ultrasound', '乳腺超声', '乳房超音波', 'Mammasonographie'),
  five('유방촬영', 'mammography', '乳腺X线摄影', 'マンモグラフィ', 'Mammographie'),
  five('유방 MRI', 'breast MRI', '乳腺MRI', '乳房MRI', 'MRT der Mamma'),
  five(
    '대동맥 CT 혈관조영',
    'CT angiography of the aorta',
    '主动脉CTA',
    '大動脈CTA',
    'CT-Angiographie der Aorta',
  ),
  five('대동맥 초음파', 'aortic ultrasound', '腹主动脉超声', '大動脈超音波', 'Sonographie der Aorta'),
  five('PET-CT', 'PET-CT', 'PET-CT', 'PET-CT', 'PET-CT'),
]

export const FOLLOW_UP_REASONS: readonly FiveWords[] = [
  five('폐결절', 'pulmonary nodule', '肺结节', '肺結節', 'Lungenrundherd'),
  five(
    '크기 변화 확인',
    'to assess a change in size',
    '观察大小变化',
    '大きさの変化の確認',
    'Beurteilung der Größenentwicklung',
  ),
  five(
    '치료 반응 평가',
    'to assess the response to treatment',
    '评估治疗反应',
    '治療効果判定',
    'Beurteilung des Therapieansprechens',
  ),
  five('수술 후 추적', 'postoperative follow-up', '术后随访', '術後経過観察', 'postoperative Nachsorge'),
  five('간 결절', 'hepatic nodule', '肝结节', '肝結節', 'Leberherd'),
  five(
    '췌장 낭성 병변',
    'cystic lesion of the pancreas',
    '胰腺囊性病变',
    '膵嚢胞性病変',
    'zystische Läsion des Pankreas',
  ),
  five('갑상선 결절', 'thyroid nodule', '甲状腺结节', '甲状腺結節', 'Schilddrüsenknoten'),
  five('유방 종괴', 'breast mass', '乳腺肿块', '乳房腫瘤', 'Raumforderung der Mamma'),
  five('복부 대동맥류', 'abdominal aortic aneurysm', '腹主动脉瘤', '腹部大動脈瘤', 'Bauchaortenaneurysma'),
  five('부신 결절', 'adrenal nodule', '肾上腺结节', '副腎結節', 'Nebennierenknoten'),
  five('난소 낭종', 'ovarian cyst', '卵巢囊肿', '卵巣嚢胞', 'Ovarialzyste'),
  five(
    '염증 후 호전 확인',
    'to confirm resolution of inflammation',
    '确认炎症吸收',
    '炎症の改善の確認',
    'Kontrolle der Rückbildung der Entzündung',
  ),
]

/** Returns typed words in every language in which they are known; other words stay those of their language. */
export function knownWords(
  typed: string,
  locale: Locale,
  known: readonly FiveWords[],
): Partial<Record<Locale, string>> {
  const plain = typed.trim().toLowerCase()
  const found = known.find((words) => LOCALES.some((one) => words[one].toLowerCase() === plain))
  return found ? { ...found } : { [locale]: typed.trim() }
}

import type { Locale } from '@pandok/domain'

type InFive = Readonly<Record<Locale, string>>

const inFive = (ko: string, en: string, zh: string, ja: string, de: string): InFive => ({
  ko,
  en,
  zh,
  ja,
  de,
})

const PLAIN = inFive('비조영', 'Non-contrast', '平扫', '単純', 'nativ')
const DOPPLER = inFive('도플러 포함', 'With Doppler', '含多普勒', 'ドプラ併用', 'mit Doppler')

/** Names of techniques that the exams' files describe without naming them, by exam. */
export const TECHNIQUE_NAMES: Readonly<Record<string, Readonly<Record<string, InFive>>>> = {
  'chest-radiograph': {
    pa: inFive('PA', 'PA', '后前位', '正面 PA', 'p.-a.'),
    'pa-lateral': inFive('PA·측면', 'PA and lateral', '正侧位', '正面・側面', 'zwei Ebenen'),
    'portable-ap': inFive('이동식 AP', 'Portable AP', '床旁前后位', 'ポータブル AP', 'Bettaufnahme'),
    'supine-ap': inFive('앙와위 AP', 'Supine AP', '仰卧位', '臥位 AP', 'a.-p. im Liegen'),
  },
  'chest-ct': {
    contrast: inFive('조영', 'With contrast', '增强', '造影', 'mit KM'),
    plain: PLAIN,
    hrct: inFive('HRCT', 'HRCT', 'HRCT', 'HRCT', 'HRCT'),
    ctpa: inFive('폐동맥 CT', 'CTPA', '肺动脉 CTA', '肺動脈 CT', 'CT-Angio Pulmonalis'),
  },
  'abdomen-us': {
    abdomen: inFive('복부', 'Abdomen', '腹部', '腹部', 'Abdomen'),
    doppler: DOPPLER,
    hcc: inFive('간암 감시', 'HCC surveillance', '肝癌监测', '肝癌サーベイランス', 'HCC-Früherkennung'),
  },
  'abdomen-pelvis-ct': {
    portal: inFive('문맥기', 'Portal venous', '门静脉期', '門脈相', 'portalvenös'),
    multiphase: inFive('다중시기', 'Multiphase', '多期增强', '多相', 'mehrphasig'),
    plain: PLAIN,
  },
  mammography: {
    ffdm: inFive('디지털 유방촬영', 'Digital', '数字摄影', 'デジタル', 'digital'),
    dbt: inFive('토모합성', 'Tomosynthesis', '断层合成', 'トモシンセシス', 'Tomosynthese'),
    spot: inFive('국소 압박', 'Spot compression', '局部加压', 'スポット撮影', 'Spotkompression'),
    implant: inFive('보형물', 'Implant views', '假体位', 'インプラント', 'Implantat'),
  },
  'breast-us': {
    whole: inFive('전체 유방', 'Whole breast', '全乳', '全乳房', 'gesamte Mamma'),
    targeted: inFive('국소', 'Targeted', '局部', '標的', 'gezielt'),
    doppler: DOPPLER,
    abus: inFive('자동 유방초음파', 'ABUS', '自动乳腺超声', 'ABUS', 'ABUS'),
  },
  'pelvis-us-gyn': {
    tv: inFive('질식', 'Transvaginal', '经阴道', '経腟', 'transvaginal'),
    tatv: inFive('복부·질식', 'Abdominal and TV', '经腹及阴道', '経腹・経腟', 'abdominal und TV'),
    ta: inFive('복부', 'Transabdominal', '经腹', '経腹', 'transabdominal'),
    tr: inFive('직장식', 'Transrectal', '经直肠', '経直腸', 'transrektal'),
  },
  'prostate-mr': {
    mp3t: inFive('mpMRI 3T', 'mpMRI 3T', 'mpMRI 3T', 'mpMRI 3T', 'mpMRT 3T'),
    bp3t: inFive('bpMRI 3T', 'bpMRI 3T', 'bpMRI 3T', 'bpMRI 3T', 'bpMRT 3T'),
    mp15t: inFive('mpMRI 1.5T', 'mpMRI 1.5T', 'mpMRI 1.5T', 'mpMRI 1.5T', 'mpMRT 1,5T'),
  },
  'thyroid-us': {
    routine: inFive('기본', 'Routine', '常规', '通常', 'Standard'),
    doppler: DOPPLER,
    postop: inFive('수술 후', 'Postoperative', '术后', '術後', 'postoperativ'),
  },
}

import type { LIBRARY_GRADES, Locale, Region } from '@pandok/domain'
import {
  CASES_PLAYED,
  COMPARED_AND_ANSWERED,
  CORONARY_AND_FOLLOW_UP,
  DAILY_CASES,
  EMBOLISM_ANSWERED,
  FOLLOWED,
  FOLLOWS_TECHNIQUE,
  GERMAN_VERTEBRAE,
  INJURIES,
  LESIONS_FIND,
  LIMITS_AND_DEVICES,
  NAMED,
  NAMED_AND_FIND,
  NORMAL_BY_PART,
  ONE_BREAST,
  OTHER_BREAST,
  PART_FROM_IMAGE,
  REWORDED,
  SCORED,
  SCORES_FIND,
  SIDE_FROM_IMAGE,
  SIDES_ASKED,
  SIZED,
  TOLD_BEFORE_COPYING,
  TOLD_BY_PLACE,
  TOLD_WHERE_REMOVED,
  WITHOUT_CONTRADICTIONS,
} from './examWords.ts'

export interface ExamHead {
  /** The id in the library, if it isn't the file's. */
  id?: string
  edition?: number
  /** How many of the changes that all exams made together were made before this one was there. */
  joined?: number
  /** What an edition after the second has changed, where it isn't the rebuilding by regions. */
  later?: Readonly<Record<Locale, string>>
  /** What it has changed by itself since the changes that all exams made together, the oldest first. */
  since?: readonly Readonly<Record<Locale, string>>[]
  /** The names in the library, if an earlier edition used other ones. */
  names?: Readonly<Record<Locale, string>>
  grade: (typeof LIBRARY_GRADES)[number]
  regions: readonly Region[]
  modalities: readonly string[]
  synonyms: Readonly<Record<Locale, readonly string[]>>
}

/** What the neutral files don't say of an exam: who may take it, and what people look for it by. */
export const EXAM_HEADS: Readonly<Record<string, ExamHead>> = {
  'brain-ct': {
    id: 'neuro-ct',
    edition: 2,
    grade: 'free',
    regions: ['head'],
    modalities: ['CT'],
    since: [SCORED, NAMED_AND_FIND, SIDES_ASKED, CASES_PLAYED],
    synonyms: {
      ko: ['두부 CT', '머리 CT', '뇌출혈', '뇌경색', '외상'],
      en: ['head CT', 'intracranial hemorrhage', 'stroke CT', 'trauma'],
      zh: ['颅脑 CT', '脑出血', '脑梗死'],
      ja: ['頭部 CT', '脳出血', '脳梗塞'],
      de: ['CCT', 'Schädel-CT', 'Hirnblutung', 'Schlaganfall'],
    },
  },
  'brain-mr': {
    grade: 'free',
    regions: ['head'],
    modalities: ['MR'],
    since: [SCORED, NAMED_AND_FIND, SIDES_ASKED, CASES_PLAYED],
    synonyms: {
      ko: ['뇌 MRI', '두부 MRI', '백질 병변'],
      en: ['brain MRI', 'head MRI', 'white matter disease'],
      zh: ['颅脑 MRI', '脑白质病变'],
      ja: ['頭部 MRI', '白質病変'],
      de: ['MRT Schädel', 'cMRT', 'Marklagerläsionen'],
    },
  },
  'lumbar-spine-mr': {
    grade: 'paid',
    regions: ['spine'],
    modalities: ['MR'],
    since: [SCORED, SIZED, SCORES_FIND, WITHOUT_CONTRADICTIONS, CASES_PLAYED],
    synonyms: {
      ko: ['허리 MRI', '요추 MRI', '추간판 탈출', '척추관 협착'],
      en: ['lumbar MRI', 'L-spine MRI', 'disc herniation', 'spinal stenosis'],
      zh: ['腰椎 MRI', '椎间盘突出', '椎管狭窄'],
      ja: ['腰椎 MRI', '椎間板ヘルニア', '脊柱管狭窄'],
      de: ['LWS-MRT', 'Bandscheibenvorfall', 'Spinalkanalstenose'],
    },
  },
  'cervical-spine-mr': {
    grade: 'free',
    regions: ['spine'],
    modalities: ['MR'],
    since: [SCORED, SCORES_FIND, WITHOUT_CONTRADICTIONS, CASES_PLAYED],
    synonyms: {
      ko: ['목 MRI', '경추 MRI', '경추 디스크', '척수병증'],
      en: ['cervical MRI', 'C-spine MRI', 'myelopathy'],
      zh: ['颈椎 MRI', '颈椎病'],
      ja: ['頸椎 MRI', '頸髄症'],
      de: ['HWS-MRT', 'Myelopathie'],
    },
  },
  'knee-mr': {
    grade: 'paid',
    regions: ['extremities'],
    modalities: ['MR'],
    since: [SIDE_FROM_IMAGE, NAMED, WITHOUT_CONTRADICTIONS, CASES_PLAYED],
    synonyms: {
      ko: ['무릎 MRI', '슬관절 MRI', '반월연골', '전방십자인대'],
      en: ['knee MRI', 'meniscal tear', 'ACL tear'],
      zh: ['膝关节 MRI', '半月板', '前交叉韧带'],
      ja: ['膝 MRI', '半月板損傷', '前十字靱帯'],
      de: ['Knie-MRT', 'Meniskusriss', 'Kreuzbandruptur'],
    },
  },
  'shoulder-mr': {
    grade: 'paid',
    regions: ['extremities'],
    modalities: ['MR'],
    since: [SIDE_FROM_IMAGE, WITHOUT_CONTRADICTIONS, CASES_PLAYED],
    synonyms: {
      ko: ['어깨 MRI', '견관절 MRI', '회전근개'],
      en: ['shoulder MRI', 'rotator cuff'],
      zh: ['肩关节 MRI', '肩袖'],
      ja: ['肩 MRI', '腱板断裂'],
      de: ['Schulter-MRT', 'Rotatorenmanschette'],
    },
  },
  'joint-radiograph': {
    grade: 'paid',
    regions: ['extremities'],
    modalities: ['CR'],
    since: [PART_FROM_IMAGE, SCORED, NAMED_AND_FIND, NORMAL_BY_PART, WITHOUT_CONTRADICTIONS, CASES_PLAYED],
    synonyms: {
      ko: ['관절 X선', '골절', '퇴행성 관절염'],
      en: ['joint X-ray', 'fracture', 'osteoarthritis'],
      zh: ['关节 X 线', '骨折', '骨关节炎'],
      ja: ['関節単純 X 線', '骨折', '変形性関節症'],
      de: ['Röntgen Gelenk', 'Fraktur', 'Arthrose'],
    },
  },
  'chest-radiograph': {
    grade: 'free',
    regions: ['chest'],
    modalities: ['CR'],
    since: [SIZED, TOLD_BEFORE_COPYING, LIMITS_AND_DEVICES],
    synonyms: {
      ko: ['흉부 X선', '흉부 단순촬영', '가슴 X선', '폐렴'],
      en: ['chest X-ray', 'CXR', 'pneumonia'],
      zh: ['胸片', '胸部 X 线', '肺炎'],
      ja: ['胸部 X 線', '胸部単純写真', '肺炎'],
      de: ['Röntgen-Thorax', 'Thoraxaufnahme', 'Pneumonie'],
    },
  },
  'chest-ct': {
    edition: 2,
    grade: 'free',
    regions: ['chest'],
    modalities: ['CT'],
    names: { ko: '흉부 CT', en: 'Chest CT', zh: '胸部 CT', ja: '胸部 CT', de: 'CT Thorax' },
    since: [
      NAMED,
      CORONARY_AND_FOLLOW_UP,
      FOLLOWED,
      TOLD_BEFORE_COPYING,
      EMBOLISM_ANSWERED,
      TOLD_WHERE_REMOVED,
    ],
    synonyms: {
      ko: ['가슴 CT', '폐 CT', '폐결절', '저선량 흉부 CT'],
      en: ['chest computed tomography', 'lung CT', 'lung nodule'],
      zh: ['肺部 CT', '胸部平扫', '肺结节'],
      ja: ['肺 CT', '胸部エックス線 CT', '肺結節'],
      de: ['Thorax-CT', 'CT Lunge', 'Lungenrundherd'],
    },
  },
  'abdomen-us': {
    grade: 'free',
    regions: ['abdomen'],
    modalities: ['US'],
    since: [NAMED, FOLLOWED, TOLD_BEFORE_COPYING, DAILY_CASES, TOLD_WHERE_REMOVED],
    synonyms: {
      ko: ['상복부 초음파', '간 초음파', '담석', '지방간'],
      en: ['abdominal ultrasound', 'liver ultrasound', 'gallstones', 'fatty liver'],
      zh: ['上腹部超声', '肝胆超声', '胆结石', '脂肪肝'],
      ja: ['腹部エコー', '胆石', '脂肪肝'],
      de: ['Oberbauchsonographie', 'Sono Abdomen', 'Gallensteine', 'Steatose'],
    },
  },
  'abdomen-pelvis-ct': {
    grade: 'free',
    regions: ['abdomen', 'pelvis'],
    modalities: ['CT'],
    since: [NAMED, INJURIES, FOLLOWED, TOLD_BEFORE_COPYING, DAILY_CASES, TOLD_WHERE_REMOVED],
    synonyms: {
      ko: ['복부 CT', '복부골반 CT', '충수염'],
      en: ['abdominal CT', 'CT abdomen and pelvis', 'appendicitis'],
      zh: ['腹部 CT', '腹盆 CT', '阑尾炎'],
      ja: ['腹部 CT', '腹部骨盤 CT', '虫垂炎'],
      de: ['CT Abdomen', 'CT Abdomen-Becken', 'Appendizitis'],
    },
  },
  mammography: {
    grade: 'free',
    regions: ['breast'],
    modalities: ['MG'],
    since: [SCORED, SIZED, FOLLOWED, TOLD_BEFORE_COPYING, TOLD_BY_PLACE, ONE_BREAST],
    synonyms: {
      ko: ['유방촬영술', '맘모그래피', 'BI-RADS'],
      en: ['mammogram', 'BI-RADS', 'breast screening'],
      zh: ['乳腺钼靶', 'BI-RADS'],
      ja: ['マンモグラフィー', 'BI-RADS', '乳がん検診'],
      de: ['Mammogramm', 'BI-RADS', 'Brustkrebsscreening'],
    },
  },
  'breast-us': {
    grade: 'free',
    regions: ['breast'],
    modalities: ['US'],
    since: [SCORED, SIZED, FOLLOWED, TOLD_BEFORE_COPYING, COMPARED_AND_ANSWERED, TOLD_WHERE_REMOVED],
    synonyms: {
      ko: ['유방초음파', '유방 결절', 'BI-RADS'],
      en: ['breast ultrasound', 'breast mass', 'BI-RADS'],
      zh: ['乳腺彩超', '乳腺肿块', 'BI-RADS'],
      ja: ['乳腺エコー', '乳房腫瘤', 'BI-RADS'],
      de: ['Mammasonographie', 'Brustultraschall', 'BI-RADS'],
    },
  },
  'pelvis-us-gyn': {
    grade: 'free',
    regions: ['pelvis'],
    modalities: ['US'],
    since: [FOLLOWED, TOLD_BEFORE_COPYING, DAILY_CASES, TOLD_WHERE_REMOVED],
    synonyms: {
      ko: ['골반 초음파', '부인과 초음파', '자궁근종', '난소 낭종'],
      en: ['pelvic ultrasound', 'gynecologic ultrasound', 'fibroid', 'ovarian cyst'],
      zh: ['妇科超声', '盆腔超声', '子宫肌瘤', '卵巢囊肿'],
      ja: ['骨盤エコー', '婦人科超音波', '子宮筋腫', '卵巣嚢胞'],
      de: ['Gynäkologische Sonographie', 'Beckensonographie', 'Myom', 'Ovarialzyste'],
    },
  },
  'prostate-mr': {
    edition: 2,
    grade: 'free',
    regions: ['pelvis'],
    modalities: ['MR'],
    names: { ko: '전립선 MR', en: 'Prostate MR', zh: '前列腺 MR', ja: '前立腺 MR', de: 'Prostata-MRT' },
    since: [TOLD_BEFORE_COPYING, DAILY_CASES],
    synonyms: {
      ko: ['전립선 MRI', 'PI-RADS', 'PSA 밀도'],
      en: ['prostate MRI', 'PI-RADS', 'PSA density'],
      zh: ['前列腺 MRI', 'PI-RADS'],
      ja: ['前立腺 MRI', 'PI-RADS'],
      de: ['Prostata-MRT', 'PI-RADS'],
    },
  },
  'thyroid-us': {
    edition: 3,
    grade: 'free',
    regions: ['neck'],
    modalities: ['US'],
    later: {
      ko: 'K-TIRADS와 ACR TI-RADS의 셋째 판에 맞추었습니다. 등에코와 고에코, 분엽성과 불규칙한 경계를 따로 넘깁니다.',
      en: 'Follows the third editions of K-TIRADS and ACR TI-RADS, which tell isoechoic from hyperechoic and lobulated from irregular.',
      zh: '与 K-TIRADS 和 ACR TI-RADS 第三版一致：区分等回声与高回声、分叶状与不规则边缘。',
      ja: 'K-TIRADS と ACR TI-RADS の第 3 版に合わせ、等エコーと高エコー、分葉状と不整を区別します。',
      de: 'Folgt den dritten Ausgaben von K-TIRADS und ACR TI-RADS, die echogleich und echoreich sowie gelappt und unregelmäßig unterscheiden.',
    },
    names: {
      ko: '갑상선 초음파',
      en: 'Thyroid US',
      zh: '甲状腺超声',
      ja: '甲状腺エコー',
      de: 'Schilddrüse Sono',
    },
    since: [NAMED, FOLLOWED, TOLD_BEFORE_COPYING, TOLD_BY_PLACE, DAILY_CASES],
    synonyms: {
      ko: ['갑상샘 초음파', '경부 초음파', '갑상선 결절'],
      en: ['thyroid ultrasound', 'thyroid nodule', 'neck ultrasound'],
      zh: ['甲状腺彩超', '甲状腺结节'],
      ja: ['甲状腺超音波', '甲状腺結節', '頸部エコー'],
      de: ['Schilddrüsensonographie', 'Schilddrüsenknoten', 'Sono Hals'],
    },
  },
  'liver-ct-mr': {
    id: 'liver',
    edition: 3,
    grade: 'free',
    regions: ['abdomen'],
    modalities: ['CT', 'MR'],
    since: [REWORDED, SCORES_FIND, LESIONS_FIND, TOLD_BEFORE_COPYING, DAILY_CASES, FOLLOWS_TECHNIQUE],
    synonyms: {
      ko: ['간 CT', '간 MRI', '간암', '간경화', '간세포암'],
      en: ['liver CT', 'liver MRI', 'hepatocellular carcinoma', 'cirrhosis', 'liver metastasis'],
      zh: ['肝脏 CT', '肝脏 MRI', '肝癌', '肝硬化'],
      ja: ['肝 CT', '肝 MRI', '肝細胞癌', '肝硬変'],
      de: ['CT Leber', 'MRT Leber', 'Leberzellkarzinom', 'Leberzirrhose'],
    },
  },
  'breast-mr': {
    id: 'breast',
    edition: 3,
    grade: 'free',
    regions: ['breast'],
    modalities: ['MR'],
    since: [REWORDED, NAMED, LESIONS_FIND, FOLLOWED, TOLD_BEFORE_COPYING, OTHER_BREAST],
    synonyms: {
      ko: ['유방 자기공명', '유방 영상', '비종괴 조영증강', 'BI-RADS'],
      en: ['breast magnetic resonance', 'breast imaging', 'non-mass enhancement', 'BI-RADS'],
      zh: ['乳腺磁共振', '乳腺影像', '非肿块强化', 'BI-RADS'],
      ja: ['乳房 MR', '乳房画像', '非腫瘤性造影', 'BI-RADS'],
      de: ['Mamma-MRT', 'Brust-MRT', 'Non-Mass-Enhancement', 'BI-RADS'],
    },
  },
  'spine-radiograph': {
    id: 'bone-spine',
    edition: 3,
    grade: 'free',
    regions: ['spine'],
    modalities: ['CR'],
    since: [REWORDED, SCORES_FIND, GERMAN_VERTEBRAE, WITHOUT_CONTRADICTIONS, CASES_PLAYED],
    synonyms: {
      ko: ['척추 X선', '뼈·척추', '압박골절', '측만증', '척추전방전위증'],
      en: ['spine X-ray', 'bone and spine', 'compression fracture', 'scoliosis', 'spondylolisthesis'],
      zh: ['脊柱平片', '骨与脊柱', '压缩性骨折', '脊柱侧弯', '椎体滑脱'],
      ja: ['脊椎レントゲン', '骨・脊椎', '圧迫骨折', '側弯症', 'すべり症'],
      de: ['WS-Röntgen', 'Knochen und Wirbelsäule', 'Kompressionsfraktur', 'Skoliose', 'Listhesis'],
    },
  },
}

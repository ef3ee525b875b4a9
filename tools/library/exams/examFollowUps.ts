import type { Assessment, FollowUpAdvice, Locale } from '@pandok/domain'

type Time = Pick<FollowUpAdvice, 'from' | 'to' | 'unit'>

interface FollowUpRow {
  cells: readonly string[]
  exam: InFive
  reason: InFive
  /** When the examination is due, by the sentence of the cell. Of several examinations, the first counts. */
  times: Readonly<Record<string, Time>>
}

type InFive = Readonly<Record<Locale, string>>

const five = (ko: string, en: string, zh: string, ja: string, de: string): InFive => ({ ko, en, zh, ja, de })

const months = (from: number, to = from): Time => ({ from, to, unit: 'month' })
const years = (count: number): Time => ({ from: count, to: count, unit: 'year' })

const ANEURYSM: Omit<FollowUpRow, 'exam'> = {
  cells: ['aaa'],
  reason: five(
    '복부 대동맥류',
    'abdominal aortic aneurysm',
    '腹主动脉瘤',
    '腹部大動脈瘤',
    'Bauchaortenaneurysma',
  ),
  times: { 'advice-2': months(6), 'advice-3': years(1), 'advice-4': years(2), 'advice-5': years(3) },
}

/** The sentences leave open how the aorta is imaged. */
const AORTA: InFive = five(
  '복부 대동맥 영상검사',
  'imaging of the abdominal aorta',
  '腹主动脉影像检查',
  '腹部大動脈の画像検査',
  'Bildgebung der Bauchaorta',
)

const ABDOMINAL_US: InFive = five(
  '복부 초음파',
  'abdominal ultrasound',
  '腹部超声',
  '腹部超音波',
  'Abdomensonographie',
)

const THYROID_US: InFive = five(
  '갑상선 초음파',
  'thyroid ultrasound',
  '甲状腺超声',
  '甲状腺超音波',
  'Schilddrüsensonographie',
)

const POLYP: InFive = five('담낭 용종', 'gallbladder polyp', '胆囊息肉', '胆嚢ポリープ', 'Gallenblasenpolyp')

const THYROID_NODULE: InFive = five(
  '갑상선 결절',
  'thyroid nodule',
  '甲状腺结节',
  '甲状腺結節',
  'Schilddrüsenknoten',
)

const PROBABLY_BENIGN: InFive = five(
  '유방 BI-RADS 범주 3 병변',
  'BI-RADS 3 breast lesion',
  '乳腺 BI-RADS 3 类病变',
  '乳房の BI-RADS カテゴリー 3 病変',
  'Mammabefund BI-RADS 3',
)

/** The lesion is one of another examination, which the category of the whole exam doesn't name. */
const OVERALL: FollowUpRow = {
  cells: ['birads'],
  exam: five('유방 영상검사', 'breast imaging', '乳腺影像检查', '乳房の画像検査', 'Bildgebung der Mamma'),
  reason: PROBABLY_BENIGN,
  times: { 'advice-3': months(6) },
}

/** The recommendations of sentences in neutral exam files as data, because the files only have them in words. */
const FOLLOW_UPS: Readonly<Record<string, readonly FollowUpRow[]>> = {
  'breast-mr': [OVERALL],
  'breast-us': [OVERALL],
  mammography: [OVERALL],
  'abdomen-pelvis-ct': [{ ...ANEURYSM, exam: AORTA }],
  'abdomen-us': [
    { ...ANEURYSM, exam: AORTA },
    {
      cells: ['liver-nodule'],
      exam: ABDOMINAL_US,
      times: { 'advice-1': months(3, 6) },
      reason: five('간 결절', 'hepatic nodule', '肝结节', '肝結節', 'Leberherd'),
    },
    {
      cells: ['us-1'],
      exam: ABDOMINAL_US,
      times: { 'advice-1': { to: 3, unit: 'month' }, 'advice-2': months(6) },
      reason: five(
        '간세포암 감시',
        'HCC surveillance',
        '肝细胞癌监测',
        '肝細胞癌サーベイランス',
        'HCC-Surveillance',
      ),
    },
    {
      cells: ['gb-polyp', 'gb-polyps'],
      exam: ABDOMINAL_US,
      reason: POLYP,
      times: { 'advice-2': months(6), 'advice-3': months(6), 'advice-4': months(12) },
    },
    {
      cells: ['gb-polyp-wall'],
      exam: ABDOMINAL_US,
      reason: POLYP,
      times: { 'advice-2': months(6) },
    },
  ],
  'chest-ct': [
    {
      cells: ['aortic-dilatation'],
      times: { 'advice-2': months(6, 12) },
      exam: five('대동맥 CT', 'CT of the aorta', '主动脉CT', '大動脈CT', 'CT der Aorta'),
      reason: five(
        '대동맥 확장',
        'dilatation of the aorta',
        '主动脉扩张',
        '大動脈拡張',
        'Erweiterung der Aorta',
      ),
    },
  ],
  'pelvis-us-gyn': [
    {
      cells: ['cyst', 'hemorrhagic-cyst', 'endometrioma', 'dermoid', 'extraovarian', 'adnexal'],
      exam: five('골반 초음파', 'pelvic ultrasound', '盆腔超声', '骨盤超音波', 'Beckensonographie'),
      reason: five('부속기 병변', 'adnexal lesion', '附件区病变', '付属器病変', 'Adnexbefund'),
      times: {
        'advice-us12': months(12),
        'advice-us6': months(6),
        'advice-us23': months(2, 3),
        'advice-gyn3': { to: 6, unit: 'month' },
      },
    },
  ],
  'thyroid-us': [
    {
      cells: ['nodule-k'],
      exam: THYROID_US,
      reason: THYROID_NODULE,
      times: {
        'advice-follow-1-3-5': years(1),
        'advice-follow-6mo': months(6),
        'advice-biopsy-choice': years(1),
      },
    },
    { cells: ['nodule-acr'], exam: THYROID_US, reason: THYROID_NODULE, times: { 'advice-follow': years(1) } },
    {
      cells: ['node-indeterminate'],
      times: { advice: months(6) },
      exam: five('경부 초음파', 'neck ultrasound', '颈部超声', '頸部超音波', 'Halssonographie'),
      reason: five('경부 림프절', 'cervical lymph node', '颈部淋巴结', '頸部リンパ節', 'Halslymphknoten'),
    },
  ],
}

/** The recommendations of categories as data, for the same reason. */
const CATEGORY_FOLLOW_UPS: Readonly<Record<string, Readonly<Record<string, FollowUpAdvice>>>> = {
  mammography: {
    '3': {
      reason: PROBABLY_BENIGN,
      ...months(6),
      exam: five('유방촬영', 'mammography', '乳腺X线', 'マンモグラフィ', 'Mammographie'),
    },
  },
  'breast-us': {
    '3': {
      reason: PROBABLY_BENIGN,
      ...months(6),
      exam: five('유방 초음파', 'breast ultrasound', '乳腺超声', '乳房超音波', 'Mammasonographie'),
    },
  },
  'breast-mr': {
    '3': {
      reason: PROBABLY_BENIGN,
      ...months(6),
      exam: five('유방 MRI', 'breast MRI', '乳腺 MRI', '乳房 MRI', 'MRT der Mamma'),
    },
  },
}

/**
 * Returns an assessment with the recommendations of its categories as data; throws if a category has no
 * advice.
 */
export function followedAssessment(exam: string, assessment: Assessment): Assessment {
  const followUps = CATEGORY_FOLLOW_UPS[exam]
  const idle = Object.keys(followUps ?? {}).filter((category) => assessment.advice[category] === undefined)
  if (idle.length > 0) throw new Error(`${exam} has no advice for these categories: ${idle.join(', ')}`)
  return followUps ? { ...assessment, followUps } : assessment
}

/** Returns the recommendation of a sentence of an exam as data. */
export function examFollowUp(exam: string, cell: string, output: string): FollowUpAdvice | undefined {
  const row = FOLLOW_UPS[exam]?.find(
    ({ cells, times }) => cells.includes(cell) && times[output] !== undefined,
  )
  const time = row?.times[output]
  return row && time && { exam: row.exam, reason: row.reason, ...time }
}

/** Lists sentences with a time that the exam no longer has, as «cell output». */
export const idleFollowUps = (
  exam: string,
  cells: readonly { id: string; outputs: readonly { id: string }[] }[],
): readonly string[] =>
  (FOLLOW_UPS[exam] ?? []).flatMap((row) =>
    row.cells.flatMap((id) => {
      const outputs = cells.find((cell) => cell.id === id)?.outputs ?? []
      return Object.keys(row.times)
        .filter((output) => outputs.every((one) => one.id !== output))
        .map((output) => `${id} ${output}`)
    }),
  )

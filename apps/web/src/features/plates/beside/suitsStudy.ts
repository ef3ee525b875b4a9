import type { StudyKind } from './plateMemory.ts'

const RADIOGRAPH: readonly string[] = [
  ...['x-ray', 'xray', 'radiogra', '엑스선', 'x선', '일반촬영', '단순촬영', 'x线', 'x線', '単純', 'röntgen'],
]

/** Words in plate names for modalities and body parts, by the DICOM terms. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  US: ['us', 'sono', '초음파', '超声', '超音波', 'ultra', 'sonogra'],
  CT: ['ct', '씨티'],
  MR: ['mr', 'mri'],
  MG: ['mammo', 'mg', '유방촬영', '乳腺', 'マンモ'],
  CR: RADIOGRAPH,
  DX: RADIOGRAPH,
  SM: ['병리', '조직', 'patho', '病理', 'biops'],
  THYROID: ['갑상선', 'thyro', '甲状', 'schilddr'],
  NECK: ['경부', '목', 'neck', '颈', '頸', 'hals'],
  HEAD: ['두부', '뇌', 'head', 'brain', '头', '頭', '脑', '脳', 'kopf', 'schädel'],
  BRAIN: ['뇌', 'brain', '脑', '脳', 'hirn'],
  CHEST: ['흉부', '폐', 'chest', 'lung', 'thora', '胸', '肺', 'lunge'],
  LUNG: ['폐', 'lung', '肺'],
  ABDOMEN: ['복부', '간', 'abdom', 'liver', '腹', '肝', 'leber'],
  LIVER: ['간', 'liver', '肝', 'leber'],
  BREAST: ['유방', 'breast', '乳', 'brust', 'mamma'],
  PELVIS: ['골반', 'pelvi', '盆', 'becken'],
  PROSTATE: ['전립선', 'prosta', '前列腺', '前立腺'],
  KIDNEY: ['신장', '콩팥', 'kidney', 'renal', '肾', '腎', 'niere'],
  SPINE: ['척추', 'spine', '脊', 'wirbel'],
  KNEE: ['무릎', 'knee', '膝', 'knie'],
}

/** How well a plate's name fits a study: the number of the study's words that it contains. */
export function suitsStudy(name: string, { modality, bodyPart, description }: StudyKind): number {
  const folded = name.normalize('NFKC').toLowerCase()
  const words = [modality, bodyPart, ...description.split(/[^\p{L}\p{N}]+/u)].filter(
    (word) => word.length > 1,
  )
  const found = words.filter((word) => {
    const own = word.toLowerCase()
    const others = SYNONYMS[word.toUpperCase()] ?? []
    return [own, ...others].some((one) => folded.includes(one))
  })
  return new Set(found.map((word) => word.toUpperCase())).size
}

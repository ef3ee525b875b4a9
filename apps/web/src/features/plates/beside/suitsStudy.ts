import type { StudyKind } from './plateMemory.ts'

const RADIOGRAPH: readonly string[] = [
  ...['x-ray', 'xray', 'radiogra', '엑스선', 'x선', '일반촬영', '단순촬영', 'x线', 'x線', '単純', 'röntgen'],
]

/** Words in plate names for modalities, by the DICOM terms. */
const MODALITIES: Readonly<Record<string, readonly string[]>> = {
  US: ['us', 'sono', '초음파', '超声', '超音波', 'ultra', 'sonogra'],
  CT: ['ct', '씨티'],
  MR: ['mr', 'mri'],
  MG: ['mammo', 'mg', '유방촬영', '乳腺', 'マンモ'],
  CR: RADIOGRAPH,
  DX: RADIOGRAPH,
  SM: ['병리', '조직', 'patho', '病理', 'biops'],
}

/** Words in plate names for body parts, by the DICOM terms. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
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

/** Regions that contain others: a study of the pelvis may be one of the prostate. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  HEAD: ['BRAIN'],
  NECK: ['THYROID'],
  CHEST: ['LUNG', 'BREAST'],
  ABDOMEN: ['LIVER', 'KIDNEY'],
  PELVIS: ['PROSTATE'],
}

/** Short Latin words are parts of others: «ct» of «resection», «us» of «status». */
const isNamed = (folded: string, word: string): boolean =>
  /^[a-z]{1,3}$/u.test(word)
    ? new RegExp(`(?<![a-z])${word}(?![a-z])`, 'u').test(folded)
    : folded.includes(word)

const foldedOf = (text: string): string => text.normalize('NFKC').toLowerCase()

const regionsOf = (text: string): readonly string[] => {
  const folded = foldedOf(text)
  return Object.keys(REGIONS).filter((region) =>
    [region.toLowerCase(), ...(REGIONS[region] ?? [])].some((word) => isNamed(folded, word)),
  )
}

const isWithin = (one: string, other: string): boolean =>
  one === other || (PARTS[one]?.includes(other) ?? false) || (PARTS[other]?.includes(one) ?? false)

/** Returns whether both name a part of the body, and no part is the same. */
function isElsewhere(name: string, { bodyPart, description }: StudyKind): boolean {
  const ofPlate = regionsOf(name)
  const ofStudy = regionsOf(`${bodyPart} ${description}`)
  const isShared = ofPlate.some((one) => ofStudy.some((other) => isWithin(one, other)))
  return ofPlate.length > 0 && ofStudy.length > 0 && !isShared
}

/**
 * Returns how well a plate's name fits a study: the number of the study's words that it contains. A plate of
 * another part of the body doesn't fit, even if its modality does.
 */
export function suitsStudy(name: string, study: StudyKind): number {
  if (isElsewhere(name, study)) return 0
  const folded = foldedOf(name)
  const { modality, bodyPart, description } = study
  const words = [modality, bodyPart, ...description.split(/[^\p{L}\p{N}]+/u)].filter(
    (word) => word.length > 1,
  )
  const found = words.filter((word) => {
    const term = word.toUpperCase()
    const others = [...(MODALITIES[term] ?? []), ...(REGIONS[term] ?? [])]
    return [word.toLowerCase(), ...others].some((one) => isNamed(folded, one))
  })
  return new Set(found.map((word) => word.toUpperCase())).size
}

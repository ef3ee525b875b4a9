import { browserStorage } from '#platform/storage/browserStorage.ts'

/** The visible study as its file describes it. */
export interface StudyKind {
  modality: string
  bodyPart: string
  description: string
}

const NAME = 'pandok.viewer.plates'

/** The plate that was last chosen for each kind of study in this browser. */
function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(browserStorage().getItem(NAME) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
  } catch {
    return {}
  }
}

const keyOf = ({ modality, bodyPart }: StudyKind): string => `${modality} ${bodyPart}`.trim().toUpperCase()

export function rememberPlate(study: StudyKind, plate: string): void {
  browserStorage().setItem(NAME, JSON.stringify({ ...read(), [keyOf(study)]: plate }))
}

export const rememberedPlate = (study: StudyKind): string | undefined => read()[keyOf(study)]

import { keptStorage } from '#platform/storage/keptStorage.ts'

/** The study that is in view, as its file describes it. */
export interface StudyKind {
  modality: string
  bodyPart: string
  description: string
}

const NAME = 'pandok.viewer.plates'

/** The plate that was chosen last for such studies, as this browser remembers it. */
function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(keptStorage().getItem(NAME) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
  } catch {
    return {}
  }
}

const keyOf = ({ modality, bodyPart }: StudyKind): string => `${modality} ${bodyPart}`.trim().toUpperCase()

export function rememberPlate(study: StudyKind, plate: string): void {
  keptStorage().setItem(NAME, JSON.stringify({ ...read(), [keyOf(study)]: plate }))
}

export const rememberedPlate = (study: StudyKind): string | undefined => read()[keyOf(study)]

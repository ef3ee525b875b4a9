import { inView } from '../desk/inView.ts'
import { useLooked } from '../desk/useViewerParts.ts'

/** The kind of study that is looked at, by the file's own words. */
export interface StudyInView {
  modality: string
  bodyPart: string
  description: string
}

export const useStudyInView = (): StudyInView | undefined =>
  useLooked((desk) => {
    const record = inView(desk)?.instance?.record
    if (!record) return undefined
    const { modality, bodyPart, description } = record.series
    return { modality, bodyPart, description: `${record.study.description} ${description}` }
  })

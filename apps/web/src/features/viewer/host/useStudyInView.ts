import { inView } from '@pandok/viewer'
import { useLooked } from '../workspace/useViewerParts.ts'

/** The kind of study that is looked at, by the file's own words. */
export interface StudyInView {
  modality: string
  bodyPart: string
  description: string
}

export const useStudyInView = (): StudyInView | undefined =>
  useLooked((viewer) => {
    const record = inView(viewer)?.instance?.record
    if (!record) return undefined
    const { modality, bodyPart, description } = record.series
    return { modality, bodyPart, description: `${record.study.description} ${description}` }
  })

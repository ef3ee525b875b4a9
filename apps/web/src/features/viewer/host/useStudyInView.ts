import { inView } from '@pandok/viewer'
import { useViewerSelection } from '../workspace/useViewerParts.ts'

/** The kind of the study in view, with the terms of its file. */
export interface StudyInView {
  modality: string
  bodyPart: string
  description: string
}

export const useStudyInView = (): StudyInView | undefined =>
  useViewerSelection((viewer) => {
    const record = inView(viewer)?.instance?.record
    if (!record) return undefined
    const { modality, bodyPart, description } = record.series
    return { modality, bodyPart, description: `${record.study.description} ${description}` }
  })

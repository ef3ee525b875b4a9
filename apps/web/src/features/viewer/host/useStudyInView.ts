import { useSessionPart } from '../desk/useViewerParts.ts'
import { useViewer } from '../desk/ViewerDesk.ts'

/** The kind of study in the active viewport, by the file's own words. */
export interface StudyInView {
  modality: string
  bodyPart: string
  description: string
}

export function useStudyInView(): StudyInView | undefined {
  const { locate } = useViewer()
  return useSessionPart(({ viewports, active }) => {
    const frame = viewports[active]?.frame
    const record = frame === undefined ? undefined : locate(frame)?.frame.instance.record
    if (!record) return undefined
    const { modality, bodyPart, description } = record.series
    return { modality, bodyPart, description: `${record.study.description} ${description}` }
  })
}

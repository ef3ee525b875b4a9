import type { InstanceRecord } from '../model/Instance.ts'
import type { OpenInstance } from '../model/Stack.ts'
import type { Viewer } from './Viewer.ts'

export interface Owner {
  patientKey: string
  studyKey: string
  /** The first of a slide's files, which agree on patient and study. */
  instance: OpenInstance | undefined
  record: InstanceRecord | undefined
}

/** The patient of a slide; undefined if its file doesn't say. */
export function slideOwner(
  { slides, studies }: Pick<Viewer, 'slides' | 'studies'>,
  id: string,
): Owner | undefined {
  const series = slides.seriesOf(id)
  if (series === undefined) return undefined
  for (const study of studies.read().patients.flatMap((patient) => patient.studies)) {
    const slide = study.slides.find(({ key }) => key === series)
    const [instance] = slide?.instances ?? []
    if (slide)
      return { patientKey: study.patientKey, studyKey: study.key, instance, record: instance?.record }
  }
  return undefined
}

import type { InstanceRecord } from '../model/Instance.ts'
import type { OpenInstance } from '../model/Stack.ts'
import type { Viewer } from './Viewer.ts'

export interface Owner {
  patientKey: string
  studyKey: string
  /** Of a slide's files the first: what they say of the patient and the study they all say. */
  instance: OpenInstance | undefined
  record: InstanceRecord | undefined
}

/** Whose a slide is; undefined: its file doesn't say. */
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

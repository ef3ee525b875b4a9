import type { ArrangedPatient, Arrangement, InstanceRecord, OpenInstance } from '@pandok/viewer'
import { PLAIN } from './readPlainImage.ts'
import type { ViewerDesk } from './ViewerDesk.ts'

export interface Owner {
  patientKey: string
  studyKey: string
  /** Of a slide's files the first: what they say of the patient and the study they all say. */
  instance: OpenInstance | undefined
  record: InstanceRecord | undefined
}

/** Whose a slide is; undefined: its file doesn't say. */
export function slideOwner({ slides, studies }: ViewerDesk, id: string): Owner | undefined {
  const series = slides.seriesOf(id)
  if (series === undefined) return undefined
  for (const { key, patientKey, slides: own } of studies
    .read()
    .patients.flatMap((patient) => patient.studies)) {
    const slide = own.find((one) => one.key === series)
    const [instance] = slide?.instances ?? []
    if (slide) return { patientKey, studyKey: key, instance, record: instance?.record }
  }
  return undefined
}

/** Whose images are open. Photographs and screen shots name nobody, and so make nobody the second one. */
export const patientsIn = ({ patients }: Arrangement): readonly ArrangedPatient[] =>
  patients.filter(({ studies }) => studies.some(({ facts }) => facts.uid !== PLAIN))

/** In the place of a patient's key: nobody's in particular. */
export const NOBODYS = ''

/** Whether something belongs to a patient. What says nothing about whose it is belongs to the only one who is open. */
export function isOf(
  { studies }: ViewerDesk,
  patientKey: string | undefined,
  its: string | undefined,
): boolean {
  if (patientKey === undefined) return true
  if (its !== undefined) return its === patientKey
  return patientKey === NOBODYS || patientsIn(studies.read()).length <= 1
}

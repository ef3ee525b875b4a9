import type { InstanceRecord } from '@pandok/viewer'
import type { ViewerDesk } from './ViewerDesk.ts'

export interface Owner {
  patientKey: string
  record: InstanceRecord | undefined
}

/** Whose a slide is; undefined: its file doesn't say. */
export function slideOwner({ slides, studies }: ViewerDesk, id: string): Owner | undefined {
  const key = slides.seriesOf(id)
  if (key === undefined) return undefined
  for (const { patientKey, slides: own } of studies.read().patients.flatMap((patient) => patient.studies)) {
    const slide = own.find((one) => one.key === key)
    if (slide) return { patientKey, record: slide.instances[0]?.record }
  }
  return undefined
}

/** Whether something belongs to a patient. What says nothing about whose it is belongs to the only one who is open. */
export function isOf(
  { studies }: ViewerDesk,
  patientKey: string | undefined,
  its: string | undefined,
): boolean {
  if (patientKey === undefined) return true
  return its === undefined ? studies.read().patients.length <= 1 : its === patientKey
}

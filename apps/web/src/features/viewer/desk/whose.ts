import type { ArrangedPatient, Arrangement, InstanceRecord } from '@pandok/viewer'
import { PLAIN } from './readPlainImage.ts'
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

/** Whose images are open. Photographs and screen shots name nobody, and so make nobody the second one. */
export const patientsIn = ({ patients }: Arrangement): readonly ArrangedPatient[] =>
  patients.filter(({ studies }) => studies.some(({ facts }) => facts.uid !== PLAIN))

/** Whose images are on the screen, by their keys. */
export function patientsInView({ session, stackOf, studies }: ViewerDesk): ReadonlySet<string> {
  const keys = session
    .read()
    .viewports.flatMap(({ stack }) => (stack === undefined ? [] : (stackOf(stack)?.patientKey ?? [])))
  const open = new Set(patientsIn(studies.read()).map(({ key }) => key))
  return new Set(keys.filter((key) => open.has(key)))
}

/** Whether something belongs to a patient. What says nothing about whose it is belongs to the only one who is open. */
export function isOf(
  { studies }: ViewerDesk,
  patientKey: string | undefined,
  its: string | undefined,
): boolean {
  if (patientKey === undefined) return true
  return its === undefined ? patientsIn(studies.read()).length <= 1 : its === patientKey
}

import { PICTURE } from '../open/parse/parsePicture.ts'
import type { ArrangedPatient, Arrangement } from '../space/arrange/Arrangement.ts'
import type { StudyIndex } from './createStudyIndex.ts'

/** Whose images are open. Photographs and screen shots name nobody, and so make nobody the second one. */
export const patientsIn = ({ patients }: Arrangement): readonly ArrangedPatient[] =>
  patients.filter(({ studies }) => studies.some(({ facts }) => facts.uid !== PICTURE))

/** In the place of a patient's key: nobody's in particular. */
export const NOBODYS = ''

/** Whether something belongs to a patient. What says nothing about whose it is belongs to the only one who is open. */
export function isOf(
  { studies }: { studies: Pick<StudyIndex, 'read'> },
  patientKey: string | undefined,
  its: string | undefined,
): boolean {
  if (patientKey === undefined) return true
  if (its !== undefined) return its === patientKey
  return patientKey === NOBODYS || patientsIn(studies.read()).length <= 1
}

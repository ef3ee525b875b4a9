import { PICTURE } from '../open/parse/parsePicture.ts'
import type { ArrangedPatient, Arrangement } from '../space/arrange/Arrangement.ts'
import type { StudyIndex } from './createStudyIndex.ts'

/** The patients of open images. Photographs and screen shots name nobody and don't count. */
export const patientsIn = ({ patients }: Arrangement): readonly ArrangedPatient[] =>
  patients.filter(({ studies }) => studies.some(({ facts }) => facts.uid !== PICTURE))

/** The key for no patient. */
export const NOBODYS = ''

/** Whether something belongs to a patient. What names no patient belongs to the only one who is open. */
export function isOf(
  { studies }: { studies: Pick<StudyIndex, 'read'> },
  patientKey: string | undefined,
  its: string | undefined,
): boolean {
  if (patientKey === undefined) return true
  if (its !== undefined) return its === patientKey
  return patientKey === NOBODYS || patientsIn(studies.read()).length <= 1
}

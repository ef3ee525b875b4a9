import type { Patient, StudyFacts } from '../../model/Identity.ts'

/** Whole years, months, weeks or days, with the letters of DICOM's Age String. */
export interface Age {
  value: number
  unit: 'Y' | 'M' | 'W' | 'D'
}

type Day = readonly [year: number, month: number, day: number]

/**
 * The age at the study: the file's own, otherwise from birth date and study date. It is computed on calendar
 * digits, so that no time zone can shift a birthday.
 */
export function ageOf(
  patient: Pick<Patient, 'birthDate'>,
  study: Pick<StudyFacts, 'age' | 'date'>,
): Age | undefined {
  return saidAge(study.age) ?? ageBetween(dayOf(patient.birthDate), dayOf(study.date))
}

/** `045Y`; missing zeros or a missing letter are accepted. */
function saidAge(text: string): Age | undefined {
  const [, digits, unit = 'Y'] = /^(\d{1,3})([YMWD])?$/u.exec(text.trim().toUpperCase()) ?? []
  const value = Number(digits)
  // Machines write «000Y» for an unknown age; babies have months or days.
  return digits === undefined || (value === 0 && unit === 'Y')
    ? undefined
    : { value, unit: unit as Age['unit'] }
}

function dayOf(date: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/u.exec(date) ?? []
  return year === undefined ? undefined : [Number(year), Number(month), Number(day)]
}

/** Years from 2 on, months from 2 on, otherwise days, as usual for children. */
function ageBetween(birth: Day | undefined, then: Day | undefined): Age | undefined {
  if (!birth || !then) return undefined
  const months = (then[0] - birth[0]) * 12 + then[1] - birth[1] - (then[2] < birth[2] ? 1 : 0)
  const days =
    (Date.UTC(then[0], then[1] - 1, then[2]) - Date.UTC(birth[0], birth[1] - 1, birth[2])) / 86_400_000
  if (days < 0 || months > 150 * 12) return undefined
  if (months >= 24) return { value: Math.floor(months / 12), unit: 'Y' }
  return months >= 2 ? { value: months, unit: 'M' } : { value: days, unit: 'D' }
}

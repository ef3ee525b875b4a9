import { countCharacters } from '../member/countCharacters.ts'
import { hasInvisible } from '../name/name.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { PLATE_NAME_MAX_CHARACTERS } from './limits.ts'

export type PlateNameRefusal = 'plate.name.required' | 'tooLong' | 'format'

export function checkPlateName(name: string): Verdict<PlateNameRefusal> {
  if (name === '') return refuse('plate.name.required')
  if (countCharacters(name) > PLATE_NAME_MAX_CHARACTERS) return refuse('tooLong')
  if (hasInvisible(name)) return refuse('format')
  return allow()
}

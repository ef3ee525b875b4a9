import { countCharacters } from '../member/countCharacters.ts'
import { hasDash } from '../name/dashes.ts'
import { hasInvisible } from '../name/name.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { MODULE_NAME_MAX_CHARACTERS } from './limits.ts'

export type ModuleNameRefusal = 'module.name.required' | 'module.name.dash' | 'tooLong' | 'format'

export function checkModuleName(name: string): Verdict<ModuleNameRefusal> {
  if (name === '') return refuse('module.name.required')
  if (hasDash(name)) return refuse('module.name.dash')
  if (countCharacters(name) > MODULE_NAME_MAX_CHARACTERS) return refuse('tooLong')
  if (hasInvisible(name)) return refuse('format')
  return allow()
}

import { countCharacters } from '../member/countCharacters.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { MODULE_NAME_MAX_CHARACTERS } from './limits.ts'

export type ModuleNameRefusal = 'module.name.required' | 'module.name.dash' | 'tooLong' | 'format'

/** Control, format and private characters would let two names look alike on screen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u

/** The name as it is kept: one way to write each letter, single spaces, none at the ends. */
export const tidyModuleName = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

export function checkModuleName(name: string): Verdict<ModuleNameRefusal> {
  if (name === '') return refuse('module.name.required')
  if (name.includes('-')) return refuse('module.name.dash')
  if (countCharacters(name) > MODULE_NAME_MAX_CHARACTERS) return refuse('tooLong')
  if (INVISIBLE.test(name)) return refuse('format')
  return allow()
}

/** What two names of one member are compared by. */
export const moduleNameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

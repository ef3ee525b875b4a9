import type { Reader } from '../model/Reader.ts'
import { PACKAGING } from './packaging.ts'
import { readMatches } from './readMatches.ts'

const OPENING = 50_000

export const espanso: Reader = {
  format: 'espanso',
  recognizes: ({ file, text }) => {
    if (PACKAGING.test(file)) return true
    const opening = text.slice(0, OPENING)
    if (/^(?:matches|global_vars)\s*:/mu.test(opening)) return true
    return /\.ya?ml$/iu.test(file) && /^(?:imports)\s*:/mu.test(opening)
  },
  read: readMatches,
}

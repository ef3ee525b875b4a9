import type { Reader } from '../model/Reader.ts'
import { readCombos } from './readCombos.ts'

const OPENING = 2000

export const beeftext: Reader = {
  format: 'beeftext',
  recognizes: ({ text }) => {
    const opening = text.slice(0, OPENING).trimStart()
    return opening.startsWith('{') && /"combos"\s*:/u.test(opening)
  },
  read: readCombos,
}

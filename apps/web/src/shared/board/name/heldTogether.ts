import { BREAK, SOFT_HYPHEN } from './divideWord.ts'

const WORD_JOINER = '\u2060'
const SIGN_INSIDE = new RegExp(`[-/](?=[^\\s${BREAK}${SOFT_HYPHEN}])`, 'gu')

/** A browser ends lines behind hyphens and slashes as well, where the fitter counts on one line: «K-» and «TIRADS». */
export const heldTogether = (drawn: string): string => drawn.replaceAll(SIGN_INSIDE, `$&${WORD_JOINER}`)

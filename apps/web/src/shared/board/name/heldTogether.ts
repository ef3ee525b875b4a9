import { BREAK, SOFT_HYPHEN } from './divideWord.ts'

const WORD_JOINER = '\u2060'
const SIGN_INSIDE = new RegExp(`[-/](?=[^\\s${BREAK}${SOFT_HYPHEN}])`, 'gu')

/**
 * A browser also ends lines behind hyphens and slashes, as in «K-» and «TIRADS», where the fitter expects one line; a
 * word joiner prevents that.
 */
export const heldTogether = (drawn: string): string => drawn.replaceAll(SIGN_INSIDE, `$&${WORD_JOINER}`)

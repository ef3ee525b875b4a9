import type { Reader } from '../model/Reader.ts'
import { hotstringOf } from './hotstring.ts'
import { readScript } from './readScript.ts'

const OPENING = 20_000

export const autohotkey: Reader = {
  format: 'autohotkey',
  recognizes: ({ file, text }) =>
    /\.ah[k1-9]*$/iu.test(file) || text.slice(0, OPENING).split('\n').some(isHotstring),
  read: readScript,
}

const isHotstring = (line: string): boolean =>
  /^\s*:[\w*?\- ]{0,12}:\S/u.test(line) && hotstringOf(line) !== undefined

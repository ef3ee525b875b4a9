import type { Reader } from '../model/Reader.ts'
import { rootName } from '../xml/readXml.ts'
import { readPlist } from './readPlist.ts'

/** Reads groups that TextExpander exported; its exported tables are read as tables. */
export const textexpander: Reader = {
  format: 'textexpander',
  recognizes: ({ file, text }) => rootName(text) === 'plist' || /\.textexpander$/iu.test(file),
  read: readPlist,
}

import type { Reader } from '../model/Reader.ts'
import { rootName } from '../xml/readXml.ts'
import { readAutoText } from './readAutoText.ts'

/** Reads AutoTexts of PowerScribe, and any other document in RTF. */
export const powerscribe: Reader = {
  format: 'powerscribe',
  recognizes: ({ text }) =>
    text.slice(0, 100).trimStart().startsWith('{\\rtf') ||
    /^(?:arrayof|portal)?autotext(?:s|export|list)?$/iu.test(rootName(text) ?? ''),
  read: readAutoText,
}

import type { Reader } from '../model/Reader.ts'
import { rootName } from '../xml/readXml.ts'
import { readPhrases } from './readPhrases.ts'

/** Reads phrases that PhraseExpress exported as XML; its exported tables are read as tables. */
export const phraseexpress: Reader = {
  format: 'phraseexpress',
  recognizes: ({ file, text }) =>
    /phrase/iu.test(rootName(text) ?? '') || (/\.pex$/iu.test(file) && rootName(text) !== undefined),
  read: readPhrases,
}

import { inBritishSpelling } from '@pandok/domain'
import { expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

/** Matches spellings that differ in Britain. */
const AMERICAN =
  /iz(?:e|es|ed|ing|ations?)$|yz(?:e|es|ed|ing)$|emi[ac]$|edema|hem(?:at|arthr|orrh|angi|osid|othor|oper)|tumor|color|fiber|center|caliber|gray|esoph|cecum|cecal|pediatr|estrogen|rrhea|fet(?:al|us)|gynec|favor|behavior|celiac|eling$|eled$/u
/** These words look like it but are spelled alike everywhere. */
const ALIKE = new Set([
  'size',
  'sizes',
  'colorectal',
  'pericolorectal',
  'systemic',
  'portosystemic',
  'chemical',
  'enthesophyte',
])
const OTHERS = new Set(['ko', 'zh', 'ja', 'de'])

/** Returns every English word that a plate or a module writes or asks with. */
function wordsIn(value: unknown, isEnglish = false): readonly string[] {
  if (typeof value === 'string') return isEnglish ? (value.toLowerCase().match(/[a-z]{4,}/gu) ?? []) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    OTHERS.has(key) ? [] : wordsIn(inner, isEnglish || key === 'en'),
  )
}

it('every word of the library that is spelled otherwise in Britain is in the table', () => {
  const { modules, plates } = readLibrary()
  const words = new Set(wordsIn([plates, modules.map(({ definition }) => definition)]))
  const american = [...words].filter((word) => AMERICAN.test(word) && !ALIKE.has(word))
  expect(american).toEqual(expect.arrayContaining(['hemorrhage', 'edema', 'tumor']))
  expect(american.filter((word) => inBritishSpelling(word) === word)).toEqual([])
})

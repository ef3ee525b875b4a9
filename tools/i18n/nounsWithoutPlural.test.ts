import type { Message } from '@pandok/i18n'
import { expect, it } from 'vitest'
import { nounsWithoutPlural } from './nounsWithoutPlural.ts'
import { tablesWith } from './tablesWith.ts'

it.each<[string, 'en' | 'de', Message, readonly string[]]>([
  ['a noun behind a count', 'en', '{cells} cells', ['{cells} cells']],
  ['each noun of several', 'de', '{cells} Zellen · {keys} Tasten', ['{cells} Zellen', '{keys} Tasten']],
  ['an adjective before it', 'en', 'up to {max} different modules', ['{max} different']],
  ['a verb', 'de', '{taken} sind offen', ['{taken} sind']],
  [
    'a second number of a plural',
    'en',
    { one: '{count} of {total} rows', other: '{count} of {total} rows' },
    ['{total} rows', '{total} rows'],
  ],
])('finds %s', (_, locale, message, found) => {
  expect(nounsWithoutPlural(tablesWith({ [locale]: message }))).toEqual(
    found.map((words) => `${locale} a.ts#a.b says «${words}» of one, too`),
  )
})

it.each<[string, 'en' | 'de' | 'ko', Message]>([
  ['words for one and for others', 'en', '{cells|cell|cells} · {keys|key|keys}'],
  ['plural forms of a count', 'de', { one: '{count} Zelle', other: '{count} Zellen' }],
  ['units', 'en', 'at most {size} MB'],
  ['German nouns with one form', 'de', 'höchstens {max} Zeichen'],
  ['words in the place of a number', 'en', '{name} was saved'],
  ['a language without plurals', 'ko', '{count} 개'],
])('lets %s be', (_, locale, message) => {
  expect(nounsWithoutPlural(tablesWith({ [locale]: message }))).toEqual([])
})

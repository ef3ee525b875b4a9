import type { Text } from '#platform/text/text.ts'

/** Texts for the parts that can't be converted, by the names that the format converters use. */
const WORDS = {
  characters: 'import.what.characters',
  depth: 'import.what.depth',
  rows: 'import.what.rows',
  bytes: 'import.what.bytes',
  elements: 'import.what.elements',
  items: 'import.what.items',
  options: 'import.what.options',
  entries: 'import.what.entries',
  losses: 'import.what.losses',
  text: 'import.what.text',
  'no text': 'import.what.noText',
  'nothing found': 'import.what.nothingFound',
  'hidden sheet': 'import.what.hiddenSheet',
  offset: 'import.what.offset',
  'no shortcut': 'import.what.noShortcut',
  'merge field': 'import.what.mergeField',
  clipboard: 'import.what.clipboard',
  'date offset': 'import.what.dateOffset',
  time: 'import.what.time',
  random: 'import.what.random',
  regex: 'import.what.regex',
  'optional part': 'import.what.optionalPart',
  script: 'import.what.script',
  stylesheet: 'import.what.stylesheet',
  fields: 'import.what.fields',
  datalist: 'import.what.datalist',
  display: 'import.what.display',
  repeats: 'import.what.repeats',
  'nested-repeat': 'import.what.nestedRepeat',
  hidden: 'import.what.hidden',
  answerOption: 'import.what.answerOption',
  answerValueSet: 'import.what.answerValueSet',
  calculatedExpression: 'import.what.calculatedExpression',
  expression: 'import.what.expression',
  enableWhen: 'import.what.enableWhen',
  DOCTYPE: 'import.what.doctype',
  zeros: 'import.what.zeros',
  languages: 'import.what.languages',
  binary: 'import.what.binary',
  zip: 'import.what.zip',
} as const

/** Names of elements and parameters are shown as in the file. */
export const lossWord = (what: string, text: Text): string =>
  Object.hasOwn(WORDS, what) ? text(WORDS[what as keyof typeof WORDS]) : what

import { formsOf, type Tables } from './readTables.ts'

/**
 * These placeholders are filled with words, dates, amounts of money, or the number of a row or a version. Any
 * other is a count.
 */
const NOT_COUNTED: ReadonlySet<string> = new Set([
  ...[
    'answer',
    'by',
    'date',
    'day',
    'device',
    'email',
    'expiresAt',
    'group',
    'image',
    'key',
    'label',
    'modality',
  ],
  ...[
    'name',
    'names',
    'part',
    'plan',
    'price',
    'renewsAt',
    'retryAt',
    'section',
    'server',
    'tier',
    'time',
    'title',
  ],
  ...['units', 'value', 'when'],
  ...['least', 'number', 'place', 'row', 'second', 'upper', 'version'],
])

/**
 * Words that may follow a count without a plural: units, prepositions, participles, and German nouns with the
 * same form for both numbers.
 */
const SAME_FOR_ONE = {
  en: new Set([
    ...['KB', 'MB', 'mm', 's', 'L'],
    ...[
      'a',
      'and',
      'deep',
      'for',
      'in',
      'loaded',
      'needed',
      'of',
      'or',
      'passed',
      'seen',
      'selected',
      'to',
      'used',
    ],
    'waiting',
  ]),
  de: new Set([
    ...['Byte', 'KB', 'MB', 'mm', 's', 'L'],
    ...['Fehler', 'Pixel', 'Treffer', 'Zeichen'],
    ...[
      'abgelegt',
      'anzeigen',
      'ausgewählt',
      'auswählen',
      'belegt',
      'bestanden',
      'betragen',
      'bis',
      'erforderlich',
    ],
    ...['geladen', 'gesehen', 'gezeigt', 'muss', 'oder', 'und', 'von', 'wartend', 'zu'],
  ]),
} as const

const PLACE_AND_WORD = /\{(\w+)\}[ \u00a0]+(\p{L}+)/gu

/**
 * Finds numbers before a word that has another form for one («1 cells»). Such a placeholder must contain both
 * words, `{cells|cell|cells}`, or be the `{count}` of a message with plural forms.
 */
export const nounsWithoutPlural = (tables: Tables): string[] =>
  (['en', 'de'] as const).flatMap((locale) =>
    [...tables[locale]].flatMap(([place, { message }]) => {
      const isBound = (name: string) => typeof message !== 'string' && name === 'count'
      return formsOf(message)
        .flatMap((form) => [...form.matchAll(PLACE_AND_WORD)])
        .filter(([, name = '', word = '']) => {
          return !NOT_COUNTED.has(name) && !isBound(name) && !SAME_FOR_ONE[locale].has(word)
        })
        .map(([found]) => `${locale} ${place} says «${found}» of one, too`)
    }),
  )

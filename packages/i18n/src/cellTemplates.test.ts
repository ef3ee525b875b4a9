import { CELL_NAME_MAX_CHARACTERS, countCharacters, LOCALES } from '@pandok/domain'
import { expect, it } from 'vitest'
import { cellTemplates } from './cellTemplates.ts'

const fieldsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name).sort()

it.each(cellTemplates.map((template) => [template.name.en, template] as const))(
  'the cell «%s» asks for the same fields in every language',
  (_, { text, fields }) => {
    for (const locale of LOCALES) expect(fieldsIn(text[locale])).toEqual(Object.keys(fields).sort())
  },
)

it.each(LOCALES)('each name fits on a key in %s', (locale) => {
  expect(
    cellTemplates.filter(({ name }) => countCharacters(name[locale]) > CELL_NAME_MAX_CHARACTERS),
  ).toEqual([])
})

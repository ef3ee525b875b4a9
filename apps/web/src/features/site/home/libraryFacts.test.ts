import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { KNOWN_RULES, LIBRARY } from './libraryFacts.ts'

const modules = import.meta.glob<string>('../../../../../../packages/library/data/modules/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const plates = import.meta.glob('../../../../../../packages/library/data/plates/*.yaml')

const published = Object.values(modules)
  .map((file): { id: string; isDraft?: boolean } => parse(file))
  .filter(({ isDraft }) => !isDraft)

it('the introduction counts as many modules and plates as the library publishes', () => {
  expect(LIBRARY).toEqual({ modules: published.length, plates: Object.keys(plates).length })
})

it('the introduction names only rules that the library publishes', () => {
  const ids = new Set(published.map(({ id }) => id))
  expect(Object.keys(KNOWN_RULES).filter((id) => !ids.has(id))).toEqual([])
})

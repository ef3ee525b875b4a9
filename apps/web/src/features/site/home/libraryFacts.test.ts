import { expect, it } from 'vitest'
import { libraryModules, libraryPlates } from '#testkit/libraryFiles.ts'
import { KNOWN_RULES, LIBRARY } from './libraryFacts.ts'

const published = (libraryModules() as readonly { id: string; isDraft?: boolean }[]).filter(
  ({ isDraft }) => !isDraft,
)

it('the introduction counts as many modules and plates as the library publishes', () => {
  expect(LIBRARY).toEqual({ modules: published.length, plates: libraryPlates().length })
})

it('the introduction names only rules that the library publishes', () => {
  const ids = new Set(published.map(({ id }) => id))
  expect(Object.keys(KNOWN_RULES).filter((id) => !ids.has(id))).toEqual([])
})

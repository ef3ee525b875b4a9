import { LOCALES } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { plateSummary } from './plateSummary.ts'
import { readLibrary } from './readLibrary.ts'

const { plates, modules } = readLibrary()

describe('what a plate’s card says of it', () => {
  it.each(plates.map((plate) => [plate.id, plate] as const))('%s is what the plate has', (_, plate) => {
    expect(plate.summary).toEqual(plateSummary(plate, modules))
  })

  it('is another sentence on every card, in every language', () => {
    for (const locale of LOCALES)
      expect(new Set(plates.map(({ summary }) => summary[locale])).size).toBe(plates.length)
  })

  it('names the regions with most findings and the modules that the plate works with', () => {
    const chest = plates.find(({ id }) => id === 'chest-ct')
    expect(chest?.summary.en).toMatch(
      /^Normal sentences for 15 regions and 50 findings\. Most detailed: .*lungs/u,
    )
    expect(chest?.summary.en).toMatch(/ Works with .*Lung-RADS/u)
  })
})

import { readFileSync } from 'node:fs'
import { OFFERED_SLUGS } from '@pandok/module-engine'
import { expect, it } from 'vitest'

it.each(OFFERED_SLUGS)('has a released module %s, which a pasted macro is offered', (slug) => {
  const file = readFileSync(new URL(`../data/modules/${slug}.yaml`, import.meta.url), 'utf8')
  expect(file).not.toMatch(/^isDraft: true$/mu)
})

import { readdirSync } from 'node:fs'
import { OFFERED_SLUGS } from '@pandok/module-engine'
import { expect, it } from 'vitest'

it('has every module that a pasted macro is offered', () => {
  const files = readdirSync(new URL('../data/modules/', import.meta.url))
  for (const slug of OFFERED_SLUGS) expect(files).toContain(`${slug}.yaml`)
})

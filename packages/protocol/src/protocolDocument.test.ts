import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contracts } from './contracts.ts'
import { ERRORS } from './errors.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

const rows = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name, value]) => [name, value]).sort()

it('docs/protocol.md lists every action with who may call it, and no other', () => {
  const written = rows(/^\| `([a-z]+-\w+)` \| (\w+) \|/gmu)
  expect(written).toEqual(
    Object.values(contracts)
      .map(({ method, access }) => [method, access])
      .sort(),
  )
})

it('docs/protocol.md lists every code with its status, and no other', () => {
  const written = rows(/^\| `([A-Z_]+)` \| (\d+) \|/gmu)
  expect(written).toEqual(
    Object.entries(ERRORS)
      .map(([code, { status }]) => [code, String(status)])
      .sort(),
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definitionJsonSchema } from './definitionJsonSchema.ts'
import { meetsSchema } from './meetsSchema.ts'
import { readDefinition } from './readDefinition.ts'

const fixtures = new URL('fixtures/v1/', import.meta.url)
const schema = { ...definitionJsonSchema() }
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'))

describe('definitionJsonSchema', () => {
  it.each(readdirSync(fixtures))('M21 accepts %s, as it was and as it is read', (name) => {
    expect(meetsSchema(read(name), schema)).toBe(true)
    const opened = readDefinition(read(name))
    expect(opened.ok && meetsSchema(opened.definition, schema)).toBe(true)
  })

  it.each<[string, Record<string, unknown>]>([
    ['an unknown key', { surprise: 1 }],
    ['no outputs', { outputs: [] }],
    ['a token of no kind', { outputs: [{ id: 'a', section: 'findings', body: { ko: [{ x: 1 }] } }] }],
    ['a language of no kind', { outputs: [{ id: 'a', section: 'findings', body: { fr: [] } }] }],
    ['an id with capitals', { outputs: [{ id: 'A', section: 'findings', body: {} }] }],
    ['a newer version', { version: 2 }],
  ])('M21 refuses %s, as the reader does', (_, change) => {
    const document = { ...read('thyroid-nodules.json'), ...change }
    expect(readDefinition(document).ok).toBe(false)
    expect(meetsSchema(document, schema)).toBe(false)
  })

  it('M21 accepts whatever the reader accepts', () => {
    const parts = Object.entries(read('thyroid-nodules.json'))
    fc.assert(
      fc.property(fc.subarray(parts), (chosen) => {
        const document = Object.fromEntries(chosen)
        if (readDefinition(document).ok) expect(meetsSchema(document, schema)).toBe(true)
        else if (document['outputs'] === undefined) expect(meetsSchema(document, schema)).toBe(false)
      }),
    )
  })
})

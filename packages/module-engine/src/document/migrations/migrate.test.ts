import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFINITION_VERSION } from '../definition.ts'
import { readDefinition } from '../readDefinition.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'

const fixtures = new URL('../fixtures/', import.meta.url)
const kept = readdirSync(fixtures).flatMap((version) =>
  readdirSync(new URL(`${version}/`, fixtures)).map((name) => `${version}/${name}`),
)

describe('migrate', () => {
  it.each(kept)('M8 keeps opening %s, and reading it again changes nothing', (name) => {
    const read = readDefinition(JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')))
    expect(read).toMatchObject({ ok: true })
    if (read.ok) expect(readDefinition(read.definition)).toEqual(read)
  })

  it('M8 has documents of every version in keeping, and a step between each two', () => {
    const versions = Array.from({ length: DEFINITION_VERSION }, (_, index) => `v${index + 1}`)
    expect(readdirSync(fixtures).sort()).toEqual(versions)
    expect(MIGRATIONS).toHaveLength(DEFINITION_VERSION - 1)
  })

  it('M7 takes each step from the document’s version to the newest, in order', () => {
    const steps = ['two', 'three', 'four'].map((word) => (document: Readonly<Record<string, unknown>>) => ({
      ...document,
      [word]: document['version'],
    }))
    expect(migrate({ a: 1 }, steps, 4)).toEqual({
      ok: true,
      document: { a: 1, two: undefined, three: 2, four: 3, version: 4 },
    })
    expect(migrate({ version: 3 }, steps, 4)).toEqual({ ok: true, document: { four: 3, version: 4 } })
    expect(migrate({ version: 4 }, steps, 4)).toEqual({ ok: true, document: { version: 4 } })
  })

  it.each([0, 2, -1, 1.5, '1', null, {}])('M7 refuses the version %o', (version) => {
    expect(readDefinition({ version, outputs: [] })).toEqual({
      ok: false,
      findings: [
        {
          level: 'error',
          code: 'version.unknown',
          path: ['version'],
          params: { version: String(version), newest: DEFINITION_VERSION },
        },
      ],
    })
  })
})

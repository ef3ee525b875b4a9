import { describe, expect, it } from 'vitest'
import { readDefinition } from '../document/readDefinition.ts'
import { compileModule } from './compileModule.ts'
import { tirads } from './fixtures/tirads.ts'
import { runTests } from './runTests.ts'

describe('saved tests', () => {
  it('pass for every published vector of ACR TI-RADS, the missing size included', () => {
    const read = readDefinition(tirads)
    expect(read).toMatchObject({ ok: true })
    if (!read.ok) return
    const outcomes = runTests(compileModule(read.definition), { today: '2026-11-15' })
    expect(outcomes.flatMap(({ name, differences }) => differences.map((one) => ({ name, ...one })))).toEqual(
      [],
    )
    expect(outcomes).toHaveLength(11)
  })
})

import type { Locale } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ModuleDefinition } from '../document/definition.ts'
import { arbitraryDefinition } from '../testkit/arbitraryDefinition.ts'
import { arbitraryOperations, perform } from '../testkit/arbitraryOperations.ts'
import { compileModule } from './compileModule.ts'
import { openSession } from './openSession.ts'
import type { ModuleSession } from './session.ts'

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
const RUNS = isFull ? 120 : 40
const today = '2026-11-15'
const LANGUAGES: readonly Locale[] = ['ko', 'en', 'de']

/** Everything that a session shows, with rows by their place: keys belong to one session. */
function picture(session: ModuleSession, definition: ModuleDefinition): string {
  const { rows } = session.snapshot()
  const places = new Map(
    Object.values(rows).flatMap((keys) => keys.map((key, place) => [key, `row ${place}`])),
  )
  const shown = {
    ...session.snapshot(),
    outputs: LANGUAGES.map((locale) => session.outputs(locale)),
    fired: definition.tables.map(({ id }) => session.firedRows(id)),
  }
  const plain = JSON.stringify(shown, (_, value) => (value === undefined ? null : value), 1)
  return plain.replace(/"(r\d+)"/gu, (quoted, key: string) => `"${places.get(key) ?? quoted}"`)
}

const scenario = arbitraryDefinition().chain((definition) =>
  fc.record({ definition: fc.constant(definition), operations: arbitraryOperations(definition) }),
)

describe('any module, whatever is done to it', () => {
  it('M201, M210 shows after every change what a fresh session with the same entries shows', () => {
    fc.assert(
      fc.property(scenario, ({ definition, operations }) => {
        const module = compileModule(definition)
        const session = openSession(module, { today })
        session.outputs('ko')
        for (const operation of operations) {
          perform(session, definition, operation)
          const fresh = openSession(module, { today, entered: session.entered() })
          expect(picture(session, definition)).toBe(picture(fresh, definition))
        }
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})

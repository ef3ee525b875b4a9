import type { LibraryModule } from '@pandok/library'
import {
  compileModule,
  type EdgeValue,
  type Input,
  type ModuleSession,
  openSession,
} from '@pandok/module-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFull } from '../run/testScope.mjs'
import { readLibrary } from './readLibrary.ts'

const { modules } = readLibrary()

/** The cases differ with each commit, so that a few commits try as many as a release. */
const CASES = isFull ? 60 : 12

/** There are enough numbers for the questions of a long form, each between 0 and 1. */
const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
  minLength: 400,
  maxLength: 400,
})

function answerTo(input: Input, next: () => number): EdgeValue {
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  switch (input.kind) {
    case 'choice':
      return oneOf(input.options).id
    case 'multi':
      return [oneOf(input.options).id]
    case 'bool':
      return next() < 0.5
    case 'side':
      return oneOf(['R', 'L'])
    case 'date':
      return '2026-03-02'
    case 'text':
      return 'x'
    case 'size':
      return '12 x 8'
    case 'integer':
    case 'number':
    case 'measure':
      return String(Math.max(Number(input.min ?? input.above ?? 0), 0) + Math.floor(next() * 9))
  }
}

/** Fills in a form as a person might leave it: all required questions, and about half of the others. */
function fill(session: ModuleSession, { definition }: LibraryModule, next: () => number): void {
  for (const { id } of definition.groups) if (next() < 0.7) session.addRow(id)
  const seen = new Set<string>()
  for (let round = 0; round < 200; round++) {
    const key = ({ address, required }: { address: object; required: boolean }) =>
      JSON.stringify([address, required])
    const open = session.snapshot().inputs.find((view) => view.visible && !seen.has(key(view)))
    if (!open) return
    seen.add(key(open))
    if (open.value === undefined && (open.required || next() < 0.5))
      session.set(open.address, answerTo(open.input, next))
  }
}

describe('a form that is left incomplete', () => {
  it.each(modules.map((module) => [module.id, module] as const))(
    'of %s writes every sentence that is due, or names what is missing',
    (_, module) => {
      const compiled = compileModule(module.definition)
      fc.assert(
        fc.property(chances, (numbers) => {
          const left = [...numbers]
          const session = openSession(compiled, { today: '2026-11-16' })
          fill(session, module, () => left.pop() ?? 0)
          if (!session.snapshot().isReady) return
          const lost = session
            .outputs('ko')
            .filter(({ status, isDue, waitsFor }) => status === 'waiting' && isDue && waitsFor.length === 0)
          expect(lost.map(({ id }) => id)).toEqual([])
        }),
        { numRuns: CASES },
      )
    },
  )
})

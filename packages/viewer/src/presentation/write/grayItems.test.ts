import { expect, it } from 'vitest'
import type { StackFrame } from '../../model/Stack.ts'
import { voiItems } from './grayItems.ts'

const image = { frame: { voi: [] } } as unknown as StackFrame

it('a table between whole values, as of a presentation table behind a slope, is written for whole ones', () => {
  const written = (step: number, first: number) => {
    const table = { first, step, entries: Uint16Array.of(0, 10, 20, 30), bits: 8, explanation: '' }
    const shown = { range: { low: 0, high: 9 }, isInverted: false, origin: 'file', explanation: '' } as const
    const { SoftcopyVOILUTSequence: items } = voiItems([image], { kind: 'table', table, ...shown })
    return items
  }
  const table = (first: number, entries: readonly number[]) => [
    {
      VOILUTSequence: [
        {
          LUTDescriptor: { vr: first < 0 ? 'SS' : 'US', value: [entries.length, first, 8] },
          LUTData: { vr: 'OW', value: Uint16Array.from(entries) },
        },
      ],
    },
  ]
  expect(written(1, 5)).toEqual(table(5, [0, 10, 20, 30]))
  expect(written(2, -3)).toEqual(table(-3, [0, 10, 10, 20, 20, 30, 30]))
  expect(written(0.5, 5)).toEqual(table(5, [0, 20]))
})

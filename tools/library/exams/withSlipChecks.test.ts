import { expect, it } from 'vitest'
import { playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

const warnings = (slip: string, grade: string) =>
  playCase(plateOf('lumbar-spine-mr'), {
    id: 'slip',
    pressed: [{ cell: 'listhesis', values: { level: 'L4-5', dir: 'antero', slip, grade } }],
  })

it('a slip that hardly has its Meyerding grade is asked about', () => {
  expect(warnings('22', '1')).toMatchObject({ refused: [], notices: ['warn:check'] })
  expect(warnings('6', '3')).toMatchObject({ refused: [], notices: ['warn:check'] })
  expect(warnings('6', '1')).toMatchObject({ refused: [], notices: [] })
})

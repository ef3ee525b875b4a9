import { expect, it } from 'vitest'
import { type LibraryCase, playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

function warnings(...pressed: LibraryCase['pressed']): readonly string[] {
  const { notices, refused } = playCase(plateOf('bone-spine'), { id: 'part', pressed })
  expect(refused).toEqual([])
  return notices
}

const fracture = (level: string) => ({ cell: 'compression', values: { level, loss: '30' } })
const discs = (...levels: string[]) => ({ cell: 'disc-narrowing', values: { levels, degree: 'mild' } })

it('a level outside the part of the spine that was examined is asked about', () => {
  expect(warnings('technique-lumbar', fracture('c5'))).toEqual(['warn:check'])
  expect(warnings('technique-lumbar', fracture('t12'))).toEqual([])
  expect(warnings('technique-thoracic', fracture('l1'))).toEqual([])
  expect(warnings('technique-cervical', discs('c5c6', 'l4l5'))).toEqual(['warn:check'])
})

it('the whole spine, two parts, or no technique show every level that they may', () => {
  expect(warnings('technique-whole', fracture('c5'))).toEqual([])
  expect(warnings('technique-cervical', 'technique-lumbar', fracture('c5'))).toEqual([])
  expect(warnings(fracture('c5'))).toEqual([])
})

it('a slip that hardly has its grade is asked about', () => {
  const slip = (mm: string, grade: string) =>
    warnings({ cell: 'anterolisthesis', values: { level: 'l4l5', slip: mm, grade } })
  expect(slip('30', '1')).toEqual(['warn:check'])
  expect(slip('4', '3')).toEqual(['warn:check'])
  expect(slip('6', '1')).toEqual([])
})

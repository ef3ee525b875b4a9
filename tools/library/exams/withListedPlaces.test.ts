import { expect, it } from 'vitest'
import { playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

it('writes several places in the order in which they are offered, whichever was pressed first', () => {
  const finding = (lobes: string[]) => {
    const { reportIn, refused } = playCase(plateOf('chest-ct'), {
      id: 'lobes',
      pressed: [{ cell: 'granuloma', values: { lobes } }],
    })
    expect(refused).toEqual([])
    return reportIn('en')
  }
  expect(finding(['lll', 'rul'])).toContain(
    'Calcified nodules in the right upper lobe and the left lower lobe.',
  )
  expect(finding(['rul', 'lll'])).toBe(finding(['lll', 'rul']))
})

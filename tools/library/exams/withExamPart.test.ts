import { expect, it } from 'vitest'
import { type LibraryCase, playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

type Values = NonNullable<Exclude<LibraryCase['pressed'][number], string>['values']>

function warnings(part: string, cell: string, values: Values): readonly string[] {
  const { notices, refused } = playCase(plateOf('joint-radiograph'), {
    id: 'part',
    pressed: [
      { cell: 'exam', values: { s: 'right', part, views: ['ap'] } },
      { cell, values: { side: 'right', ...values } },
    ],
  })
  expect(refused).toEqual([])
  return notices
}

it('a finding outside the part that was examined is asked about', () => {
  const fracture = (part: string, site: string) => warnings(part, 'fracture', { site, displ: 'no' })
  expect(fracture('wrist', 'fem-neck')).toEqual(['warn:check'])
  expect(fracture('wrist', 'scaphoid')).toEqual([])
  expect(fracture('toe', 'dist-tib')).toEqual(['warn:check'])
  expect(fracture('ankle', 'fib-shaft')).toEqual([])
})

it('one of several joints is enough, and so is the place of a finding that doesn’t ask for it', () => {
  expect(warnings('knee', 'oa', { joints: ['knee', 'hip'], kl: '3' })).toEqual(['warn:check'])
  expect(warnings('knee', 'oa', { joints: ['knee', 'pf'], kl: '3' })).toEqual([])
  expect(warnings('knee', 'avn', { arco: '2' })).toEqual(['warn:check'])
  expect(warnings('hip', 'avn', { arco: '2' })).toEqual([])
})

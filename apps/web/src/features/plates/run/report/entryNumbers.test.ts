import { expect, it } from 'vitest'
import { entryNumbers } from './entryNumbers.ts'

it('counts the sentences of one title in each section, and those of the reader by themselves', () => {
  const entries = [
    { section: 'findings', runId: 'r1', title: 'Normal' },
    { section: 'findings', runId: 'r1', title: 'Normal' },
    { section: 'findings', runId: 'r2', title: 'Nodule' },
    { section: 'findings', runId: null, title: 'Normal' },
    { section: 'findings', runId: null, title: '' },
    { section: 'impression', runId: 'r1', title: 'Normal' },
  ] as const
  expect(entryNumbers(entries)).toEqual([1, 2, 1, 1, 2, 1])
})

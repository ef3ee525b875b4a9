import type { Run } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { expect, it } from 'vitest'
import { previewOf } from './previewOf.ts'

const cell: Cell = {
  id: 'normal',
  position: 0,
  name: 'Normal',
  title: 'Normal liver',
  outputs: [
    {
      id: 'p',
      kind: 'phrase',
      section: 'findings',
      text: { ko: '간은 정상입니다.', en: 'The liver is normal.' },
    },
    { id: 'q', kind: 'phrase', section: 'findings', text: { en: 'No stones.', de: ' ' } },
  ],
}
const run: Run = { id: 'r', cell, ordinal: 1, isWritten: false, fillings: [], missing: [] }

it('shows a phrase that is not written in this language in the one that the report will take', () => {
  expect(previewOf(run, { main: 'en' })).toBe('The liver is normal.\nNo stones.')
  expect(previewOf(run, { main: 'de' })).toBe('간은 정상입니다.\nNo stones.')
})

import { expect, it } from 'vitest'
import { readLibrary } from '../readLibrary.ts'
import { formProblems } from './formProblems.ts'

const lumbar = readLibrary().plates.find(({ id }) => id === 'lumbar-spine-mr')

it('a form that no answer has is told, because its label would be written', () => {
  if (!lumbar) throw new Error('The library has no lumbar spine.')
  expect(formProblems(lumbar)).toEqual([])
  const bare = {
    ...lumbar,
    cells: lumbar.cells.map((cell) =>
      cell.id === 'recess'
        ? {
            ...cell,
            blanks: cell.blanks?.map((blank) => ({
              ...blank,
              ...('options' in blank && {
                options: blank.options?.map(({ forms: _, ...option }) => option),
              }),
            })),
          }
        : cell,
    ),
  } as typeof lumbar
  expect(formProblems(bare)).toContain('lumbar-spine-mr.recess: no answer has the form {side:s} in en.')
})

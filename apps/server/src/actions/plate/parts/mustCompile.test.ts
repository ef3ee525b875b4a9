import type { Cell } from '@pandok/domain'
import { expect, it } from 'vitest'
import { ActionError } from '#rpc/ActionError.ts'
import { mustCompile } from './mustCompile.ts'

const VALUES = 20

const cell = (position: number, formula: string): Cell => ({
  id: `c${position}`,
  position,
  name: '',
  title: '',
  outputs: [],
  blanks: [{ id: 'size', kind: 'number', label: { ko: '크기' } }],
  values: Array.from({ length: VALUES }, (_, index) => ({ id: `v${index}`, kind: 'number', formula })),
})

/** Returns how often others could have been served while the plate was checked. */
async function pausesFor(cells: Cell[]): Promise<number> {
  let pauses = 0
  const makePause = () => async () => {
    pauses += 1
  }
  const around = { repositories: {} as never, actor: {} as never, makePause }
  await mustCompile([{ plate: { cells }, path: [] }], around).catch((error: unknown) => {
    if (!(error instanceof ActionError)) throw error
  })
  return pauses
}

it('pauses after each formula of a plate, right or wrong', async () => {
  expect(await pausesFor([cell(0, 'size + 1'), cell(1, 'size + 2')])).toBeGreaterThan(2 * VALUES)
  expect(await pausesFor([cell(0, 'size +'), cell(1, 'size + 2')])).toBeGreaterThan(2 * VALUES)
})

import { expect, it } from 'vitest'
import { ActionError } from '#rpc/ActionError.ts'
import { definitionSaying } from '#testkit/createModules.ts'
import { readModules } from './readModules.ts'

const FORMULAS = 20

const fileModule = (id: string, changes: object = {}) => ({
  id,
  name: id,
  section: '',
  modality: '',
  type: '',
  note: '',
  definition: {
    ...definitionSaying(id),
    computed: Array.from({ length: FORMULAS }, (_, index) => ({
      id: `c${index}`,
      kind: 'number',
      expr: `${index} + 1`,
    })),
    ...changes,
  },
})

/** At each pause, other requests could be served. */
function countedPauses() {
  let pauses = 0
  const pause = async () => {
    pauses += 1
  }
  return { pause, count: () => pauses }
}

it('pauses between the modules of a file, and between the formulas of each', async () => {
  const { pause, count } = countedPauses()
  const read = await readModules([fileModule('a')], pause)
  const forOne = count()
  expect(read.map(({ fileId, content }) => [fileId, content.outputCount])).toEqual([['a', 1]])
  expect(forOne).toBeGreaterThan(FORMULAS)
  await readModules([fileModule('a'), fileModule('b'), fileModule('c')], pause)
  expect(count()).toBe(forOne + 3 * forOne)
})

it('pauses as often where a module is refused', async () => {
  const { pause, count } = countedPauses()
  const wrong = fileModule('a', { checks: [{ id: 'k', level: 'warn', message: { ko: '!' }, when: '1 +' }] })
  await expect(readModules([wrong, fileModule('b')], pause)).rejects.toThrow(ActionError)
  expect(count()).toBeGreaterThan(2 * FORMULAS)
})

import { expect, it } from 'vitest'
import { nodule } from '../testkit/nodule.ts'
import { compileOnce } from './compileOnce.ts'

it('K221 a definition is compiled when somebody asks, and then for every board that it is on', () => {
  // Another test may have compiled the module that all of them share.
  const definition = { ...nodule.definition }
  const [first, next] = [compileOnce(definition), compileOnce(definition)]
  expect([first.isCompiled(), next.isCompiled()]).toEqual([false, false])
  const compiled = first.compiled()
  expect([first.isCompiled(), next.isCompiled()]).toEqual([true, false])
  expect(next.compiled()).toBe(compiled)
  expect(compileOnce({ ...definition }).compiled()).not.toBe(compiled)
})

import { expect, it } from 'vitest'
import { sumUp } from './sumUp.mjs'

const run = (name: string, lastLine: string, exitCode = 0) => ({ name, lastLine, exitCode })

it('adds what several runs have counted', () => {
  expect(sumUp([run('npm test', '10 passed, 0 failed, 2 skipped')])).toEqual({
    failed: 0,
    line: '10 passed, 0 failed, 2 skipped',
  })
  expect(sumUp([run('a', '10 passed, 0 failed'), run('b', '5 passed, 0 failed\n')]).line).toBe(
    '15 passed, 0 failed',
  )
})

it('names what has failed in any of them', () => {
  const { failed, line } = sumUp([
    run('a', '10 passed, 1 failed: x; y', 1),
    run('b', '5 passed, 1 failed: z', 1),
  ])
  expect(failed).toBe(2)
  expect(line).toBe('15 passed, 2 failed: x; y; z')
})

it('counts one that ends badly, or without a word, as failed', () => {
  expect(sumUp([run('a', '10 passed, 0 failed', 7)]).line).toBe('10 passed, 1 failed: a ended with 7')
  expect(sumUp([run('a', '10 passed, 0 failed'), run('b', 'Segmentation fault', 139)]).line).toBe(
    '10 passed, 1 failed: b ended with 139',
  )
  expect(sumUp([run('a', '', 0)]).failed).toBe(1)
})

import { expect, it } from 'vitest'
import { createSteps } from './createSteps.ts'

it('counts what was so', async () => {
  const said: string[] = []
  const { step, closing } = createSteps((line) => said.push(line))
  await step('it installs', () => {})
  await step('it starts', async () => {})
  expect(closing()).toBe('2 passed, 0 failed')
  expect(said).toEqual([
    expect.stringMatching(/^✓ it installs \(\d+ s\)$/),
    expect.stringMatching(/^✓ it starts/),
  ])
})

it('names what was not, and goes no further', async () => {
  const said: string[] = []
  const { step, closing, fail } = createSteps((line) => said.push(line))
  await step('it installs', () => {})
  await expect(step('it starts', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(closing()).toBe('1 passed, 1 failed: desktop:test › it starts')
  fail('something after it')
  expect(closing()).toBe('1 passed, 1 failed: desktop:test › it starts')
  expect(said.at(-1)).toMatch(/^✗ it starts/)
})

it('names what has failed between them', () => {
  const { closing, fail } = createSteps(() => {})
  fail('no server')
  expect(closing()).toBe('0 passed, 1 failed: desktop:test › no server')
})

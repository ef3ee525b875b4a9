import type { Finding } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { shownFindings } from './shownFindings.ts'

const missing: Finding = { level: 'error', code: 'output.required', path: ['outputs'] }
const wrong: Finding = { level: 'error', code: 'expression.syntax', path: ['computed', 0, 'expr'] }

it('counts as a mistake in a new module what is wrong, not what is only missing yet', () => {
  expect(shownFindings([missing, wrong], true)).toEqual([wrong])
})

it('says everything from the first attempt to save on', () => {
  expect(shownFindings([missing, wrong], false)).toEqual([missing, wrong])
})

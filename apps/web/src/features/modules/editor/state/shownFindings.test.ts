import type { Finding } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { shownFindings } from './shownFindings.ts'

const missing: Finding = { level: 'error', code: 'output.required', path: ['outputs'] }
const wrong: Finding = { level: 'error', code: 'expression.syntax', path: ['computed', 0, 'expr'] }

it('counts only errors in a new module, not what is still missing', () => {
  expect(shownFindings([missing, wrong], true)).toEqual([wrong])
})

it('shows everything after the first attempt to save', () => {
  expect(shownFindings([missing, wrong], false)).toEqual([missing, wrong])
})

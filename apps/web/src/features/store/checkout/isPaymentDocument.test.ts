import { expect, it } from 'vitest'
import { isPaymentDocument } from './isPaymentDocument.ts'

const loadedAs = (path: string) =>
  isPaymentDocument([{ name: `https://pandok.example${path}` } as PerformanceEntry])

it.each(['/price', '/price/', '/price?plan=basic-monthly', '/PRICE'])('%s is where one pays', (path) => {
  expect(loadedAs(path)).toBe(true)
})

it.each(['/', '/login?return=%2Fprice', '/price/success', '/program/payment'])('%s is not', (path) => {
  expect(loadedAs(path)).toBe(false)
})

it('is not asked for in vain where the browser does not tell', () => {
  expect(isPaymentDocument([])).toBe(true)
})

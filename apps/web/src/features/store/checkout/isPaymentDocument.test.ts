import { expect, it } from 'vitest'
import { isPaymentDocument } from './isPaymentDocument.ts'

const loadedAs = (path: string) =>
  isPaymentDocument([{ name: `https://pandok.example${path}` } as PerformanceEntry])

it.each(['/price', '/price/', '/price?plan=basic-monthly', '/PRICE'])('accepts %s', (path) => {
  expect(loadedAs(path)).toBe(true)
})

it.each(['/', '/login?return=%2Fprice', '/price/success', '/program/payment'])('refuses %s', (path) => {
  expect(loadedAs(path)).toBe(false)
})

it('accepts the document if the browser does not report its navigation', () => {
  expect(isPaymentDocument([])).toBe(true)
})

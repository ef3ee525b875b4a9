import { hyphenateSync as german } from 'hyphen/de'
import { hyphenateSync as english } from 'hyphen/en'
import { expect, it } from 'vitest'
import { createFitter } from './createFitter.ts'
import { createDivider } from './divideWord.ts'

const EN = createDivider('en', english)
const DE = createDivider('de', german)

const shown = (drawn: string) => drawn.replaceAll('\u00AD', '·').replaceAll('\u200B', '|')

it('keeps a name undivided and at the board’s size if there is room', () => {
  expect(createFitter({ width: 10, size: 1 }, EN)('Subarachnoid hemorrhage')).toEqual({
    drawn: 'Subarachnoid hemorrhage',
    size: 1,
    lines: 2,
    isForced: false,
    isCut: false,
  })
})

it('reduces the size a little before it divides a word', () => {
  const fitted = createFitter({ width: 3.4, size: 0.775 }, EN)('Abdomen')
  expect(fitted.drawn).toBe('Abdomen')
  expect(fitted.size).toBeLessThan(0.775)
})

it('divides a word where its parts meet, and only at the end of a line', () => {
  expect(shown(createFitter({ width: 4, size: 0.775 }, EN)('Hydronephrosis').drawn)).toBe('Hydro·nephrosis')
  expect(shown(createFitter({ width: 3.6, size: 0.775 }, DE)('Karotisstenose').drawn)).toBe('Karotis·stenose')
})

it('uses more than three lines only at the smallest size', () => {
  const fitted = createFitter(
    { width: 3.4, size: 0.9 },
    EN,
  )('Left upper lobe posterior segment nodule, stable')
  expect(fitted.lines).toBeGreaterThan(3)
  expect(fitted.size).toBeLessThanOrEqual(0.6875)
})

it('ends a line where two parts meet rather than inside one', () => {
  expect(shown(createFitter({ width: 3.25, size: 0.768 }, DE)('Ventrikelblutung').drawn)).toBe(
    'Ventri·kel·blutung',
  )
})

it('never combines the end of one part with the beginning of the next on a line', () => {
  expect(shown(createFitter({ width: 3.25, size: 0.768 }, DE)('Pankreastumor').drawn)).toBe('Pan·kreas·tumor')
})

it('reports a name that fits nowhere', () => {
  expect(createFitter({ width: 2, size: 0.7 }, EN)('ABCDEFGHIJKLMNOP').isForced).toBe(true)
})

it('respects a height: first by smaller letters, then by cutting the name', () => {
  const name = 'Milchglasherd im rechten Oberlappen, Verlauf'
  const free = createFitter({ width: 4, size: 0.85 }, DE)(name)
  const low = createFitter({ width: 4, size: 0.85, height: 2.5 }, DE)(name)
  expect(free).toMatchObject({ isCut: false })
  expect(free.lines * free.size * 1.2).toBeGreaterThan(2.5)
  expect(low).toMatchObject({ lines: 3, isCut: true })
  expect(low.lines * low.size * 1.2).toBeLessThanOrEqual(2.5)

  const three = createFitter({ width: 4, size: 0.85 }, EN)('Ground-glass nodule seen')
  const fitted = createFitter({ width: 4, size: 0.85, height: 2.2 }, EN)('Ground-glass nodule seen')
  expect(three.lines * three.size * 1.2).toBeGreaterThan(2.2)
  expect(fitted.isCut).toBe(false)
  expect(fitted.size).toBeLessThan(three.size)
})

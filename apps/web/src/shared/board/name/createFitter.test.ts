import { hyphenateSync as german } from 'hyphen/de'
import { hyphenateSync as english } from 'hyphen/en'
import { expect, it } from 'vitest'
import { createFitter } from './createFitter.ts'
import { createDivider } from './divideWord.ts'

const EN = createDivider('en', english)
const DE = createDivider('de', german)

const shown = (drawn: string) => drawn.replaceAll('\u00AD', '·').replaceAll('\u200B', '|')

it('keeps a name whole and at the board’s size where there is room', () => {
  expect(createFitter({ width: 10, size: 1 }, EN)('Subarachnoid hemorrhage')).toEqual({
    drawn: 'Subarachnoid hemorrhage',
    size: 1,
    lines: 2,
    isForced: false,
    isCut: false,
  })
})

it('writes a word a little smaller before it divides it', () => {
  const fitted = createFitter({ width: 3.4, size: 0.775 }, EN)('Abdomen')
  expect(fitted.drawn).toBe('Abdomen')
  expect(fitted.size).toBeLessThan(0.775)
})

it('divides a word where its parts meet, and only where the line ends', () => {
  expect(shown(createFitter({ width: 4, size: 0.775 }, EN)('Hydronephrosis').drawn)).toBe('Hydro·nephrosis')
  expect(shown(createFitter({ width: 3.6, size: 0.775 }, DE)('Karotisstenose').drawn)).toBe('Karotis·stenose')
})

it('takes more than three lines only with the smallest letters', () => {
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

it('holds no rest of one part with the beginning of the next on a line', () => {
  expect(shown(createFitter({ width: 3.25, size: 0.768 }, DE)('Pankreastumor').drawn)).toBe('Pan·kreas·tumor')
})

it('says so if a name fits nowhere', () => {
  expect(createFitter({ width: 2, size: 0.7 }, EN)('ABCDEFGHIJKLMNOP').isForced).toBe(true)
})

it('keeps to a height: first with smaller letters, then with what is seen of a name', () => {
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

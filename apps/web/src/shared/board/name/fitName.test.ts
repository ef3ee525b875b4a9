import { hyphenateSync as german } from 'hyphen/de'
import { hyphenateSync as english } from 'hyphen/en'
import { expect, it } from 'vitest'
import { createDivider } from './divideWord.ts'
import { fitName } from './fitName.ts'

const EN = createDivider('en', english)
const DE = createDivider('de', german)

const shown = (drawn: string) => drawn.replaceAll('\u00AD', '·').replaceAll('\u200B', '|')

it('keeps a name whole and at the board’s size where there is room', () => {
  expect(fitName('Subarachnoid hemorrhage', { width: 10, size: 1 }, EN)).toEqual({
    ...{ drawn: 'Subarachnoid hemorrhage', size: 1, lines: 2, isForced: false },
  })
})

it('writes a word a little smaller before it divides it', () => {
  const fitted = fitName('Abdomen', { width: 3.4, size: 0.775 }, EN)
  expect(fitted.drawn).toBe('Abdomen')
  expect(fitted.size).toBeLessThan(0.775)
})

it('divides a word where its parts meet, and only where the line ends', () => {
  expect(shown(fitName('Hydronephrosis', { width: 4, size: 0.775 }, EN).drawn)).toBe('Hydro·nephrosis')
  expect(shown(fitName('Karotisstenose', { width: 3.6, size: 0.775 }, DE).drawn)).toBe('Karotis·stenose')
})

it('takes more than three lines only with the smallest letters', () => {
  const fitted = fitName('Left upper lobe posterior segment nodule, stable', { width: 3.4, size: 0.9 }, EN)
  expect(fitted.lines).toBeGreaterThan(3)
  expect(fitted.size).toBeLessThanOrEqual(0.6875)
})

it('ends a line where two parts meet rather than inside one', () => {
  expect(shown(fitName('Ventrikelblutung', { width: 3.25, size: 0.768 }, DE).drawn)).toBe(
    'Ventri·kel·blutung',
  )
})

it('says so if a name fits nowhere', () => {
  expect(fitName('ABCDEFGHIJKLMNOP', { width: 2, size: 0.7 }, EN).isForced).toBe(true)
})

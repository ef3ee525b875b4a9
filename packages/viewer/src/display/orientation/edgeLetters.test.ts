import { describe, expect, it } from 'vitest'
import type { PlaneGeometry, Vector } from '../../model/Geometry.ts'
import type { Placement } from '../../model/View.ts'
import { flipHorizontally, flipVertically, RESET_PLACEMENT, rotate } from '../placement/movePlacement.ts'
import { testFrame } from '../testkit/testFrame.ts'
import { breastPlacement } from './breastPlacement.ts'
import { edgeLetters } from './edgeLetters.ts'
import { type Orientation, orientationOf } from './orientationOf.ts'

const plane = (row: Vector, column: Vector): PlaneGeometry => ({ position: [0, 0, 0], row, column })
const AXIAL: Orientation = { kind: 'cosines', row: [1, 0, 0], column: [0, 1, 0] }
/** Left, top, right, bottom. */
const around = (orientation: Orientation | undefined, placement: Placement = RESET_PLACEMENT) => {
  const { left, top, right, bottom } = edgeLetters(orientation, placement)
  return [left, top, right, bottom].join(' ')
}
const degrees = (angle: number) => (angle * Math.PI) / 180

describe('letters from the geometry', () => {
  it.each([
    ['axial', [1, 0, 0], [0, 1, 0], 'R A L P'],
    ['sagittal', [0, 1, 0], [0, 0, -1], 'A H P F'],
    ['coronal', [1, 0, 0], [0, 0, -1], 'R H L F'],
    ['feet first prone', [-1, 0, 0], [0, -1, 0], 'L P R A'],
  ] as const)('%s', (_, row, column, expected) => {
    expect(around({ kind: 'cosines', row, column })).toBe(expected)
  })

  it('trap 32: follow mirroring and turning in whichever order', () => {
    expect(around(AXIAL, flipHorizontally(RESET_PLACEMENT))).toBe('L A R P')
    expect(around(AXIAL, flipVertically(RESET_PLACEMENT))).toBe('R P L A')
    expect(around(AXIAL, rotate(RESET_PLACEMENT, 90))).toBe('P R A L')
    expect(around(AXIAL, rotate(RESET_PLACEMENT, 180))).toBe('L P R A')
    expect(around(AXIAL, rotate(RESET_PLACEMENT, 270))).toBe('A L P R')
    expect(around(AXIAL, rotate(flipHorizontally(RESET_PLACEMENT), 90))).toBe('P L A R')
    expect(around(AXIAL, flipHorizontally(rotate(RESET_PLACEMENT, 90)))).toBe('A R P L')
    expect(around(AXIAL, flipHorizontally(flipVertically(RESET_PLACEMENT)))).toBe('L P R A')
  })

  it('trap 35: a leaning plane has two letters, the stronger one first, none for less than 10°', () => {
    const leaning = (angle: number): Orientation => ({
      kind: 'cosines',
      row: [1, 0, 0],
      column: [0, Math.cos(degrees(angle)), -Math.sin(degrees(angle))],
    })
    expect(around(leaning(5))).toBe('R A L P')
    expect(around(leaning(20))).toBe('R AH L PF')
    expect(around(leaning(70))).toBe('R HA L FP')
  })

  it('trap 35: three letters, and ties in the order of the axes', () => {
    const third = Math.sqrt(1 / 3)
    const half = Math.SQRT1_2
    expect(around({ kind: 'cosines', row: [third, third, third], column: [half, -half, 0] })).toBe(
      'RAF RP LPH LA',
    )
    expect(around({ kind: 'cosines', row: [half + 1e-7, half, 0], column: [0, 0, -1] })).toBe('RA H LP F')
    expect(around({ kind: 'cosines', row: [half, half + 1e-7, 0], column: [0, 0, -1] })).toBe('RA H LP F')
  })

  it('a picture that is turned freely has letters for where its edges point to', () => {
    expect(around(AXIAL, rotate(RESET_PLACEMENT, 30))).toBe('RP AR LA PL')
  })

  it('trap 33: no cosines, no letters', () => {
    expect(orientationOf(testFrame())).toBeUndefined()
    expect(around(undefined)).toBe('   ')
  })

  it('the geometry of a frame comes before the letters of its file', () => {
    const frame = testFrame({
      frame: { geometry: plane([1, 0, 0], [0, 1, 0]) },
      record: { patientOrientation: ['A', 'F'] },
    })
    expect(around(orientationOf(frame))).toBe('R A L P')
  })
})

describe('letters of the file', () => {
  const chest = orientationOf(testFrame({ modality: 'DX', record: { patientOrientation: ['L', 'F'] } }))

  it('trap 34: are moved by mirroring and quarter turns', () => {
    expect(around(chest)).toBe('R H L F')
    expect(around(chest, flipHorizontally(RESET_PLACEMENT))).toBe('L H R F')
    expect(around(chest, rotate(RESET_PLACEMENT, 90))).toBe('F R H L')
  })

  it('trap 34: say nothing when the picture is turned freely', () => {
    expect(around(chest, rotate(RESET_PLACEMENT, 12))).toBe('   ')
  })

  it('trap 34: with several letters each is opposed by its own, and what is missing stays missing', () => {
    expect(around({ kind: 'letters', row: 'P', column: 'FL' })).toBe('A HR P FL')
    expect(around({ kind: 'letters', row: '', column: 'F' })).toBe(' H  F')
    expect(around(orientationOf(testFrame({ record: { patientOrientation: ['', 'F'] } })))).toBe(' H  F')
  })

  it('trap 34: of animals', () => {
    expect(around({ kind: 'letters', row: 'CD', column: 'V' })).toBe('CR D CD V')
    expect(around({ kind: 'letters', row: 'LE', column: 'DI' })).toBe('RT PR LE DI')
    expect(around({ kind: 'letters', row: 'RT', column: 'PA' })).toBe('LE  RT PA')
  })
})

describe('hanging mammograms', () => {
  const hung = (laterality: 'L' | 'R', patientOrientation: string[]) =>
    around(
      { kind: 'letters', row: patientOrientation[0] ?? '', column: patientOrientation[1] ?? '' },
      breastPlacement(laterality, patientOrientation),
    )

  it('trap 43: chest walls meet in the middle, whichever way the detector was read', () => {
    expect(hung('R', ['P', 'L'])).toBe('A R P L')
    expect(hung('R', ['A', 'L'])).toBe('A R P L')
    expect(hung('R', ['A', 'R'])).toBe('A R P L')
    expect(hung('L', ['A', 'R'])).toBe('P L A R')
    expect(hung('L', ['P', 'L'])).toBe('P L A R')
  })

  it('trap 43: oblique views stand with the head up', () => {
    expect(hung('R', ['P', 'FL'])).toBe('A HR P FL')
    expect(hung('L', ['P', 'HL'])).toBe('P HL A FR')
  })

  it('trap 43: nothing is moved where the file does not say how it lies', () => {
    expect(breastPlacement('R', [])).toEqual(RESET_PLACEMENT)
    expect(breastPlacement('R', ['', 'H'])).toEqual(flipVertically(RESET_PLACEMENT))
    expect(breastPlacement(undefined, ['A', 'L'])).toEqual(RESET_PLACEMENT)
  })
})

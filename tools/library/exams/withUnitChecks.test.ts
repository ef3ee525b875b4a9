import { describe, expect, it } from 'vitest'
import { playCase } from '../cases/playCase.ts'
import { readLibrary } from '../readLibrary.ts'
import { plateOf } from './testkit/plateOf.ts'

const { plates } = readLibrary()

function warnings(id: string, cell: string, values: Record<string, string>): readonly string[] {
  const { notices, refused } = playCase(plateOf(id), { id: 'slip', pressed: [{ cell, values }] })
  expect(refused).toEqual([])
  return notices.filter((notice) => notice === 'warn:check')
}

describe('lengths of the exams', () => {
  it('all ask about a unit that is hardly theirs, but where a limit refuses more', () => {
    const unasked = plates.flatMap(({ id, cells }) =>
      cells.flatMap(({ id: cell, blanks = [], checks = [] }) =>
        blanks
          .filter(
            ({ kind, unit }) => (kind === 'measure' || kind === 'size') && (unit === 'cm' || unit === 'mm'),
          )
          .filter(
            ({ id: blank, unit, max }) => !max && !checks.some((check) => check.id === `${blank}_in_${unit}`),
          )
          .map(({ id: blank }) => `${id} ${cell}.${blank}`),
      ),
    )
    expect(unasked).toEqual([])
  })

  it('ask where millimeters were entered as centimeters, and not where the unit was entered too', () => {
    expect(warnings('abdomen-pelvis-ct', 'aaa', { size: '58' })).toHaveLength(1)
    expect(warnings('abdomen-pelvis-ct', 'aaa', { size: '58 mm' })).toEqual([])
    expect(warnings('abdomen-pelvis-ct', 'aaa', { size: '5.8' })).toEqual([])
    expect(warnings('pelvis-us-gyn', 'dermoid', { side: 'right', size: '32 x 28' })).toHaveLength(1)
    expect(warnings('pelvis-us-gyn', 'dermoid', { side: 'right', size: '3.2 x 2.8' })).toEqual([])
  })

  it('ask where centimeters were entered as millimeters', () => {
    expect(warnings('neuro-ct', 'aneurysm', { side2: 'right', vessel: 'm1', size: '0.6' })).toHaveLength(1)
    expect(warnings('neuro-ct', 'aneurysm', { side2: 'right', vessel: 'm1', size: '6' })).toEqual([])
    expect(
      warnings('neuro-ct', 'sdh', { stage: 'acute', side: 'right', loc: 'convexity', thick: '120' }),
    ).toHaveLength(1)
  })

  it('ask where nothing can have been measured', () => {
    expect(warnings('neuro-ct', 'shift', { shift: '0', side2: 'left' })).toHaveLength(1)
    expect(warnings('neuro-ct', 'shift', { shift: '0.5', side2: 'left' })).toEqual([])
    const fracture = { side2: 'left', bone: 'parietal', type: 'depressed' }
    expect(warnings('neuro-ct', 'skull-fracture', { ...fracture, depth: '0' })).toHaveLength(1)
    expect(warnings('neuro-ct', 'skull-fracture', { ...fracture, depth: '6' })).toEqual([])
  })

  it('of the exam itself ask as well, in the form that asks for them', () => {
    expect(warnings('thyroid-us', 'exam', { right: '48 x 17 x 16' })).toHaveLength(1)
    expect(warnings('thyroid-us', 'exam', { right: '4.8 x 1.7 x 1.6', left: '4.6 x 1.6 x 1.5' })).toEqual([])
    expect(warnings('thyroid-us', 'exam', { right: '48 x 17 x 16 mm' })).toEqual([])
    expect(warnings('pelvis-us-gyn', 'exam', { uterus: '78 x 42 x 51' })).toHaveLength(1)
    expect(warnings('pelvis-us-gyn', 'exam', { em: '0.7' })).toHaveLength(1)
    expect(warnings('prostate-mr', 'exam', { dims: '45 x 38 x 42', psa: '5.2' })).toHaveLength(1)
    const unasked = plates.flatMap(({ id, cells, exam }) => {
      const checks = cells.flatMap((cell) => (cell.asks ? (cell.checks ?? []) : []))
      return (exam?.blanks ?? [])
        .filter(({ kind, unit }) => (kind === 'measure' || kind === 'size') && unit !== undefined)
        .filter(({ id: blank, unit }) => !checks.some((check) => check.id === `${blank}_in_${unit}`))
        .map(({ id: blank }) => `${id} ${blank}`)
    })
    expect(unasked).toEqual([])
  })
})

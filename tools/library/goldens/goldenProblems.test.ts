import { describe, expect, it } from 'vitest'
import { inRepository } from '../../build/repository.mjs'
import { readLibrary } from '../readLibrary.ts'
import { goldenProblems } from './goldenProblems.ts'

const FILE = inRepository('packages', 'library', 'exams', 'liver-ct-mr.yaml')
const library = readLibrary()

describe('the reports of an exam', () => {
  it('are those of the plate that members take', () => {
    const { problems, count } = goldenProblems(FILE, library)
    expect(count).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  it('are found to differ where a sentence of that plate was changed, not of the file', () => {
    const plates = library.plates.map((plate) => {
      if (plate.id !== 'liver') return plate
      const text = JSON.stringify(plate)
      return JSON.parse(text.replaceAll('국소 병변 없음', '국소 병변은 없음')) as typeof plate
    })
    expect(JSON.stringify(plates)).not.toBe(JSON.stringify(library.plates))
    expect(goldenProblems(FILE, { ...library, plates }).problems.length).toBeGreaterThan(0)
  })
})

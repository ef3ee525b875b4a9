import { describe, expect, it } from 'vitest'
import { ageOf } from './ageOf.ts'

const age = (said: string, birthDate: string, date: string) => ageOf({ birthDate }, { age: said, date })

describe('the age at the study', () => {
  it('trap 58: is what the file says', () => {
    expect(age('045Y', '19000101', '20260102')).toEqual({ value: 45, unit: 'Y' })
    expect(age('003W', '', '')).toEqual({ value: 3, unit: 'W' })
    expect(age('45', '', '')).toEqual({ value: 45, unit: 'Y' })
  })

  it('trap 58: is else counted by the calendar, to the day', () => {
    expect(age('', '19700315', '20260314')).toEqual({ value: 55, unit: 'Y' })
    expect(age('', '19700315', '20260315')).toEqual({ value: 56, unit: 'Y' })
    expect(age('', '20040229', '20260228')).toEqual({ value: 21, unit: 'Y' })
    expect(age('000Y', '20250901', '20260102')).toEqual({ value: 4, unit: 'M' })
    expect(age('', '20251231', '20260102')).toEqual({ value: 2, unit: 'D' })
  })

  it('trap 58: is unknown where dates are missing, no dates, or the wrong way round', () => {
    expect(age('', '', '20260102')).toBeUndefined()
    expect(age('', '19700315', '')).toBeUndefined()
    expect(age('XXXY', '20260103', '20260102')).toBeUndefined()
    expect(age('', '17000101', '20260102')).toBeUndefined()
  })
})

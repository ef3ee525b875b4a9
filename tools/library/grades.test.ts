import { sourceStateOf } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const { modules, plates } = readLibrary()

/** Every department needs these plates on its first day. */
const DAILY = ['chest-radiograph', 'abdomen-us', 'thyroid-us', 'neuro-ct', 'gi-pathology', 'cytology']

/** Returns whether a plate, or one of its modules, decides by facts whose source nobody has read. */
const isUnread = (plate: (typeof plates)[number]): boolean =>
  !['read', undefined].includes(sourceStateOf(plate, modules))

describe('what of the library is free', () => {
  it('is the daily work and whatever decides by facts that were not read, and nothing else', () => {
    const expected = plates.filter((plate) => DAILY.includes(plate.id) || isUnread(plate))
    const free = plates.filter(({ grade }) => grade === 'free')
    expect(free.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  it('has every plate of the daily work', () => {
    expect(DAILY.filter((id) => plates.every((plate) => plate.id !== id))).toEqual([])
  })
})

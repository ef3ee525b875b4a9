import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DESTINATION_PRESETS, PLAIN_DESTINATION } from './Destination.ts'
import { readDestinations } from './readDestinations.ts'

it('K326 opens destinations as they were kept', () => {
  expect(readDestinations(JSON.stringify(DESTINATION_PRESETS))).toEqual(DESTINATION_PRESETS)
  expect(readDestinations(null)).toEqual([])
})

it('K326 takes plain text where an option can’t be read, and leaves out what is none', () => {
  const kept = [
    { id: 'a', name: 'PACS', headings: 'neon', lineColumns: 3, characters: 'cp949' },
    { id: 'a', name: 'again' },
    { name: 'nobody' },
    7,
  ]
  expect(readDestinations(JSON.stringify(kept))).toEqual([
    { ...PLAIN_DESTINATION, id: 'a', name: 'PACS', characters: 'cp949' },
  ])
})

it('K326 never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (kept) => void readDestinations(kept)))
})

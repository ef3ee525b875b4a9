import type { PlateContent } from '@pandok/domain'
import { plateContent } from '@pandok/library'
import { readLibrary } from '../../readLibrary.ts'

/** Returns a library plate as members have it. */
export function plateOf(id: string): PlateContent {
  const plate = readLibrary().plates.find((one) => one.id === id)
  if (!plate) throw new Error(`The library has no plate ${id}.`)
  return plateContent(plate, 'ko', (module) => module)
}

import { plateContent } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { countKeys } from '../keys/countKeys.ts'
import { readLibrary } from '../readLibrary.ts'

describe('a normal radiograph of a joint without images', () => {
  const { plates } = readLibrary()
  const library = plates.find(({ id }) => id === 'joint-radiograph')
  if (!library) throw new Error('The plate is gone.')
  const plate = plateContent(library, 'ko', (id) => id)
  const parts = plate.exam?.blanks?.find(({ id }) => id === 'part')?.options ?? []

  it('is finished with two keys for each part of the body: its cell, and the side', () => {
    expect(parts).toHaveLength(15)
    for (const { id } of parts) {
      const cell = plate.cells.find(({ answers }) => answers?.['part'] === id)
      expect(cell, id).toBeDefined()
      if (!cell) continue
      const counted = countKeys({ plate, modules: [], cellNames: new Map() }, [{ cell: cell.id }])
      expect(counted, id).toMatchObject({ keys: 2, blocks: [] })
    }
  })
})

import type { ModuleDocument, PlateDocument } from '@pandok/protocol'
import { expect, it } from 'vitest'
import { offlinePlate } from './offlinePlate.ts'

const plate = { id: 'plt_1', name: 'Chest', cells: [] } as unknown as PlateDocument
const moduleOf = (id: string) => ({ id, name: id }) as unknown as ModuleDocument
const isOwn = (id: string) => id === 'mod_own'

it('keeps the modules of other members that came with a plate, so that it runs without a server', () => {
  const answer = { ...plate, modules: [moduleOf('mod_own'), moduleOf('mod_shared')] }
  expect(offlinePlate.recordOf?.(answer, isOwn, undefined)).toEqual({
    document: plate,
    others: [moduleOf('mod_shared')],
  })
})

it('keeps them after a save, whose answer has no modules', () => {
  const before = { document: plate, others: [moduleOf('mod_shared')] }
  const saved = { ...plate, name: 'Chest 2' }
  expect(offlinePlate.recordOf?.(saved, isOwn, before)).toEqual({ document: saved, others: before.others })
})

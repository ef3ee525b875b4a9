import { randomBytes } from 'node:crypto'
import type { Cell, LibraryGrade } from '@pandok/domain'
import { type ParamInput, type PlateDocument, plateCreate, plateShare } from '@pandok/protocol'
import type { Pool } from '#db/Pool.ts'
import type { Caller } from './createCaller.ts'

export type PlateParam = ParamInput<typeof plateCreate>

export interface Plates {
  /** Makes a plate through the actions. */
  plate: (as: { authToken: string }, overrides?: Partial<PlateParam>) => Promise<PlateDocument>
  sharedPlate: (as: { authToken: string }, overrides?: Partial<PlateParam>) => Promise<PlateDocument>
  /** Publishes directly in the database, without an administrator. */
  publish: (id: string, grade: LibraryGrade) => Promise<void>
  /** Sets the tier directly in the database, without a payment. */
  setTier: (member: { user: { id: string } }, tier: 'free' | 'basic' | 'standard') => Promise<void>
}

export const phraseCell = (position: number, text = '정상입니다.'): Cell => ({
  id: `cell_${position}`,
  position,
  name: `칸 ${position}`,
  title: `소견 ${position}`,
  outputs: [{ id: 'out', kind: 'phrase', section: 'findings', text: { ko: text } }],
})

/** A cell with the outputs of several modules. */
export const moduleCell = (position: number, ...moduleIds: string[]): Cell => ({
  ...phraseCell(position),
  outputs: moduleIds.map((moduleId, index) => ({
    id: `out_${index}`,
    kind: 'module',
    section: 'auto',
    moduleId,
  })),
})

export function createPlates({ mustCall }: Caller, pool: Pool): Plates {
  const plate: Plates['plate'] = async (as, overrides = {}) => {
    const name = `판 ${randomBytes(4).toString('hex')}`
    return (await mustCall(plateCreate, { name, cells: [phraseCell(0)], ...overrides }, { as })).plate
  }
  return {
    plate,
    async sharedPlate(as, overrides) {
      const made = await plate(as, overrides)
      const { plate: item } = await mustCall(plateShare, { id: made.id, shared: true }, { as })
      return { ...made, ...item }
    },
    async publish(id, grade) {
      await pool.query('update plates set library = $2 where id = $1', [id, grade])
    },
    async setTier({ user }, tier) {
      await pool.query('update members set tier = $2 where id = $1', [user.id, tier])
    },
  }
}

import { expect, it } from 'vitest'
import type { LibraryGrade } from '../document/MemberDocument.ts'
import { canPublishPlate } from './canPublishPlate.ts'
import type { Cell } from './Plate.ts'

const cells: Cell[] = [
  {
    id: 'c',
    position: 0,
    name: '칸',
    title: '칸',
    outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId: 'mod_1' }],
  },
]
const own = { id: 'mod_1', ownerId: 'mem_1', library: null, deletedAt: null }
const others = { ...own, ownerId: 'mem_2' }
const plate = { ownerId: 'mem_1', place: null, cells, modules: [own] }

const verdict = (part: Partial<Parameters<typeof canPublishPlate>[0]>, grade: LibraryGrade = 'free') => {
  const found = canPublishPlate({ ...plate, ...part }, grade)
  return found.ok ? 'ok' : found.reason
}

it.each([
  ["its owner's module", { modules: [own] }, 'free', 'ok'],
  ['no module', { cells: [], modules: [] }, 'free', 'ok'],
  ["somebody else's private module", { modules: [others] }, 'free', 'admin.plateModules'],
  ["somebody else's module of the free library", { modules: [{ ...others, library: 'free' }] }, 'free', 'ok'],
  [
    "somebody else's module of the paid library",
    { modules: [{ ...others, library: 'paid' }] },
    'free',
    'admin.plateModules',
  ],
  ['the same, for those who pay', { modules: [{ ...others, library: 'paid' }] }, 'paid', 'ok'],
  [
    'a module that is in the trash',
    { modules: [{ ...own, deletedAt: new Date() }] },
    'free',
    'admin.plateModules',
  ],
  ['a module that is gone', { modules: [] }, 'free', 'admin.plateModules'],
  ['a place of the library', { place: 'free' }, 'free', 'admin.fromLibrary'],
] as const)('a plate with %s', (_, part, grade, expected) => {
  expect(verdict(part, grade)).toBe(expected)
})

import { entitlementOf, PLATE_MAX_BYTES } from '@pandok/domain'
import { info, plateCreate, plateGet, plateList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('plate-create', () => {
  it('makes a private plate of the first revision, which reads as it was answered', async () => {
    const member = await server.member()
    const module = await server.module(member)
    const cells = [
      { ...phraseCell(12), color: 'teal' },
      {
        ...moduleCell(3, module.id),
        color: '#00ff7F',
        outputs: [
          {
            id: 'b',
            kind: 'module' as const,
            section: 'auto' as const,
            moduleId: module.id,
            moduleOutput: 'finding',
            skip: ['note'],
            preset: {
              zeta: '12.50',
              alpha: true,
              sides: ['right', 'left'],
              rows: [{ size: '3', open: false }, { size: '10' }],
              '': 'x',
            },
          },
        ],
      },
    ]
    delete (cells[1]?.outputs[0] as { preset: Record<string, unknown> }).preset['']
    const autoFill = [
      { id: 'f1', cell: 'cell_3', output: 'b', input: 'zeta', source: { from: 'today' as const } },
      {
        id: 'f2',
        cell: 'cell_3',
        output: 'b',
        input: 'alpha',
        source: { from: 'default' as const, value: ['b', 'a'] },
      },
    ]
    const { plate } = await server.mustCall(
      plateCreate,
      { name: '  흉부   CT ', cells, keyMap: { 'Shift+Ctrl+F1': 'cell_3', KeyA: 'cell_12' }, autoFill },
      { as: member },
    )
    const now = server.clock.now().toISOString()
    expect(plate).toEqual({
      id: expect.stringMatching(/^pla_/u),
      name: '흉부 CT',
      nickname: member.nickname,
      shared: false,
      revision: 1,
      cellCount: 2,
      keyCount: 2,
      moduleCount: 1,
      sketch: [
        { position: 3, color: '#00ff7F' },
        { position: 12, color: 'teal' },
      ],
      createdAt: now,
      updatedAt: now,
      mine: true,
      copied: false,
      locked: false,
      may: { open: true, save: true, share: true, copy: true, delete: true, restore: false, purge: false },
      cells: cells.toReversed(),
      keyMap: { 'Ctrl+Shift+F1': 'cell_3', KeyA: 'cell_12' },
      autoFill,
    })
    const { plate: read } = await server.mustCall(plateGet, { id: plate.id }, { as: member })
    expect(read).toEqual({ ...plate, modules: [module] })
  })
})

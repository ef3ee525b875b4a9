import { plateCreate, plateGet, plateList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleCell, type PlateParam, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const ctrlShiftF1 = { 'Shift+Ctrl+F1': 'cell_3', KeyA: 'cell_12' }

describe('plate-create', () => {
  it('makes a private plate of the first revision, which reads as it was answered', async () => {
    const member = await server.member()
    const module = await server.module(member)
    const preset = {
      zeta: '12.50',
      alpha: true,
      sides: ['right', 'left'],
      rows: [{ size: '3', open: false }, { size: '10' }],
    }
    const output = { id: 'b', kind: 'module', section: 'auto', moduleId: module.id } as const
    const cells = [
      { ...phraseCell(12), color: 'teal' },
      {
        ...phraseCell(3),
        color: '#00ff7F',
        outputs: [{ ...output, moduleOutput: 'finding', skip: ['note'], preset }],
      },
    ]
    const autoFill: PlateParam['autoFill'] = [
      { id: 'f1', cell: 'cell_3', output: 'b', input: 'zeta', source: { from: 'today' } },
      {
        id: 'f2',
        cell: 'cell_3',
        output: 'b',
        input: 'sides',
        source: { from: 'default', value: ['b', 'a'] },
      },
    ]
    const { plate } = await server.mustCall(
      plateCreate,
      { name: '  흉부   CT ', cells, keyMap: ctrlShiftF1, autoFill },
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

  it('needs nothing but a name, and lets two plates have the same', async () => {
    const member = await server.member()
    const made = [
      await server.mustCall(plateCreate, { name: '판' }, { as: member }),
      await server.mustCall(plateCreate, { name: '판' }, { as: member }),
    ]
    for (const { plate } of made) {
      expect(plate).toMatchObject({
        name: '판',
        cells: [],
        keyMap: {},
        autoFill: [],
        sketch: [],
        cellCount: 0,
      })
    }
    expect(made[0]?.plate.id).not.toBe(made[1]?.plate.id)
  })

  it('counts a name as a person does: 20 characters, whatever they are made of', async () => {
    const member = await server.member()
    const name = '🇰🇷'.repeat(5) + '한'.normalize('NFD').repeat(15)
    expect((await server.plate(member, { name })).name).toBe(name.normalize('NFC'))
  })

  const [phrase] = phraseCell(0).outputs
  it.each<[Partial<PlateParam>, string, string]>([
    [{ name: ' ' }, 'name', 'plate.name.required'],
    [{ name: '가'.repeat(21) }, 'name', 'tooLong'],
    [{ name: 'a\u200bb' }, 'name', 'format'],
    [{ cells: [{ ...phraseCell(0), name: ' ' }] }, 'cells.0.name', 'cell.name.required'],
    [{ cells: [{ ...phraseCell(0), title: '' }] }, 'cells.0.title', 'cell.title.required'],
    [{ cells: [{ ...phraseCell(0), outputs: [] }] }, 'cells.0.outputs', 'cell.output.required'],
    [{ cells: [phraseCell(0, ' ')] }, 'cells.0.outputs.0.text', 'phrase.required'],
    [{ cells: [phraseCell(1), { ...phraseCell(1), id: 'x' }] }, 'cells.1.position', 'cell.position.taken'],
    [{ cells: [phraseCell(1), { ...phraseCell(2), id: 'cell_1' }] }, 'cells.1.id', 'cell.id.taken'],
    [{ cells: [phraseCell(60)] }, 'cells.0.position', 'tooBig'],
    [{ cells: [{ ...phraseCell(0), outputs: Array(61).fill(phrase) }] }, 'cells.0.outputs', 'cell.max'],
    [{ cells: [{ ...phraseCell(0), color: 'beige' }] }, 'cells.0.color', 'format'],
    [{ cells: Array.from({ length: 61 }, (_, n) => phraseCell(n % 60)) }, 'cells', 'cell.max'],
    [{ keyMap: { KeyA: 'cell_9' } }, 'keyMap.KeyA', 'key.noCell'],
    [{ keyMap: { 'Ctrl+KeyW': 'cell_0' } }, 'keyMap.Ctrl+KeyW', 'key.reserved'],
    [{ keyMap: { a: 'cell_0' } }, 'keyMap.a', 'key.format'],
    [
      { keyMap: { 'Alt+Shift+KeyA': 'cell_0', 'Shift+Alt+KeyA': 'cell_0' } },
      'keyMap.Shift+Alt+KeyA',
      'key.taken',
    ],
    [
      { autoFill: [{ id: 'f', cell: 'cell_0', output: 'nowhere', input: 'x', source: { from: 'today' } }] },
      'autoFill.0.cell',
      'fill.noPlace',
    ],
    [
      {
        autoFill: [
          {
            id: 'f',
            cell: 'cell_0',
            output: 'out',
            input: 'x',
            source: { from: 'cell', cell: 'cell_0', output: 'out', input: 'x' },
          },
        ],
      },
      'autoFill.0.source',
      'fill.itself',
    ],
  ])('refuses a wrong field at its place: %#', async (change, path, problem) => {
    const member = await server.member()
    const param = { name: 'x', cells: [phraseCell(0)], ...change }
    expect(await server.call(plateCreate, param, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: expect.arrayContaining([expect.objectContaining({ path, problem })]) },
    })
    expect((await server.mustCall(plateList, {}, { as: member })).total).toBe(0)
  })

  it('takes 120 different modules and not one more', async () => {
    const member = await server.member()
    const ids = Array.from({ length: 120 }, (_, n) => `mod_${n}`)
    const cells = [
      moduleCell(0, ...ids.slice(0, 60)),
      moduleCell(1, ...ids.slice(60)),
      moduleCell(2, 'mod_0'),
    ]
    expect((await server.plate(member, { cells })).moduleCount).toBe(120)
    const more = [...cells, moduleCell(3, 'mod_120')]
    expect(await server.call(plateCreate, { name: 'x', cells: more }, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [{ path: 'cells', problem: 'plate.modules.tooMany', values: { max: 120 } }] },
    })
  })

  it('takes a megabyte and not much more', async () => {
    const member = await server.member()
    const outputs = Array.from({ length: 10 }, (_, n) => ({
      id: `${n}`,
      kind: 'phrase' as const,
      section: 'findings' as const,
      text: { ko: '가'.repeat(2000) },
    }))
    const cells = Array.from({ length: 18 }, (_, n) => ({ ...phraseCell(n), outputs }))
    const create = (count: number) =>
      server.call(plateCreate, { name: 'x', cells: cells.slice(0, count) }, { as: member })
    expect(await create(17)).toMatchObject({ ok: true })
    expect(await create(18)).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [{ path: 'cells', problem: 'tooLarge' }] },
    })
  })
})

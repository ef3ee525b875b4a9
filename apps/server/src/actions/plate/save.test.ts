import { plateGet, plateSave } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('plate-save', () => {
  it('writes everything as the next revision', async () => {
    const member = await server.member()
    const [one, two] = [await server.module(member), await server.module(member)]
    const made = await server.plate(member, { cells: [moduleCell(0, one.id)] })
    server.clock.advance({ seconds: 5 })
    const content = {
      name: '새 이름',
      cells: [moduleCell(0, two.id), { ...phraseCell(7), color: 'red' }],
      keyMap: { F13: 'cell_7' },
      autoFill: [],
    }
    const { plate } = await server.mustCall(
      plateSave,
      { id: made.id, revision: 1, ...content },
      { as: member },
    )
    expect(plate).toEqual({
      ...made,
      ...content,
      revision: 2,
      cellCount: 2,
      keyCount: 1,
      sketch: [{ position: 0 }, { position: 7, color: 'red' }],
      updatedAt: server.clock.now().toISOString(),
    })
    const { plate: read } = await server.mustCall(plateGet, { id: made.id }, { as: member })
    expect(read).toEqual({ ...plate, modules: [two] })
  })
})

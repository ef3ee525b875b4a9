import { plateDelete, plateGet, plateSave } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const EMPTY = { cells: [], keyMap: {}, autoFill: [] }

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

  it('refuses to save over a newer revision, and hands it over', async () => {
    const member = await server.member()
    const { id } = await server.plate(member)
    const save = (name: string) => server.call(plateSave, { id, revision: 1, name, ...EMPTY }, { as: member })
    const answers = await Promise.all([save('하나'), save('둘'), save('셋')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { plate } = await server.mustCall(plateGet, { id }, { as: member })
    const { modules: _, ...newest } = plate
    for (const answer of answers) {
      if (answer.ok) expect(answer.result.plate).toEqual(newest)
      else expect(answer).toEqual({ ok: false, code: 'CONFLICT', reason: { details: { newest } } })
    }
  })

  it('knows only one’s own plates outside of the trash', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await server.sharedPlate(mina)
    const save = (as: typeof mina) => server.call(plateSave, { id, revision: 1, name: 'x', ...EMPTY }, { as })
    expect(await save(jun)).toEqual({ ok: false, code: 'NOT_FOUND', reason: {} })
    await server.mustCall(plateDelete, { ids: [id] }, { as: mina })
    expect(await save(mina)).toEqual({ ok: false, code: 'NOT_FOUND', reason: {} })
  })
})

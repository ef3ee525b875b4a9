import type { Cell, Exam } from '@pandok/domain'
import {
  plateBackupGet,
  plateBackupList,
  plateBackupRestore,
  plateCopy,
  plateExport,
  plateGet,
  plateImport,
  plateSave,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const exam: Exam = {
  regions: [{ id: 'lobes', name: { ko: '양엽' }, normal: { ko: '결절 없음.', en: 'No nodule.' } }],
  blanks: [{ id: 'date', kind: 'date', label: { ko: '검사일' } }],
  normalConclusion: { ko: '정상' },
}

const cells: Cell[] = [
  { id: 'normal', position: 0, name: '정상', title: '정상', outputs: [], normal: 'all' },
  { id: 'date', position: 1, name: '검사일', title: '검사일', outputs: [], asks: ['date'] },
  {
    id: 'nodule',
    position: 2,
    name: '결절',
    title: '결절',
    outputs: [
      { id: 'o', kind: 'phrase', section: 'findings', text: { ko: '{size} 결절.' }, unless: ['date'] },
    ],
    blanks: [{ id: 'size', kind: 'size', label: { ko: '크기' }, unit: 'cm' }],
    finding: { region: 'lobes', replaces: [{ regions: ['lobes'] }], rank: 2 },
  },
]

const load = async (id: string, as: TestMember) => (await server.mustCall(plateGet, { id }, { as })).plate

/** A plate as it was made, then saved with an exam. */
async function examined(as: TestMember): Promise<string> {
  const { id } = await server.plate(as)
  const content = { name: '갑상선', cells, keyMap: {}, autoFill: [], exam }
  await server.mustCall(plateSave, { id, revision: 1, ...content } as never, { as })
  return id
}

describe('a plate’s exam', () => {
  it('is kept with its cells, and gone when it is saved without', async () => {
    const member = await server.member()
    const id = await examined(member)
    expect(await load(id, member)).toMatchObject({ exam, cells, revision: 2 })
    const plain = { name: '갑상선', cells: [phraseCell(0)], keyMap: {}, autoFill: [] }
    await server.mustCall(plateSave, { id, revision: 2, ...plain }, { as: member })
    expect(await load(id, member)).not.toHaveProperty('exam')
  })

  it('is in its backups and comes back with them', async () => {
    const member = await server.member()
    const id = await examined(member)
    const { items } = await server.mustCall(plateBackupList, { id }, { as: member })
    const snapshots = []
    for (const { id: backupId } of items) {
      snapshots.push(
        (await server.mustCall(plateBackupGet, { id, backupId }, { as: member })).backup.snapshot,
      )
    }
    expect(snapshots[0]).toMatchObject({ exam, cells })
    expect(snapshots[1]).not.toHaveProperty('exam')
    const restore = (at: number) =>
      server.mustCall(plateBackupRestore, { id, backupId: items[at]?.id ?? '' }, { as: member })
    await restore(1)
    expect(await load(id, member)).not.toHaveProperty('exam')
    await restore(0)
    expect(await load(id, member)).toMatchObject({ exam, cells })
  })

  it('goes with copies, and through files', async () => {
    const member = await server.member()
    const id = await examined(member)
    const { plate } = await server.mustCall(plateCopy, { id }, { as: member })
    expect(await load(plate.id, member)).toMatchObject({ exam, cells })
    const { file } = await server.mustCall(plateExport, { ids: [id] }, { as: member })
    expect(file.plates).toEqual([{ name: '갑상선', cells, keyMap: {}, autoFill: [], exam }])
    const other = await server.member()
    const { plates } = await server.mustCall(plateImport, { file }, { as: other })
    expect(await load(plates[0]?.id ?? '', other)).toMatchObject({ exam, cells })
  })

  it('must have what its cells name', async () => {
    const member = await server.member()
    const { id } = await server.plate(member)
    const content = { name: '갑상선', cells, keyMap: {}, autoFill: [] }
    const answer = await server.call(plateSave, { id, revision: 1, ...content } as never, { as: member })
    expect(answer).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  })
})

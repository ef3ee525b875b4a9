import type { AuditRecord } from '@pandok/domain'
import { adminAuditList, type ParamInput } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices
let admin: TestMember
let mina: TestMember

beforeAll(async () => {
  server = await startTestServices()
  admin = await server.member()
  await server.pool.query("update members set role = 'admin' where id = $1", [admin.user.id])
  mina = await server.member({ nickname: '미나' })
  for (let number = 0; number < 45; number += 1) await write(number)
})
afterAll(() => server.stop())

const KINDS = ['plate', 'module', 'member'] as const

async function write(number: number) {
  const kind = KINDS[number % 3] ?? 'plate'
  const record: AuditRecord = {
    actorId: number % 5 === 0 ? 'mem_gone' : admin.user.id,
    address: '10.0.0.1',
    requestId: 'req',
    action: kind === 'member' ? 'member.suspend' : `${kind}.delete`,
    subject: {
      kind,
      id: kind === 'member' ? mina.user.id : `${kind}_${number}`,
      label: kind === 'member' ? '' : `이름 ${number}`,
    },
    before: null,
    after: { number },
    reason: `신고 ${number}`,
    // Several at one moment.
    at: new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 4))),
  }
  await server.services.repositories.audit.write(record)
}

type Param = ParamInput<typeof adminAuditList>
const ask = (param: Param) => server.mustCall(adminAuditList, param, { as: admin })
const numbers = async (param: Param) => (await ask(param)).items.map(({ after }) => after?.['number'])
const all = Array.from({ length: 45 }, (_, number) => number)

describe('admin-auditList', () => {
  it('shows who changed what, the newest first, and names members as they are called now', async () => {
    const { items, total } = await ask({ pageSize: 10 })
    expect(total).toBe(45)
    expect(items[0]).toEqual({
      id: expect.any(String),
      at: '2026-01-12T00:00:00.000Z',
      actor: { id: admin.user.id, email: admin.email, nickname: admin.nickname },
      address: '10.0.0.1',
      action: 'member.suspend',
      subject: { kind: 'member', id: mina.user.id, label: '미나' },
      before: null,
      after: { number: 44 },
      reason: '신고 44',
    })
    expect(items.find(({ after }) => after?.['number'] === 40)?.actor).toBe(null)
    expect(await numbers({ pageSize: 'all' })).toEqual(all.toReversed())
    expect(await numbers({ pageSize: 'all', sort: 'at', order: 'asc' })).toEqual(all)
    expect(await numbers({ pageSize: 20, page: 3, sort: 'at', order: 'asc' })).toEqual(all.slice(40))
  })

  it.each<[Param['filter'], (number: number) => boolean]>([
    [{ actorId: 'mem_gone' }, (number) => number % 5 === 0],
    [{ subjectKind: 'member' }, (number) => number % 3 === 2],
    [{ subjectKind: 'plate', subjectId: 'plate_3' }, (number) => number === 3],
    [{ action: 'module.delete' }, (number) => number % 3 === 1],
    [{ actorId: 'mem_gone', action: 'plate.delete' }, (number) => number % 15 === 0],
    [{ action: 'banner.order' }, () => false],
  ])('filters by %j', async (filter, fits) => {
    const answer = await ask({ ...(filter && { filter }), pageSize: 'all', sort: 'at', order: 'asc' })
    expect(answer.items.map(({ after }) => after?.['number'])).toEqual(all.filter(fits))
    expect(answer.total).toBe(answer.items.length)
  })

  it('searches labels, reasons, and what members are called', async () => {
    expect(await numbers({ search: '이름 12' })).toEqual([12])
    expect(await numbers({ search: '신고 44' })).toEqual([44])
    expect(await numbers({ search: '미나', pageSize: 'all', sort: 'at', order: 'asc' })).toEqual(
      all.filter((number) => number % 3 === 2),
    )
    expect(
      await numbers({ search: '신고', filter: { action: 'plate.delete' }, pageSize: 'all' }),
    ).toHaveLength(15)
    expect(await numbers({ search: '%' })).toEqual([])
  })

  it('goes on at the same place while more is written', async () => {
    const first = await ask({ pageSize: 20 })
    await write(45)
    const second = await ask({ pageSize: 'all', ...(first.next && { after: first.next }) })
    expect([...first.items, ...second.items].map(({ after }) => after?.['number'])).toEqual(all.toReversed())
  })

  it('is for administrators, and checks cursors', async () => {
    expect(await server.call(adminAuditList, {}, { as: mina })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await server.call(adminAuditList, { after: 'x' }, { as: admin })).toMatchObject({
      reason: { problem: 'admin.cursor' },
    })
  })
})

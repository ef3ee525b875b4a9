import type { AuditRecord } from '@pandok/domain'
import { userWithdraw } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let world: TestServices
beforeAll(async () => {
  world = await startTestServices()
})
afterAll(() => world.stop())

const record = (part: Partial<AuditRecord>): AuditRecord => ({
  actorId: 'mem_admin',
  address: '203.0.113.9',
  requestId: 'req_1',
  action: 'plate.delete',
  subject: { kind: 'plate', id: 'plt_1', label: '흉부 판' },
  before: { deletedAt: null },
  after: { deletedAt: '2026-11-15T00:00:00.000Z' },
  reason: '신고',
  at: world.clock.now(),
  ...part,
})

const rowsOf = async (subjectId: string) =>
  (await world.pool.query('select * from admin_audit where subject_id = $1 order by id', [subjectId])).rows

describe('the audit list', () => {
  it('keeps who, when, from where, what, before and after', async () => {
    const written = record({ subject: { kind: 'plate', id: 'plt_kept', label: '흉부 판' } })
    await world.services.repositories.audit.write(written)
    expect(await rowsOf('plt_kept')).toEqual([
      {
        id: expect.any(Number),
        at: written.at,
        actor_id: 'mem_admin',
        address: '203.0.113.9',
        request_id: 'req_1',
        action: 'plate.delete',
        subject_kind: 'plate',
        subject_id: 'plt_kept',
        subject_label: '흉부 판',
        before: { deletedAt: null },
        after: { deletedAt: '2026-11-15T00:00:00.000Z' },
        reason: '신고',
      },
    ])
  })

  it.each([
    "update admin_audit set reason = ''",
    'update admin_audit set before = null, after = null',
    "update admin_audit set actor_id = 'mem_other'",
    'delete from admin_audit',
    'truncate admin_audit',
  ])('is not edited: %s', async (statement) => {
    await world.services.repositories.audit.write(record({}))
    await expect(world.pool.query(statement)).rejects.toThrow('is not changed')
  })

  it('may be forgotten after five years', async () => {
    const years = 366 * 5 * 86_400_000
    await world.services.repositories.audit.write(
      record({
        at: new Date(Date.now() - years),
        subject: { kind: 'plate', id: 'plt_old', label: '' },
      }),
    )
    await world.pool.query("delete from admin_audit where subject_id = 'plt_old'")
    expect(await rowsOf('plt_old')).toEqual([])
  })

  it('never stores what a member is called', async () => {
    await world.services.repositories.audit.write(
      record({
        action: 'member.lift',
        subject: { kind: 'member', id: 'mem_x', label: 'kim@hospital.example' },
      }),
    )
    expect(await rowsOf('mem_x')).toMatchObject([{ subject_label: '' }])
  })

  it('forgets notes about a member who withdraws, and that there were some it keeps', async () => {
    const member = await world.member()
    const subject = { kind: 'member', id: member.user.id, label: '' } as const
    await world.services.repositories.audit.write(
      record({
        action: 'member.note',
        subject,
        before: { note: '' },
        after: { note: '통화함' },
        reason: null,
      }),
    )
    await world.services.repositories.audit.write(
      record({ action: 'member.role', subject, before: { role: 'user' }, after: { role: 'admin' } }),
    )
    const early = world.pool.query(
      "update admin_audit set before = null, after = null where subject_id = $1 and action = 'member.note'",
      [member.user.id],
    )
    await expect(early).rejects.toThrow('is not changed')
    await world.mustCall(userWithdraw, { password: member.password }, { as: member })
    expect(await rowsOf(member.user.id)).toMatchObject([
      { action: 'member.note', actor_id: 'mem_admin', before: null, after: null },
      { action: 'member.role', before: { role: 'user' }, after: { role: 'admin' }, reason: '신고' },
    ])
  })
})

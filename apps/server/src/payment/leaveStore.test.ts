import { paymentHistory, paymentRefundRequest, withdraw } from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

let store: TestTill
beforeAll(async () => {
  store = await startTestTill()
})
afterAll(() => store.stop())

const everything = async (table: string) => {
  const { rows } = await store.pool.query<{ row: string }>(`select t::text as row from ${table} as t`)
  return rows.map(({ row }) => row).join('\n')
}

it('keeps the payments of a member who withdraws without saying whose they were', async () => {
  const member = await store.member({ name: '나가는 사람' })
  const { payment } = await store.buy(member, 'basic-monthly')
  const payerId = await store.payerOf(member)
  await store.mustCall(withdraw, { password: member.password }, { as: member })
  expect(await store.heldWon(payment.id)).toBe(30_000)
  expect(await store.services.repositories.payers.find(payerId)).toMatchObject({ memberId: null })
  for (const table of [
    'payers',
    'orders',
    'payments',
    'payment_ops',
    'payment_history',
    'ledger_transactions',
  ]) {
    const text = await everything(table)
    for (const personal of [member.user.id, member.email, member.name, member.phone])
      expect(text, table).not.toContain(personal)
  }
})

it('charges nobody who has withdrawn, and gives the card up', async () => {
  const member = await store.member()
  await store.buy(member, 'basic-monthly')
  const payerId = await store.payerOf(member)
  await store.mustCall(withdraw, { password: member.password }, { as: member })
  const chargedBefore = (await store.gateway.ledger()).payments.length
  for (let month = 0; month < 13; month += 1) {
    await store.pass({ days: 31 })
    await store.runJobs()
  }
  expect((await store.gateway.ledger()).payments).toHaveLength(chargedBefore)
  const { subscription } = await store.services.repositories.standings.load(payerId)
  expect(subscription).toMatchObject({ state: 'ended', hasCard: false })
  expect(await store.services.repositories.billingCards.findCurrent(payerId)).toBeNull()
})

it('leaves a refund open that was asked for before', async () => {
  const member = await store.member()
  const { payment } = await store.buy(member, 'standard-monthly')
  const as = { as: member }
  await store.mustCall(paymentRefundRequest, { paymentId: payment.id, reason: '그만둡니다.' }, as)
  const payerId = await store.payerOf(member)
  await store.mustCall(withdraw, { password: member.password }, as)
  const { refunds } = await store.services.repositories.standings.load(payerId)
  expect(refunds).toMatchObject([{ state: 'requested' }])
})

it('gives whoever joins again with the same address nothing of it', async () => {
  const member = await store.member()
  await store.buy(member, 'sheet-1-yearly')
  await store.mustCall(withdraw, { password: member.password }, { as: member })
  const again = await store.member({ email: member.email })
  expect(await store.mustCall(paymentHistory, {}, { as: again })).toMatchObject({ total: 0 })
  expect((await store.standing(again)).sheets).toEqual([])
})

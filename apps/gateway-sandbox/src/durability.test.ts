import { appendFile, mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from '#conformance/createApiClient.ts'
import type { Ledger } from '#gateway/ledgerOf.ts'
import { type Authenticated, createBuyer } from '#testkit/createBuyer.ts'
import { type SandboxProcess, startSandboxProcess } from '#testkit/startSandboxProcess.ts'
import { startTestSandbox } from '#testkit/startTestSandbox.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pandok-gateway-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const admin = async (process: SandboxProcess, method: string, name: string, fields?: unknown) => {
  const response = await fetch(`${process.url}/__admin/${name}`, {
    method,
    headers: { authorization: `Bearer ${process.adminToken}` },
    body: fields === undefined ? null : JSON.stringify(fields),
  })
  expect(response.status).toBe(200)
  return response.json()
}
const confirm = (process: SandboxProcess, paid: Authenticated) =>
  createApiClient(process.url, process.secretKey).post('/v1/payments/confirm', paid, {
    'Idempotency-Key': `confirm:${paid.orderId}`,
  })

describe('the sandbox as a process', () => {
  it('keeps a capture whose answer was lost, through an immediate kill -9, and repeats the answer for the same key', async () => {
    const first = await startSandboxProcess(dataDir)
    const paid = await createBuyer(first.url, first.clientKey).pay()
    await admin(first, 'POST', 'faults', [{ path: '/v1/payments/confirm', kind: 'drop-after' }])
    await expect(confirm(first, paid)).rejects.toThrow()
    await first.kill()

    const second = await startSandboxProcess(dataDir)
    try {
      expect([second.secretKey, second.clientKey]).toEqual([first.secretKey, first.clientKey])
      expect(second.adminToken).not.toBe(first.adminToken)
      const ledger = (await admin(second, 'GET', 'ledger')) as Ledger
      expect(ledger.payments).toMatchObject([{ orderId: paid.orderId, capturedWon: 30_000 }])
      const replay = await confirm(second, paid)
      expect([replay.status, replay.body['status']]).toEqual([200, 'DONE'])
      expect(await admin(second, 'GET', 'ledger')).toEqual(ledger)
      expect(await second.stop()).toBe(0)
    } finally {
      await second.kill()
    }
  })

  it('loses no acknowledged payment when it is killed during many confirms', async () => {
    const acknowledged = new Set<string>()
    let tried = 0
    for (let round = 0; round < 2; round++) {
      const process = await startSandboxProcess(dataDir)
      const buyer = createBuyer(process.url, process.clientKey)
      const paid = await Promise.all(Array.from({ length: 60 }, () => buyer.pay()))
      tried += paid.length
      const confirming = paid.map(async (each) => {
        if ((await confirm(process, each)).status === 200) acknowledged.add(each.orderId)
      })
      await Promise.any(confirming)
      await process.kill()
      await Promise.allSettled(confirming)
    }
    const { sandbox, close } = await startTestSandbox({ dataDir })
    const captured = (await sandbox.ledger()).payments.map(({ orderId }) => orderId)
    await close()
    expect(acknowledged.size).toBeGreaterThan(0)
    expect(captured).toEqual(expect.arrayContaining([...acknowledged]))
    expect(new Set(captured).size).toBe(captured.length)
    expect(captured.length).toBeLessThanOrEqual(tried)
  })
})

describe('the journal', () => {
  it('restores everything: payments, keys, clock, answers, waiting webhooks', async () => {
    const before = await startTestSandbox({ dataDir, webhookUrl: 'http://127.0.0.1:9/closed' })
    const paid = await before.buyer.pay()
    const headers = { 'Idempotency-Key': 'k' }
    const answer = await before.api.post('/v1/payments/confirm', paid, headers)
    const registered = await before.buyer.register('customer-1')
    const { body } = await before.api.post('/v1/billing/authorizations/issue', registered)
    await before.sandbox.advance(86_400_000)
    const ledger = await before.sandbox.ledger()
    const now = before.sandbox.now()
    const waiting = before.sandbox.pendingWebhooks()
    expect(waiting).toHaveLength(1)
    await before.close()

    const after = await startTestSandbox({ dataDir })
    expect(await after.sandbox.ledger()).toEqual(ledger)
    expect(after.sandbox.now()).toEqual(now)
    expect(after.sandbox.pendingWebhooks()).toEqual(waiting)
    expect((await after.api.post('/v1/payments/confirm', paid, headers)).text).toBe(answer.text)
    const charged = await after.api.post(`/v1/billing/${encodeURIComponent(String(body['billingKey']))}`, {
      amount: 30_000,
      customerKey: 'customer-1',
      orderId: 'renewal_1',
      orderName: 'Basic',
    })
    expect(charged.status).toBe(200)
    await after.close()
  })

  it('removes a partially written line and continues', async () => {
    const journal = path.join(dataDir, 'journal.jsonl')
    const before = await startTestSandbox({ dataDir })
    await before.api.post('/v1/payments/confirm', await before.buyer.pay())
    await before.close()
    const { size } = await stat(journal)
    await appendFile(journal, '[{"kind":"payment","payment":{"paymentKey":"half')

    const after = await startTestSandbox({ dataDir })
    expect((await after.sandbox.ledger()).capturedWon).toBe(30_000)
    await after.api.post('/v1/payments/confirm', await after.buyer.pay())
    await after.close()
    expect((await readFile(journal)).subarray(size - 1, size + 2).toString('utf8')).toBe('\n[{')

    await truncate(journal, (await stat(journal)).size - 10)
    const last = await startTestSandbox({ dataDir })
    expect((await last.sandbox.ledger()).capturedWon).toBe(30_000)
    await last.close()
  })

  it('contains no whole card number, and nobody else may read it', async () => {
    const { sandbox, buyer, close } = await startTestSandbox({ dataDir })
    await buyer.pay({}, '4906251234123456')
    await sandbox.ledger()
    await close()
    const journal = path.join(dataDir, 'journal.jsonl')
    expect(await readFile(journal, 'utf8')).not.toContain('4906251234123456')
    expect((await stat(journal)).mode & 0o077).toBe(0)
  })
})

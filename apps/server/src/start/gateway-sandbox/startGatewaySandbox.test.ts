import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import { bundledSandbox } from '#testkit/bundledSandbox.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { sandboxAdmin } from './sandboxAdmin.ts'
import { type GatewaySandbox, startGatewaySandbox } from './startGatewaySandbox.ts'

const folders = createTestFolders()
const running: GatewaySandbox[] = []
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.stop()
})
afterAll(() => folders.remove())

async function start(dataDir: string): Promise<GatewaySandbox> {
  const sandbox = await startGatewaySandbox({ dataDir, log: silentLog, program: bundledSandbox() })
  running.push(sandbox)
  return sandbox
}

const answers = (url: string) =>
  fetch(`${url}/v2/standard.js`).then(
    ({ ok }) => ok,
    () => false,
  )

it('is on this computer alone, with test keys, and gone when it is stopped', async () => {
  const sandbox = await start(await folders.make())
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect([sandbox.secretKey, sandbox.clientKey]).toEqual([
    expect.stringMatching(/^test_sk_/),
    expect.stringMatching(/^test_ck_/),
  ])
  expect(await answers(sandbox.url)).toBe(true)
  await sandbox.stop()
  expect(await answers(sandbox.url)).toBe(false)
})

it('is started again at the same address, with the same keys, when it dies', async () => {
  const sandbox = await start(await folders.make())
  await sandboxAdmin(sandbox, 'clock', { advanceMs: 86_400_000 })
  const pid = sandbox.pid()
  process.kill(pid ?? 0, 'SIGKILL')
  await expect.poll(() => sandbox.pid()).not.toBe(pid)
  await expect.poll(() => answers(sandbox.url)).toBe(true)
  const { now } = (await sandboxAdmin(sandbox, 'clock')) as { now: string }
  expect(new Date(now).getTime()).toBeGreaterThan(Date.now() + 86_000_000)
})

it('keeps its address from one start to the next, unless somebody else has taken it', async () => {
  const dataDir = await folders.make()
  const first = await start(dataDir)
  await first.stop()
  const second = await start(dataDir)
  const { url, secretKey, clientKey } = first
  expect(second).toMatchObject({ url, secretKey, clientKey })
  await second.stop()
  const squatter = createServer().listen(Number(new URL(url).port), '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  const third = await start(dataDir)
  expect(new URL(third.url).port).not.toBe(new URL(url).port)
  expect(third.secretKey).toBe(secretKey)
  squatter.close()
})

it('tells of payments where it was told to', async () => {
  const heard: string[] = []
  const shop = createServer((request, response) => {
    heard.push(request.url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => shop.once('listening', resolve))
  const sandbox = await start(await folders.make())
  await sandbox.sendWebhooksTo(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/api/payment/webhook`)
  const query = new URLSearchParams({
    clientKey: sandbox.clientKey,
    customerKey: 'somebody',
    purpose: 'payment',
    method: 'CARD',
    amount: '30000',
    currency: 'KRW',
    orderId: 'ord_webhook',
    orderName: 'Basic',
    target: 'self',
    origin: 'http://localhost:3000',
    successUrl: 'http://localhost:3000/price/success',
    failUrl: 'http://localhost:3000/price/failled',
    language: 'ko',
  })
  await fetch(`${sandbox.url}/window?${query}`, { redirect: 'manual' })
  // Nobody authenticates, so the payment expires and a webhook reports it.
  await sandbox.moveClockTo(new Date(Date.now() + 31 * 60_000))
  await expect.poll(() => heard).toEqual(['/api/payment/webhook'])
  shop.close()
})

it('moves its clock forward only', async () => {
  const sandbox = await start(await folders.make())
  const later = new Date(Date.now() + 3_600_000)
  await sandbox.moveClockTo(later)
  await sandbox.moveClockTo(new Date(Date.now() - 3_600_000))
  const { now } = (await sandboxAdmin(sandbox, 'clock')) as { now: string }
  expect(new Date(now).getTime()).toBeGreaterThanOrEqual(later.getTime())
})

it('waits for one that still uses its folder, so that no two write the same books', async () => {
  const dataDir = await folders.make()
  const first = await start(dataDir)
  const starting = start(dataDir)
  await sleep(500)
  expect(await answers(first.url)).toBe(true)
  await first.stop()
  expect((await starting).url).toBe(first.url)
})

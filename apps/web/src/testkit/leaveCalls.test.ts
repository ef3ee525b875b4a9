import { userInfo } from '@pandok/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { callAction } from '#rpc/callAction.ts'
import { fakeServer, refuse } from './fakeServer.ts'

let answer = () => {}
const asked = new Promise<void>((resolve) => {
  answer = resolve
})
const toldLate = vi.fn()
let server: ReturnType<typeof fakeServer>

afterEach(() => server.stop())

it('ends while a call waits for its answer', async () => {
  server = fakeServer()
  let isAsked = () => {}
  const arrived = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  server.on(userInfo, async () => {
    isAsked()
    await asked
    return refuse({ code: 'UNAVAILABLE' })
  })
  void callAction(userInfo, {}).catch(toldLate)
  await arrived
})

it('receives no answer to a call of the previous test', async () => {
  server = fakeServer()
  server.on(userInfo, () => refuse({ code: 'UNAVAILABLE' }))
  answer()
  // Two whole calls take longer than what remains of the abandoned one.
  for (let round = 0; round < 2; round += 1) await callAction(userInfo, {}).catch(() => {})
  expect(toldLate).not.toHaveBeenCalled()
  expect(server.calls).toHaveLength(2)
})

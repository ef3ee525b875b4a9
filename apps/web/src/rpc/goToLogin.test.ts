import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigation, setNavigation } from '#platform/navigation/navigation.ts'
import { setAddress } from '#testkit/setAddress.ts'
import { goToLogin } from './goToLogin.ts'
import { RpcError } from './RpcError.ts'

const reason = new RpcError({ code: 'TOKEN_EXPIRED', message: 'The session has ended.', status: 401 })

let went: string[] = []
let arrive = () => {}

beforeEach(() => {
  went = []
  setNavigation({
    async go(path) {
      went.push(path)
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
    },
    recheck: async () => {},
  })
})
afterEach(() => vi.restoreAllMocks())

it('leads to the log-in, and back from there', () => {
  setAddress('/program/plate?id=pl_1')
  goToLogin(reason)
  expect(went).toEqual(['/login?return=%2Fprogram%2Fplate%3Fid%3Dpl_1'])
})

it('changes nothing for somebody who is being redirected to the log-in', async () => {
  setAddress('/program/plate')
  const leaving = navigation.depart('/program')
  goToLogin(reason)
  arrive()
  await leaving
  expect(went).toEqual(['/program'])
})

it.each(['/login', '/program', '/admin'])('changes nothing on the log-in page %s', (door) => {
  setAddress(door)
  goToLogin(reason)
  expect(went).toEqual([])
})

import type { Access, ActionContract } from '@pandok/protocol'
import { contracts } from '@pandok/protocol/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOptions } from '#testkit/createCaller.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { implementations } from './index.ts'

type Who = 'visitor' | 'member' | 'admin'

let server: TestServices
const callers: Record<Who, CallOptions> = { visitor: {}, member: {}, admin: {} }

beforeAll(async () => {
  server = await startTestServices()
  callers.member = { as: await server.member() }
  const admin = await server.member()
  await server.pool.query("update members set role = 'admin' where id = $1", [admin.user.id])
  callers.admin = { as: admin }
})
afterAll(() => server.stop())

/** A caller with access gets as far as the param, which every action refuses, so nothing is changed. */
const LET_IN = 'BAD_REQUEST'

const ANSWERS: Record<Access, Record<Who, string>> = {
  visitor: { visitor: LET_IN, member: LET_IN, admin: LET_IN },
  member: { visitor: 'UNAUTHORIZED', member: LET_IN, admin: LET_IN },
  admin: { visitor: 'UNAUTHORIZED', member: 'FORBIDDEN', admin: LET_IN },
}

describe('who may call what', () => {
  it('is said of every action that there is', () => {
    expect(Object.keys(implementations).sort()).toEqual(Object.keys(contracts).sort())
  })

  it.each(Object.values(contracts).map((contract: ActionContract) => [contract.method, contract] as const))(
    '%s',
    async (_, contract) => {
      const answers: Record<string, unknown> = {}
      for (const [who, options] of Object.entries(callers)) {
        const answer = await server.call(contract, { nobodyTakesThis: true }, options)
        answers[who] = answer.ok ? 'done' : answer.code
      }
      expect(answers).toEqual(ANSWERS[contract.access])
    },
  )

  it.each(Object.values(contracts).filter(({ method }) => method.startsWith('admin-')))(
    '$method is for administrators',
    ({ access }) => expect(access).toBe('admin'),
  )
})

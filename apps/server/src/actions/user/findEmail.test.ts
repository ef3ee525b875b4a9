import { userFindEmail } from '@pandok/protocol'
import { person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('user-findEmail', () => {
  it('answers the masked addresses of a name and phone number together', async () => {
    const { name, phone } = person()
    await server.member({ name, phone, email: 'radiology.one@example.org' })
    await server.member({ name, phone, email: 'abc@example.com' })
    const answer = await server.mustCall(userFindEmail, { name: ` ${name} `, phone })
    expect(answer).toEqual({ emails: ['ra***@example.org', 'a***@example.com'] })
  })

  it('answers nothing when either does not fit', async () => {
    const { name, phone } = await server.member({ name: '김판독' })
    expect(await server.mustCall(userFindEmail, { name, phone: '01099999999' })).toEqual({ emails: [] })
    expect(await server.mustCall(userFindEmail, { name: '박판독', phone })).toEqual({ emails: [] })
  })

  it('stops answering somebody who tries number after number', async () => {
    const address = '192.0.2.11'
    const answers = await Promise.all(
      Array.from({ length: 35 }, () =>
        server.call(userFindEmail, { name: 'Kim', phone: person().phone }, { address }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30)
  })
})

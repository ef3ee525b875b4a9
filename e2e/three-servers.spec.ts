import { expect, test } from '@playwright/test'
import { IndependentClient, read } from './independent-client/IndependentClient.ts'
import { joinByWire } from './people/joinByWire.ts'
import { type Newcomer, newcomer } from './people/newcomer.ts'
import { type Cluster, startCluster } from './server/startCluster.ts'
import { until } from './server/until.ts'

/** The table of limits has this many wrong log-ins to one account within a quarter of an hour. */
const LOGIN_TRIES = 10

let cluster: Cluster

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  cluster = await startCluster({ PANDOK_LIMIT_SCALE: '1' })
})

test.afterAll(async () => {
  await cluster?.dispose()
})

const refused = (status: number, code: string) => ({ status, body: { code } })

const at = (index: number) => new IndependentClient(cluster.servers[index % 3]?.url ?? '')

async function codeFor(email: string): Promise<string> {
  const { mail } = await cluster.smtp.waitFor(email)
  return mail.text?.match(/\b\d{6}\b/u)?.[0] ?? ''
}

const join = () => joinByWire(cluster.front.url, codeFor)

/** Returns a client of the same member that calls one server only. */
function memberAt(index: number, { authToken, refreshToken }: IndependentClient): IndependentClient {
  return Object.assign(at(index), { authToken, refreshToken })
}

test('all servers have the same RSA key', async () => {
  const keys = await Promise.all([0, 1, 2].map(async (index) => (await at(index).fetchKey()).body))
  const [first] = keys.map((body) => read(body, 'publicKey'))
  expect(keys.map((body) => read(body, 'publicKey'))).toEqual([first, first, first])
})

test('sign-up, log-in, refresh and log-out work while every request goes to another server', async () => {
  const { front } = cluster
  const before = front.answeredBy.length
  const { client, person } = await join()
  expect((await client.validate()).body).toEqual({ isValid: true, role: 'user' })
  expect((await client.signIn(person.email, person.password)).status).toBe(200)
  expect((await client.refresh()).status).toBe(200)
  expect((await client.refresh()).status).toBe(200)
  expect((await client.call('user-info')).body).toMatchObject({ data: { user: { email: person.email } } })
  expect((await client.call('user-logout')).status).toBe(200)
  expect(await client.refresh()).toMatchObject(refused(401, 'REFRESH_INVALID'))
  const path = front.answeredBy.slice(before)
  expect(path).toEqual(path.map((_, step) => ((path[0] ?? 0) + step) % 3))
  expect(path.length).toBeGreaterThan(9)
})

test('an envelope that one server accepted is a replay at the others', async () => {
  const client = at(0)
  const sealed = await client.seal('user-checkNickname', { nickname: newcomer().nickname })
  expect((await client.sendSealed(sealed)).status).toBe(200)
  for (const index of [1, 2, 0])
    expect(await at(index).sendSealed(sealed)).toMatchObject(refused(409, 'REPLAYED_REQUEST'))
})

test('of one envelope sent to all servers at the same moment exactly one is accepted', async () => {
  const client = at(0)
  for (let round = 0; round < 20; round += 1) {
    const sealed = await client.seal('user-checkNickname', { nickname: newcomer().nickname })
    const answers = await Promise.all([0, 1, 2].map((index) => at(index).sendSealed(sealed)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  }
})

test('a code that was requested from one server is valid at another, once', async () => {
  const { email } = newcomer()
  expect((await at(0).call('user-sendCode', { email, purpose: 'join' })).status).toBe(200)
  const param = { email, purpose: 'join', code: await codeFor(email) }
  const answers = await Promise.all([0, 1, 2].map((index) => at(index).call('user-verifyCode', param)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('a log-out at one server is valid at all of them at once', async () => {
  const { client } = await join()
  for (const index of [0, 1, 2]) expect((await memberAt(index, client).call('user-info')).status).toBe(200)
  expect((await memberAt(0, client).call('user-logout')).status).toBe(200)
  for (const index of [1, 2, 0])
    expect(await memberAt(index, client).call('user-info')).toMatchObject(refused(405, 'SESSION_REVOKED'))
})

test('a refresh token used at two servers at the same moment gives one session, not two', async () => {
  const { client } = await join()
  const members = [0, 1, 2].map((index) => memberAt(index, client))
  const answers = await Promise.all(members.map((member) => member.refresh()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const member of members) expect((await member.call('user-info')).status).toBe(200)
  const { body } = await at(0).send('POST', '/api/token/validate', { token: members[0]?.authToken ?? '' })
  expect(body).toEqual({ isValid: true, role: 'user' })
  expect((await members[0]?.call('user-logout'))?.status).toBe(200)
  for (const member of members)
    expect(await member.call('user-info')).toMatchObject(refused(405, 'SESSION_REVOKED'))
})

test('wrong log-ins are counted together', async () => {
  const { person } = await join()
  const wrong = { email: person.email, password: 'Not-the-password-1!' }
  const tries = Array.from({ length: LOGIN_TRIES + 5 }, (_, index) => at(index).call('user-login', wrong))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(LOGIN_TRIES)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  for (const index of [0, 1, 2]) {
    const answer = await at(index).signIn(person.email, person.password)
    expect(answer).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
  }
})

/** The recipients of the three job runners' mails, which are checked again after further tests. */
const lettersTo: string[] = []
const lettersSent = () =>
  lettersTo.map((email) => {
    const everybody = cluster.smtp.received.flatMap(({ recipients }) => recipients)
    return everybody.filter((recipient) => recipient === email)
  })

test('three job runners send each mail once', async () => {
  const people = Array.from({ length: 8 }, () => newcomer().email)
  await Promise.all(people.map((email, index) => at(index).call('user-sendCode', { email, purpose: 'join' })))
  for (const email of people) await codeFor(email)
  lettersTo.push(...people)
  expect(lettersSent()).toEqual(lettersTo.map((email) => [email]))
})

interface Writer {
  client: IndependentClient
  person: Newcomer
  acknowledged: number
  lost: number
  unexpected: string[]
}

const phoneOf = (count: number) => `010${String(count).padStart(8, '0')}`

async function write(writer: Writer, isOver: () => boolean): Promise<void> {
  let count = 0
  while (!isOver()) {
    count += 1
    const { status, body } = await writer.client.call('user-update', {
      phone: phoneOf(writer.acknowledged + count),
    })
    if (status === 200) {
      writer.acknowledged += count
      count = 0
    } else if (status === 502) {
      writer.lost += 1
      // The database may still be busy with requests of the killed server.
      await new Promise((resolve) => setTimeout(resolve, 100))
    } else writer.unexpected.push(`${status} ${JSON.stringify(body)}`)
  }
}

test('when one server is killed the others continue, nothing acknowledged is lost, and it returns', async () => {
  const { servers, front } = cluster
  const writers: Writer[] = await Promise.all(
    [1, 2, 3].map(async () => ({ ...(await join()), acknowledged: 0, lost: 0, unexpected: [] })),
  )
  let isOver = false
  const writing = writers.map((writer) => write(writer, () => isOver))
  const answeredSince = (start: number, index: number) => front.answeredBy.slice(start).includes(index)

  await until('everybody has written', () => writers.every(({ acknowledged }) => acknowledged > 20))
  await servers[1].kill()
  const atTheKill = front.answeredBy.length
  await until('the others have gone on', () => front.answeredBy.length > atTheKill + 20)
  const meanwhile = new Set(front.answeredBy.slice(atTheKill))
  await servers[1].restart()
  const atTheReturn = front.answeredBy.length
  await until('all three answer', () => [0, 1, 2].every((index) => answeredSince(atTheReturn, index)))
  isOver = true
  await Promise.all(writing)

  expect(meanwhile).toEqual(new Set([0, 2]))
  expect(new Set(front.answeredBy.slice(atTheReturn))).toEqual(new Set([0, 1, 2]))
  // Only requests that the killed server was handling may be lost, at most one call per writer.
  expect(front.lostBy.every((index) => index === 1)).toBe(true)
  expect(front.lostBy.length).toBe(writers.reduce((sum, { lost }) => sum + lost, 0))
  expect(front.lostBy.length).toBeLessThanOrEqual(writers.length)
  for (const { client, acknowledged, unexpected } of writers) {
    expect(unexpected).toEqual([])
    expect(acknowledged).toBeGreaterThan(20)
    for (const index of [0, 1, 2]) {
      const { body } = await memberAt(index, client).call('user-info')
      expect(read(body, 'data', 'profile', 'phone')).toBe(phoneOf(acknowledged))
    }
  }
  const keys = await Promise.all([0, 1, 2].map(async (index) => (await at(index).fetchKey()).body))
  expect(new Set(keys.map((body) => read(body, 'publicKey'))).size).toBe(1)
})

test('no mail was sent a second time since, although a server was killed', () => {
  expect(lettersTo).not.toHaveLength(0)
  expect(lettersSent()).toEqual(lettersTo.map((email) => [email]))
})

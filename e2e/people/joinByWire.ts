import { IndependentClient, read } from '../independent-client/IndependentClient.ts'
import { mailedCode } from './mailedCode.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

/** Signs up a member without a browser, for tests of other parts. */
export async function joinByWire(
  url: string,
  readCode = (email: string) => mailedCode(url, email),
): Promise<{ client: IndependentClient; person: Newcomer }> {
  const client = new IndependentClient(url)
  const person = newcomer()
  const { email } = person
  await client.call('user-sendCode', { email, purpose: 'join' })
  const code = await readCode(email)
  const verified = await client.call('user-verifyCode', { email, purpose: 'join', code })
  const answer = await client.call('user-join', {
    ...person,
    age: Number(person.age),
    nationality: 'KR',
    major: 'pathology',
    agreements: { terms: true, privacy: true },
    ticket: read(verified.body, 'data', 'ticket'),
  })
  client.authToken = read(answer.body, 'data', 'authToken')
  client.refreshToken = read(answer.body, 'data', 'refreshToken')
  return { client, person }
}

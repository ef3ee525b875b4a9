import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { mailedCode } from '../../e2e/people/mailedCode.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'

export async function mailCodes({ url }: Pandok): Promise<void> {
  const client = new IndependentClient(url)
  const language = 'ko'
  await client.call('user-sendCode', { email: 'member@pandok.local', purpose: 'password' }, { language })
  await mailedCode(url, 'member@pandok.local')
  await client.call('user-sendCode', { email: 'reader@example.com', purpose: 'join' }, { language })
  await mailedCode(url, 'reader@example.com')
}

import type { BrowserContext } from '@playwright/test'
import { IndependentClient, read } from '../independent-client/IndependentClient.ts'
import { demoAccount } from '../server/demoAccount.ts'
import type { Pandok } from '../server/startPandok.ts'

/** From now on, every page of the context is logged in with a demo account. */
export async function enter(context: BrowserContext, pandok: Pandok, who: 'member' | 'admin'): Promise<void> {
  const { email, password } = await demoAccount(pandok.dataDir, who)
  const client = new IndependentClient(pandok.url)
  await client.signIn(email, password)
  await enterAs(context, client)
}

/** Logs in as the client's member. */
export async function enterAs(context: BrowserContext, client: IndependentClient): Promise<void> {
  const { authToken, refreshToken } = client
  const user_name = read((await client.call('user-info')).body, 'data', 'user', 'name')
  await context.addInitScript(
    (tokens) => {
      // The blank page before the first navigation has no storage.
      if (location.protocol === 'about:' || localStorage.getItem('authToken')) return
      for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value)
    },
    { authToken, refreshToken, user_name },
  )
}

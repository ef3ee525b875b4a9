import type { Page } from '@playwright/test'
import { type IndependentClient, read } from '../independent-client/IndependentClient.ts'
import type { DesktopProgram } from '../server/startProgram.ts'

/** The Windows program's page as whoever a client is signed in as; the program keeps the session over its starts. */
export async function enterProgramAs(
  page: Page,
  program: DesktopProgram,
  client: IndependentClient,
  path = '/program/viewer',
): Promise<void> {
  const { authToken, refreshToken } = client
  const user_name = read((await client.call('user-info')).body, 'data', 'user', 'name')
  await program.enter(page, '/program')
  // As the page's storage tells the program, but waited for: the next page is filled with what is kept by then.
  await page.evaluate(
    async (changes) => {
      const body = JSON.stringify({ changes })
      await fetch('/desktop/local', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body,
      })
    },
    { authToken, refreshToken, user_name },
  )
  await page.goto(new URL(path, page.url()).href)
}

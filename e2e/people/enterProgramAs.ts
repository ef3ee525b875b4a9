import { expect, type Page } from '@playwright/test'
import { type IndependentClient, read } from '../independent-client/IndependentClient.ts'
import type { DesktopProgram } from '../server/startProgram.ts'

/** Opens the Windows program's page as the client's member; the program keeps the session across restarts. */
export async function enterProgramAs(
  page: Page,
  program: DesktopProgram,
  client: IndependentClient,
  path = '/program/viewer',
  /** Entries of the page's storage besides the session, such as the language. */
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { authToken, refreshToken } = client
  const user_name = read((await client.call('user-info')).body, 'data', 'user', 'name')
  const context = page.context()
  const origin = await program.admit(context)
  // The page's storage reports changes to the program, so the next page has what is stored by then.
  const kept = await context.request.patch(`${origin}/desktop/local`, {
    headers: { origin },
    data: { changes: { authToken, refreshToken, user_name, ...settings } },
  })
  expect(kept.ok(), 'what the program keeps').toBe(true)
  await page.goto(origin + path)
}

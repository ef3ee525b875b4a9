import type { BrowserContext } from '@playwright/test'
import type { IndependentClient } from '../independent-client/IndependentClient.ts'
import { enterAs } from './enter.ts'
import { joinByWire } from './joinByWire.ts'
import type { Newcomer } from './newcomer.ts'

/** Every page that the context opens belongs to somebody whom nobody else in the suite knows; without a log-in on the screen. */
export async function enterAsNewMember(
  context: BrowserContext,
  url: string,
): Promise<{ client: IndependentClient; person: Newcomer }> {
  const joined = await joinByWire(url)
  await enterAs(context, joined.client)
  return joined
}

import type { BrowserContext } from '@playwright/test'
import type { IndependentClient } from '../independent-client/IndependentClient.ts'
import { enterAs } from './enter.ts'
import { joinByWire } from './joinByWire.ts'
import type { Newcomer } from './newcomer.ts'

/** Logs the context in as a member whom no other test uses, without the log-in page. */
export async function enterAsNewMember(
  context: BrowserContext,
  url: string,
): Promise<{ client: IndependentClient; person: Newcomer }> {
  const joined = await joinByWire(url)
  await enterAs(context, joined.client)
  return joined
}

import type { BrowserContext } from '@playwright/test'
import type { IndependentClient } from '../independent-client/IndependentClient.ts'
import { enterAs } from './enter.ts'
import { joinByWire } from './joinByWire.ts'
import type { Newcomer } from './newcomer.ts'

/** Every page of the context belongs to a member whom no other test uses; the log-in page is not shown. */
export async function enterAsNewMember(
  context: BrowserContext,
  url: string,
): Promise<{ client: IndependentClient; person: Newcomer }> {
  const joined = await joinByWire(url)
  await enterAs(context, joined.client)
  return joined
}

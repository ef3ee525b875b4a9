import { expect } from '@playwright/test'
import type { IndependentClient } from './IndependentClient.ts'

/** Resolves with the result of a call that must succeed. */
export async function ask(client: IndependentClient, method: string, param: unknown): Promise<unknown> {
  const answer = await client.call(method, param)
  expect(answer, method).toMatchObject({ status: 200 })
  return Object(answer.body).data
}

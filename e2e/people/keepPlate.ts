import { expect } from '@playwright/test'
import { type IndependentClient, read } from '../independent-client/IndependentClient.ts'

/** Stores a plate without a browser; resolves with its id. */
export async function keepPlate(
  client: IndependentClient,
  plate: { name: string; cells?: unknown; keyMap?: unknown; autoFill?: unknown; exam?: unknown },
): Promise<string> {
  const answer = await client.call('plate-create', plate)
  expect(answer, `keeping ${plate.name}`).toMatchObject({ status: 200 })
  return read(answer.body, 'data', 'plate', 'id')
}

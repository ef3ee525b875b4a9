import { expect } from '@playwright/test'
import { IndependentClient, read } from '../../e2e/independent-client/IndependentClient.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'

/**
 * Copies a library plate, given by its name in a language, for the demo member, and returns its id and those
 * of its modules.
 */
export async function takeLibraryPlate({ url, dataDir }: Pandok, name: string, language: string) {
  const { email, password } = await demoAccount(dataDir, 'member')
  const client = new IndependentClient(url)
  await client.signIn(email, password)
  const listed = await client.call('plate-libraryList', { search: name }, { language })
  const id = read(listed.body, 'data', 'items', '0', 'id')
  const copied = await client.call('plate-copy', { id }, { language })
  expect(copied, `taking ${name}`).toMatchObject({ status: 200 })
  const plate = read(copied.body, 'data', 'plate', 'id')
  const modules = await client.call('module-list', { search: 'Fleischner' }, { language })
  return { plate, module: read(modules.body, 'data', 'items', '0', 'id') }
}

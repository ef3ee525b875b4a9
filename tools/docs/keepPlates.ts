import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { keepPlate } from '../../e2e/people/keepPlate.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'
import { made } from './made.ts'
import { thyroidPlate } from './thyroidPlate.ts'

export async function keepPlates({ url, dataDir }: Pandok): Promise<void> {
  const { email, password } = await demoAccount(dataDir, 'member')
  const client = new IndependentClient(url)
  await client.signIn(email, password)
  const plate = thyroidPlate(made.tirads)
  made.thyroid = await keepPlate(client, plate)
  await client.call('plate-share', { id: made.thyroid, shared: true })
  await keepPlate(client, { name: '경부 림프절', cells: plate.cells.slice(0, 6) })
}

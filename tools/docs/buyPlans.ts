import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { authenticateByWire, subscribeByWire } from '../../e2e/people/payByWire.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import { ownGateway } from '../../e2e/server/ownGateway.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'

/** Buys the demo member's monthly plan and yearly sheets at the sandbox gateway. */
export async function buyPlans(pandok: Pandok): Promise<void> {
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  const client = new IndependentClient(pandok.url)
  await client.signIn(email, password)
  const gateway = await ownGateway(pandok).url()
  await subscribeByWire(client, 'basic-monthly', gateway)
  await client.call('payment-confirm', await authenticateByWire(client, 'sheet-3-yearly', gateway))
}

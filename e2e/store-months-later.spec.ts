import { expect, test } from './fixtures.ts'
import { ask } from './independent-client/ask.ts'
import { IndependentClient } from './independent-client/IndependentClient.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { PaymentsPage } from './pages/PaymentsPage.ts'
import { joinByWire } from './people/joinByWire.ts'
import { mailAbout, mailsTo } from './people/mailsTo.ts'
import type { Newcomer } from './people/newcomer.ts'
import { subscribeByWire } from './people/payByWire.ts'
import { OWN_GATEWAY, ownGateway } from './server/ownGateway.ts'
import type { Pandok } from './server/startPandok.ts'
import { until } from './server/until.ts'

// The file has its own server, because moving its clock renews everybody's plans and the gateway's ledger must
// contain only these members.
test.use({ pandokEnv: { ...OWN_GATEWAY, SUPPORT_EMAIL: 'later@pandok.example' } })
test.describe.configure({ mode: 'serial' })

const HOUR = 3600
const DAY = 24 * HOUR

const CARDS = {
  loyal: '9410001234560000',
  refused: '9410001234560003',
  lost: '9410001234560002',
  stopping: '9410001234560000',
} as const
type Who = keyof typeof CARDS

const people = new Map<Who, Newcomer>()
let expiresAt = 0

const personOf = (who: Who): Newcomer => {
  const person = people.get(who)
  if (!person) throw new Error(`Nobody is called ${who}.`)
  return person
}

/** Restarts the server that many seconds after the plans' expiry. */
const moveTo = (pandok: Pandok, seconds: number) =>
  pandok.restart({
    PANDOK_CLOCK_SHIFT_SECONDS: String(Math.round((expiresAt - Date.now()) / 1000) + seconds),
  })

async function standingOf(pandok: Pandok, who: Who) {
  const { email, password } = personOf(who)
  const client = new IndependentClient(pandok.url)
  await client.signIn(email, password)
  return Object(await ask(client, 'payment-subscription', {})).subscription
}

const told = (pandok: Pandok, who: Who, words: string) => mailAbout(pandok.url, personOf(who).email, words)

async function subjectsTo(pandok: Pandok, who: Who): Promise<string> {
  return (await mailsTo(pandok.url, personOf(who).email)).map(({ subject }) => subject).join('\n')
}

test('four members subscribe, and one of them stops at once', { tag: '@release' }, async ({ pandok }) => {
  const gatewayUrl = await ownGateway(pandok).url()
  for (const [who, card] of Object.entries(CARDS) as [Who, string][]) {
    const { client, person } = await joinByWire(pandok.url)
    people.set(who, person)
    expect(await subscribeByWire(client, 'basic-monthly', gatewayUrl, card)).toMatchObject({ status: 'paid' })
    const { subscription } = Object(await ask(client, 'payment-subscription', {}))
    expiresAt = new Date(subscription.expiresAt).getTime()
    if (who === 'stopping') await ask(client, 'payment-stopAuto', { subscriptionId: subscription.id })
  }
})

test('a week before a renewal, its amount and day are mailed', { tag: '@release' }, async ({ pandok }) => {
  await moveTo(pandok, -7 * DAY + HOUR)
  const { text } = await told(pandok, 'loyal', 'Automatic payment in 7 days')
  expect(text).toContain('₩30,000')
  expect(await subjectsTo(pandok, 'stopping')).not.toContain('Automatic payment in')
})

test('at the expiry one is charged, one is refused, a lost card ends the plan, and a stopped plan isn’t renewed', {
  tag: '@release',
}, async ({ page, pandok }) => {
  await moveTo(pandok, HOUR)
  await told(pandok, 'refused', 'Your automatic payment failed')
  await told(pandok, 'lost', 'Your plan has ended: payment failed')
  await told(pandok, 'stopping', 'Your plan has ended')
  await until(
    'the loyal one is renewed',
    async () => (await standingOf(pandok, 'loyal')).expiresAt !== new Date(expiresAt).toISOString(),
  )
  expect(await standingOf(pandok, 'refused')).toMatchObject({ label: 'active', problem: {} })
  expect(await standingOf(pandok, 'lost')).toMatchObject({ label: 'expired', next: null })
  expect(await standingOf(pandok, 'stopping')).toMatchObject({ label: 'ended', next: null })
  const { payments } = await ownGateway(pandok).ledger()
  expect(payments.map(({ capturedWon }) => capturedWon)).toEqual([30_000, 30_000, 30_000, 30_000, 30_000])

  const { email, password } = personOf('loyal')
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(email, password)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  const list = new PaymentsPage(page)
  await list.open()
  await expect(list.rows).toHaveCount(2)
  await expect(list.rows.first()).toContainText('자동 결제')
  await list.labelIs('이용 중')
})

test('thirteen months after the stop nothing more was charged', { tag: '@release' }, async ({ pandok }) => {
  for (const days of [60, 180, 370]) {
    await moveTo(pandok, days * DAY)
    expect(await standingOf(pandok, 'stopping')).toMatchObject({ label: 'ended', next: null })
  }
  // The other plans weren't renewed in time either; once the mails about them arrive, the jobs have processed all
  // members.
  await told(pandok, 'loyal', 'Your plan has ended: payment failed')
  const { email } = personOf('stopping')
  const receipts = (await mailsTo(pandok.url, email)).filter(({ subject }) =>
    subject.includes('Your receipt'),
  )
  expect(receipts).toHaveLength(1)
  const { payments } = await ownGateway(pandok).ledger()
  expect(payments).toHaveLength(5)
})

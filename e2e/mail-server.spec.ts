import { startSmtpServer } from '@pandok/testkit'
import { expect, test } from '@playwright/test'
import { JoinPage } from './pages/JoinPage.ts'
import { newcomer } from './people/newcomer.ts'
import { startPandok } from './server/startPandok.ts'

test('with a mail server configured the code is sent by SMTP, and no mailbox is shown', {
  tag: '@release',
}, async ({ browser }) => {
  const smtp = await startSmtpServer()
  const pandok = await startPandok({ SMTP_URL: smtp.url, MAIL_FROM: 'Pandok <no-reply@pandok.example>' })
  try {
    const page = await browser.newPage({ baseURL: pandok.url })
    const person = newcomer()
    const join = new JoinPage(page)
    await join.agree()
    await join.askForCode(person.email)
    const { recipients, mail } = await smtp.waitFor(person.email)
    expect(recipients).toEqual([person.email])
    await join.enterCode(mail.text?.match(/\b\d{6}\b/u)?.[0] ?? '')
    await join.choosePassword(person.password)
    await join.introduce(person)
    await expect(page.getByRole('heading', { name: `${person.name} 님, 환영합니다` })).toBeVisible()

    await page.goto('/dev/mailbox')
    await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeVisible()
    expect((await fetch(`${pandok.url}/dev/mailbox/messages`)).status).toBe(404)
    await page.close()
  } finally {
    await pandok.dispose()
    await smtp.close()
  }
})

import { expect, test } from './fixtures.ts'
import { watchPages } from './pages/watchPages.ts'

test('a violation of the content policy and an uncaught error are detected', async ({ browser, pandok }) => {
  const context = await browser.newContext({ baseURL: pandok.url })
  const complaints = await watchPages(context)
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])

  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'https://example.com/a.png', alt: '' }),
    )
  })
  await expect.poll(() => complaints.join('\n')).toContain('img-src')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('nobody caught this'))))
  await expect.poll(() => complaints.join('\n')).toContain('nobody caught this')
  await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>not trusted</p>')
    } catch {
      // The request has to be refused; what counts is that the violation is detected.
    }
  })
  await expect.poll(() => complaints.join('\n')).toContain('require-trusted-types-for')
  await context.close()
})

import { LOCALES } from '@pandok/domain/locale'
import { inScope } from '@pandok/testkit/scope'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requestsOutside } from './pages/requestsOutside.ts'
import { enter, enterAs } from './people/enter.ts'
import { seedScreens } from './people/seedScreens.ts'
import { addressesFor, bareAddresses, type Reader } from './screens/addresses.ts'
import { expectNoBarrier } from './screens/examine.ts'
import { repeatedNames } from './screens/expectNamed.ts'
import { framesPass } from './screens/framesPass.ts'
import { layoutProblems } from './screens/layoutProblems.ts'
import { untilSettled } from './screens/moveTo.ts'
import { speaks } from './screens/speaks.ts'
import type { Pandok } from './server/startPandok.ts'

test.describe.configure({ mode: 'parallel' })

const WIDTHS = [1440, 768, 360]

/** A member has either documents, payments and so on of every kind, or nothing; a visitor never has anything. */
type Belongings = 'everything' | 'nothing'
const READERS: readonly { reader: Reader; belongings: readonly Belongings[] }[] = [
  { reader: 'member', belongings: ['everything', 'nothing'] },
  { reader: 'admin', belongings: ['everything', 'nothing'] },
  { reader: 'visitor', belongings: ['everything'] },
]

/** Logs the reader in and returns the addresses of the reader's pages. */
async function arrive(
  context: BrowserContext,
  pandok: Pandok,
  reader: Reader,
  has: Belongings,
): Promise<string[]> {
  if (has === 'nothing') {
    if (reader !== 'visitor') await enter(context, pandok, reader)
    return bareAddresses(reader)
  }
  const things = await seedScreens(pandok)
  if (reader === 'member') await enterAs(context, things.client)
  if (reader === 'admin') await enter(context, pandok, 'admin')
  return addressesFor(reader, things)
}

// Each page is loaded anew, because each has its own content policy; the fixture fails the test at any violation.
for (const { reader, belongings } of READERS)
  for (const has of inScope(belongings, reader))
    for (const locale of inScope(LOCALES, reader))
      test(`every page fits and has no accessibility violation for the ${reader} with ${has} in ${locale}`, async ({
        page,
        context,
        pandok,
      }) => {
        test.slow()
        const addresses = await arrive(context, pandok, reader, has)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript((language) => {
          for (const name of ['language', 'program_language']) localStorage.setItem(name, language)
        }, locale)
        const problems: string[] = []
        // No external service is configured, so pages must not call anything but their own server.
        const outside = requestsOutside(page, pandok.url)
        for (const address of addresses) {
          await page.goto(address)
          await untilSettled(page)
          await speaks(page, locale, address)
          await page.evaluate(() => document.fonts.ready)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 })
            const found = await settledProblems(page)
            problems.push(...found.map((problem) => `${address} at ${width} px: ${problem}`))
          }
          await expectNoBarrier(page, locale, address)
          const repeated = await repeatedNames(page)
          problems.push(...repeated.map((names) => `${address}: same names in one place: ${names}`))
        }
        expect(problems).toEqual([])
        expect(outside).toEqual([])
      })

test('layout problems are detected', async ({ page }) => {
  await page.goto('/login')
  await untilSettled(page)
  const plant = (style: string, words: string, tag = 'p') =>
    page.evaluate(
      ([css, text, name]) => {
        const element = document.createElement(name)
        element.style.cssText = css
        element.textContent = text
        document.querySelector('main')?.append(element)
      },
      [style, words, tag] as const,
    )
  expect(await layoutProblems(page)).toEqual([])
  await plant('width: 3000px', 'too wide')
  await plant('width: 60px; overflow: hidden; white-space: nowrap', 'cut off at its end')
  await plant('width: 90px; height: 10px; overflow: hidden', 'cut off after its first line')
  await plant(
    'width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis',
    'shortened with dots',
  )
  await plant('', 'filled with {nothing}')
  await plant('position: absolute; top: 300px; left: 20px; width: 90px', 'below', 'button')
  await plant('position: absolute; top: 310px; left: 60px; width: 90px', 'above', 'button')
  const found = (await layoutProblems(page)).join('\n')
  for (const problem of [
    /the page is \d+ px too wide/u,
    /cut off: .*«cut off at its end»/u,
    /cut off: .*«cut off after its first line»/u,
    /nowhere told whole: .*«shortened with dots»/u,
    /unfinished words: filled with \{nothing\}/u,
    /on top of each other: .*«below» and .*«above»/u,
  ])
    expect(found).toMatch(problem)
})

/** Repeated as long as there are problems, because elements that measure themselves settle a few frames later. */
async function settledProblems(page: Page): Promise<string[]> {
  let found: string[] = []
  for (let time = 0; time < 5; time++) {
    await framesPass(page, time === 0 ? 2 : 15)
    found = await layoutProblems(page)
    if (found.length === 0) break
  }
  return found
}

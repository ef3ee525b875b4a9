import { isFull } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people/enter.ts'
import { fullModule } from './people/fullModule.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'

test.describe.configure({ mode: 'parallel' })

/** `every-route.spec.ts` covers the list, the trash and the editor as it opens. */
const PARTS = ['inputs', 'computed', 'tables', 'outputs', 'checks', 'citations']

for (const locale of localesInTurn('modules')) {
  test(`modules have no accessibility violation in ${locale}`, async ({ page, context, pandok }) => {
    test.slow()
    const { client } = await joinByWire(pandok.url)
    const id = await keepModule(client, 'TI RADS', { section: 'headNeck', note: 'a note' }, fullModule)
    await enterAs(context, client)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => localStorage.setItem('program_language', language), locale)
    if (isFull) {
      await page.goto('/program/module')
      await untilSettled(page)
      await page.getByRole('checkbox').nth(1).check()
      await examine(page, locale, 'the list with a choice')
    }
    await page.goto(`/program/module/${id}`)
    await untilSettled(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const part of PARTS) {
      await page.locator(`[data-part=${part}]`).click()
      const opener = page.locator('[role=tabpanel] [aria-expanded=false]').first()
      if (await opener.isVisible()) await opener.click()
      await examine(page, locale, `the editor's ${part}`, '[role=tabpanel]')
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await expect(page.locator('[data-module-form]')).toBeVisible()
  })
}

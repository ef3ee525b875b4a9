import { isFull } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people/enter.ts'
import { fullModule } from './people/fullModule.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'

test.describe.configure({ mode: 'parallel' })

const phrase = (id: string, section: string, text: string) => ({
  id,
  kind: 'phrase',
  section,
  text: { ko: text, en: text, zh: text, ja: text, de: text },
})

/** A plate with every color, a phrase with a blank, a module, a missing module, keys and automatic values. */
const plateWith = (moduleId: string) => ({
  name: '갑상선',
  cells: [
    ...['slate', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink', '#123456'].map(
      (color, position) => ({
        id: `c${position}`,
        position,
        name: `${position}`,
        title: `${position}`,
        color,
        outputs: [phrase('o', 'findings', position === 1 ? 'a {size} b' : `text ${position}`)],
      }),
    ),
    {
      id: 'module',
      position: 10,
      name: 'TI-RADS',
      title: 'TI-RADS',
      outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId }],
    },
    {
      id: 'gone',
      position: 11,
      name: 'gone',
      title: 'gone',
      outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId: 'mod_gone' }],
    },
  ],
  keyMap: { KeyQ: 'c0', KeyW: 'c1', KeyE: 'module', 'Shift+KeyE': 'gone' },
  autoFill: [{ id: 'f', cell: 'module', output: 'o', input: 'size', source: { from: 'clipboard' } }],
})

for (const locale of localesInTurn('plates')) {
  test(`plates have no accessibility violation in ${locale}`, async ({ page, context, pandok }) => {
    test.slow()
    const { client } = await joinByWire(pandok.url)
    const module = await keepModule(client, 'TI RADS', {}, fullModule)
    const id = await keepPlate(client, plateWith(module))
    await enterAs(context, client)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => localStorage.setItem('program_language', language), locale)
    if (isFull) {
      await page.goto('/program/plate')
      await untilSettled(page)
      await page.getByRole('checkbox').first().check()
      await examine(page, locale, 'the cards with a choice')
    }

    // `every-route.spec.ts` covers the cards, the shared plates, the trash and the editor's other views.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/program/plate?plate=${id}&view=board`)
    await untilSettled(page)
    await expect(page.locator('[role="tab"][data-tab="board"]')).toHaveAttribute('aria-selected', 'true')
    await page.locator('[data-position="10"]').click()
    await examine(page, locale, "the editor's board with a cell")

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/program/preview?plate=${id}`)
    await untilSettled(page)
    await expect(page.getByRole('grid')).toBeVisible()
    await page.keyboard.press('q')
    await page.keyboard.press('e')
    await expect(page.getByRole('form')).toBeVisible()
    await examine(page, locale, 'a plate in use')
  })
}

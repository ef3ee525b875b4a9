import type { Locator, Page } from '@playwright/test'
import { openChest } from './openChest.ts'
import type { Shot } from './Shot.ts'

interface Taken {
  plate: string
  module: string
}

/**
 * The three screens in the introduction, as a member sees them who has copied the library's plate for chest
 * CT.
 */
export const siteShots = ({ module }: Taken): readonly Shot[] => [
  { name: 'viewer', path: '/program/viewer', size: [1600, 1000], who: 'member', act: reportNodule },
  { name: 'module', path: `/program/module/${module}`, size: [1600, 1000], who: 'member', act: showTable },
  { name: 'library', path: '/program/library', size: [1280, 800], who: 'member', until: 'main li svg' },
]

/** Finds, measures and reports a nodule: the module's form takes the length from the image. */
async function reportNodule(page: Page): Promise<void> {
  await openChest(page)
  const viewport = page.locator('[data-viewport="0"]')
  await viewport.press('2')
  for (let step = 0; step < 23; step++) await viewport.press('ArrowDown')
  await page
    .getByRole('button', { name: /흉부 CT|Chest CT/u })
    .first()
    .click()
  await page.locator('[role=grid]').waitFor()
  await measureNodule(page)
  for (const position of [0, 11, 12]) await page.locator(`[data-position="${position}"]`).click()
  await page.locator('[data-position="5"]').click()
  const form = page.locator('[data-module-form]')
  await form.waitFor()
  await fillNodule(form)
  await page.keyboard.press('Control+Enter')
  await page.locator('[role=grid]').scrollIntoViewIfNeeded()
}

async function measureNodule(page: Page): Promise<void> {
  const viewport = page.locator('[data-viewport="0"]')
  const box = await viewport.boundingBox()
  if (!box) throw new Error('the viewport has no place')
  const side = Math.min(box.width, box.height)
  const at = (x: number, y: number) =>
    [box.x + box.width / 2 + (x - 0.5) * side, box.y + box.height / 2 + (y - 0.5) * side] as const
  await viewport.press('l')
  await page.mouse.move(...at(0.238, 0.46))
  await page.mouse.down()
  await page.mouse.move(...at(0.302, 0.46), { steps: 4 })
  await page.mouse.up()
}

async function fillNodule(form: Locator): Promise<void> {
  await form.getByRole('radio', { name: /^(?:우상엽|right upper lobe)/u }).check()
  await form.getByRole('radio', { name: /^(?:고형|solid)/u }).check()
  await form.getByRole('radio', { name: /^(?:저위험|low)/u }).check()
}

/** Shows the open decision table next to a form that is filled in and its text. */
async function showTable(page: Page): Promise<void> {
  const form = page.locator('[data-module-form]')
  await form.getByRole('textbox', { name: /^(?:나이|Age)/u }).fill('61')
  await form.getByRole('textbox', { name: /^(?:크기|Size)/u }).fill('7')
  await fillNodule(form)
  await page.locator('[data-part=tables]').click()
  await page.locator('[role=tabpanel] [aria-expanded=false]').first().click()
}

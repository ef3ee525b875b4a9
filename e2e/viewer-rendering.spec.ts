import { build } from 'esbuild'
import { inRepository } from '../tools/build/repository.mjs'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enter } from './people/enter.ts'
import { makePhantom } from './people/makePhantom.ts'
import type { RenderingPage } from './rendering/renderingPage.ts'
import { withPlayedCard } from './screens/withPlayedCard.ts'

test.use({ launchOptions: withPlayedCard() })

test('the card renders a ball of bone like the processor does, black around it, cut or not', async ({
  page,
}) => {
  const { outputFiles } = await build({
    entryPoints: [inRepository('e2e', 'rendering', 'renderingPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  await page.setContent('<!doctype html><title>rendering</title>')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const views: Awaited<ReturnType<RenderingPage['compare']>> = await page.evaluate(() =>
    window.renderingPage.compare(),
  )
  expect(views).toHaveLength(3)
  for (const { name, most, mean, middle, corner, expected } of views) {
    expect(corner, name).toEqual([0, 0, 0])
    // With half floats and steep opacity, a sample may fall on the other side of a step at the edge of the ball.
    expect(most, name).toBeLessThanOrEqual(12)
    expect(mean, name).toBeLessThan(0.5)
    for (const at of [0, 1, 2])
      expect(Math.abs((middle[at] ?? 0) - (expected[at] ?? 0)), name).toBeLessThanOrEqual(2)
  }
  expect(Math.min(...(views[0]?.middle ?? []))).toBeGreaterThan(150)
})

test('a volume is viewed from outside, rotated, cut and left for its planes, by keyboard alone', async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  await page.setViewportSize({ width: 1280, height: 800 })
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ slices: 12 }))
  await viewer.viewport().press('Shift+9')
  const picture = page.getByRole('group', { name: '3D 볼륨 렌더링' })
  await expect(picture).toBeFocused()
  const fine = picture.locator('canvas[data-rendered=fine]')
  await expect(fine).toBeVisible()
  await expect(picture.locator('[data-edge=left]')).toHaveText('R')
  await picture.press('n')
  await expect(picture.locator('[data-edge=left]')).toHaveText('L')
  await picture.press('ArrowRight')
  await picture.press('4')
  await expect(picture).toContainText('피부')
  await expect(fine).toBeVisible()
  await picture.press('f')
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not to be seen.')
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3)
  await page.mouse.down()
  for (const [x, y] of [
    [0.6, 0.3],
    [0.6, 0.6],
    [0.3, 0.6],
  ] as const)
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: '마지막 올가미 되돌리기' })).toBeVisible()
  await picture.press('Control+z')
  await expect(page.getByRole('button', { name: '마지막 올가미 되돌리기' })).toBeHidden()
  await picture.press('m')
  await expect(page.getByRole('group', { name: '축상면' }).locator('canvas')).toBeVisible()
})

import { expect, test } from './fixtures.ts'
import { reopenStudy } from './pages/reopenStudy.ts'
import { enter } from './people/enter.ts'

// Traces and recordings would keep copies of the page inside it.

const GROWTH_LIMIT = 1.1

test('opening and closing 300 slices 20 times leaves at most a tenth more memory in use', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  await enter(context, pandok, 'member')
  await page.goto('/program/viewer')
  const { start, end } = await reopenStudy(page)
  expect(end).toBeLessThan(start * GROWTH_LIMIT)
})

import { findBrowser } from '../tools/setup/findBrowser.mjs'
import { expect, test } from './fixtures.ts'
import { reopenStudy } from './pages/reopenStudy.ts'
import { enter } from './people/enter.ts'

// The growth in the viewer-memory test is code that the browser compiles again, and better, the more often it has
// run. Without these compilers, and with all parsed code kept, only data can grow.
const ONLY_DATA_GROWS = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'
const { args, ...browser } = findBrowser()
test.use({ trace: 'off', launchOptions: { ...browser, args: [...args, ONLY_DATA_GROWS] } })

const GROWTH_LIMIT = 1.02

test('opening and closing 300 slices 20 times leaks no data', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  await page.goto('/program/viewer')
  const { start, end } = await reopenStudy(page)
  expect(end).toBeLessThan(start * GROWTH_LIMIT)
})

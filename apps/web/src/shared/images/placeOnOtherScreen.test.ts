import { expect, it, vi } from 'vitest'
import { placeOnOtherScreen } from './placeOnOtherScreen.ts'

const LEFT = { availLeft: 0, availTop: 24, availWidth: 1920, availHeight: 1056 }
const RIGHT = { availLeft: 1920, availTop: 0, availWidth: 2560, availHeight: 1440 }

const opened = (closed = false) => ({ closed, moveTo: vi.fn(), resizeTo: vi.fn() })
const twoScreens = (currentScreen: typeof LEFT) => ({
  screen: { isExtended: true },
  getScreenDetails: () => Promise.resolve({ currentScreen, screens: [LEFT, RIGHT] }),
})

it.each([
  ['the right one from the left', LEFT, RIGHT],
  ['the left one from the right', RIGHT, LEFT],
])('fills the other monitor: %s', async (_, current, other) => {
  const window = opened()
  await placeOnOtherScreen(window, twoScreens(current))
  expect(window.moveTo).toHaveBeenCalledWith(other.availLeft, other.availTop)
  expect(window.resizeTo).toHaveBeenCalledWith(other.availWidth, other.availHeight)
})

it.each([
  [
    'there is one monitor',
    { screen: { isExtended: false }, getScreenDetails: twoScreens(LEFT).getScreenDetails },
  ],
  ['the browser tells of none', { screen: { isExtended: true } }],
  [
    'the reader doesn’t allow it',
    { screen: { isExtended: true }, getScreenDetails: () => Promise.reject(new Error('denied')) },
  ],
])('stays where it is when %s', async (_, here) => {
  const window = opened()
  await placeOnOtherScreen(window, here)
  expect(window.moveTo).not.toHaveBeenCalled()
})

it('ignores a window that was closed meanwhile', async () => {
  const window = opened(true)
  await placeOnOtherScreen(window, twoScreens(LEFT))
  expect(window.moveTo).not.toHaveBeenCalled()
})

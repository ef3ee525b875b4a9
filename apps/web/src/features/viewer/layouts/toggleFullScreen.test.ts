import { expect, it } from 'vitest'
import { toggleFullScreen } from './toggleFullScreen.ts'

/** A page with only what is used here. */
function pageThat(isAllowed: boolean) {
  const told: string[] = []
  const page = {
    fullscreenElement: null as object | null,
    documentElement: {
      requestFullscreen: async () => {
        if (!isAllowed) throw new TypeError('not allowed')
        told.push('in')
        page.fullscreenElement = page.documentElement
      },
    },
    exitFullscreen: async () => {
      told.push('out')
      page.fullscreenElement = null
    },
  }
  return { page: page as unknown as Document, told }
}

it('enters full screen and leaves it', async () => {
  const { page, told } = pageThat(true)
  expect([await toggleFullScreen(page), await toggleFullScreen(page)]).toEqual([true, true])
  expect(told).toEqual(['in', 'out'])
})

it('reports that it is not allowed', async () => {
  expect(await toggleFullScreen(pageThat(false).page)).toBe(false)
})

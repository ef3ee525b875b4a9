import type { Viewer } from './Viewer.ts'

interface Size {
  width: number
  height: number
}

export const dwv = (url: string, version: string, { width, height }: Size): Viewer => ({
  id: 'dwv',
  name: `dwv ${version}`,
  picture: 'canvas',
  wheelOn: 'canvas',
  dropOn: 'body',
  async ready(page) {
    await page.goto(`${url}?width=${width}&height=${height}`)
    await page.locator('body[data-ready]').waitFor()
  },
  isDone: 'window.peer.isDone()',
})

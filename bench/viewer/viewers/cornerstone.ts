import type { Viewer } from './Viewer.ts'

interface Size {
  width: number
  height: number
}

/** Uses Cornerstone's own loader. `cpu` means rendering by the processor, which its fifth version supports. */
export const cornerstone = (url: string, version: string, backend: 'gl' | 'cpu', size: Size): Viewer => ({
  id: `cornerstone-${backend}`,
  name: `Cornerstone ${version}, ${backend === 'cpu' ? 'processor' : 'WebGL'}`,
  picture: 'canvas',
  wheelOn: '#view',
  dropOn: 'body',
  async ready(page) {
    await page.goto(`${url}?backend=${backend}&width=${size.width}&height=${size.height}`)
    await page.locator('body[data-ready]').waitFor()
  },
  isDone: 'window.peer.isDone()',
})

import { type PlanesViewer, TURNED } from './PlanesViewer.ts'

interface Size {
  width: number
  height: number
}

interface PeerWindow {
  peer: { setSlab(thickness: number): void; turn(first: number, second: number): void }
}

/** Cornerstone renders volumes by WebGL only. */
export const cornerstonePlanes = (url: string, version: string, { width, height }: Size): PlanesViewer => ({
  viewer: {
    id: 'cornerstone-planes',
    name: `Cornerstone ${version}, WebGL`,
    picture: 'canvas',
    wheelOn: '#axial',
    dropOn: 'body',
    async ready(page) {
      await page.goto(`${url}?width=${width}&height=${height}`)
      await page.locator('body[data-ready]').waitFor()
    },
    isDone: 'window.peer.isDone()',
  },
  planeOn: (plane) => `#${plane}`,
  setSlab: (page, thickness) =>
    page.evaluate((mm) => (window as unknown as PeerWindow).peer.setSlab(mm), thickness),
  turn: (page) =>
    page.evaluate(([first, second]) => (window as unknown as PeerWindow).peer.turn(first, second), TURNED),
})

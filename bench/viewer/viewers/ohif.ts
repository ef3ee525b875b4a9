import { SLICES } from '../makeCt.ts'
import type { ProbeWindow } from '../measureViewer.ts'
import type { Viewer } from './Viewer.ts'

const BYTES = SLICES * 512 * 512 * 2

export const ohif = (url: string, version: string): Viewer => ({
  id: 'ohif',
  name: `OHIF ${version}`,
  picture: '.cornerstone-canvas',
  wheelOn: 'canvas',
  dropOn: 'input[type=file]',
  async ready(page) {
    await page.goto(`${url}/local`)
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  },
  // OHIF lists the files that it has read; the study is chosen at once, faster than any user could.
  async goOn(page) {
    await page.evaluate(async () => {
      const { probe } = window as unknown as ProbeWindow
      await probe.until(() => document.querySelector('#root')?.textContent?.includes('DOE') ?? false)
      history.pushState({}, '', '/viewer?StudyInstanceUIDs=2.25.1000&dataSources=dicomlocal')
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
  },
  isDone: `(window.cornerstone?.cache.getCacheSize() ?? 0) >= ${BYTES}`,
})

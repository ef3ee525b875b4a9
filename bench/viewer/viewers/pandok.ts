import type { BrowserContext } from '@playwright/test'
import { SLICES } from '../makeCt.ts'
import type { Viewer } from './Viewer.ts'

export const pandok = (url: string, enter: (context: BrowserContext) => Promise<void>): Viewer => ({
  id: 'pandok',
  name: 'Pandok',
  enter,
  picture: '[data-viewport] canvas',
  wheelOn: '[data-viewport]',
  dropOn: 'main',
  async ready(page) {
    await page.goto(`${url}/program/viewer`)
    await page.getByRole('button', { name: '파일 열기', exact: true }).waitFor()
  },
  async close(page) {
    await page.getByRole('button', { name: '영상 모두 닫기' }).click()
    await page.getByRole('button', { name: '모두 닫기', exact: true }).click()
    await page.getByRole('button', { name: '파일 열기', exact: true }).waitFor()
  },
  // The progress bar disappears, and the list counts all images, when each of them has been decoded.
  isDone: `!document.querySelector('[data-keys=images] [role=progressbar]') &&
    (document.querySelector('nav[aria-label=시리즈]')?.textContent ?? '').includes('${SLICES}')`,
})

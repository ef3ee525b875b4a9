import { ok as must, strictEqual as mustEqual } from 'node:assert'
import { expect as patientExpect } from '@playwright/test'
import { askService } from '../callService.ts'
import { KEPT } from './keepSecret.ts'
import type { Installed } from './startInstalled.ts'
import type { Trial } from './Trial.ts'
import { until } from './until.ts'

const expect = patientExpect.configure({ timeout: 60_000 })

/** Installs a newer version from the server over the running program. */
export async function update({ step, releases, wine }: Trial, installed: Installed): Promise<void> {
  const { ask, log, origin } = installed
  const state = async () => JSON.parse((await ask('/desktop/update')).text)
  const post = async (what: string) =>
    JSON.parse((await ask(`/desktop/update/${what}`, { method: 'POST' })).text)
  const starts = async () => (await log()).split('"code":"START"').length - 1
  const about = async () => JSON.parse((await ask('/desktop/info')).text)

  await step('it finds the newer version at the server, and fetches it when asked', async () => {
    mustEqual((await post('check')).version, releases.newer.version)
    await post('download')
    await until('the newer version is here', async () => (await state()).state === 'ready')
  })
  await step('it is replaced while it runs, starts again, and has kept the data', async () => {
    const before = await starts()
    await post('install')
    await until('the newer version runs', async () => (await starts()) > before)
    await installed.enterAgain()
    mustEqual((await about()).version, releases.newer.version)
    mustEqual((await ask('/desktop/keep/plates')).text, KEPT)
    const shown = await installed.show('/program/viewer')
    try {
      mustEqual(await shown.page.evaluate(() => localStorage.getItem('kept-by-test')), '값')
      // The member is still logged in at the same server, and the study that was open is among the recent
      // ones.
      await expect(shown.page.getByRole('button', { name: '파일 열기', exact: true })).toBeVisible()
      await expect(shown.page.getByRole('button', { name: /^share/u }).first()).toBeVisible()
    } finally {
      await shown.close()
    }
  })
  await step('without WebView2, Edge and Chrome the default browser is asked', async () => {
    await until('a window is tried', async () => (await log()).includes('"code":"WINDOW"'))
    must((await log()).includes('"code":"NO_WEBVIEW"'))
    mustEqual((await about()).window, 'browser')
  })
  await step('an installer that somebody starts ends the running program, too', async () => {
    mustEqual(await wine.run('Z:\\share\\newer.exe', '/S'), 0)
    await until('the running program has ended', () =>
      askService(origin()).then(
        () => false,
        () => true,
      ),
    )
  })
}

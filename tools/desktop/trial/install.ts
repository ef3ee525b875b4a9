import { ok as must, strictEqual as mustEqual } from 'node:assert'
import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../run.ts'
import type { Trial } from './Trial.ts'

const FILES = ['Pandok.exe', 'Uninstall.exe', 'native/webview/index.js', 'licences/Node.js.txt']

export async function install({ step, releases, wine, windows }: Trial): Promise<void> {
  await copyFile(releases.older.installer, path.join(wine.share, 'older.exe'))
  await copyFile(releases.newer.installer, path.join(wine.share, 'newer.exe'))

  await step('it installs silently: files, two shortcuts, registry', async () => {
    mustEqual(await wine.run('Z:\\share\\older.exe', '/S'), 0)
    for (const name of FILES) must(existsSync(path.join(windows.home, name)), `${name} is not installed`)
    mustEqual((await windows.shortcuts()).length, 2)
    for (const [place, value] of windows.registered) {
      must(await windows.hasKey(place, value), `${place} is not registered`)
    }
  })
  await step('program and uninstaller are signed, too', async () => {
    for (const name of ['Pandok.exe', 'Uninstall.exe']) {
      const file = path.join(windows.home, name)
      await run('osslsigncode', ['verify', '-CAfile', releases.certificate, '-in', file])
    }
  })
}

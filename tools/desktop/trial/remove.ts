import { ok as must, deepStrictEqual as mustBe, strictEqual as mustEqual } from 'node:assert'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CLASSES } from './lookAtWindows.ts'
import { startInstalled } from './startInstalled.ts'
import type { Trial } from './Trial.ts'
import { until } from './until.ts'

export async function remove(trial: Trial): Promise<void> {
  const { step, wine, windows } = trial
  await step('the uninstaller ends it and leaves nothing but the user’s data', async () => {
    await startInstalled(trial)
    mustEqual(await wine.run(windows.uninstaller, '/S'), 0)
    await until('the program is gone', () => !existsSync(windows.home))
    await until('the registry is clean', async () => !(await windows.hasKey('HKCU\\Software\\Pandok')))
    for (const [place, value] of windows.registered) {
      must(!(await windows.hasKey(place, value)), `${place} is still there`)
    }
    mustEqual((await windows.shortcuts()).length, 0)
    must(existsSync(path.join(windows.data, 'keep', 'key')))
    const data = path.relative(wine.drive, windows.data)
    mustBe(
      (await windows.traces()).filter((trace) => trace !== data && !trace.startsWith(`${data}/`)),
      [],
    )
  })
  await step('the switches are heard', async () => {
    mustEqual(await wine.run('Z:\\share\\newer.exe', '/S', '/NODESKTOP', '/NOASSOC'), 0)
    mustEqual((await windows.shortcuts()).length, 1)
    must(!(await windows.hasKey(`${CLASSES}\\Pandok.Dicom`)))
  })
  await step('with /REMOVEDATA nothing at all is left', async () => {
    mustEqual(await wine.run(windows.uninstaller, '/S', '/REMOVEDATA'), 0)
    await until('the data is gone', () => !existsSync(windows.data) && !existsSync(windows.home))
    await until('nothing has our name', async () => (await windows.traces()).length === 0)
  })
}

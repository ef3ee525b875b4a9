import { ok as must, strictEqual as mustEqual } from 'node:assert'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkClipboard } from '../checkClipboard.ts'
import { makeNodeRunner } from '../wine/makeNodeRunner.ts'
import type { Installed } from './startInstalled.ts'
import type { Trial } from './Trial.ts'
import { PATIENT } from './writeStudy.ts'

export const KEPT = 'plates of mine'

/** Checks the files that the program writes, and the places where it must not write. */
export async function keepSecret(
  { step, windows, pandok, wine }: Trial,
  { ask, log }: Installed,
): Promise<void> {
  await step('what is kept is encrypted; neither log nor server learn of a patient', async () => {
    mustEqual((await ask('/desktop/keep/plates', { method: 'PUT', body: KEPT })).status, 204)
    const names = await readdir(path.join(windows.data, 'keep'))
    for (const name of names) {
      must(!(await readFile(path.join(windows.data, 'keep', name), 'latin1')).includes(KEPT))
    }
    const said = (await log()) + pandok.output()
    for (const word of [...Object.values(PATIENT), 'HONG.dcm', 'second.dcm', 'FIRST'])
      must(!said.includes(word), word)
  })
  await step('the clipboard is written, read again and given back', async () => {
    await checkClipboard(ask, await makeNodeRunner(wine))
  })
}

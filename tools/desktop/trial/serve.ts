import { ok as must, strictEqual as mustEqual } from 'node:assert'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { IncomingBatch } from '@pandok/protocol/desktop'
import { type Installed, startInstalled } from './startInstalled.ts'
import type { Trial } from './Trial.ts'
import { writeStudy } from './writeStudy.ts'

const TARGETS = ['/', '/program', '/desktop/info', '/desktop/files', '/desktop/boot.js', '/api/health/live']

/** Starts the program with a study, and sends its service the requests that others may send. */
export async function serve(trial: Trial): Promise<Installed> {
  const { step, wine, releases, pandok } = trial
  await writeStudy(wine.share, 'HONG.dcm', 'FIRST')
  let started: Installed | undefined
  await step('it starts, with a file', async () => {
    started = await startInstalled(trial, 'Z:\\share\\HONG.dcm')
  })
  if (!started) throw new Error('It was not started.')
  const installed = started
  const { ask, askAs, cookie } = installed

  await step('it takes the server that it is given', async () => {
    const body = JSON.stringify({ server: pandok.url })
    mustEqual((await ask('/desktop/settings', { method: 'PUT', body })).status, 200)
    mustEqual((await ask('/api/health/live')).status, 200)
  })
  await step('its service answers only with its secret, and only by its own address', async () => {
    for (const target of TARGETS) {
      mustEqual((await askAs(target, {})).status, 403)
      mustEqual((await askAs(target, { cookie: 'pandok-desktop=guess' })).status, 403)
      mustEqual((await askAs(target, { cookie: cookie(), host: 'evil.example' })).status, 403)
    }
    must((await ask('/program')).text.includes('data-desktop'))
    mustEqual(JSON.parse((await ask('/desktop/info')).text).version, releases.older.version)
  })

  await step('the file that it was started with is there', async () => {
    const { batches } = JSON.parse((await ask('/desktop/files')).text) as { batches: IncomingBatch[] }
    const [first] = batches
    mustEqual(batches.length, 1)
    const [file] = first?.files ?? []
    mustEqual(file?.name, 'HONG.dcm')
    mustEqual(first?.source, 'argument')
    mustEqual(file.size, (await readFile(path.join(wine.share, 'HONG.dcm'))).byteLength)
    mustEqual((await ask(`/desktop/files/${file.id}/bytes`)).text.slice(128, 132), 'DICM')
  })
  return installed
}

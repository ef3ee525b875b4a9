import { createHash, sign } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRepository } from '../build/repository.mjs'
import type { BuildOptions } from './readOptions.ts'
import { subjectOf } from './signFile.ts'

/** This is Windows 10 22H2; older versions don't include WebView2. */
const MINIMUM_WINDOWS = '10.0.19045'

/** Writes `latest.json` next to the installer, and its signature if there is a key. */
export async function makeLatest(installer: string, options: BuildOptions): Promise<string> {
  const { version, epochSeconds, signing, updateKey } = options
  const content = await readFile(installer)
  const latest = {
    version,
    file: path.basename(installer),
    size: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    signature: signing
      ? { state: signing.isTest ? 'test' : 'signed', subject: await subjectOf(signing) }
      : { state: 'unsigned' },
    releasedAt: new Date(epochSeconds * 1000).toISOString(),
    notes: JSON.parse(await readFile(inRepository('apps', 'desktop', 'installer', 'notes.json'), 'utf8')),
    minimumWindows: MINIMUM_WINDOWS,
  }
  const file = path.join(path.dirname(installer), 'latest.json')
  const text = Buffer.from(`${JSON.stringify(latest, null, 2)}\n`)
  await writeFile(file, text)
  if (updateKey !== null) {
    await writeFile(`${file}.sig`, `${sign(null, text, await readFile(updateKey)).toString('base64')}\n`)
  }
  return latest.sha256
}

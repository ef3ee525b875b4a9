import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@pandok/protocol'

const NOTES = {
  ko: ['첫 판입니다.'],
  en: ['The first release.'],
  zh: ['首个版本。'],
  ja: ['最初のリリースです。'],
  de: ['Die erste Ausgabe.'],
}

/** Makes a folder as releases are published: the installer and its description; `changes` falsify it. */
export async function writeRelease(
  folder: string,
  content: string | Buffer,
  changes: Partial<Record<keyof Release, unknown>> = {},
): Promise<Release> {
  const bytes = Buffer.from(content)
  const release: Release = {
    version: '1.2.3',
    file: 'Pandok-Setup-1.2.3.exe',
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    signature: { state: 'test', subject: 'CN=Pandok Test' },
    releasedAt: '2026-11-15T09:00:00Z',
    notes: NOTES,
    minimumWindows: '10.0.19045',
  }
  await writeFile(path.join(folder, release.file), bytes)
  await writeFile(path.join(folder, 'latest.json'), JSON.stringify({ ...release, ...changes }))
  return release
}

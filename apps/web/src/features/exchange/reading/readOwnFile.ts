import { isRecord } from '@pandok/domain'
import { failingTests } from '#shared/exchange/failingTests.ts'
import { FILE_MAX_MEGABYTES } from '#shared/exchange/readExchangeFile.ts'
import type { OwnFile } from './SourceRead.ts'

/** A file that Pandok wrote, with its saved tests that fail here; undefined for anything else. */
export function readOwnFile(content: Uint8Array | string, today: string): OwnFile | undefined {
  if (content.length > FILE_MAX_MEGABYTES * 1024 * 1024) return undefined
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  if (!/^\s*\{/u.test(text) || !/"format"\s*:\s*"pandok"/u.test(text)) return undefined
  try {
    const file: unknown = JSON.parse(text)
    if (!isRecord(file) || file['format'] !== 'pandok') return undefined
    const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
    return {
      file,
      plateCount: countOf(file['plates']),
      moduleCount: countOf(file['modules']),
      failing: failingTests(file, today),
    }
  } catch {
    return undefined
  }
}

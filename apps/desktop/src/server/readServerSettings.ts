import type { FindProxy } from '#net/createProxyFinder.ts'
import { openGet } from '#net/openGet.ts'
import { bodyOf } from '#update/readLatest.ts'

const DOCUMENT_MAX_BYTES = 512 * 1024
const SETTINGS_MAX_CHARACTERS = 16_384

export type ServerSettings = Readonly<Record<string, unknown>>

/** The server's settings from the head of its pages (apps/server/src/http/site/siteDocuments.ts). */
export async function readServerSettings(server: string, findProxy: FindProxy): Promise<ServerSettings> {
  const answer = await openGet(new URL('/program', server), findProxy, { 'accept-encoding': 'identity' })
  const settings = settingsIn((await bodyOf(answer, DOCUMENT_MAX_BYTES)).toString('utf8'))
  if (settings === null) throw new Error('No page of ours.')
  return settings
}

export function settingsIn(html: string): ServerSettings | null {
  const content = /<meta\s+name="pandok-config"\s+content="([^"]*)"/u.exec(html)?.[1]
  if (content === undefined || content.length > SETTINGS_MAX_CHARACTERS) return null
  return parseSettings(
    content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}

export function parseSettings(text: string): ServerSettings | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

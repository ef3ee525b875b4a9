import { textIn } from './json.ts'
import type { QuestionnaireReading } from './QuestionnaireReading.ts'

/** Returns the linkId, or the path if there is none or it is a duplicate. */
export function itemKey(item: unknown, path: string, reading: QuestionnaireReading): string {
  const linkId = textIn(item, 'linkId')
  if (linkId === undefined || linkId.trim() === '') {
    reading.losses.add('broken', reading.placeAt(path), textIn(item, 'text') ?? '', { what: 'linkId' })
    return `@${path}`
  }
  if (reading.keys.has(linkId)) {
    reading.losses.add('duplicate', reading.placeAt(path), linkId, { of: linkId })
    return `@${path}`
  }
  reading.keys.add(linkId)
  return linkId
}

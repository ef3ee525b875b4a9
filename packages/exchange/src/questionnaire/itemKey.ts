import { textIn } from './json.ts'
import type { QuestionnaireReading } from './QuestionnaireReading.ts'

/** The linkId, or the place where there is none or it was there before. */
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

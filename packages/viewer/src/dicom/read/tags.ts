import { typedRecord } from '@pandok/domain'
import { tagOf } from '../dictionary.ts'

/** Tags by keyword, looked up once at start-up. */
export function tags<K extends string>(...keywords: K[]): Record<K, number> {
  return typedRecord(keywords, tagOf)
}

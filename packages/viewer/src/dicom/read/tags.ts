import { tagOf } from '../dictionary.ts'

/** Tags by keyword, looked up once at start-up. */
export function tags<K extends string>(...keywords: K[]): Record<K, number> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, tagOf(keyword)])) as Record<K, number>
}

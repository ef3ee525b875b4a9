import { type OpenInstance, PICTURE } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import { fileWords } from './fileWords.ts'

/** A series' description, or its file name if there is none; may be empty. */
export function seriesDescription(
  instance: OpenInstance | undefined,
  isIdentityHidden: boolean,
  text: Text,
): string {
  if (!instance) return ''
  const { record, source } = instance
  if (record.transferSyntax !== PICTURE) return record.series.description
  return fileWords(source.name.split('/').at(-1) ?? '', isIdentityHidden, text)
}

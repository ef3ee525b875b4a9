import type { LibraryModule } from '@pandok/library'
import { markdownTable } from './markdownTable.ts'

/** Returns the published modules as a Markdown table, by specialty and name. */
export function moduleTable(modules: readonly LibraryModule[]): string {
  const rows = modules
    .filter(({ isDraft }) => !isDraft)
    .toSorted((a, b) => b.specialty.localeCompare(a.specialty) || a.names.en.localeCompare(b.names.en, 'en'))
    .map(({ names, specialty, version, year, definition }) => [
      names.en,
      specialty,
      version,
      String(year),
      definition.citations.map(sourceText).join('; '),
    ])
  return markdownTable(['module', 'specialty', 'version', 'year', 'sources'], rows)
}

const sourceText = ({ text, url }: LibraryModule['definition']['citations'][number]): string => {
  const words = text.replaceAll('|', '\\|')
  return url?.startsWith('https://') ? `[${words}](${url})` : words
}

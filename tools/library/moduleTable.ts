import type { LibraryModule } from '@pandok/library'

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
  const head = ['module', 'specialty', 'version', 'year', 'sources']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const sourceText = ({ text, url }: LibraryModule['definition']['citations'][number]): string => {
  const words = text.replaceAll('|', '\\|')
  return url?.startsWith('https://') ? `[${words}](${url})` : words
}

const [START, END] = ['<!-- modules -->', '<!-- /modules -->']

/** Returns the document with its table replaced. */
export function withModuleTable(document: string, table: string): string {
  const [before, rest] = document.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place between ${START} and ${END}.`)
  return `${before}${START}\n\n${table}\n\n${END}${after}`
}

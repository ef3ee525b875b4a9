export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Returns the document with the table replaced that stands between `<!-- name -->` and `<!-- /name -->`. */
export function withTable(document: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = document.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place between ${start} and ${end}.`)
  return `${before}${start}\n\n${table}\n\n${end}${after}`
}

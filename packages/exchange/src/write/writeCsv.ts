import Papa from 'papaparse'
import { type PhraseOut, WritingLosses, type Written } from './PhraseOut.ts'

const COLUMNS = ['shortcut', 'title', 'group', 'findings', 'conclusion', 'recommendation'] as const

/**
 * Writes a table that spreadsheets open and `readTable` reads. Only three sections have a column; others are
 * appended to the findings.
 */
export function writeCsv(phrases: readonly PhraseOut[], file = 'phrases.csv'): Written {
  const found = new WritingLosses(file)
  const rows = phrases.map(({ trigger = '', title = '', group = '', texts }, index) => {
    const inSection = (...sections: string[]) =>
      texts
        .filter(({ section }) => sections.includes(section))
        .map(({ text }) => text)
        .join('\n')
    const others = texts.filter(({ section }) => !/^(?:findings|impression|recommendation)$/u.test(section))
    for (const { section, text } of others)
      found.lose('ambiguous', index, text, { what: section, taken: 'findings' })
    const sections = others.map(({ section }) => section)
    const findings = inSection('findings', ...sections)
    return [trigger, title, group, findings, inSection('impression'), inSection('recommendation')].map(
      harmless,
    )
  })
  // The byte order mark shows spreadsheets that the file is Unicode.
  return {
    text: `\ufeff${Papa.unparse([[...COLUMNS], ...rows], { newline: '\r\n' })}\r\n`,
    losses: found.losses,
  }
}

/**
 * A spreadsheet would compute a text that begins like a formula; the apostrophe before it marks it as text.
 */
const harmless = (value: string): string => (/^[=+@-]/u.test(value) ? `'${value}` : value)

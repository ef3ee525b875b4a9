// A language of `npm run check:report` in a process of its own.
import { type LanguageReports, measureLanguage } from './measureLanguage.ts'

process.once('message', (reports: LanguageReports) => {
  // Node fails if the channel goes away while messages that came before the listener are handed over.
  process.send?.(measureLanguage(reports), () => process.disconnect())
})

// A language of `npm run check:report` in a process of its own.
import { type LanguageReports, measureLanguage } from './measureLanguage.ts'

process.once('message', (reports: LanguageReports) => {
  process.send?.(measureLanguage(reports))
  process.disconnect()
})

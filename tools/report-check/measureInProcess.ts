// A language of `npm run check:report` in a process of its own.
import { type LanguageReports, measureLanguage } from './measureLanguage.ts'

process.once('message', (reports: LanguageReports) => {
  // Node fails if the channel closes while earlier messages are still being delivered to the listener.
  process.send?.(measureLanguage(reports), () => process.disconnect())
})

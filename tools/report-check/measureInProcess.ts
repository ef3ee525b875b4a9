// This process measures one language for `npm run check:report`.
import { type LanguageReports, measureLanguage } from './measureLanguage.ts'

process.once('message', (reports: LanguageReports) => {
  // Node.js fails if the channel closes while earlier messages are still being delivered to the listener.
  process.send?.(measureLanguage(reports), () => process.disconnect())
})

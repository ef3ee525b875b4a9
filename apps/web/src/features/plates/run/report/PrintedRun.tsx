import { useState } from 'react'
import { PrintedPages } from '#shared/print/PrintedPages.tsx'
import { readPrintHead } from '#shared/print/printHead.ts'

/** The report on paper, with headings and the author, where no images are open beside it. */
export function PrintedRun({ words, onDone }: { words: string; onDone: () => void }) {
  const [job] = useState(() => ({ at: new Date(), report: words.trim(), author: readPrintHead() }))
  return <PrintedPages {...job} onDone={onDone} />
}

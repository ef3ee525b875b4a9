import type { ReportFile } from '@pandok/board'
import { printDate } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'

/** Opens report files that were chosen or dropped, and reports the result of each. */
export function useReportFiles() {
  const text = useText()
  const { priors } = useRunWorkspace()
  /** A file whose patient is unknown, about which the reader is asked. */
  const [doubtful, setDoubtful] = useState<ReportFile>()

  async function take(file: Blob): Promise<void> {
    const words = await file.text().catch(() => '')
    const outcome = await priors.openFile(words)
    switch (outcome.kind) {
      case 'unknown':
        return setDoubtful(outcome.file)
      case 'fault':
        return void toast({ tone: 'danger', title: text(`priors.fault.${outcome.fault}`) })
      case 'other':
        return void toast({ tone: 'danger', title: text('priors.file.other') })
      case 'own':
        return void toast({ tone: 'info', title: text('priors.file.own') })
      case 'added': {
        const date = priors.read().reports.find(({ source }) => source === 'file')?.file.study.date ?? ''
        toast({ tone: 'success', title: text('priors.file.added', { date: printDate(date, text.locale) }) })
      }
    }
  }

  return {
    take,
    doubtful,
    agree() {
      if (doubtful) priors.addFile(doubtful)
      setDoubtful(undefined)
    },
    refuse: () => setDoubtful(undefined),
  }
}

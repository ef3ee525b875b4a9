import { useState } from 'react'
import { PrintedPages } from '#shared/print/PrintedPages.tsx'
import { readPrintHead } from '#shared/print/printHead.ts'
import { CheckRulesDialog } from '../check/CheckRulesDialog.tsx'
import { CheckStop } from '../check/CheckStop.tsx'
import { CriticalDialog } from '../follow-up/CriticalDialog.tsx'
import { FollowUpDialog } from '../follow-up/FollowUpDialog.tsx'
import { PriorDialog } from '../priors/PriorDialog.tsx'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { CopyOptions } from './CopyOptions.tsx'
import { CopyPreview } from './CopyPreview.tsx'
import { DestinationDialog } from './DestinationDialog.tsx'
import { FormTexts } from './FormTexts.tsx'
import { LanguagesDialog } from './LanguagesDialog.tsx'
import { reportPart } from './reportPart.ts'
import type { ReportUse } from './useReportActions.ts'

export function ReportDialogs({ report, destinations, dialog, stopped, closeDialog }: ReportUse) {
  switch (dialog) {
    case 'options':
      return <CopyOptions actions={report} destinations={destinations} onClose={closeDialog} />
    case 'destinations':
      return <DestinationDialog destinations={destinations} onClose={closeDialog} />
    case 'languages':
      return <LanguagesDialog onChange={report.setLanguages} onClose={closeDialog} />
    case 'preview':
      return <ReportPreview {...{ report, destinations, closeDialog }} />
    case 'stop':
      return (
        <CheckStop
          stopped={stopped}
          onGoOn={() => {
            closeDialog()
            report.goOn()
          }}
          onClose={closeDialog}
        />
      )
    case 'checkRules':
      return <CheckRulesDialog onClose={closeDialog} />
    case 'priors':
      return <PriorDialog words={report.words} openPoints={report.openPoints} onClose={closeDialog} />
    case 'followUp':
      return <FollowUpDialog onClose={closeDialog} />
    case 'critical':
      return <CriticalDialog onClose={closeDialog} />
    case 'print':
      return <PrintedRun words={report.words()} onDone={closeDialog} />
    case undefined:
      return null
  }
}

function ReportPreview({
  report,
  destinations,
  closeDialog,
}: Omit<ReportUse, 'dialog' | 'mark' | 'stopped'>) {
  const state = useRunState((now) => now)
  const { entries: libraryModules } = useRunWorkspace()
  const style = { titles: report.hasTitles, destination: destinations.chosen, libraryModules }
  return (
    <CopyPreview
      formatted={reportPart(state, 'all', style).formatted}
      destinations={destinations}
      onCopy={() => {
        closeDialog()
        report.copySeen()
      }}
      onClose={closeDialog}
    >
      <FormTexts />
    </CopyPreview>
  )
}

/** The report on paper, with headings and the author, if no images are open beside it. */
function PrintedRun({ words, onDone }: { words: string; onDone: () => void }) {
  const [job] = useState(() => ({ at: new Date(), report: words.trim(), author: readPrintHead() }))
  return <PrintedPages {...job} onDone={onDone} />
}

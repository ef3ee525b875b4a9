import type { ReportFile } from '@pandok/board'
import { printDate } from '@pandok/module-engine'
import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface SamePatientProps {
  file: ReportFile | undefined
  onAgree: () => void
  onRefuse: () => void
}

/** Asks whose report it is, which only the reader can know. */
export function SamePatient({ file, onAgree, onRefuse }: SamePatientProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open={file !== undefined}
      title={text('priors.file.unknown.title')}
      text={text('priors.file.unknown.text', { date: printDate(file?.study.date ?? '', text.locale) })}
      confirmLabel={text('priors.file.unknown.confirm')}
      cancelLabel={text('ui.cancel')}
      onConfirm={onAgree}
      onCancel={onRefuse}
    />
  )
}

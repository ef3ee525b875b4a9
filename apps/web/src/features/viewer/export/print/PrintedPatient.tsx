import { useText } from '#app/text.ts'
import { identityTexts } from '#features/viewer/stage/useIdentityTexts.ts'
import type { PrintJob } from './PrintJob.ts'

/** Whose it is, on every page; nothing but the study where that is hidden. */
export function PrintedPatient({ job: { record, isIdentityHidden } }: { job: PrintJob }) {
  const text = useText()
  if (!record) return null
  const { name, patient, study } = identityTexts(record, text, isIdentityHidden)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line-strong pb-2">
      <span>
        <strong className="text-base">{name}</strong> {patient.join(' · ')}
      </span>
      <span>{study.join(' · ')}</span>
    </p>
  )
}

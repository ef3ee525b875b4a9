import type { ReactNode } from 'react'
import { identityTexts } from '#features/viewer/stage/useIdentityTexts.ts'
import { useText } from '#platform/text/text.ts'
import type { PrintJob } from './PrintJob.ts'
import { patientWords } from './patientWords.ts'

/** The patient on every page; only the study if the identity is hidden. */
export function PrintedPatient({ job: { patient, record, isIdentityHidden } }: { job: PrintJob }) {
  const text = useText()
  if (!patient) return null
  if (record) {
    const { name, patient: about, study } = identityTexts(record, text, isIdentityHidden)
    return <Head name={name} about={about.join(' · ')} study={study.join(' · ')} />
  }
  if (isIdentityHidden) return <Head name={text('viewer.identity.hidden')} />
  return <Head {...patientWords(patient, text)} />
}

interface HeadProps {
  name: ReactNode
  about?: string
  study?: string
}

const Head = ({ name, about, study }: HeadProps) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line-strong pb-2">
    <span>
      <strong className="text-base">{name}</strong> {about}
    </span>
    <span>{study}</span>
  </p>
)

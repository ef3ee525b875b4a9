import type { InstanceRecord } from '@pandok/viewer'
import { patientLines } from '../stage/patientLines.ts'
import type { ElementSize } from '../stage/useElementSize.ts'
import { useIdentityTexts } from '../stage/useIdentityTexts.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'

interface PictureTextsProps {
  record: InstanceRecord
  size: ElementSize
  title: string
}

/** Patient and content of pictures that are neither images nor planes. */
export function PictureTexts({ record, size, title }: PictureTextsProps) {
  const detail = useSessionPart(({ texts }) => texts)
  const { name, patient } = useIdentityTexts(record)
  return (
    <div
      data-passing=""
      className="pointer-events-none absolute inset-0 flex flex-col p-3 text-xs leading-4.5 [text-shadow:0_0_3px_black,0_0_3px_black]"
    >
      <strong className="truncate text-sm">{name}</strong>
      {patientLines(patient, detail, size).map((line) => (
        <span key={line} className="truncate">
          {line}
        </span>
      ))}
      {/* The orientation letter of the lower edge is in the middle below it. */}
      <strong className="mt-auto max-sm:pb-4">{title}</strong>
    </div>
  )
}

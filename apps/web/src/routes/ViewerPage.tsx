import { useRef } from 'react'
import { PlateBeside } from '#features/plates/beside/PlateBeside.tsx'
import { ViewerScreen } from '#features/viewer/ViewerScreen.tsx'
import type { PrintableReport } from '#shared/print/PrintableReport.ts'

export function ViewerPage() {
  const printable = useRef<PrintableReport>(undefined)
  return (
    <ViewerScreen
      report={() => printable.current}
      beside={({ entries, ...parts }) => <PlateBeside more={entries} printable={printable} {...parts} />}
    />
  )
}

import { REPORT_FILE_ENDING } from '@pandok/board'
import { type RefObject, useEffect, useRef } from 'react'
import { SamePatient } from './SamePatient.tsx'
import { useReportFiles } from './useReportFiles.ts'

/** Report files dropped on the workspace are earlier reports; whatever else is dropped isn't ours. */
export function ReportDrop({ root }: { root: RefObject<HTMLElement | null> }) {
  const { take, doubtful, agree, refuse } = useReportFiles()
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const element = root.current
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])].filter(({ name }) =>
        name.toLowerCase().endsWith(REPORT_FILE_ENDING),
      )
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      for (const file of files) void latest.current(file)
    }
    element?.addEventListener('dragover', over)
    element?.addEventListener('drop', drop)
    return () => {
      element?.removeEventListener('dragover', over)
      element?.removeEventListener('drop', drop)
    }
  }, [root])
  return <SamePatient file={doubtful} onAgree={agree} onRefuse={refuse} />
}

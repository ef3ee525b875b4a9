import { REPORT_FILE_ENDING } from '@pandok/board'
import { type RefObject, useEffect, useRef } from 'react'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { SamePatient } from './SamePatient.tsx'
import { useReportFiles } from './useReportFiles.ts'

/** Report files that are dropped on the workspace or opened with the images are earlier reports. */
export function ReportDrop({ root }: { root: RefObject<HTMLElement | null> }) {
  const { take, doubtful, agree, refuse } = useReportFiles()
  const { host, priors } = useRunWorkspace()
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
  useEffect(() => {
    const taken = new Set<Blob>()
    const look = () => {
      // Files can arrive before the image beside them has identified the patient.
      if (!priors.read().hasImages) return
      for (const file of host?.reportFiles?.read() ?? []) {
        if (taken.has(file)) continue
        taken.add(file)
        void latest.current(file)
      }
    }
    look()
    const stops = [host?.reportFiles?.subscribe(look), priors.subscribe(look)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [host, priors])
  return <SamePatient file={doubtful} onAgree={agree} onRefuse={refuse} />
}

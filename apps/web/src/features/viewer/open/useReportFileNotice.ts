import { toast } from '@pandok/ui'
import { useEffect } from 'react'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/**
 * A report file shows nothing on the images, so a notice is needed while no plate is open that could use it.
 */
export function useReportFileNotice(isBeside: boolean): void {
  const text = useText()
  const { reportFiles } = useViewer()
  useEffect(() => {
    if (isBeside) return undefined
    return reportFiles?.subscribe(() => toast({ tone: 'info', title: text('viewer.reportFiles.waiting') }))
  }, [reportFiles, isBeside, text])
}

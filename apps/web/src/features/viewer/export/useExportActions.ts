import { toast } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#app/text.ts'
import { useViewer, type ViewerDesk } from '../desk/ViewerDesk.ts'
import { slideElement } from '../slide/keepSlide.ts'
import { activeStack } from './activeParts.ts'
import { exportName } from './exportName.ts'
import { csvOf } from './measured/csvOf.ts'
import { deviceUid } from './measured/deviceUid.ts'
import { measuredItems } from './measured/measuredItems.ts'
import { structuredReportOf } from './measured/structuredReportOf.ts'
import { pictureOf } from './picture/pictureOf.ts'
import { saveBlob } from './saveBlob.ts'

/** What leaves the viewer as a file, by the reader's own hand. */
export function useExportActions() {
  const desk = useViewer()
  const text = useText()
  return useMemo(() => {
    const warn = (key: 'nothing' | 'failed' | 'twoPatients' | 'noImage') =>
      toast({ tone: 'warning', title: text(`viewer.export.${key}`) })

    function save(name: string, blob: Blob): void {
      saveBlob(name, blob)
      toast({ tone: 'success', title: text('viewer.export.done', { name }) })
    }
    const guarded = (run: () => Promise<void>) => () => void run().catch(() => warn('failed'))

    return {
      'mark.csv': guarded(async () => {
        const items = await measuredItems(desk)
        if (items.length === 0) return void warn('nothing')
        save(exportName('measurements', 'csv'), new Blob([csvOf(items, text)], { type: 'text/csv' }))
      }),
      'mark.structuredReport': guarded(async () => {
        const { patientKey, studyKey } = activeStack(desk) ?? {}
        const items = await measuredItems(desk, patientKey)
        const { isIdentityHidden } = desk.session.read()
        const report = structuredReportOf({
          ...{ items, studyKey, isIdentityHidden, text, deviceUid: deviceUid() },
        })
        if (!report.ok) return void warn(report.reason)
        save(exportName('measurements', 'dcm'), new Blob([report.bytes], { type: 'application/dicom' }))
      }),
      'study.png': guarded(async () => {
        const shown = shownElement(desk)
        if (!shown) return void warn('nothing')
        const picture = await pictureOf(shown, text('viewer.notice'))
        if (!picture) return void warn('failed')
        save(exportName('view', 'png'), picture)
      }),
    }
  }, [desk, text])
}

/** The slide that is shown, or the active viewport with an image or a plane in it. */
function shownElement(desk: ViewerDesk): HTMLElement | null {
  const [slide] = desk.slides.read().shown
  if (slide !== undefined) return slideElement(slide)
  const { active } = desk.session.read()
  return activeStack(desk) ? document.querySelector(`[data-viewport="${active}"]`) : null
}

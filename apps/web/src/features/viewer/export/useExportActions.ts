import { toast } from '@pandok/ui'
import type { Viewer } from '@pandok/viewer'
import { useMemo } from 'react'
import { useText } from '#app/text.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { slideElement } from '../slide/keepSlide.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { activePatient, activeStack } from './activeParts.ts'
import { exportName } from './exportName.ts'
import { csvOf } from './measured/csvOf.ts'
import { deviceUid } from './measured/deviceUid.ts'
import { type MeasuredItem, measuredItems } from './measured/measuredItems.ts'
import { structuredReportOf } from './measured/structuredReportOf.ts'
import { pictureOf } from './picture/pictureOf.ts'
import { saveBlob } from './saveBlob.ts'

type Refusal = 'nothing' | 'twoPatients' | 'noImage'

type MakeFile = (
  items: readonly MeasuredItem[],
  isIdentityHidden: boolean,
) => { ok: true; content: BlobPart } | { ok: false; reason: Refusal }

/** What leaves the viewer as a file, by the reader's own hand. */
export function useExportActions() {
  const viewer = useViewer()
  const text = useText()
  const keeper = useMarkKeeping()?.keeper
  return useMemo(() => {
    const warn = (key: Refusal | 'failed') => toast({ tone: 'warning', title: text(`viewer.export.${key}`) })

    function save(name: string, blob: Blob, note?: string): void {
      saveBlob(name, blob)
      toast({ tone: 'success', title: text('viewer.export.done', { name }), text: note })
    }
    /** Those of the patient who is looked at. Whoever has two open is told that the other's aren't among them. */
    async function saveMeasured(extension: 'csv' | 'dcm', type: string, make: MakeFile): Promise<void> {
      const made = make(
        await measuredItems(viewer, activePatient(viewer)),
        viewer.session.read().isIdentityHidden,
      )
      if (!made.ok) return void warn(made.reason)
      const isPart = viewer.studies.read().patients.length > 1
      const note = isPart ? text('viewer.export.onePatient') : undefined
      save(exportName('measurements', extension), new Blob([made.content], { type }), note)
      if (!isPart) keeper?.markSafe()
    }
    const guarded = (run: () => Promise<void>) => () => void run().catch(() => warn('failed'))

    return {
      'mark.csv': guarded(() =>
        saveMeasured('csv', 'text/csv', (items, isIdentityHidden) => {
          const table = csvOf({ items, isIdentityHidden, text })
          return table.ok ? { ok: true, content: table.csv } : table
        }),
      ),
      'mark.structuredReport': guarded(() =>
        saveMeasured('dcm', 'application/dicom', (items, isIdentityHidden) => {
          const { studyKey } = activeStack(viewer) ?? {}
          const report = structuredReportOf({
            ...{ items, studyKey, isIdentityHidden, text, deviceUid: deviceUid() },
          })
          return report.ok ? { ok: true, content: report.bytes } : report
        }),
      ),
      'study.png': guarded(async () => {
        const shown = shownElement(viewer)
        if (!shown) return void warn('nothing')
        const picture = await pictureOf(shown, text('viewer.notice'))
        if (!picture) return void warn('failed')
        save(exportName('view', 'png'), picture)
      }),
    }
  }, [viewer, text, keeper])
}

/** The slide that is shown, or the active viewport with an image or a plane in it. */
function shownElement(viewer: Viewer): HTMLElement | null {
  const [slide] = viewer.slides.read().shown
  if (slide !== undefined) return slideElement(slide)
  const { active } = viewer.session.read()
  return activeStack(viewer) ? document.querySelector(`[data-viewport="${active}"]`) : null
}

import { toast } from '@pandok/ui'
import type { Viewer } from '@pandok/viewer'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { exportName } from '#shared/print/exportName.ts'
import type { GivenOut } from '../kept/createMarkKeeper.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { slideElement } from '../slide/keepSlide.ts'
import { imageElement } from '../window/imageElement.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { activePatient, activeStack } from './activeParts.ts'
import { csvOf } from './measured/csvOf.ts'
import { measuredItems } from './measured/measuredItems.ts'
import { pictureOf } from './picture/pictureOf.ts'
import { saveBlob } from './saveBlob.ts'
import { type WrittenKind, writtenObject } from './written/writtenObjects.ts'

type Refusal = 'nothing' | 'twoPatients' | 'noImage' | 'color' | 'subtracted'

/** Exports to files, at the reader's request. */
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
    /** With two patients open, the reader is told that the other patient's measurements aren't included. */
    function savePart(name: string, blob: Blob, holds: GivenOut): void {
      const isPart = viewer.studies.read().patients.length > 1
      save(name, blob, isPart && holds.measurements ? text('viewer.export.onePatient') : undefined)
      keeper?.markSafe(holds)
    }
    async function saveObject(kind: WrittenKind, name: 'measurements' | 'view' | 'keys'): Promise<void> {
      const { isIdentityHidden } = viewer.session.read()
      const made = await writtenObject(viewer, kind, { text, isIdentityHidden })
      if (!made.ok) return void warn(made.reason)
      const blob = new Blob([made.bytes], { type: 'application/dicom' })
      savePart(exportName(name, 'dcm'), blob, made.holds)
    }
    const guarded = (run: () => Promise<void>) => () => void run().catch(() => warn('failed'))

    return {
      'mark.csv': guarded(async () => {
        const { isIdentityHidden } = viewer.session.read()
        const items = await measuredItems(viewer, activePatient(viewer))
        const table = csvOf({ items, isIdentityHidden, text })
        if (!table.ok) return void warn(table.reason)
        const measurements = items.map(({ measurement }) => measurement)
        const blob = new Blob([table.csv], { type: 'text/csv' })
        savePart(exportName('measurements', 'csv'), blob, { measurements })
      }),
      'mark.structuredReport': guarded(() => saveObject('structuredReport', 'measurements')),
      'mark.presentation': guarded(() => saveObject('presentation', 'view')),
      'mark.keyObjects': guarded(() => saveObject('keyObjects', 'keys')),
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

/** The shown slide, or the active viewport with an image or a plane. */
function shownElement(viewer: Viewer): HTMLElement | null {
  const [slide] = viewer.slides.read().shown
  if (slide !== undefined) return slideElement(slide)
  const { active } = viewer.session.read()
  return activeStack(viewer) ? imageElement(`[data-viewport="${active}"]`) : null
}

import { toast } from '@pandok/ui'
import { hangPrior, modalityOf } from '@pandok/viewer'
import { useMemo } from 'react'
import { useText } from '#app/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { forgetLayout, keepLayout, savedLayoutFor } from './savedLayouts.ts'

/** Keeping the layout for studies to come, and scrolling together from here. */
export function useLayoutActions() {
  const viewer = useViewer()
  const text = useText()
  return useMemo(() => {
    const { session } = viewer
    return {
      'layout.save': () => {
        const modality = modalityOf(viewer)
        if (modality === '') return
        const before = savedLayoutFor(modality)
        const { rows, columns, isLinked: isSynced } = session.read()
        keepLayout({ modality, rows, columns, isSynced, voi: session.activeViewport().view.voi })
        toast({
          tone: 'success',
          title: text('viewer.layout.saved', { modality }),
          action: {
            label: text('list.undo'),
            onPress: () => (before ? keepLayout(before) : forgetLayout(modality)),
          },
        })
      },
      'layout.prior': () => {
        if (hangPrior(viewer) === 0) toast({ tone: 'info', title: text('viewer.prior.none') })
      },
      'layout.linkHere': () => {
        const shown = session.read().viewports.filter(({ stack }) => stack !== undefined)
        if (shown.length < 2) {
          toast({ tone: 'info', title: text('viewer.link.alone') })
          return
        }
        session.linkHere()
        toast({ tone: 'success', title: text('viewer.link.done') })
      },
    }
  }, [viewer, text])
}

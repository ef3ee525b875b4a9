import { toast } from '@pandok/ui'
import { hangPrior, layoutExample, measureAgain } from '@pandok/viewer'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { deleteLayout, savedLayoutFor, saveLayout } from './savedLayouts.ts'
import { scopeName } from './scopeName.ts'
import { toggleFullScreen } from './toggleFullScreen.ts'

export function useLayoutActions() {
  const viewer = useViewer()
  const text = useText()
  return useMemo(() => {
    const { session } = viewer
    function saveExample(scope: 'modality' | 'region'): void {
      const example = layoutExample(viewer, scope)
      if (!example) return
      const before = savedLayoutFor(example)
      saveLayout(example)
      toast({
        tone: 'success',
        title: text('viewer.layout.saved', { modality: scopeName(example) }),
        action: {
          label: text('list.undo'),
          onPress: () => (before ? saveLayout(before) : deleteLayout(example)),
        },
      })
    }
    return {
      'layout.save': () => saveExample('modality'),
      'layout.saveRegion': () => saveExample('region'),
      'layout.fullScreen': () => {
        void toggleFullScreen().then((isDone) => {
          if (!isDone) toast({ tone: 'info', title: text('viewer.fullScreen.refused') })
        })
      },
      'layout.prior': () => {
        if (hangPrior(viewer) === 0) toast({ tone: 'info', title: text('viewer.prior.none') })
      },
      'mark.again': () => {
        const isTaken = measureAgain(viewer) !== undefined
        if (!isTaken) toast({ tone: 'info', title: text('viewer.again.none') })
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

import { toast } from '@pandok/ui'
import type { Viewer } from '@pandok/viewer'
import { useEffect, useRef } from 'react'
import { currentText } from '#platform/text/text.ts'
import { isDue } from '#shared/desktop/files/createIncomingStore.ts'
import { forgetBatch, incomingStore } from '#shared/desktop/files/incomingStore.ts'
import { announceViewer, yieldToFocusedWindow } from '#shared/desktop/files/windowLocks.ts'
import { useIsEmpty } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { incomingSources } from './incomingSources.ts'

/** Opens files that are passed to the program as if they were dropped here. */
export function useIncomingFiles(): void {
  const viewer = useViewer()
  const claimed = useRef<string[]>([])
  const isEmpty = useIsEmpty()

  useEffect(() => {
    const stopAnnouncing = announceViewer()
    const ids = claimed.current
    let isCurrent = true
    async function take() {
      const state = incomingStore.read()
      if (!state.waiting.some((batch) => isDue(state, batch))) return
      await yieldToFocusedWindow()
      const now = incomingStore.read()
      for (const batch of now.waiting.filter((one) => isDue(now, one))) {
        if (!isCurrent) return
        const files = await incomingStore.claim(batch)
        if (!files) continue
        ids.push(batch.id)
        if (batch.isCut) sayCut()
        if (files.length > 0) open(viewer, files)
      }
    }
    const unsubscribe = incomingStore.subscribe(() => void take())
    void take()
    return () => {
      isCurrent = false
      unsubscribe()
      stopAnnouncing()
      for (const id of ids.splice(0)) void forgetBatch(id)
    }
  }, [viewer])

  // When everything is closed, the bytes are no longer needed.
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const isClosed = isEmpty && !wasEmpty.current
    wasEmpty.current = isEmpty
    if (isClosed) for (const id of claimed.current.splice(0)) void forgetBatch(id)
  }, [isEmpty])
}

function open(viewer: Viewer, files: Parameters<typeof incomingSources>[0]): void {
  const before = viewer.opening.read().isRunning
  void viewer.open(incomingSources(files))
  // While another opening runs, its expected count stays.
  if (!before) viewer.opening.expect(files.length)
}

function sayCut(): void {
  const text = currentText()
  toast({
    tone: 'warning',
    title: text('desktopFiles.cut.title'),
    text: text('desktopFiles.cut.text'),
    duration: Number.POSITIVE_INFINITY,
  })
}

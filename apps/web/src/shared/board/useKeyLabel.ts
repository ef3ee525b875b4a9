import { type KeyLabelOptions, keyCap, keyLabel } from '@pandok/board'
import { createEmitter } from '@pandok/domain'
import { useMemo, useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import { keyNames } from '#shared/commands/keyNames.ts'
import { onMac } from '#shared/commands/onMac.ts'

interface KeyboardApi {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>
}

let layout: ReadonlyMap<string, string> | undefined
let hasReadLayout = false
const listeners = createEmitter()

/** Only Chromium exposes the layout; elsewhere the letters of the physical keys are used. */
async function readLayout(): Promise<void> {
  hasReadLayout = true
  const { keyboard } = navigator as Navigator & { keyboard?: KeyboardApi }
  try {
    layout = await keyboard?.getLayoutMap?.()
    listeners.emit()
  } catch {
    // If it is refused, for example inside a frame, the letters of the physical keys remain.
  }
}

function subscribe(listener: () => void): () => void {
  const leave = listeners.subscribe(listener)
  if (!hasReadLayout) void readLayout()
  return leave
}

function useLabelOptions(): KeyLabelOptions {
  const text = useText()
  const known = useSyncExternalStore(subscribe, () => layout)
  return useMemo(() => ({ mac: onMac(), names: keyNames(text), layout: known }), [text, known])
}

/** The label of a key on the reader's keyboard: «Shift+Q», «Num 7». */
export function useKeyLabel(): (key: string) => string {
  const options = useLabelOptions()
  return useMemo(() => (key: string) => keyLabel(key, options), [options])
}

/** The label of one physical key. */
export function useKeyCap(): (code: string) => string {
  const options = useLabelOptions()
  return useMemo(() => (code: string) => keyCap(code, options), [options])
}

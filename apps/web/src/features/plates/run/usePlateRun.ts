import type { ModuleDocument } from '@pandok/protocol'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { openPlateRun, type PlateWork } from './openPlateRun.ts'
import type { RunnablePlate } from './RunWorkspaceFrame.ts'
import { ownCopy } from './report/ownCopy.ts'

/** A browser that asks for permission may take long, so the cell waits no longer than this. */
const TIMEOUT_MS = 400

export interface PlateRunParts {
  plate: RunnablePlate
  modules: readonly ModuleDocument[]
  host: ImageHost | undefined
}

interface PlateRunUse extends PlateWork {
  /** Reads the clipboard for a cell that needs it; undefined if there is nothing to wait for. */
  prepare: (cellId: string) => Promise<void> | undefined
}

/** One run of a plate, with the image and clipboard data that its cells need. */
export function usePlateRun({ plate, modules, host }: PlateRunParts): PlateRunUse {
  const { locale } = useText()
  const clipboard = useRef<string>(undefined)
  const [work] = useState(() =>
    openPlateRun({
      plate,
      modules,
      locale,
      host: {
        attribute: (name) => host?.attribute?.(name),
        measurement: (what, pick, place) => host?.measurement?.(what, pick, place),
        clipboard: () => clipboard.current,
      },
    }),
  )

  function prepare(cellId: string): Promise<void> | undefined {
    clipboard.current = undefined
    if (!work.asking.has(cellId)) return undefined
    return readClipboard().then((words) => {
      clipboard.current = words !== undefined && ownCopy.is(words) ? undefined : words
    })
  }

  return { ...work, prepare }
}

/** The clipboard's text if the browser returns it at once. A refusal is ignored. */
async function readClipboard(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined))
  try {
    return await Promise.race([navigator.clipboard.readText(), late])
  } catch {
    return undefined
  }
}

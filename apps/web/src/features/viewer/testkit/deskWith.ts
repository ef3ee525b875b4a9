import {
  createArrangement,
  createMeasurements,
  createSession,
  type DecodedFrame,
  type OpenInstance,
  readInstance,
} from '@pandok/viewer'
import { makeDicom } from '@pandok/viewer/testkit'
import { createPlaneWish } from '#features/viewer/desk/createPlaneWish.ts'
import { createSlideShelf } from '#features/viewer/desk/createSlideShelf.ts'
import { createSnapshots } from '#features/viewer/desk/createSnapshots.ts'
import { createStudyIndex } from '#features/viewer/desk/createStudyIndex.ts'
import type { ViewerDesk } from '#features/viewer/desk/ViewerDesk.ts'

let made = 0

/** A file that is open. */
export function openFile(elements: Record<string, unknown> = {}): OpenInstance {
  const bytes = makeDicom(elements)
  const read = readInstance(bytes)
  if (!read.ok) throw new Error(read.refusal.reason)
  made++
  return { id: `i${made}`, record: read.record, source: { name: `IM${made}`, blob: new Blob([bytes]) } }
}

/** A desk with these files, the first series in view, and pixels that count from 0. */
export async function deskWith(files: readonly OpenInstance[]): Promise<ViewerDesk> {
  const arrangement = createArrangement()
  for (const file of files) await arrangement.add(file)
  const studies = createStudyIndex()
  studies.show(arrangement.read())
  const newId = () => crypto.randomUUID()
  const session = createSession({ newId, stackOf: studies.stackOf })
  const [stack] = studies.read().patients[0]?.studies[0]?.series[0]?.stacks ?? []
  if (stack) {
    session.show(stack.id)
    session.seen.add(stack.id, session.activeViewport().frame ?? '')
  }
  const decoded: DecodedFrame = {
    ...{ rows: 4, columns: 6, samples: 1, min: 0, max: 23 },
    values: Uint16Array.from({ length: 24 }, (_, index) => index),
  }
  return {
    ...{ session, studies, measurements: createMeasurements({ newId }) },
    stackOf: studies.stackOf,
    locate: studies.locate,
    planeWish: createPlaneWish(),
    snapshots: createSnapshots(newId),
    // Nobody decodes tiles here.
    slides: createSlideShelf({} as Parameters<typeof createSlideShelf>[0]),
    frames: {
      get: () => decoded,
      failureOf: () => undefined,
      want: () => undefined,
      ...{ pin: () => undefined, unpin: () => undefined, budgetBytes: 1024 ** 3 },
      subscribe: () => () => undefined,
    },
    // What needs a screen isn't there.
  } as Partial<ViewerDesk> as ViewerDesk
}

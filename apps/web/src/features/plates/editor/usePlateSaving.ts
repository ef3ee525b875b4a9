import { type PlateContent, plateContentOf, tidyName } from '@pandok/domain'
import { type PlateDocument, plateCreate, plateDocument, plateSave } from '@pandok/protocol'
import { type Saving, useSaving } from '#app/editing/useSaving.ts'
import { refetchItems } from '#app/list/refetchItems.ts'
import { callAction } from '#rpc/callAction.ts'
import type { Fault } from './faultWords.ts'
import type { PlateWork } from './PlateWork.ts'

interface SavingParts {
  work: PlateWork
  onSaved: (plate: PlateDocument, sent: PlateContent) => void
  /** Shows the first thing that stands in the way. */
  onRefused: (fault: Fault) => void
}

export function usePlateSaving({ work, onSaved, onRefused }: SavingParts): Saving<PlateDocument> {
  const { editor, plate } = work
  const rename = (name: string) => void editor.take({ do: 'rename', name, merge: 'name' })

  return useSaving<PlateContent, PlateDocument>({
    ready() {
      const name = tidyName(editor.read().plate.name)
      if (name !== editor.read().plate.name) rename(name)
      const [fault] = editor.read().faults
      if (fault) onRefused(fault)
      return fault ? undefined : plateContentOf(editor.read().plate)
    },
    rename,
    create: async (sent) => (await callAction(plateCreate, wireOf(sent))).plate,
    replace: plate
      ? async (sent, over) => {
          const revision = over ?? work.revision ?? plate.revision
          return (await callAction(plateSave, { id: plate.id, revision, ...wireOf(sent) })).plate
        }
      : undefined,
    newestIn,
    onSaved(stored, sent) {
      onSaved(stored, sent)
      void refetchItems()
    },
  })
}

type Wire = Pick<PlateDocument, 'name' | 'cells' | 'keyMap' | 'autoFill' | 'exam'>

/** The same, in the eyes of a schema that doesn't know lists as read-only. */
const wireOf = (content: PlateContent): Wire => content as Wire

function newestIn(data: unknown): PlateDocument | undefined {
  const newest = plateDocument.safeParse((data as { newest?: unknown } | null)?.newest)
  return newest.success ? newest.data : undefined
}

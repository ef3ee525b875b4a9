import { errorMessage } from '@pandok/domain'
import {
  plateCopy,
  plateDelete,
  plateExport,
  plateGet,
  plateSave,
  plateShare,
  type ResultOf,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useMemo } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { useAction } from '#rpc/useAction.ts'
import { type DocumentActions, useDocumentActions } from '#shared/document-list/useDocumentActions.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { restorePlates } from './restorePlates.ts'
import type { PlateRow } from './usePlates.ts'

export interface PlateActions extends DocumentActions<PlateRow, 'rename'> {
  /** Resolves with the server's error about the name, or undefined on success. */
  rename: (row: PlateRow, name: string) => Promise<string | undefined>
}

const nameOfCopy = ({ plate }: ResultOf<typeof plateCopy>) => plate.name

export function usePlateActions(onDone: () => void): PlateActions {
  const text = useText()
  const calls = {
    share: useAction(plateShare),
    export: useAction(plateExport),
    copy: useAction(plateCopy),
    delete: useAction(plateDelete),
  }
  const actions: DocumentActions<PlateRow, 'rename'> = useDocumentActions({
    kind: 'plates',
    calls,
    nameOfCopy,
    restore: restorePlates,
    onDone,
  })

  return useMemo(() => {
    async function rename(row: PlateRow, name: string) {
      const problem = await renamePlate(row, name, text)
      if (problem === undefined) actions.ask(undefined)
      return problem
    }
    return { ...actions, rename }
  }, [actions, text])
}

/**
 * The protocol saves plates as a whole, so the name is sent with the present cells. Resolves with the error
 * about the name.
 */
async function renamePlate({ id }: PlateRow, name: string, text: Text): Promise<string | undefined> {
  try {
    const { revision, cells, keyMap, autoFill, exam } = (await callAction(plateGet, { id })).plate
    const { plate } = await callAction(plateSave, {
      id,
      revision,
      name,
      cells,
      keyMap,
      autoFill,
      ...(exam && { exam }),
    })
    toast({ tone: 'success', title: text('plates.done.renamed', { name: plate.name }) })
  } catch (error) {
    return errorMessage(error)
  }
  await refetchItems()
  return undefined
}

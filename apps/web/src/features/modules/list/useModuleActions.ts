import { moduleCopy, moduleDelete, moduleExport, moduleShare, type ResultOf } from '@pandok/protocol'
import { useAction } from '#rpc/useAction.ts'
import { type DocumentActions, useDocumentActions } from '#shared/document-list/useDocumentActions.ts'
import { restoreModules } from '../delete/restoreModules.ts'
import type { ModuleRow } from './useModules.ts'

export type ModuleActions = DocumentActions<ModuleRow, 'preview'>

const nameOfCopy = ({ module }: ResultOf<typeof moduleCopy>) => module.name

export function useModuleActions(onDone: () => void): ModuleActions {
  const calls = {
    share: useAction(moduleShare),
    export: useAction(moduleExport),
    copy: useAction(moduleCopy),
    delete: useAction(moduleDelete),
  }
  return useDocumentActions({ kind: 'modules', calls, nameOfCopy, restore: restoreModules, onDone })
}

import { checkModuleName, tidyName } from '@pandok/domain'
import {
  moduleCreate,
  moduleDocument,
  moduleSave,
  type ModuleDocument as StoredModule,
} from '@pandok/protocol'
import { type Saving, useSaving } from '#app/editing/useSaving.ts'
import { focusPath } from '#app/fields/focusPath.ts'
import { refetchItems } from '#app/list/refetchItems.ts'
import { callAction } from '#rpc/callAction.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import type { ModuleWork } from './ModuleWork.ts'

interface SavingParts {
  work: ModuleWork
  onSaved: (module: StoredModule, sent: ModuleDocument) => void
  /** Jumps to the first thing that stands in the way. */
  onRefused: () => void
}

export function useModuleSaving({ work, onSaved, onRefused }: SavingParts): Saving<StoredModule> {
  const { editor, module } = work

  function ready(): ModuleDocument | undefined {
    const name = tidyName(editor.read().head.name)
    editor.changeHead((head) => (head.name === name ? head : { ...head, name }), 'head/name')
    if (!checkModuleName(name).ok) {
      focusPath(['head', 'name'])
      return undefined
    }
    if (editor.examineNow().some(({ level }) => level === 'error')) {
      onRefused()
      return undefined
    }
    const { head, definition } = editor.read()
    return { head, definition }
  }

  return useSaving<ModuleDocument, StoredModule>({
    ready,
    rename: (name) => editor.changeHead((head) => ({ ...head, name })),
    create: async (sent) => (await callAction(moduleCreate, wireOf(sent))).module,
    replace: module
      ? async (sent, over) => {
          const revision = over ?? work.revision ?? module.revision
          return (await callAction(moduleSave, { id: module.id, revision, ...wireOf(sent) })).module
        }
      : undefined,
    newestIn,
    onSaved(stored, sent) {
      onSaved(stored, sent)
      void refetchItems()
    },
  })
}

const wireOf = ({ head, definition }: ModuleDocument) => ({ ...head, definition: { ...definition } })

function newestIn(data: unknown): StoredModule | undefined {
  const newest = moduleDocument.safeParse((data as { newest?: unknown } | null)?.newest)
  return newest.success ? newest.data : undefined
}

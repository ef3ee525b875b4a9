import type { Finding } from '@pandok/module-engine'
import { useCallback } from 'react'
import { focusPath } from '#shared/fields/focusPath.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { type PartTab, TAB_OF } from './parts.ts'
import { placeOf } from './placeOf.ts'

export type ModulePath = Finding['path']

export const useJump = (editor: ModuleEditor, show: (part: PartTab) => void): ((path: ModulePath) => void) =>
  useCallback(
    (path) => {
      const found = placeOf(path)
      if (found) {
        const tab = TAB_OF[found.part]
        if (tab !== 'tests') show(tab)
        if (found.place) editor.select(found.place)
      }
      // An error about an empty list moves the focus to the list's add button.
      focusPath(found?.place ? path : path.length === 1 ? [...path, 'add'] : path)
    },
    [editor, show],
  )

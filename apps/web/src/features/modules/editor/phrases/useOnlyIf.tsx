import type { PhraseToken } from '@pandok/module-engine'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useState } from 'react'
import { OnlyIfDialog } from './OnlyIfDialog.tsx'
import type { PhraseScope } from './PhraseScope.ts'
import { addOnly, changeOnly, type OnlySpan, spansAt } from './phraseCommands.ts'

interface OnlyIfParts {
  view: EditorView | undefined
  state: EditorState | undefined
  scope: PhraseScope
}

/** «Only if …»: conditions on the selected words or on those at the cursor. */
export function useOnlyIf({ view, state, scope }: OnlyIfParts): {
  spans: readonly OnlySpan[]
  begin: () => void
  edit: (span: OnlySpan) => void
  remove: (span: OnlySpan) => void
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<'new' | OnlySpan>()

  function apply(when: string, otherwise: PhraseToken[] | null) {
    if (!view || !asked) return
    view.dispatch(
      asked === 'new'
        ? addOnly(view.state, when, otherwise)
        : changeOnly(view.state, asked, { when, otherwise }),
    )
    close()
  }

  function close() {
    setAsked(undefined)
    view?.focus()
  }

  return {
    spans: state ? spansAt(state) : [],
    begin: () => {
      if (view && !view.state.selection.empty) setAsked('new')
    },
    edit: setAsked,
    remove(span) {
      view?.dispatch(changeOnly(view.state, span, undefined))
      view?.focus()
    },
    dialog: asked ? (
      <OnlyIfDialog
        scope={scope}
        when={asked === 'new' ? '' : asked.when}
        otherwise={asked === 'new' ? null : asked.otherwise}
        onClose={close}
        onApply={apply}
      />
    ) : null,
  }
}

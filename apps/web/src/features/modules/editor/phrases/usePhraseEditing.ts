import { cx } from '@pandok/ui'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useMemo, useRef, useState } from 'react'
import { pathName } from '#shared/fields/focusPath.ts'
import { type FieldMenuEntry, fieldMenuEntries } from './fieldMenuEntries.ts'
import { handleKey } from './handleKey.ts'
import type { PhraseEditorProps } from './NestedPhrase.tsx'
import { usePhraseNames } from './PhraseScope.ts'
import { insertToken } from './phraseCommands.ts'
import { useFieldMenu } from './useFieldMenu.ts'
import { useOnlyIf } from './useOnlyIf.tsx'
import { useParticleOffer } from './useParticleOffer.ts'
import { usePhraseView } from './usePhraseView.ts'

const fieldClass =
  'min-h-10 w-full rounded-md border border-line-strong/80 bg-field px-3 py-2 text-base leading-7 whitespace-break-spaces break-words hover:border-line-strong ' +
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus pointer-coarse:text-[1rem] [font-variant-ligatures:none] ' +
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-1 [&_.ProseMirror-selectednode]:outline-focus [&_img.ProseMirror-separator]:!inline'

type Token = FieldMenuEntry['token']

interface EditingParts extends PhraseEditorProps {
  aboutId: string
  isInvalid: boolean
}

export type PhraseEditing = ReturnType<typeof usePhraseEditing>

/** The editing state of one sentence: its view, field menu, particles, conditions and keys. */
export function usePhraseEditing(props: EditingParts) {
  const { value, onChange, scope } = props
  const { names, fields } = usePhraseNames(scope)
  /** Position of the chip whose settings are open. */
  const [chip, setChip] = useState<number>()
  /** A token that needs more than a name and is being edited before it is inserted. */
  const [making, setMaking] = useState<{ token: Token; from: number | undefined }>()
  const isKorean = scope.locale === 'ko'
  const onKey = useRef<(view: EditorView, event: KeyboardEvent) => boolean>(() => false)
  const entries = useMemo(
    () => fieldMenuEntries(names, { locale: scope.locale, isInRow: scope.group !== undefined }),
    [names, scope.locale, scope.group],
  )
  const { mount, view, state } = usePhraseView({
    value,
    onChange,
    names,
    isKorean,
    attributes: attributesOf(props),
    onKey: (each, event) => onKey.current(each, event),
    onChip: setChip,
  })
  const onlyIf = useOnlyIf({ view, state, scope })
  const particles = useParticleOffer(view, state, isKorean)

  function put(token: Token, from?: number) {
    if (!view) return
    insertToken(view, token, from)
    particles.offer('v' in token ? view.state : undefined)
  }

  const menu = useFieldMenu({
    view,
    state,
    entries,
    onTake: (token, from) => (isPutTogether(token) ? setMaking({ token, from }) : put(token, from)),
  })

  onKey.current = (each, event) => {
    if (menu.isOpenIn(each.state)) return menu.onKey(event)
    if (particles.onKey(event)) return true
    const { selection } = each.state
    if ((event.key === 'Enter' || event.key === ' ') && selection instanceof NodeSelection)
      return handleKey(event, () => setChip(selection.from))
    const isOnlyIf = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'i'
    return isOnlyIf && handleKey(event, onlyIf.begin)
  }

  return {
    mount,
    view,
    state,
    fields,
    entries,
    menu,
    particles,
    onlyIf,
    put,
    chip,
    setChip,
    making,
    setMaking,
  }
}

const isPutTogether = (token: Token): boolean =>
  'each' in token || 'plural' in token || 'lines' in token || 'answers' in token

const attributesOf = ({ label, aboutId, scope, isSmall, isInvalid, path }: EditingParts) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'aria-describedby': aboutId,
  lang: scope.locale,
  class: cx(fieldClass, !isSmall && 'min-h-20'),
  ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  ...(path ? { 'data-path': pathName(path) } : {}),
})

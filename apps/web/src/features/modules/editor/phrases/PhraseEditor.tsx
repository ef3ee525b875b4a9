import type { Particle } from '@pandok/module-engine'
import { cx, Popover } from '@pandok/ui'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useId, useMemo, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { ChipPopover } from './ChipPopover.tsx'
import { FieldMenu } from './FieldMenu.tsx'
import { type FieldMenuEntry, fieldMenuEntries, matching } from './fieldMenuEntries.ts'
import { NestedPhraseContext, type PhraseEditorProps } from './NestedPhrase.tsx'
import { OnlyIfLine } from './OnlyIfLine.tsx'
import { OFFERED, ParticleOffer } from './ParticleOffer.tsx'
import { usePhraseNames } from './PhraseScope.ts'
import { PhraseToolbar } from './PhraseToolbar.tsx'
import { PieceDialog } from './PieceDialog.tsx'
import { insertToken } from './phraseCommands.ts'
import { tokenOf } from './phraseSchema.ts'
import { rectAt } from './rectAt.ts'
import { slashMenuKey } from './slashMenu.ts'
import { useOnlyIf } from './useOnlyIf.tsx'
import { usePhraseView } from './usePhraseView.ts'

const fieldClass =
  'min-h-10 w-full rounded-md border border-line-strong/80 bg-field px-3 py-2 text-base leading-7 whitespace-break-spaces break-words hover:border-line-strong ' +
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus pointer-coarse:text-[1rem] [font-variant-ligatures:none] ' +
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-1 [&_.ProseMirror-selectednode]:outline-focus [&_img.ProseMirror-separator]:!inline'

/** A sentence: words as in any text field, fields as chips («/» puts one in), conditions on selected words. */
export function PhraseEditor({ label, value, onChange, scope, path, hideLabel, isSmall }: PhraseEditorProps) {
  const text = useText()
  const id = useId()
  const names = usePhraseNames(scope)
  const [chosen, setChosen] = useState(0)
  /** The chip that is being looked at, by its place. */
  const [open, setOpen] = useState<number>()
  const [making, setMaking] = useState<{ token: FieldMenuEntry['token']; from: number | undefined }>()
  /** The very state in which a particle was offered: whatever happens next takes the offer back. */
  const [offered, setOffered] = useState<EditorState>()
  const isKorean = scope.locale === 'ko'
  const { error, warning } = useFieldFindings(path ?? ['none'])
  const actions = useRef<{ key: (view: EditorView, event: KeyboardEvent) => boolean }>({ key: () => false })
  const entries = useMemo(
    () => fieldMenuEntries(names.names, { locale: scope.locale, isInRow: scope.group !== undefined }),
    [names.names, scope.locale, scope.group],
  )

  const { mount, view, state } = usePhraseView({
    value,
    onChange,
    names: names.names,
    isKorean,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': `${id}-about`,
      lang: scope.locale,
      class: cx(fieldClass, !isSmall && 'min-h-20'),
      ...(error ? { 'aria-invalid': 'true' } : {}),
      ...(path ? { 'data-path': pathName(path) } : {}),
    },
    onKey: (each, event) => actions.current.key(each, event),
    onChip: setOpen,
  })
  const onlyIf = useOnlyIf({ view, state, scope })
  const menu = state && slashMenuKey.getState(state)
  const shown = menu ? matching(entries, menu.query) : []
  const at = Math.min(chosen, Math.max(0, shown.length - 1))
  const isOffering = offered !== undefined && offered === state && isKorean

  function take(entry: FieldMenuEntry) {
    if (!view) return
    setChosen(0)
    const from = slashMenuKey.getState(view.state)?.from
    // What needs more than a name is put together first.
    if (
      'each' in entry.token ||
      'plural' in entry.token ||
      'lines' in entry.token ||
      'answers' in entry.token
    )
      setMaking({ token: entry.token, from })
    else put(entry.token, from)
  }

  function put(token: FieldMenuEntry['token'], from?: number) {
    if (!view) return
    insertToken(view, token, from)
    setOffered('v' in token ? view.state : undefined)
  }

  function takeParticle(particle: Particle) {
    if (view) insertToken(view, { josa: particle })
  }

  const closeMenu = () => view?.dispatch(view.state.tr.setMeta(slashMenuKey, 'close'))

  actions.current.key = (each, event) => {
    const now = slashMenuKey.getState(each.state)
    if (now) {
      const moves: Record<string, () => void> = {
        ArrowDown: () => setChosen((at + 1) % Math.max(1, shown.length)),
        ArrowUp: () => setChosen((at - 1 + shown.length) % Math.max(1, shown.length)),
        Enter: () => (shown[at] ? take(shown[at]) : closeMenu()),
        Tab: () => (shown[at] ? take(shown[at]) : closeMenu()),
        Escape: closeMenu,
      }
      return run(event, moves[event.key])
    }
    if (isOffering && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const particle = OFFERED[Number(event.key) - 1]
      if (particle) return run(event, () => takeParticle(particle))
      if (event.key === 'Escape') return run(event, () => setOffered(undefined))
    }
    if ((event.key === 'Enter' || event.key === ' ') && each.state.selection instanceof NodeSelection)
      return run(event, () => setOpen(each.state.selection.from))
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'i') return run(event, onlyIf.begin)
    return false
  }

  const chip = open === undefined ? undefined : state?.doc.nodeAt(open)
  const chipToken = chip && !chip.isText && chip.isInline ? tokenOf(chip) : undefined

  return (
    <NestedPhraseContext value={PhraseEditor}>
      <div className="grid min-w-0 content-start gap-1.5">
        <span className={cx('text-sm font-semibold', hideLabel && 'sr-only')}>{label}</span>
        {isSmall ? null : (
          <PhraseToolbar
            entries={entries}
            isSelecting={
              state !== undefined && !state.selection.empty && !(state.selection instanceof NodeSelection)
            }
            onInsert={() => view && openMenu(view)}
            onTake={take}
            onOnlyIf={onlyIf.begin}
          />
        )}
        <div ref={mount} className="min-w-0" />
        <p id={`${id}-about`} className={isSmall ? 'sr-only' : 'text-xs text-muted'}>
          {error ?? warning ?? text('moduleLogic.phrase.about')}
        </p>
        <OnlyIfLine
          spans={onlyIf.spans}
          fields={names.fields}
          onEdit={onlyIf.edit}
          onRemove={onlyIf.remove}
        />
        <Popover
          open={menu !== undefined}
          onClose={closeMenu}
          anchor={() => (view && menu ? rectAt(view, menu.from) : undefined)}
          takesFocus={false}
          className="!p-1.5"
        >
          <FieldMenu id={`${id}-menu`} entries={shown} chosen={at} onTake={take} />
        </Popover>
        <Popover
          open={isOffering}
          onClose={() => setOffered(undefined)}
          anchor={() => (view ? rectAt(view, view.state.selection.from) : undefined)}
          takesFocus={false}
          className="!max-w-80 !p-2"
        >
          <ParticleOffer onTake={takeParticle} />
        </Popover>
        {view && open !== undefined && chipToken ? (
          <ChipPopover
            key={open}
            view={view}
            pos={open}
            token={chipToken}
            fields={names.fields}
            scope={scope}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
        {making ? (
          <PieceDialog
            token={making.token}
            scope={scope}
            onClose={() => {
              setMaking(undefined)
              view?.focus()
            }}
            onDone={(token) => {
              put(token, making.from)
              setMaking(undefined)
            }}
          />
        ) : null}
        {onlyIf.dialog}
      </div>
    </NestedPhraseContext>
  )
}

function run(event: KeyboardEvent, act: (() => void) | undefined): boolean {
  if (!act) return false
  event.preventDefault()
  event.stopPropagation()
  act()
  return true
}

/** What typing a slash does, for those who press the button. */
function openMenu(view: EditorView): void {
  view.focus()
  const { from, to } = view.state.selection
  const before = view.state.doc.textBetween(Math.max(0, from - 1), from, undefined, ' ')
  view.dispatch(view.state.tr.insertText(/[A-Za-z0-9]/u.test(before) ? ' /' : '/', from, to))
}

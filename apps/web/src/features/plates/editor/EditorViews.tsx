import { Skeleton, Tabs } from '@pandok/ui'
import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'
import { EditorBoard } from '../board/EditorBoard.tsx'
import { useBoard } from './useBoard.ts'
import { EDITOR_VIEWS, type EditorView } from './useEditorView.ts'

// This loads the engine and its forms, which are as large as the rest of the page.
const CellInspector = lazy(() =>
  loadChunk(async () => ({ default: (await import('../inspector/CellInspector.tsx')).CellInspector })),
)
const ExamPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('../exam/ExamPage.tsx')).ExamPage })),
)
const KeysPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('../keys/KeysPage.tsx')).KeysPage })),
)
const AutoFillPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('../fill/AutoFillPage.tsx')).AutoFillPage })),
)

interface EditorViewsProps {
  view: EditorView
  onView: (view: EditorView) => void
  board: RefObject<HTMLElement | null>
  hasTriedToSave: boolean
}

export function EditorViews({ view, onView, board, hasTriedToSave }: EditorViewsProps) {
  const text = useText()
  return (
    <>
      <Tabs
        label={text('plateEditor.views')}
        tabs={EDITOR_VIEWS.map((id) => ({ id, label: text(`plateEditor.view.${id}`) }))}
        value={view}
        onChange={(id) => onView(id)}
      />
      {view === 'board' ? <BoardView board={board} hasTriedToSave={hasTriedToSave} /> : null}
      {view === 'exam' ? (
        <Page label={text('plateEditor.view.exam')}>
          <ExamPage />
        </Page>
      ) : null}
      {view === 'keys' ? (
        <Page label={text('plateEditor.view.keys')}>
          <KeysPage />
        </Page>
      ) : null}
      {view === 'fill' ? (
        <Page label={text('plateEditor.view.fill')}>
          <AutoFillPage />
        </Page>
      ) : null}
    </>
  )
}

function BoardView({ board, hasTriedToSave }: Pick<EditorViewsProps, 'board' | 'hasTriedToSave'>) {
  const text = useText()
  const editor = useBoard()
  return (
    // The element is positioned absolutely, so that the board and the inspector scroll by themselves.
    <div className="relative flex-1 lg:min-h-136 xl:min-h-144">
      <div className="grid gap-3 lg:absolute lg:inset-0 lg:grid-cols-[minmax(0,1fr)_15.5rem] xl:grid-cols-[minmax(0,1fr)_21rem] min-[88rem]:grid-cols-[minmax(0,1fr)_26rem] min-[130rem]:grid-cols-[minmax(0,1fr)_36rem]">
        <section
          ref={board}
          data-pane="board"
          aria-label={text('plateEditor.pane.board')}
          // When the board gets the focus, its keys apply again.
          onFocus={() => {
            if (editor.read().mode === 'edit') editor.take({ do: 'leaveEdit' })
          }}
          className="min-h-0 min-w-0 rounded-xl border border-line bg-surface p-1.5 sm:p-3 lg:overflow-y-auto lg:max-xl:p-2"
        >
          <EditorBoard />
        </section>
        <div
          data-pane="inspector"
          className="min-h-0 min-w-0 rounded-xl border border-line bg-surface p-3 sm:p-4 lg:overflow-y-auto lg:max-xl:p-3"
        >
          <Suspense fallback={<Skeleton className="h-72" />}>
            <CellInspector hasTriedToSave={hasTriedToSave} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function Page({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section data-pane="page" aria-label={label} className="min-w-0">
      <Suspense fallback={<Skeleton className="h-96" />}>{children}</Suspense>
    </section>
  )
}

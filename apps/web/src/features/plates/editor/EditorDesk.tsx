import type { PlateContent } from '@pandok/domain'
import { type PlateDocument, plateGet } from '@pandok/protocol'
import { Anchor, buttonClass, toast } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { type Location, useNavigate, useSearchParams } from 'react-router'
import { keepDraft } from '#app/draft/keepDraft.ts'
import { useAside } from '#app/draft/useAside.ts'
import { EditorNotices } from '#app/editing/EditorNotices.tsx'
import { LeaveDialog } from '#app/editing/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/editing/useLeaveGuard.ts'
import { useText } from '#app/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { BackupsDialog } from '../backups/BackupsDialog.tsx'
import type { CommandActions } from '../commands/CommandActions.ts'
import { previewOf } from '../list/plateLinks.ts'
import { contentOf } from './contentOf.ts'
import { downloadPlate } from './downloadPlate.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorCommands, type Overlay } from './EditorCommands.tsx'
import { EditorViews } from './EditorViews.tsx'
import { faultText } from './faultWords.ts'
import { NameField } from './NameField.tsx'
import { nextPane } from './nextPane.ts'
import { PlateConflict } from './PlateConflict.tsx'
import { PlateFaults } from './PlateFaults.tsx'
import { DeleteQuestion, PreviewQuestion } from './PlateQuestions.tsx'
import type { PlateWork } from './PlateWork.ts'
import { plateDrafts } from './plateDrafts.ts'
import { useBoardState } from './useBoard.ts'
import { useEditorView } from './useEditorView.ts'
import { pathIn, useJump } from './useJump.ts'
import { usePlateSaving } from './usePlateSaving.ts'
import { useStoredActions } from './useStoredActions.ts'

interface EditorDeskProps {
  work: PlateWork
  /** The plate has an address of its own now, or another one. */
  onMoved: (id: string, work: PlateWork) => void
}

type Question = 'preview' | 'delete' | 'backups'

/** One plate being worked on: everything around the board. */
export function EditorDesk({ work, onMoved }: EditorDeskProps) {
  const text = useText()
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const { editor, shelf } = work
  const desk = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLElement>(null)
  const [plate, setPlate] = useState<PlateDocument | undefined>(work.plate)
  const storedId = useRef(work.plate?.id)
  const revision = useRef(work.revision)
  const [restoredAt, setRestoredAt] = useState(work.restoredAt)
  const [question, setQuestion] = useState<Question>()
  const [overlay, setOverlay] = useState<Overlay>()
  const [isAsked, setAsked] = useState(false)
  const [isDraftTroubled, setDraftTroubled] = useState(false)
  const [view, show] = useEditorView()
  const jump = useJump(show)
  useFirstCell(work)
  const { aside, putAside, bringBack, dropAside } = useAside<PlateContent>({
    store: plateDrafts,
    slot: work.slot.key,
    found: work.aside,
    content: () => contentOf(editor.read().plate),
    bring(draft) {
      editor.take({ do: 'replace', plate: contentOf(draft) })
      void shelf.fetchFor(draft.cells)
    },
  })

  useEffect(
    () =>
      keepDraft<PlateContent>({
        editor,
        content: () => editor.read().plate,
        store: plateDrafts,
        key: work.slot.key,
        revision: () => revision.current,
        onTrouble: () => setDraftTroubled(true),
      }),
    [editor, work.slot.key],
  )

  const saving = usePlateSaving({
    work: { ...work, plate, revision: revision.current },
    onSaved(saved, sent) {
      revision.current = saved.revision
      editor.settle(sent)
      setPlate(saved)
      setRestoredAt(undefined)
      if (saved.id === storedId.current) return
      storedId.current = saved.id
      onMoved(saved.id, { ...work, plate: saved, revision: saved.revision })
      setParams((now) => ({ ...Object.fromEntries(now), plate: saved.id }), { replace: true })
    },
    onRefused(fault) {
      toast({ tone: 'danger', title: faultText(fault, text) })
      jump(fault.path)
    },
  })
  const save = () => {
    setAsked(true)
    return saving.save()
  }

  const blocker = useLeaveGuard(
    editor,
    (from, to) =>
      from.pathname === to.pathname && [plateIn(from), storedId.current].some((id) => id === plateIn(to)),
  )
  const stored = useStoredActions({
    plate,
    onShared: (item) => setPlate((now) => (now ? { ...now, ...item } : now)),
    onDeleted: () => editor.settle(editor.read().plate),
  })

  /** Another version takes the place of this one; undo brings this one back. */
  async function adopt(newest: PlateDocument) {
    await shelf.fetchFor(newest.cells)
    const theirs = contentOf(newest)
    if (editor.read().isDirty) putAside(revision.current)
    editor.take({ do: 'replace', plate: theirs })
    revision.current = newest.revision
    setPlate(newest)
    editor.settle(theirs)
    saving.forget()
  }

  async function reread() {
    if (plate) await adopt((await callAction(plateGet, { id: plate.id })).plate)
  }

  function discard() {
    revision.current = plate?.revision
    editor.take({ do: 'replace', plate: editor.saved() })
    setRestoredAt(undefined)
  }

  const openPreview = async () => {
    if (storedId.current !== undefined) await navigate(previewOf(storedId.current))
  }
  const close = () => setQuestion(undefined)
  const refusal = saving.problem?.kind === 'refused' ? saving.problem : undefined

  const actions: CommandActions = {
    'plate.save': () => void save(),
    'plate.preview': () => (editor.read().isDirty || !plate ? setQuestion('preview') : void openPreview()),
    'plate.share': plate?.may.share ? () => void stored.share(!plate.shared) : undefined,
    'plate.duplicate': plate ? () => void stored.duplicate() : undefined,
    'plate.download': () =>
      downloadPlate({ plate: editor.read().plate, modules: shelf.read(), at: new Date().toISOString() }),
    'plate.backups': plate ? () => setQuestion('backups') : undefined,
    'plate.delete': plate ? () => setQuestion('delete') : undefined,
    'view.board': view === 'board' ? undefined : () => show('board'),
    'view.keys': view === 'keys' ? undefined : () => show('keys'),
    'view.autoFill': view === 'fill' ? undefined : () => show('fill'),
    'view.nextPane': () => nextPane(desk.current),
    'view.palette': () => setOverlay('palette'),
    'view.help': () => setOverlay('help'),
  }

  return (
    <div ref={desk} className="flex min-w-0 flex-1 flex-col gap-3">
      <Heading />
      <EditorBar
        actions={actions}
        isSaving={saving.isSaving}
        isStored={plate !== undefined}
        isSharedWithAll={plate?.shared ?? false}
        name={
          <NameField
            isAsked={isAsked}
            serverError={refusal?.details.find(({ path }) => path === 'name')?.message}
          />
        }
        faults={<PlateFaults isAsked={isAsked} onJump={jump} />}
      />
      <EditorNotices
        restoredAt={restoredAt}
        onDiscard={discard}
        onKeepRestored={() => setRestoredAt(undefined)}
        asideAt={aside?.at}
        onBringBack={bringBack}
        onDropAside={dropAside}
        isShared={work.slot.isShared && plate !== undefined}
        isDraftTroubled={isDraftTroubled}
        saving={saving}
        onSaveAsNew={() => void saving.saveAsNew(editor.read().plate.name)}
        onJump={(path) => jump(pathIn(path))}
        refusedAction={
          refusal?.code === 'PLATE_LIMIT' || refusal?.code === 'LIBRARY_LIMIT' ? (
            <Anchor href="/price" className={buttonClass({ size: 'sm' })}>
              {text('plates.toPrice')}
            </Anchor>
          ) : undefined
        }
        words={{
          gone: text('plateEditor.gone'),
          saveAsNew: text('plateEditor.saveAsNew'),
          otherTab: text('plateEditor.otherTab'),
        }}
      />
      <EditorViews view={view} onView={show} board={board} isAsked={isAsked} />

      <EditorCommands
        view={view}
        board={board}
        actions={actions}
        overlay={overlay}
        onClose={() => setOverlay(undefined)}
      />
      <LeaveDialog blocker={blocker} isSaving={saving.isSaving} save={save} discard={discard} />
      {saving.conflict ? (
        <PlateConflict
          newest={saving.conflict}
          mine={contentOf(editor.read().plate)}
          base={editor.saved()}
          saving={saving}
          onTakeTheirs={() => void (saving.conflict && adopt(saving.conflict))}
        />
      ) : null}
      {question === 'preview' ? (
        <PreviewQuestion
          isBusy={saving.isSaving}
          onCancel={close}
          onConfirm={async () => {
            close()
            if (await save()) await openPreview()
          }}
        />
      ) : null}
      {question === 'delete' && plate ? (
        <DeleteQuestion
          name={plate.name}
          isBusy={stored.isDeleting}
          onConfirm={() => void stored.remove()}
          onCancel={close}
        />
      ) : null}
      {question === 'backups' && plate ? (
        <BackupsDialog
          id={plate.id}
          name={plate.name}
          onClose={close}
          onRestored={() => {
            close()
            void reread()
          }}
        />
      ) : null}
    </div>
  )
}

function Heading() {
  const text = useText()
  const name = useBoardState(({ plate }) => plate.name)
  return <h1 className="sr-only">{name ? text('plateEditor.heading', { name }) : text('plateEditor.new')}</h1>
}

const plateIn = ({ search }: Location): string | null => new URLSearchParams(search).get('plate')

/** The run desk leads to a cell that has to be mended. */
function useFirstCell({ editor }: PlateWork): void {
  const [params] = useSearchParams()
  const named = useRef(params.get('cell'))
  useEffect(() => {
    const cell = editor.read().plate.cells.find(({ id }) => id === named.current)
    if (cell) editor.take({ do: 'edit', position: cell.position })
  }, [editor])
}

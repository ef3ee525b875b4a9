import type { Finding } from '@pandok/module-engine'
import { type ModuleItem, moduleGet, type ModuleDocument as StoredModule } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepDraft } from '#app/draft/keepDraft.ts'
import { useAside } from '#app/draft/useAside.ts'
import { EditorNotices } from '#app/editing/EditorNotices.tsx'
import { LeaveDialog } from '#app/editing/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/editing/useLeaveGuard.ts'
import { useUndoKeys } from '#app/editing/useUndoKeys.ts'
import { Disclosure } from '#app/fields/Disclosure.tsx'
import { focusPath } from '#app/fields/focusPath.ts'
import { ClinicalNotice } from '#app/library/ClinicalNotice.tsx'
import { NewerNotice } from '#app/library/NewerNotice.tsx'
import { useTakeNewer } from '#app/library/useTakeNewer.ts'
import { exchangeFileName, saveJsonFile } from '#app/saveFile.ts'
import { useText } from '#app/text.ts'
import { BackupsDialog } from '#features/modules/backups/BackupsDialog.tsx'
import { DeleteDialog } from '#features/modules/delete/DeleteDialog.tsx'
import { callAction } from '#rpc/callAction.ts'
import { PasteDialog } from '../paste/PasteDialog.tsx'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import { useEditorState } from '../state/useEditor.ts'
import { useFindingText } from '../state/useFindingText.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorCommandsContext } from './EditorCommands.ts'
import { EditorPanes } from './EditorPanes.tsx'
import { HeadFields } from './HeadFields.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { ModuleConflict } from './ModuleConflict.tsx'
import { ModuleFindings } from './ModuleFindings.tsx'
import type { ModuleWork } from './ModuleWork.ts'
import { moduleDrafts } from './moduleDrafts.ts'
import { NameField } from './NameField.tsx'
import { documentOf } from './openModule.ts'
import { type PartTab, TAB_OF } from './parts.ts'
import { pathIn, placeOf } from './placeOf.ts'
import { useHelpKey } from './useHelpKey.ts'
import { useModuleSaving } from './useModuleSaving.ts'
import { useSaveKey } from './useSaveKey.ts'
import { useStoredActions } from './useStoredActions.ts'

interface EditorDeskProps {
  work: ModuleWork
  /** The module has an address of its own now, or another one. */
  onMoved: (id: string, work: ModuleWork) => void
}

type Question = 'paste' | 'keys' | 'delete' | 'backups'

/** One module being worked on: everything around the three panes. */
export function EditorDesk({ work, onMoved }: EditorDeskProps) {
  const text = useText()
  const sentence = useFindingText()
  const navigate = useNavigate()
  const { editor } = work
  const [module, setModule] = useState(work.module)
  /** Known at once after saving, before anything is drawn again. */
  const storedId = useRef(work.module?.id)
  const revision = useRef(work.revision)
  const [restoredAt, setRestoredAt] = useState(work.restoredAt)
  const { aside, putAside, bringBack, dropAside } = useAside<ModuleDocument>({
    store: moduleDrafts,
    slot: work.slot.key,
    found: work.aside,
    content: () => contentOf(editor.read()),
    bring: (draft) => editor.changeWhole(() => contentOf(draft)),
  })
  const [part, setPart] = useState<PartTab>('inputs')
  const [question, setQuestion] = useState<Question>()
  const [isAsked, setAsked] = useState(false)
  const [isDraftTroubled, setDraftTroubled] = useState(false)
  const head = useEditorState((state) => state.head)
  const definition = useEditorState((state) => state.definition)

  useEffect(
    () =>
      keepDraft({
        editor,
        content: () => contentOf(editor.read()),
        store: moduleDrafts,
        key: work.slot.key,
        revision: () => revision.current,
        onTrouble: () => setDraftTroubled(true),
      }),
    [editor, work.slot.key],
  )

  const jump = useCallback(
    (path: Finding['path']) => {
      const found = placeOf(path)
      if (found) {
        const tab = TAB_OF[found.part]
        if (tab !== 'tests') setPart(tab)
        if (found.place) editor.select(found.place)
      }
      focusPath(found?.place ? path : path.length === 1 ? [...path, 'add'] : path)
    },
    [editor],
  )

  const current: ModuleWork = { ...work, module, revision: revision.current }
  const saving = useModuleSaving({
    work: current,
    onSaved(saved, sent) {
      revision.current = saved.revision
      editor.settle(sent)
      setModule(saved)
      setRestoredAt(undefined)
      if (saved.id === storedId.current) return
      storedId.current = saved.id
      onMoved(saved.id, { ...work, module: saved, revision: saved.revision })
      void navigate(addressOf(saved.id), { replace: true })
    },
    onRefused() {
      const first = editor.read().findings.find(({ level }) => level === 'error')
      if (!first) return
      toast({ tone: 'danger', title: sentence(first) })
      jump(first.path)
    },
  })
  const save = () => {
    setAsked(true)
    return saving.save()
  }
  const blocker = useLeaveGuard(editor, (from, to) => {
    // What was typed while the first save was on its way goes along to the new address.
    const own = storedId.current === undefined ? [] : [addressOf(storedId.current)]
    return [from.pathname, ...own].includes(to.pathname)
  })
  const newer = useTakeNewer()
  const stored = useStoredActions({
    module,
    onShared: (item: ModuleItem) => setModule((now) => (now ? { ...now, ...item } : now)),
    onDeleted: () => editor.settle(editor.read()),
  })
  const [commands] = useState(() => ({ paste: () => setQuestion('paste') }))
  useUndoKeys(editor)
  useSaveKey(() => void save())
  useHelpKey(() => setQuestion('keys'))

  /** Another version takes the place of this one; undo brings this one back. */
  function adopt(newest: StoredModule) {
    const theirs = documentOf(newest)
    if (editor.read().isDirty) putAside(revision.current)
    editor.changeWhole(() => theirs)
    revision.current = newest.revision
    setModule(newest)
    editor.settle(theirs)
    saving.forget()
  }

  async function reread() {
    if (module) adopt((await callAction(moduleGet, { id: module.id })).module)
  }

  const discard = () => {
    const saved = editor.saved()
    revision.current = module?.revision
    editor.changeWhole(() => saved)
    setRestoredAt(undefined)
    focusPath(['head', 'name'])
  }
  const close = () => setQuestion(undefined)
  const fieldError = (path: string) =>
    saving.problem?.kind === 'refused'
      ? saving.problem.details.find((detail) => detail.path === path)?.message
      : undefined

  function download() {
    const file = {
      format: 'pandok',
      version: 1,
      exportedAt: new Date().toISOString(),
      plates: [],
      modules: [{ id: module?.id ?? 'new', ...head, definition }],
    }
    saveJsonFile(exchangeFileName(head.name), file)
  }

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <h1 className="sr-only">
        {head.name ? text('moduleEditor.heading', { name: head.name }) : text('modules.new')}
      </h1>
      <EditorBar
        isSaving={saving.isSaving}
        isStored={module !== undefined}
        isSharedWithAll={module?.shared ?? false}
        name={<NameField isAsked={isAsked} serverError={fieldError('name')} />}
        findings={<ModuleFindings onJump={({ path }) => jump(path)} />}
        actions={{
          save: () => void save(),
          share: (shared) => void stored.share(shared),
          backups: () => setQuestion('backups'),
          duplicate: () => void stored.duplicate(),
          download,
          remove: () => setQuestion('delete'),
          paste: () => setQuestion('paste'),
          keys: () => setQuestion('keys'),
        }}
      />
      <EditorNotices
        restoredAt={restoredAt}
        onDiscard={discard}
        onKeepRestored={() => setRestoredAt(undefined)}
        asideAt={aside?.at}
        onBringBack={bringBack}
        onDropAside={dropAside}
        isShared={work.slot.isShared && module !== undefined}
        isDraftTroubled={isDraftTroubled}
        saving={saving}
        onSaveAsNew={() => void saving.saveAsNew(head.name)}
        onJump={(path) => jump(pathIn(path))}
        words={{
          gone: text('moduleEditor.problem.gone'),
          saveAsNew: text('moduleEditor.conflict.saveAsNew'),
          otherTab: text('moduleEditor.otherTab'),
        }}
      />
      {module?.newer ? (
        <NewerNotice
          kind="module"
          id={module.id}
          name={module.name}
          newer={module.newer}
          isBusy={newer.isBusy}
          onTake={() => newer.takeModule(module.id, adopt)}
        />
      ) : null}
      <Disclosure label={text('moduleEditor.about')} initiallyOpen={work.module === undefined}>
        <HeadFields fieldError={fieldError} />
      </Disclosure>
      <EditorCommandsContext value={commands}>
        <EditorPanes
          part={part}
          onPart={setPart}
          notice={module?.entry ? <ClinicalNotice definition={definition} entry={module.entry} /> : null}
        />
      </EditorCommandsContext>

      <LeaveDialog blocker={blocker} isSaving={saving.isSaving} save={save} discard={discard} />
      <PasteDialog open={question === 'paste'} onClose={close} />
      <KeyHelp open={question === 'keys'} onClose={close} />
      {saving.conflict ? (
        <ModuleConflict
          newest={saving.conflict}
          mine={{ head, definition }}
          base={editor.saved()}
          saving={saving}
          onTakeTheirs={() => saving.conflict && adopt(saving.conflict)}
        />
      ) : null}
      {question === 'delete' && module ? (
        <DeleteDialog
          modules={[module]}
          isBusy={stored.isDeleting}
          onConfirm={() => void stored.remove()}
          onClose={close}
        />
      ) : null}
      {question === 'backups' && module ? (
        <BackupsDialog
          id={module.id}
          name={module.name}
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

const addressOf = (id: string): string => `/program/module/${id}`

const contentOf = ({ head, definition }: ModuleDocument): ModuleDocument => ({ head, definition })

import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { DocumentNotices } from '#shared/editing/DocumentNotices.tsx'
import { DocumentWorkspace } from '#shared/editing/DocumentWorkspace.tsx'
import { useLeaveGuard } from '#shared/editing/useLeaveGuard.ts'
import type { Saving } from '#shared/editing/useSaving.ts'
import { useUndoKeys } from '#shared/editing/useUndoKeys.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { focusPath } from '#shared/fields/focusPath.ts'
import { ClinicalNotice } from '#shared/library/ClinicalNotice.tsx'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { GuidedExample } from '../guided/GuidedExample.tsx'
import { UnfinishedContext } from '../state/shownFindings.ts'
import { useEditorState } from '../state/useEditor.ts'
import { downloadModule } from './downloadModule.ts'
import { EditorBar } from './EditorBar.tsx'
import { type EditorCommands, EditorCommandsContext } from './EditorCommands.ts'
import { EditorDialogs, type EditorPrompt } from './EditorDialogs.tsx'
import { EditorPanes } from './EditorPanes.tsx'
import { HeadFields } from './HeadFields.tsx'
import { HeadSummary } from './HeadSummary.tsx'
import { ModuleConflict } from './ModuleConflict.tsx'
import { ModuleFindings } from './ModuleFindings.tsx'
import type { ModuleWork, StoredModule } from './ModuleWork.ts'
import { modulePlace } from './modulePlace.ts'
import { NameField } from './NameField.tsx'
import type { PartTab } from './parts.ts'
import { pathIn } from './placeOf.ts'
import { useHelpKey } from './useHelpKey.ts'
import { type ModulePath, useJump } from './useJump.ts'
import { useModuleSaving } from './useModuleSaving.ts'
import { useSaveKey } from './useSaveKey.ts'
import { useStoredActions } from './useStoredActions.ts'

interface EditorWorkspaceProps {
  work: ModuleWork
}

export function EditorWorkspace({ work }: EditorWorkspaceProps) {
  const { editor, session } = work
  const module = useStorePart(session, ({ stored }) => stored)
  const [part, setPart] = useState<PartTab>('inputs')
  const [prompt, ask] = useState<EditorPrompt>()
  const jump = useJump(editor, setPart)
  const { saving, save, hasTriedToSave, fieldError } = useModuleSaving(session, jump)
  const blocker = useModuleGuard(work)
  const stored = useStoredActions({ module, onShared: session.update, onDeleted: session.giveUp })
  const guided = useGuided()
  const [commands] = useState(() => commandsOf(ask, guided.begin))
  useEditorKeys(editor, { save: () => void save(), help: () => ask('keys') })
  const discard = () => discardWork(session)

  return (
    <UnfinishedContext value={module === undefined && !hasTriedToSave}>
      <DocumentWorkspace
        heading={<Heading />}
        bar={
          <EditorBar
            isSaving={saving.isSaving}
            isStored={module !== undefined}
            isSharedWithAll={module?.shared ?? false}
            name={<NameField hasTriedToSave={hasTriedToSave} serverError={fieldError('name')} />}
            findings={<ModuleFindings onJump={({ path }) => jump(path)} />}
            actions={{
              save: () => void save(),
              share: (shared) => (shared ? ask('share') : void stored.share(false)),
              backups: () => ask('backups'),
              duplicate: () => void stored.duplicate(),
              download: () => downloadModule(module?.id, editor.read(), new Date().toISOString()),
              remove: () => ask('delete'),
              paste: () => ask('paste'),
              keys: () => ask('keys'),
            }}
          />
        }
        notices={<ModuleNotices work={work} saving={saving} onDiscard={discard} onJump={jump} />}
        leave={{ blocker, isSaving: saving.isSaving, save, discard }}
        conflict={<ModuleConflict work={work} saving={saving} />}
        dialogs={<EditorDialogs {...{ prompt, module, stored, session }} onClose={() => ask(undefined)} />}
      >
        {guided.isGuided ? (
          <Guide isStored={module !== undefined} onSave={() => void save()} onLeave={guided.leave} />
        ) : null}
        <Disclosure label={<HeadSummary />}>
          <HeadFields fieldError={fieldError} />
        </Disclosure>
        <EditorCommandsContext value={commands}>
          <EditorPanes
            part={part}
            onPart={setPart}
            notice={module?.entry ? <Origin entry={module.entry} /> : null}
          />
        </EditorCommandsContext>
      </DocumentWorkspace>
    </UnfinishedContext>
  )
}

const commandsOf = (ask: (prompt: EditorPrompt) => void, guide: () => void): EditorCommands => ({
  paste: () => ask('paste'),
  sheet: () => ask('sheet'),
  guide,
})

function useEditorKeys(editor: ModuleWork['editor'], actions: { save: () => void; help: () => void }): void {
  useUndoKeys(editor)
  useSaveKey(actions.save)
  useHelpKey(actions.help)
}
function useModuleGuard({ editor, session }: ModuleWork) {
  return useLeaveGuard(editor, (from, to) => {
    // Text that was typed during the first save is carried over to the new address.
    const { stored: now } = session.read()
    const own = now ? [documentAddress('module', now.id)] : []
    return [from.pathname, ...own].includes(to.pathname)
  })
}

function discardWork(session: ModuleWork['session']): void {
  session.discard()
  focusPath(['head', 'name'])
}

interface ModuleNoticesProps {
  work: ModuleWork
  saving: Saving<StoredModule>
  onDiscard: () => void
  onJump: (path: ModulePath) => void
}

function ModuleNotices({ work, saving, onDiscard, onJump }: ModuleNoticesProps) {
  const { editor, session } = work
  const text = useText()
  const newer = useTakeNewer()
  const module = useStorePart(session, ({ stored }) => stored)
  return (
    <DocumentNotices
      kind="module"
      stored={module}
      isTaking={newer.isBusy}
      onTakeNewer={(id) => newer.takeModule(id, session.adopt)}
      session={session}
      saving={saving}
      onDiscard={onDiscard}
      onSaveAsNew={() => void saving.saveAsNew(editor.read().head.name)}
      onJump={(path) => onJump(pathIn(path))}
      placeOf={(path) => modulePlace(pathIn(path), editor.read(), text)}
      words={{
        gone: text('moduleEditor.problem.gone'),
        saveAsNew: text('moduleEditor.conflict.saveAsNew'),
        otherTab: text('moduleEditor.otherTab'),
      }}
    />
  )
}

function Heading() {
  const text = useText()
  const name = useEditorState(({ head }) => head.name)
  return name ? text('moduleEditor.heading', { name }) : text('modules.new')
}

/** The library entry that this module was copied from. */
function Origin({ entry }: { entry: NonNullable<StoredModule['entry']> }) {
  const definition = useEditorState((state) => state.definition)
  return <ClinicalNotice definition={definition} entry={entry} />
}

interface GuideProps {
  isStored: boolean
  onSave: () => void
  onLeave: () => void
}

function Guide({ isStored, onSave, onLeave }: GuideProps) {
  const isDirty = useEditorState((state) => state.isDirty)
  return <GuidedExample isStored={isStored && !isDirty} onSave={onSave} onLeave={onLeave} />
}

/** A query parameter: the new module starts with the guided example. */
const EXAMPLE = 'example'

function useGuided() {
  const text = useText()
  const { search } = useLocation()
  const [isGuided, setGuided] = useState(() => new URLSearchParams(search).has(EXAMPLE))
  const begin = () => setGuided(true)
  function leave() {
    setGuided(false)
    toast({ title: text('guided.left'), action: { label: text('guided.resume'), onPress: begin } })
  }
  return { isGuided, begin, leave }
}

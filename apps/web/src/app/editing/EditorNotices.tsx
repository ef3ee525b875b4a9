import { Button, Notice } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { placeOf } from '#features/modules/editor/shell/placeOf.ts'
import type { Saving } from './useSaving.ts'

interface EditorNoticesProps {
  restoredAt: number | undefined
  onDiscard: () => void
  onKeepRestored: () => void
  asideAt: number | undefined
  onBringBack: () => void
  onDropAside: () => void
  isShared: boolean
  isDraftTroubled: boolean
  saving: Saving
  onSaveAsNew: () => void
  onJump: (path: readonly (string | number)[]) => void
}

/** What one has to know about the work at hand, above it. */
export function EditorNotices(props: EditorNoticesProps) {
  const { restoredAt, onDiscard, onKeepRestored, isShared, isDraftTroubled, saving, onSaveAsNew, onJump } =
    props
  const text = useText()
  const { problem } = saving
  const when = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="grid gap-2 empty:hidden">
      {problem?.kind === 'connection' ? (
        <Notice
          tone="danger"
          role="alert"
          title={text('moduleEditor.problem.connection')}
          action={
            <Button size="sm" loading={saving.isSaving} onClick={() => void saving.save()}>
              {text('ui.retry')}
            </Button>
          }
        >
          {problem.message}
        </Notice>
      ) : null}
      {problem?.kind === 'gone' ? (
        <Notice
          tone="danger"
          role="alert"
          title={text('moduleEditor.problem.gone')}
          action={
            <Button size="sm" loading={saving.isSaving} onClick={onSaveAsNew}>
              {text('moduleEditor.conflict.saveAsNew')}
            </Button>
          }
        />
      ) : null}
      {problem?.kind === 'refused' ? (
        <Notice tone="danger" role="alert" title={problem.message}>
          <ul className="grid gap-0.5">
            {problem.details.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <button
                  type="button"
                  className="min-h-6 text-start underline underline-offset-3"
                  onClick={() => onJump(pathIn(path))}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {restoredAt === undefined ? null : (
        <Notice
          tone="info"
          role="status"
          title={text('moduleEditor.restored.title', { when: when.format(restoredAt) })}
          onDismiss={onKeepRestored}
          dismissLabel={text('ui.close')}
          action={
            <Button size="sm" onClick={onDiscard}>
              {text('moduleEditor.restored.discard')}
            </Button>
          }
        />
      )}
      {props.asideAt === undefined ? null : (
        <Notice
          tone="info"
          title={text('moduleEditor.aside.title', { when: when.format(props.asideAt) })}
          action={
            <>
              <Button size="sm" onClick={props.onBringBack}>
                {text('moduleEditor.aside.back')}
              </Button>
              <Button size="sm" variant="quiet" onClick={props.onDropAside}>
                {text('moduleEditor.restored.discard')}
              </Button>
            </>
          }
        />
      )}
      {isShared ? <Notice tone="warning">{text('moduleEditor.otherTab')}</Notice> : null}
      {isDraftTroubled ? <Notice tone="warning">{text('moduleEditor.draftTrouble')}</Notice> : null}
    </div>
  )
}

/** `definition.inputs.2.label` as the way that the editor knows. */
function pathIn(path: string): (string | number)[] {
  const keys = path.split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key))
  const inside = keys[0] === 'definition' ? keys.slice(1) : ['head', ...keys]
  return placeOf(inside) || inside[0] === 'head' ? inside : keys
}

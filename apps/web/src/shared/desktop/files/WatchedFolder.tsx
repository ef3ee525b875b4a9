import { Button, TextField } from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useWatchedFolder } from './useWatchedFolder.ts'

/** The watched folder and its setting. The program has no folder dialog, so paths are typed or pasted. */
export function WatchedFolder() {
  const text = useText()
  const headingId = useId()
  const { folder, watch } = useWatchedFolder()
  const [isTyping, setTyping] = useState(false)

  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-2">
      <h2 id={headingId} className="flex min-h-8 items-center font-semibold">
        {text('desktopFiles.watch.title')}
      </h2>
      <p className="text-sm text-muted">{text('desktopFiles.watch.text')}</p>
      {isTyping ? (
        <FolderForm first={folder ?? ''} watch={watch} onEnd={() => setTyping(false)} />
      ) : (
        <>
          {folder ? (
            <p className="rounded-lg border border-line bg-sunken px-3 py-2 font-mono text-sm break-all">
              {folder}
            </p>
          ) : folder === null ? (
            <p className="text-sm">{text('desktopFiles.watch.none')}</p>
          ) : null}
          <span className="flex flex-wrap gap-2">
            <Button size="sm" disabled={folder === undefined} onClick={() => setTyping(true)}>
              {text(folder ? 'desktopFiles.watch.change' : 'desktopFiles.watch.choose')}
            </Button>
            {folder ? (
              <Button variant="quiet" size="sm" onClick={() => void watch(null)}>
                {text('desktopFiles.watch.off')}
              </Button>
            ) : null}
          </span>
        </>
      )}
    </section>
  )
}

type Watched = ReturnType<typeof useWatchedFolder>

interface FolderFormProps {
  first: string
  watch: Watched['watch']
  onEnd: () => void
}

function FolderForm({ first, watch, onEnd }: FolderFormProps) {
  const text = useText()
  const [typed, setTyped] = useState(first)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const failed = await watch(typed)
    if (failed) setProblem(text(`desktopFiles.watch.problem.${failed}`))
    else onEnd()
  }

  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <TextField
        label={text('desktopFiles.watch.path')}
        hint={text('desktopFiles.watch.path.hint')}
        value={typed}
        error={problem}
        autoFocus
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" disabled={typed.trim() === ''}>
          {text('desktopFiles.watch.start')}
        </Button>
        <Button size="sm" onClick={onEnd}>
          {text('ui.cancel')}
        </Button>
      </span>
    </form>
  )
}

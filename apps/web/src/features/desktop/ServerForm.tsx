import { Button, ConfirmDialog, TextField } from '@pandok/ui'
import { type FormEvent, useRef, useState } from 'react'
import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import { useText } from '#platform/text/text.ts'

const SAID = ['BAD_SERVER', 'UNREACHABLE', 'NOT_PANDOK'] as const

interface ServerFormProps {
  /** Null at the first start. */
  current: string | null
  submitLabel: string
  /** True if the form is the only content of its page. */
  isAlone?: boolean
  /** Called when the program uses another server, so that nothing on the page is valid anymore. */
  onTaken: () => void
}

/** Checks a server's address, asks before the present server is left, and switches to the new one. */
export function ServerForm({ current, submitLabel, isAlone = false, onTaken }: ServerFormProps) {
  const text = useText()
  const server = useServerChange(current, onTaken)

  function send(event: FormEvent) {
    event.preventDefault()
    void server.check()
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <TextField
        ref={server.input}
        label={text('desktop.server.field')}
        hint={text('desktop.server.hint')}
        error={server.error}
        placeholder="https://pandok.example"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        value={server.typed}
        onChange={(event) => server.type(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        {...(isAlone ? { size: 'lg', block: true } : { className: 'justify-self-start' })}
        loading={server.isBusy}
        loadingLabel={text('desktop.server.checking')}
      >
        {submitLabel}
      </Button>
      <ConfirmDialog
        open={server.asked !== null}
        tone="danger"
        title={text('desktop.server.change.title')}
        text={text('desktop.server.change.text', { server: server.asked ?? '' })}
        confirmLabel={text('desktop.server.change.confirm')}
        cancelLabel={text('ui.cancel')}
        busy={server.isBusy}
        onCancel={server.stay}
        onConfirm={() => server.asked !== null && void server.take(server.asked)}
      />
    </form>
  )
}

function useServerChange(current: string | null, onTaken: () => void) {
  const text = useText()
  const [typed, setTyped] = useState(current ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      const code = failure instanceof DesktopFailure ? SAID.find((name) => name === failure.code) : undefined
      setError(text(code ? `desktop.server.${code}` : 'desktop.server.saved.failed'))
      input.current?.focus()
    }
    setBusy(false)
  }

  const take = (server: string) =>
    attempt(async () => {
      await callDesktop('/desktop/settings', { method: 'PUT', body: { server } })
      setAsked(null)
      onTaken()
    })

  const check = () =>
    attempt(async () => {
      const body = { server: serverAddress(typed) }
      const { server } = await callDesktop<{ server: string }>('/desktop/server/check', {
        method: 'POST',
        body,
      })
      setTyped(server)
      if (server === current) setError(text('desktop.server.same'))
      else if (current === null) {
        await callDesktop('/desktop/settings', { method: 'PUT', body: { server } })
        onTaken()
      } else setAsked(server)
    })

  function type(address: string) {
    setTyped(address)
    setError(undefined)
  }

  return { input, typed, type, error, isBusy, asked, check, take, stay: () => setAsked(null) }
}

/** A typed or pasted address as an origin: without a path, and with https if no scheme is given. */
export function serverAddress(typed: string): string {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return text
  const { origin, username, password } = new URL(address)
  // An address with credentials isn't silently shortened; the program refuses it.
  return `${username}${password}` === '' && origin !== 'null' ? origin : address
}

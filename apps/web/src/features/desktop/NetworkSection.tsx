import type { DesktopSettings } from '@pandok/protocol/desktop'
import { Button, TextField, toast } from '@pandok/ui'
import { type FormEvent, useState } from 'react'
import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import { useText } from '#platform/text/text.ts'
import { Section } from './Section.tsx'

interface NetworkSectionProps {
  proxy: string | null
  onSaved: (settings: DesktopSettings) => void
}

export function NetworkSection({ proxy, onSaved }: NetworkSectionProps) {
  const text = useText()
  const [typed, setTyped] = useState(proxy ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      const body = { proxy: proxyAddress(typed) }
      const settings = await callDesktop<DesktopSettings>('/desktop/settings', { method: 'PUT', body })
      setTyped(settings.proxy ?? '')
      onSaved(settings)
      toast({ tone: 'success', title: text('desktop.network.saved') })
    } catch (failure) {
      const isBad = failure instanceof DesktopFailure && failure.code === 'BAD_PROXY'
      setError(text(isBad ? 'desktop.network.BAD_PROXY' : 'desktop.server.saved.failed'))
    }
    setBusy(false)
  }

  return (
    <Section title={text('desktop.network.title')} text={text('desktop.network.text')}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <TextField
          label={text('desktop.network.proxy')}
          hint={text('desktop.network.hint')}
          error={error}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" className="justify-self-start" loading={isBusy}>
          {text('ui.save')}
        </Button>
      </form>
    </Section>
  )
}

/** Accepts a proxy as Windows shows it, `host:port`. Null for none. */
function proxyAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  return text.includes('://') ? text : `http://${text}`
}

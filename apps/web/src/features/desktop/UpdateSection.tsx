import type { DesktopSettings, UpdateState } from '@pandok/protocol/desktop'
import { Checkbox, Notice } from '@pandok/ui'
import { useState } from 'react'
import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import { useUpdate } from '#platform/desktop/useUpdate.ts'
import { useText } from '#platform/text/text.ts'
import { Section } from './Section.tsx'
import { UpdateView } from './UpdateView.tsx'

interface UpdateSectionProps {
  settings: DesktopSettings
  onSaved: (settings: DesktopSettings) => void
}

type Step = 'check' | 'download' | 'install'

const SAID = ['NOT_STARTED', 'NOT_READY'] as const

/** Checks for, downloads and installs a newer version; each step only on request. */
export function UpdateSection({ settings, onSaved }: UpdateSectionProps) {
  const text = useText()
  const [update, setUpdate] = useUpdate()
  const [problem, setProblem] = useState<string>()
  const { busy, isInstalling, ask } = useUpdateSteps(setUpdate, setProblem)

  async function setAutomatic(isCheckingForUpdates: boolean) {
    onSaved({ ...settings, isCheckingForUpdates })
    try {
      const body = { isCheckingForUpdates }
      onSaved(await callDesktop<DesktopSettings>('/desktop/settings', { method: 'PUT', body }))
    } catch {
      onSaved(settings)
      setProblem(text('desktop.server.saved.failed'))
    }
  }

  const isOff = update?.state === 'off' && update.reason !== 'no-server'
  return (
    <Section title={text('desktop.update.title')} text={text('desktop.update.text')}>
      {isInstalling ? (
        <Notice role="status">{text('desktop.update.installing')}</Notice>
      ) : (
        <UpdateView update={update} busy={busy} ask={(step) => void ask(step)} />
      )}
      {problem ? (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      ) : null}
      {isOff ? null : (
        <Checkbox
          label={text('desktop.update.automatic')}
          hint={text('desktop.update.automatic.hint')}
          checked={settings.isCheckingForUpdates}
          onChange={(event) => void setAutomatic(event.target.checked)}
        />
      )}
    </Section>
  )
}

function useUpdateSteps(
  setUpdate: (update: UpdateState) => void,
  setProblem: (problem: string | undefined) => void,
) {
  const text = useText()
  const [busy, setBusy] = useState<Step | null>(null)
  const [isInstalling, setInstalling] = useState(false)

  async function ask(step: Step) {
    if (busy) return
    setBusy(step)
    setProblem(undefined)
    try {
      const state = await callDesktop<UpdateState>(`/desktop/update/${step}`, { method: 'POST' })
      // The state of a download is pushed and may be newer than this answer.
      if (step === 'check') setUpdate(state)
      if (step === 'install') setInstalling(true)
    } catch (failure) {
      const code = failure instanceof DesktopFailure ? SAID.find((name) => name === failure.code) : undefined
      setProblem(text(code ? `desktop.update.${code}` : 'desktop.failed'))
      // The downloaded file has changed, so the check has to start again.
      if (code === 'NOT_READY') {
        setUpdate(await callDesktop<UpdateState>('/desktop/update/check', { method: 'POST' }))
      }
    }
    setBusy(null)
  }

  return { busy, isInstalling, ask }
}

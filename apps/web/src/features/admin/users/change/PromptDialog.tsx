import { TIERS, type Tier } from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'
import { Button, Dialog, Notice, Select, Textarea, TextField } from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import type { Prompt, UserChange, UserChanging } from './useUserChange.ts'

/** The last moment of a day in Korean time, in which paid periods are counted; null for no day. */
const endOfDayInKorea = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59.999+09:00`).toISOString()

interface PromptDialogProps {
  user: AdminUser
  prompt: Prompt
  changing: UserChanging
}

const REASON_MAX_CHARACTERS = 500
const DANGER: readonly Prompt[] = ['suspend', 'makeMember', 'grantEnd', 'sessionsEnd']
const GRANTED = TIERS.filter((tier) => tier !== 'free')

export function PromptDialog({ user, prompt, changing }: PromptDialogProps) {
  const text = useText()
  const form = useId()
  const [reason, setReason] = useState('')
  const [hasTriedToSubmit, setTriedToSubmit] = useState(false)
  const [tier, setTier] = useState<Tier>(GRANTED.at(-1) ?? 'standard')
  const [until, setUntil] = useState('')
  const needsReason = prompt !== 'sendCode'
  const values = { name: user.nickname, email: user.email, tier: text(`store.price.plan.${tier}`) }

  function send(event: FormEvent) {
    event.preventDefault()
    setTriedToSubmit(true)
    const words = reason.trim()
    if (needsReason && words === '') return
    void changing.send(changeOf(prompt, words, tier, until), text(`office.users.${prompt}.done`, values))
  }

  return (
    <Dialog
      open
      title={text(`office.users.${prompt}`)}
      description={text(`office.users.${prompt}.text`, values)}
      closeLabel={text('ui.close')}
      onClose={changing.close}
      footer={
        <>
          <Button onClick={changing.close}>{text('ui.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant={DANGER.includes(prompt) ? 'danger' : 'primary'}
            loading={changing.isPending}
            data-autofocus={needsReason ? undefined : true}
          >
            {text(`office.users.${prompt}`)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4 pb-1">
        {prompt === 'grant' ? <GrantFields {...{ tier, setTier, until, setUntil }} /> : null}
        {needsReason ? (
          <ReasonField
            prompt={prompt}
            reason={reason}
            setReason={setReason}
            isMissing={hasTriedToSubmit && reason.trim() === ''}
          />
        ) : null}
        {changing.problem ? (
          <Notice tone="danger" role="alert">
            {changing.problem}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

interface GrantFieldsProps {
  tier: Tier
  setTier: (tier: Tier) => void
  /** A day, or empty for no end. */
  until: string
  setUntil: (until: string) => void
}

function GrantFields({ tier, setTier, until, setUntil }: GrantFieldsProps) {
  const text = useText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={text('office.users.grant.tier')}
        value={tier}
        data-autofocus
        onChange={({ target }) => setTier(target.value)}
      >
        {GRANTED.map((each) => (
          <option key={each} value={each}>
            {text(`store.price.plan.${each}`)}
          </option>
        ))}
      </Select>
      <TextField
        type="date"
        label={text('office.users.grant.until')}
        hint={text('office.users.grant.until.hint')}
        min={today()}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </div>
  )
}

function changeOf(prompt: Prompt, reason: string, tier: Tier, until: string): UserChange {
  switch (prompt) {
    case 'makeAdmin':
      return { kind: 'role', role: 'admin', reason }
    case 'makeMember':
      return { kind: 'role', role: 'user', reason }
    case 'grant':
      return { kind: 'grant', tier, until: endOfDayInKorea(until), reason }
    case 'sendCode':
      return { kind: 'sendCode' }
    case 'suspend':
    case 'lift':
    case 'grantEnd':
    case 'sessionsEnd':
      return { kind: prompt, reason }
  }
}

interface ReasonFieldProps {
  prompt: Prompt
  reason: string
  setReason: (reason: string) => void
  isMissing: boolean
}

function ReasonField({ prompt, reason, setReason, isMissing }: ReasonFieldProps) {
  const text = useText()
  return (
    <Textarea
      required
      data-autofocus={prompt === 'grant' ? undefined : true}
      label={text('office.users.reason')}
      hint={text('office.users.reason.hint')}
      error={isMissing ? text('office.users.reason.missing') : undefined}
      rows={2}
      maxLength={REASON_MAX_CHARACTERS}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
    />
  )
}

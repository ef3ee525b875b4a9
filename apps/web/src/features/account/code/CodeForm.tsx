import { userVerifyCode } from '@pandok/protocol'
import { CodeField, Countdown, FormError } from '@pandok/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { RpcError } from '../form/tryAction.ts'
import { MailboxNotice } from './MailboxNotice.tsx'
import type { Proof } from './Proof.ts'
import { ResendRow } from './ResendRow.tsx'
import type { EmailCode } from './useEmailCode.ts'

interface CodeFormProps {
  code: EmailCode
  purpose: 'join' | 'password'
  onProven: (proof: Proof) => void
}

const isComplete = (typed: string) => userVerifyCode.param.shape.code.safeParse(typed).success

/** Takes the mailed code before it expires; entering the last digit submits it. */
export function CodeForm({ code, purpose, onProven }: CodeFormProps) {
  const text = useText()
  const entry = useCodeEntry(code, onProven)
  const { email, isExpired, isVerifying, expiresAt } = code

  function submit(event: FormEvent) {
    event.preventDefault()
    void entry.verify(entry.typed)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <FormError title={entry.failure} />
      <p className="text-base text-text">
        {text(purpose === 'join' ? 'account.code.sent' : 'account.code.sentIfKnown', { email })}{' '}
        <span className="text-muted">{text('account.code.spam')}</span>
      </p>
      <MailboxNotice />
      <CodeField
        ref={entry.input}
        label={text('account.code')}
        aside={<Countdown until={expiresAt} label={text('account.code.timeLeft')} />}
        value={entry.typed}
        error={isExpired ? text('account.code.expired') : entry.wrong}
        onChange={entry.type}
        onComplete={(digits) => void entry.verify(digits)}
      />
      <div className="grid gap-3">
        {isExpired ? null : (
          <SubmitButton isBusy={isVerifying} busyLabel={text('account.code.verifying')}>
            {text('account.code.verify')}
          </SubmitButton>
        )}
        <ResendRow code={code} onResend={entry.resend} />
      </div>
    </form>
  )
}

function useCodeEntry(code: EmailCode, onProven: (proof: Proof) => void) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { email, isExpired, isVerifying } = code

  useEffect(() => input.current?.focus(), [])

  async function verify(digits: string) {
    if (isVerifying || isExpired) return
    setFailure(undefined)
    if (!isComplete(digits)) {
      setWrong(text.problem('required'))
      input.current?.focus()
      return
    }
    const answer = await code.verify(digits)
    if (!(answer instanceof RpcError)) return onProven({ email, ticket: answer })
    setTyped('')
    if (answer.code === 'BAD_REQUEST') setWrong(answer.details[0]?.message ?? answer.message)
    else setFailure(answer.message)
    input.current?.focus()
  }

  async function resend(): Promise<boolean> {
    const refused = await code.send()
    setFailure(refused?.message)
    if (refused) return false
    setTyped('')
    setWrong(undefined)
    input.current?.focus()
    return true
  }

  function type(digits: string) {
    setTyped(digits)
    if (digits !== '') setWrong(undefined)
  }

  return { input, typed, wrong, failure, verify, resend, type }
}

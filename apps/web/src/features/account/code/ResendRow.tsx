import { Button } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { EmailCode } from './useEmailCode.ts'

interface ResendRowProps {
  code: EmailCode
  /** Resolves with true when a new code has been sent. */
  onResend: () => Promise<boolean>
}

/**
 * Requests another code or another address. Once the code has expired, requesting a new one is the main
 * button.
 */
export function ResendRow({ code, onResend }: ResendRowProps) {
  const text = useText()
  const [isResent, setResent] = useState(false)
  const { resendSeconds, isExpired, isSending } = code
  const mustWait = resendSeconds > 0

  async function resend() {
    if (mustWait) return
    setResent(await onResend())
  }

  return (
    <>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button onClick={code.forget} size={isExpired ? 'lg' : 'md'}>
          {text('account.code.change')}
        </Button>
        <Button
          onClick={resend}
          variant={isExpired && !mustWait ? 'primary' : 'secondary'}
          size={isExpired ? 'lg' : 'md'}
          aria-disabled={mustWait || undefined}
          loading={isSending}
          loadingLabel={text('account.code.sending')}
          className="tabular-nums"
        >
          {mustWait ? text('account.code.resendIn', { seconds: resendSeconds }) : text('account.code.resend')}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isResent && mustWait && !isExpired ? text('account.code.resent') : ''}
      </p>
    </>
  )
}

import { CODE_LIFE_MINUTES } from '@pandok/domain'
import { type CodePurpose, userSendCode, userVerifyCode } from '@pandok/protocol'
import { useState } from 'react'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

const LIFE_MS = CODE_LIFE_MINUTES * 60_000
/** Mail takes a while, and a new code invalidates the one that is still on its way. */
const RESEND_WAIT_SECONDS = 30

export interface EmailCode {
  email: string
  type: (email: string) => void
  isSent: boolean
  /** Time at which the code expires, on this computer's clock. */
  expiresAt: number
  isExpired: boolean
  /** Seconds until another code may be requested. */
  resendSeconds: number
  isSending: boolean
  isVerifying: boolean
  send: () => Promise<RpcError | null>
  verify: (code: string) => Promise<string | RpcError>
  /** Returns to the choice of an address. */
  forget: () => void
}

/** Mails a code to an address and exchanges the code for a ticket. */
export function useEmailCode(purpose: CodePurpose, initialEmail = ''): EmailCode {
  const [email, type] = useState(initialEmail)
  const [isSent, setSent] = useState(false)
  const [expiresAt, setExpiresAt] = useState(0)
  const [resendAt, setResendAt] = useState(0)
  const [isSending, setSending] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const isExpired = useSecondsLeft(expiresAt) === 0
  const resendSeconds = useSecondsLeft(resendAt)

  async function send(): Promise<RpcError | null> {
    // The server's clock may differ from ours, but the code's lifetime is known. Counting from the start of
    // the call can only make the code expire a little too soon here.
    const startedAt = Date.now()
    setSending(true)
    const answer = await tryAction(userSendCode, { email, purpose })
    setSending(false)
    if (answer instanceof RpcError) {
      if (answer.retryAfterSeconds !== undefined) setResendAt(Date.now() + answer.retryAfterSeconds * 1000)
      return answer
    }
    setSent(true)
    setExpiresAt(startedAt + LIFE_MS)
    setResendAt(startedAt + RESEND_WAIT_SECONDS * 1000)
    return null
  }

  async function verify(code: string): Promise<string | RpcError> {
    setVerifying(true)
    const answer = await tryAction(userVerifyCode, { email, purpose, code })
    setVerifying(false)
    return answer instanceof RpcError ? answer : answer.ticket
  }

  const forget = () => setSent(false)
  return {
    email,
    type,
    isSent,
    expiresAt,
    isExpired,
    resendSeconds,
    isSending,
    isVerifying,
    send,
    verify,
    forget,
  }
}

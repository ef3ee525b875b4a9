import type { CodePurpose } from '@pandok/protocol'
import type { ReactNode } from 'react'
import { AddressForm } from './AddressForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useEmailCode } from './useEmailCode.ts'

export interface Proof {
  email: string
  ticket: string
}

interface EmailCodeStepsProps {
  purpose: CodePurpose
  initialEmail: string
  onProven: (proof: Proof) => void
  /** Beside the button that sends the code, for instance the way back. */
  back?: ReactNode
}

/** An address, then the code that was mailed to it. */
export function EmailCodeSteps({ purpose, initialEmail, onProven, back }: EmailCodeStepsProps) {
  const code = useEmailCode(purpose)
  return code.email === null ? (
    <AddressForm code={code} initialEmail={initialEmail} back={back} />
  ) : (
    <CodeForm code={code} email={code.email} purpose={purpose} onProven={onProven} />
  )
}

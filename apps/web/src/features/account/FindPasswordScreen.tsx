import { Anchor, buttonClass, Notice, Steps } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { EmailCodeSteps } from './code/EmailCodeSteps.tsx'
import type { Proof } from './code/Proof.ts'
import { useEmailCode } from './code/useEmailCode.ts'
import { ResetPasswordForm } from './find/ResetPasswordForm.tsx'
import { AccountPage } from './frame/AccountPage.tsx'
import { OutcomePage } from './frame/OutcomePage.tsx'
import { useEntrancePath } from './frame/useEntrancePath.ts'
import { LoginLinks } from './login/LoginLinks.tsx'

/**
 * `/pw`: a code is sent by mail, then a new password is set. The page never reveals whether an address has an
 * account.
 */
export function FindPasswordScreen() {
  const text = useText()
  const pathOf = useEntrancePath()
  const [proof, setProof] = useState<Proof | null>(null)
  const [isExpired, setExpired] = useState(false)
  const code = useEmailCode('password')
  const [isDone, setDone] = useState(false)

  function startAgain() {
    setExpired(true)
    code.forget()
    setProof(null)
  }

  if (isDone) {
    return (
      <OutcomePage title={text('account.findPassword.done')} text={text('account.findPassword.done.text')}>
        <Anchor
          href={pathOf('/login')}
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
        >
          {text('account.toLogin')}
        </Anchor>
      </OutcomePage>
    )
  }
  return (
    <AccountPage
      title={text('account.findPassword.title')}
      lead={text(proof ? 'account.findPassword.password.lead' : 'account.findPassword.lead')}
    >
      <div className="grid gap-6">
        <Steps
          label={text('account.findPassword.steps')}
          steps={[
            { id: 'email', label: text('account.findPassword.step.email') },
            { id: 'password', label: text('account.findPassword.step.password') },
          ]}
          current={proof ? 1 : 0}
          doneLabel={text('account.join.stepDone')}
        />
        {isExpired && !proof ? (
          <Notice tone="warning" role="alert">
            {text.problem('ticket.expired')}
          </Notice>
        ) : null}
        {proof ? (
          <ResetPasswordForm proof={proof} onDone={() => setDone(true)} onExpired={startAgain} />
        ) : (
          <EmailCodeSteps code={code} purpose="password" onProven={setProof} />
        )}
        <LoginLinks on="/pw" />
      </div>
    </AccountPage>
  )
}

import { userJoin } from '@pandok/protocol'
import { Button, Notice, Steps } from '@pandok/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { signIn } from '#shared/session/session.ts'
import { useEmailCode } from './code/useEmailCode.ts'
import { attempt, RpcError } from './form/attempt.ts'
import { refuses } from './form/refuses.ts'
import { AccountPage } from './frame/AccountPage.tsx'
import { TextLink } from './frame/TextLink.tsx'
import { useEntrancePath } from './frame/useEntrancePath.ts'
import { AgreementsStep } from './join/AgreementsStep.tsx'
import { EmailStep } from './join/EmailStep.tsx'
import { joinParam } from './join/joinParam.ts'
import { JOIN_STEPS } from './join/joinSteps.ts'
import { PasswordStep } from './join/PasswordStep.tsx'
import { ProfileStep } from './join/ProfileStep.tsx'
import { useJoinForm } from './join/useJoinForm.ts'
import { useJoinSteps } from './join/useJoinSteps.ts'
import { WelcomePanel } from './join/WelcomePanel.tsx'
import { useSocialProfile } from './login/useSocialProfile.ts'

/** Sign-up in four steps. Everything typed stays in memory: a reload starts again, and nothing is left behind. */
export function JoinScreen() {
  const text = useText()
  const pathOf = useEntrancePath()
  const navigate = useNavigate()
  const social = useSocialProfile()
  const form = useJoinForm(social?.name ?? '')
  const [{ step, proof, notice, member }, dispatch] = useJoinSteps()
  const code = useEmailCode('join', social?.email ?? '')
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef(step)

  useEffect(() => {
    if (opened.current !== step) heading.current?.focus()
    opened.current = step
  }, [step])

  const next = () => dispatch({ type: 'next' })
  const back = () => dispatch({ type: 'back' })

  function proveAgain() {
    code.forget()
    dispatch({ type: 'unproven' })
  }

  function sendBack(notice: 'ticket.expired' | 'email.taken') {
    code.forget()
    dispatch({ type: 'refused', notice })
  }

  async function finish() {
    if (!proof) return
    const answer = await attempt(userJoin, joinParam(form, proof, social?.joinTicket ?? null))
    if (answer instanceof RpcError) {
      if (refuses(answer, 'ticket', 'ticket.expired', text)) sendBack('ticket.expired')
      else if (refuses(answer, 'email', 'email.taken', text)) sendBack('email.taken')
      else form.fail(explain(answer))
      return
    }
    dispatch({ type: 'joined', member: answer.user })
    await signIn(answer, { remember: false })
  }

  /** The provider's ticket has run out: nothing on this form can mend that. */
  function explain(error: RpcError): RpcError {
    const isSocial = error.details.some(({ path }) => path === 'joinTicket')
    return isSocial
      ? new RpcError({ code: error.code, status: error.status, message: text('account.social.stale') })
      : error
  }

  if (member) return <WelcomePanel name={member.name} />
  return (
    <AccountPage
      wide={step === 'profile'}
      title={text('account.join.title')}
      foot={
        <>
          {text('account.join.haveAccount')}{' '}
          <TextLink href={pathOf('/login')}>{text('account.login.submit')}</TextLink>
        </>
      }
    >
      <div className="grid gap-6">
        <Steps
          label={text('account.join.steps')}
          steps={JOIN_STEPS.map((id) => ({ id, label: text(`account.join.step.${id}`) }))}
          current={JOIN_STEPS.indexOf(step)}
          doneLabel={text('account.join.stepDone')}
        />
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
            {text(`account.join.step.${step}`)}
          </h2>
          <p className="text-sm text-muted">{text(`account.join.${step}.lead`)}</p>
        </div>
        {notice ? (
          <Notice tone="warning" role="alert">
            {text.problem(notice)}
          </Notice>
        ) : null}
        {social && step === 'agreements' ? (
          <Notice
            action={
              <Button size="sm" onClick={() => void navigate(pathOf('/login'), { state: social.handed })}>
                {text('account.join.linkInstead')}
              </Button>
            }
          >
            {text('account.join.social')}
          </Notice>
        ) : null}
        {step === 'agreements' ? <AgreementsStep form={form} onDone={next} /> : null}
        {step === 'email' ? (
          <EmailStep
            proof={proof}
            code={code}
            onProven={(proven) => dispatch({ type: 'proven', proof: proven })}
            onAnother={proveAgain}
            onNext={next}
            onBack={back}
          />
        ) : null}
        {step === 'password' ? (
          <PasswordStep form={form} email={proof?.email ?? ''} onDone={next} onBack={back} />
        ) : null}
        {step === 'profile' ? <ProfileStep form={form} onDone={finish} onBack={back} /> : null}
      </div>
    </AccountPage>
  )
}

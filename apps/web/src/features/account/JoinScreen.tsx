import { Button, Notice, Steps } from '@pandok/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useEmailCode } from './code/useEmailCode.ts'
import { AccountPage } from './frame/AccountPage.tsx'
import { TextLink } from './frame/TextLink.tsx'
import { useEntrancePath } from './frame/useEntrancePath.ts'
import { AgreementsStep } from './join/AgreementsStep.tsx'
import { EmailStep } from './join/EmailStep.tsx'
import { JOIN_STEPS, type JoinStep } from './join/joinSteps.ts'
import { PasswordStep } from './join/PasswordStep.tsx'
import { ProfileStep } from './join/ProfileStep.tsx'
import { useJoinForm } from './join/useJoinForm.ts'
import { useJoining } from './join/useJoining.ts'
import { useJoinSteps } from './join/useJoinSteps.ts'
import { WelcomePanel } from './join/WelcomePanel.tsx'
import { type SocialProfile, useSocialProfile } from './login/useSocialProfile.ts'

/**
 * Sign-up in four steps. What is typed stays in memory only, so a reload starts again and leaves nothing
 * behind.
 */
export function JoinScreen() {
  const text = useText()
  const pathOf = useEntrancePath()
  const social = useSocialProfile()
  const form = useJoinForm(social?.name ?? '')
  const [{ step, proof, notice, member }, dispatch] = useJoinSteps()
  const code = useEmailCode('join', social?.email ?? '')
  const heading = useRef<HTMLHeadingElement>(null)
  useStepFocus(heading, step)
  const joinTicket = social?.joinTicket ?? null
  const { proveAgain, finish } = useJoining({ form, code, proof, joinTicket, dispatch })
  const next = () => dispatch({ type: 'next' })
  const back = () => dispatch({ type: 'back' })

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
        <StepHeading ref={heading} step={step} />
        {notice ? (
          <Notice tone="warning" role="alert">
            {text.problem(notice)}
          </Notice>
        ) : null}
        {social && step === 'agreements' ? <LinkNotice social={social} /> : null}
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

function StepHeading({ ref, step }: { ref: RefObject<HTMLHeadingElement | null>; step: JoinStep }) {
  const text = useText()
  return (
    <div className="grid gap-1">
      <h2 ref={ref} tabIndex={-1} className="text-xl font-bold">
        {text(`account.join.step.${step}`)}
      </h2>
      <p className="text-sm text-muted">{text(`account.join.${step}.lead`)}</p>
    </div>
  )
}

/** Somebody who arrives from a provider may already have an account here; logging in links the two. */
function LinkNotice({ social }: { social: SocialProfile }) {
  const text = useText()
  const pathOf = useEntrancePath()
  const navigate = useNavigate()
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => void navigate(pathOf('/login'), { state: social.handed })}>
          {text('account.join.linkInstead')}
        </Button>
      }
    >
      {text('account.join.social')}
    </Notice>
  )
}

/** The heading takes the focus when the step changes, but not when the page opens. */
function useStepFocus(heading: RefObject<HTMLHeadingElement | null>, step: JoinStep): void {
  const opened = useRef(step)
  useEffect(() => {
    if (opened.current !== step) heading.current?.focus()
    opened.current = step
  }, [step, heading])
}

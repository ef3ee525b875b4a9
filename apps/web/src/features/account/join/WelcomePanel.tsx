import { Anchor, buttonClass } from '@pandok/ui'
import { useLocation } from 'react-router'
import { areaOf } from '#platform/navigation/area.ts'
import { returnPathIn } from '#platform/navigation/returnPath.ts'
import { useText } from '#platform/text/text.ts'
import { OutcomePage } from '../frame/OutcomePage.tsx'
import { TextLink } from '../frame/TextLink.tsx'

/** Leads to the page that the new member wanted to open, or to the program. */
export function WelcomePanel({ name }: { name: string }) {
  const text = useText()
  const goal = returnPathIn(useLocation().search) ?? '/program/plate'
  const word = areaOf(goal) === 'program' ? 'start' : 'continue'
  return (
    <OutcomePage title={text('account.join.welcome', { name })} text={text('account.join.welcome.text')}>
      <Anchor href={goal} className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
        {text(`account.join.welcome.${word}`)}
      </Anchor>
      <TextLink href="/">{text('account.toHome')}</TextLink>
    </OutcomePage>
  )
}

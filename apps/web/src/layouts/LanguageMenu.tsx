import { buttonClass, cx, GlobeIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LANGUAGE_NAMES } from './languages.ts'
import { OnDemandMenu } from './OnDemandMenu.tsx'

const load = async () => (await import('./LanguageChoices.tsx')).LanguageChoices

export function LanguageMenu() {
  const text = useText()
  const name = LANGUAGE_NAMES[text.locale]
  return (
    <OnDemandMenu
      load={load}
      label={text('ui.labelled', { label: text('ui.language'), value: name })}
      className={cx(buttonClass({ variant: 'quiet' }), '!px-2.5')}
    >
      <GlobeIcon />
      <span className="max-lg:hidden">{name}</span>
    </OnDemandMenu>
  )
}

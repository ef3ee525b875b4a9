import { LOCALES, type Locale } from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import type { ReportActions } from './ReportActions.ts'

const MORE = 'more'

interface LanguageSelectProps {
  actions: ReportActions
  className?: string | undefined
}

/** The report's main language; the last option opens the dialog for the languages of sections. */
export function LanguageSelect({ actions, className }: LanguageSelectProps) {
  const text = useText()
  const { main, sections = {} } = useRunState((state) => state.languages)
  const isMixed = Object.values(sections).some((locale) => locale !== main)
  return (
    <Select<Locale | typeof MORE>
      label={text('plateRun.report.language')}
      hideLabel
      size="sm"
      className={className}
      value={main}
      onChange={({ target }) => {
        if (target.value === MORE) actions.open('languages')
        else actions.setLocale(target.value)
      }}
    >
      {LOCALES.map((each) => {
        const language = languageName(each, text.locale)
        return (
          <option key={each} value={each}>
            {isMixed && each === main ? text('report.languages.mixed', { language }) : language}
          </option>
        )
      })}
      <option value={MORE}>{text('report.languages.open')}</option>
    </Select>
  )
}

import type { ReportLanguages } from '@pandok/board'
import { LOCALES, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import { Dialog, RadioGroup, Select } from '@pandok/ui'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useText } from '#platform/text/text.ts'
import { LanguageOptions } from '#shared/fields/LanguageOptions.tsx'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { ENGLISH_SPELLINGS, englishSpellingName } from './englishSpelling.ts'

interface LanguagesDialogProps {
  onChange: (languages: ReportLanguages) => void
  onClose: () => void
}

/** Chooses the languages of sections, for example findings in English and the conclusion in Korean. */
export function LanguagesDialog({ onChange, onClose }: LanguagesDialogProps) {
  const text = useText()
  const languages = useRunState((state) => state.languages)
  const [english, setEnglish] = usePreference(englishSpellingName(), ENGLISH_SPELLINGS)

  function choose(section: ReportSection, value: string) {
    const { [section]: _, ...others } = languages.sections ?? {}
    const locale = LOCALES.find((one) => one === value)
    onChange({ ...languages, sections: locale ? { ...others, [section]: locale } : others })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      title={text('report.languages.title')}
      description={text('report.languages.hint')}
      closeLabel={text('ui.close')}
    >
      <div className="grid gap-6 pb-2">
        <Select
          label={text('report.languages.main')}
          value={languages.main}
          onChange={({ target }) => onChange({ ...languages, main: target.value })}
        >
          <LanguageOptions />
        </Select>
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-semibold">{text('report.languages.sections')}</legend>
          {REPORT_SECTIONS.map((section) => (
            <Select
              key={section}
              label={text(`reportSection.${section}`)}
              size="sm"
              value={languages.sections?.[section] ?? ''}
              onChange={({ target }) => choose(section, target.value)}
            >
              <option value="">{text('report.languages.asMain')}</option>
              <LanguageOptions />
            </Select>
          ))}
        </fieldset>
        <RadioGroup
          label={text('report.english.label')}
          hint={text('report.english.hint')}
          value={english}
          onChange={(value) => {
            const chosen = ENGLISH_SPELLINGS.find((one) => one === value)
            if (chosen) setEnglish(chosen)
          }}
          options={ENGLISH_SPELLINGS.map((value) => ({ value, label: text(`report.english.${value}`) }))}
        />
      </div>
    </Dialog>
  )
}

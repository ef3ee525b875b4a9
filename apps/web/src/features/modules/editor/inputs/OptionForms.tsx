import { LOCALES, type Locale } from '@pandok/domain'
import type { Option } from '@pandok/module-engine'
import { Button, IconButton, PlusIcon, Select, TextField, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LanguageOptions } from '#shared/fields/LanguageOptions.tsx'

type Forms = NonNullable<Option['forms']>

interface Form {
  locale: Locale
  name: string
  text: string
}

interface OptionFormsProps {
  option: Option
  onChange: (forms: Forms | undefined) => void
}

/**
 * Grammatical forms of an answer, for example the dative in German or an adverb in Korean. Sentences refer to
 * them by name.
 */
export function OptionForms({ option, onChange }: OptionFormsProps) {
  const text = useText()
  const forms = listed(option.forms)
  const write = (next: readonly Form[]) => onChange(gathered(next))
  const change = (at: number, part: Partial<Form>) =>
    write(forms.map((form, index) => (index === at ? { ...form, ...part } : form)))

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{text('moduleEditor.field.forms')}</legend>
      {forms.map((form, at) => (
        <FormRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the name changes while it is typed
          key={at}
          form={form}
          onChange={(part) => change(at, part)}
          onRemove={() => write(forms.filter((_, index) => index !== at))}
        />
      ))}
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        icon={<PlusIcon />}
        onClick={() => write([...forms, { locale: text.locale, name: `form${forms.length + 1}`, text: '' }])}
      >
        {text('moduleEditor.forms.add')}
      </Button>
    </fieldset>
  )
}

interface FormRowProps {
  form: Form
  onChange: (part: Partial<Form>) => void
  onRemove: () => void
}

function FormRow({ form, onChange, onRemove }: FormRowProps) {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2 @md:grid-cols-[minmax(0,7rem)_minmax(0,1fr)_minmax(0,2fr)_auto]">
      <Select
        label={text('moduleEditor.forms.language')}
        hideLabel
        value={form.locale}
        onChange={({ target }) => onChange({ locale: target.value })}
      >
        <LanguageOptions />
      </Select>
      <TextField
        label={text('moduleEditor.forms.name')}
        hideLabel
        placeholder={text('moduleEditor.forms.name')}
        maxLength={32}
        value={form.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={text('moduleEditor.forms.text')}
        hideLabel
        placeholder={text('moduleEditor.forms.text')}
        lang={form.locale}
        maxLength={200}
        value={form.text}
        className="max-@md:col-span-2 max-@md:row-start-2"
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <IconButton
        label={text('moduleEditor.removeItem', { name: form.name })}
        icon={<XIcon />}
        onClick={onRemove}
      />
    </div>
  )
}

const listed = (forms: Forms | undefined): Form[] =>
  LOCALES.flatMap((locale) =>
    Object.entries(forms?.[locale] ?? {}).map(([name, text]) => ({ locale, name, text })),
  )

function gathered(list: readonly Form[]): Forms | undefined {
  const forms: Forms = {}
  for (const { locale, name, text } of list) forms[locale] = { ...forms[locale], [name]: text }
  return list.length === 0 ? undefined : forms
}

import { LOCALES, type Locale } from '@pandok/domain'
import type { Output, Path, PhraseToken } from '@pandok/module-engine'
import { Button, CopyIcon, cx, Menu, MenuItem } from '@pandok/ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { PhraseEditor } from './PhraseEditor.tsx'

type Body = Output['body']

interface BodyEditorProps {
  path: Path
  body: Body
  onChange: (body: Body, locale: Locale) => void
  preview?: ((locale: Locale) => ReactNode) | undefined
}

const hasWords = (body: Body, locale: Locale) => (body[locale]?.length ?? 0) > 0

/** A sentence in five languages, one of them visible; missing ones are marked. */
export function BodyEditor({ path, body, onChange, preview }: BodyEditorProps) {
  const text = useText()
  const id = useId()
  const [locale, setLocale] = useState<Locale>(text.locale)
  const isEmpty = !hasWords(body, locale)
  const write = (phrase: PhraseToken[]) =>
    onChange(put(body, locale, phrase.length === 0 ? undefined : phrase), locale)

  return (
    <div className="grid min-w-0 gap-2">
      <LanguageTabs id={id} body={body} value={locale} onChange={setLocale} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${locale}`}
        className="grid min-w-0 gap-2"
      >
        <PhraseEditor
          key={locale}
          label={text('moduleLogic.output.body', { language: languageName(locale, text.locale) })}
          value={body[locale] ?? []}
          onChange={write}
          scope={{ locale }}
          path={[...path, locale]}
        />
        {isEmpty ? (
          <CopyFrom body={body} onCopy={(other) => write(copied(body[other] ?? [], locale))} />
        ) : null}
        {preview?.(locale)}
      </div>
    </div>
  )
}

interface LanguageTabsProps {
  id: string
  body: Body
  value: Locale
  onChange: (locale: Locale) => void
}

/** One tab per language; a dot shows whether it has text. */
function LanguageTabs({ id, body, value, onChange }: LanguageTabsProps) {
  const text = useText()

  function move(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = LOCALES[(LOCALES.indexOf(value) + by + LOCALES.length) % LOCALES.length]
    if (!next) return
    onChange(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={text('moduleLogic.output.languages')}
      onKeyDown={move}
      className="flex flex-wrap gap-1"
    >
      {LOCALES.map((each) => {
        const isShown = each === value
        const isWritten = hasWords(body, each)
        const name = languageName(each, text.locale)
        return (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={isShown}
            aria-controls={isShown ? `${id}-panel` : undefined}
            aria-label={isWritten ? name : text('moduleLogic.output.missing', { language: name })}
            tabIndex={isShown ? 0 : -1}
            onClick={() => onChange(each)}
            className={cx(
              'inline-flex min-h-8 items-center gap-1.5 rounded-sm border px-2.5 text-sm font-semibold pointer-coarse:min-h-11',
              isShown
                ? 'border-accent bg-accent-soft text-accent-text'
                : 'border-line text-muted hover:text-text',
            )}
          >
            {name}
            <span
              aria-hidden="true"
              className={cx('size-1.5 rounded-full', isWritten ? 'bg-success' : 'border border-line-strong')}
            />
          </button>
        )
      })}
    </div>
  )
}

/** Offers to start an empty language from one that has text. */
function CopyFrom({ body, onCopy }: { body: Body; onCopy: (locale: Locale) => void }) {
  const text = useText()
  const others = LOCALES.filter((each) => hasWords(body, each))
  if (others.length === 0) return null
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" icon={<CopyIcon />} className="justify-self-start">
          {text('moduleLogic.output.copyFrom')}
        </Button>
      }
    >
      {others.map((each) => (
        <MenuItem key={each} onSelect={() => onCopy(each)}>
          {languageName(each, text.locale)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Particles and articles aren't copied, because they belong to one language. */
function copied(phrase: readonly PhraseToken[], locale: Locale): PhraseToken[] {
  return phrase.flatMap((token): PhraseToken[] => {
    if (typeof token === 'string') return [token]
    if ('josa' in token) return locale === 'ko' ? [token] : []
    if ('article' in token) return locale === 'en' ? [token] : []
    if ('when' in token)
      return [
        {
          ...token,
          then: copied(token.then, locale),
          ...(token.else ? { else: copied(token.else, locale) } : {}),
        },
      ]
    if ('each' in token) return [{ ...token, body: copied(token.body, locale) }]
    if ('answers' in token) {
      const said = Object.entries(token.say).map(([answer, said]) => [answer, copied(said, locale)])
      return [{ ...token, say: Object.fromEntries(said) }]
    }
    if ('lines' in token) return [{ ...token, lines: token.lines.map((line) => copied(line, locale)) }]
    return [token]
  })
}

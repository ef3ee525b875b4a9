import type { Option } from '@pandok/module-engine'
import { ChevronDownIcon, cx, IconButton, TextField, XIcon } from '@pandok/ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { DecimalField } from './DecimalField.tsx'
import { OptionDetail } from './OptionDetail.tsx'
import { useOption } from './useOption.ts'

interface OptionRowProps {
  inputIndex: number
  at: number
  grip: ReactNode
  name: string
  onNext: () => void
  /** Receives several lines; returns true if they were taken as answers. */
  onPaste: (lines: string) => boolean
  onRemove: () => void
}

export function OptionRow({ inputIndex, at, grip, name, onNext, onPaste, onRemove }: OptionRowProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { option, set, setLabel } = useOption(inputIndex, at)
  const path = ['inputs', inputIndex, 'options', at]
  const { error } = useFieldFindings([...path, 'label'])
  if (!option) return null

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onNext()
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && isBlankOption(option)) {
      event.preventDefault()
      onRemove()
    }
  }

  return (
    <div className="rounded-md border border-line bg-surface p-1">
      <div className="flex items-start gap-1">
        <span className="pt-1">{grip}</span>
        <TextField
          className="flex-1"
          label={text('moduleEditor.option.label', { number: at + 1 })}
          hideLabel
          lang={text.locale}
          placeholder={name}
          maxLength={200}
          value={option.label[text.locale] ?? ''}
          error={error}
          onChange={(event) => setLabel(put(option.label, text.locale, event.target.value || undefined))}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (pasted.includes('\n') && onPaste(pasted)) event.preventDefault()
          }}
          data-path={pathName([...path, 'label'])}
        />
        <DecimalField
          className="w-16 shrink-0"
          label={text('moduleEditor.option.points', { name })}
          hideLabel
          placeholder={text('moduleEditor.field.points')}
          path={[...path, 'points']}
          value={option.points ?? ''}
          onChange={(points) => set(put(option, 'points', points || undefined), 'points')}
        />
        <OptionButtons name={name} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} onRemove={onRemove} />
      </div>
      {isOpen ? <OptionDetail inputIndex={inputIndex} at={at} /> : null}
    </div>
  )
}

interface OptionButtonsProps {
  name: string
  isOpen: boolean
  onOpen: () => void
  onRemove: () => void
}

function OptionButtons({ name, isOpen, onOpen, onRemove }: OptionButtonsProps) {
  const text = useText()
  return (
    <>
      <IconButton
        size="sm"
        className="mt-1"
        aria-expanded={isOpen}
        label={text('moduleEditor.option.more', { name })}
        icon={<ChevronDownIcon className={cx('transition-transform', isOpen && 'rotate-180')} />}
        onClick={onOpen}
      />
      <IconButton
        size="sm"
        className="mt-1"
        label={text('moduleEditor.removeItem', { name })}
        icon={<XIcon />}
        onClick={onRemove}
      />
    </>
  )
}

/** True if the answer has no text in any language. */
export const isBlankOption = (option: Option | undefined): boolean =>
  option !== undefined &&
  Object.keys(option.label).length === 0 &&
  Object.keys(option).every((key) => key === 'id' || key === 'label')
